"""Lines of events: what one command wrote, an event or a list of them, is one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from azulejos.tournament.errors import BadHistory, TournamentError
from azulejos.tournament.events import Event


def line(events: Sequence[Event]) -> bytes:
    """The line of what is kept together.

    >>> from azulejos.tournament.events import CheckedIn
    >>> line([Event("tournament:x", 2, 0, "p-org", CheckedIn("p-ann"))])[:42]
    b'{"stream":"tournament:x","version":2,"at":'
    """
    rows = [event.json() for event in events]
    return (json.dumps(rows[0] if len(rows) == 1 else rows, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def parse(content: bytes, where: str) -> Iterator[Event]:
    """The events of lines. Whether they could have happened is for `verify` to say.

    >>> list(parse(b"Ann 61, Ben 48", "notes.txt"))
    Traceback (most recent call last):
    azulejos.tournament.errors.BadHistory: notes.txt: line 1 is not an event: use an unchanged event file.
    """
    for number, text in enumerate(content.splitlines(), 1):
        if not text.strip():
            continue
        try:
            value = json.loads(text)
            for each in value if isinstance(value, list) else [value]:
                yield Event.read(each)
        except TournamentError as error:
            raise BadHistory(error.code, f"{where}: line {number}: {error.text}", error.clause) from error
        except (ValueError, RecursionError):
            raise BadHistory("not-an-event-file", f"{where}: line {number} is not an event: use an unchanged event file.") from None


def whole(content: bytes) -> int:
    r"""How much of a file is whole lines. What a power cut leaves at the end has no newline, or holes of zeros.

    >>> whole(b'{"a":1}\n{"b":'), whole(b'{"a":1}\n{"\0\0\0}\n')
    (8, 8)
    """
    end = content.rfind(b"\n") + 1
    last = content.rfind(b"\n", 0, max(0, end - 1)) + 1
    return last if b"\0" in content[last:end] else end


def whole_events(content: bytes) -> int:
    r"""How much of a file is whole events. An event that only lacks its newline is whole: no part of an object of JSON is one.

    >>> whole_events(b'{"a":1}\n{"b":2}'), whole_events(b'{"a":1}\n{"b":')
    (15, 8)
    """
    good = whole(content)
    if not content[good:].strip():
        return len(content)
    try:
        json.loads(content[good:])
    except (ValueError, RecursionError):
        return good
    return len(content)


def parse_whole(content: bytes, where: str) -> Iterator[Event]:
    r"""The same, of lines none of which was cut.

    >>> parse_whole(b'{"a":1}\n{"b":', "spring.jsonl")
    Traceback (most recent call last):
    azulejos.tournament.errors.BadHistory: spring.jsonl is cut off within line 2: use a whole copy, or ...
    """
    good = whole_events(content)
    if 0 < good < len(content):
        number = content.count(b"\n", 0, good) + 1
        todo = f"use a whole copy, or go on from the lines before it with azulejos tournament recover {where}"
        raise BadHistory("cut-off", f"{where} is cut off within line {number}: {todo}.")
    return parse(content, where)
