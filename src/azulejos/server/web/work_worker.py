"""The process that works for `azulejos.server.web.work_process`, one thing at a time: `python -m azulejos.server.web.work_worker`.

A question is a pickle of a function and its arguments, which only the server writes. An answer is one letter and what the function returned, or why
it did not.
"""

from __future__ import annotations

import pickle

import orjson

from azulejos.notation import AgnError
from azulejos.rules import AzulejosError
from azulejos.server.bot_workers.protocol import frame, read_frame
from azulejos.server.bot_workers.worker import pipes, prepare_process
from azulejos.server.errors import ServerError
from azulejos.server.web import replay_work  # noqa: F401 (so that the first one need not wait for it)

DONE, REFUSED, FAILED = b"D", b"R", b"F"
"""What an answer begins with."""


def main() -> None:
    """Answer questions until there are no more."""
    prepare_process()
    questions, answers = pipes()
    while (question := read_frame(questions)) is not None:
        content = memoryview(frame(answer(question)))
        while content:  # A pipe takes only so much at a time.
            content = content[answers.write(content) :]


def answer(question: bytes) -> bytes:
    """What came of a piece of work."""
    try:
        work, arguments = pickle.loads(question)
        return bytes(DONE + work(*arguments))
    except AzulejosError as error:
        refused = {"code": error.code, "text": error.text, "clause": error.clause, "status": error.status if isinstance(error, ServerError) else 400}
        place = {"line": error.line, "token": error.token} if isinstance(error, AgnError) else {}
        return REFUSED + orjson.dumps(refused | place)
    except Exception as error:
        return FAILED + type(error).__name__.encode()


if __name__ == "__main__":
    main()
