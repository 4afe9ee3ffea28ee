"""A process that plays units of a contest. `azulejos.arena.contest` starts it: the plan, and then the units, are lines of JSON on its standard
input, and what came of each is a line on its standard output. It ends with its input.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from pathlib import Path

from azulejos.arena.plan import Plan, Unit
from azulejos.arena.units import UnitPlayer
from azulejos.rules import AzulejosError

_PDEATHSIG = 1


def main() -> None:
    """Play what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # Engines are ended, too, then.
    if sys.platform == "linux":
        # One that is killed closes our input; but who plays does not look at that.
        import ctypes

        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGTERM)
    # What a bot prints does not disturb the lines.
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    sys.path.insert(0, str(Path.cwd()))  # Bots of one's own are found from the folder where one is.
    first = json.loads(sys.stdin.readline())
    os.nice(first["nice"])
    player: UnitPlayer | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            if player is None:
                player = UnitPlayer(Plan.from_json(first["plan"]))
                gc.freeze()
            result, records = player.play(Unit(asked["number"], asked["deal"], tuple(asked["entrants"])))
            answer = {"result": result.to_json(), "records": records}
        except AzulejosError as error:
            answer = {"error": [error.code, error.text]}
        except Exception as error:
            answer = {"error": ["bot-failed", f"{type(error).__name__}: {error}"]}
        # What stays is not looked through again: in the middle of a game that would take tens of milliseconds, and make an engine look late.
        gc.collect()
        gc.freeze()
        answers.write(json.dumps(answer).encode() + b"\n")
    if player is not None:
        player.close()


if __name__ == "__main__":
    main()
