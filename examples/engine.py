"""A complete engine in thirty lines, which likes full lines and a clean floor.  azulejos check-engine -- python examples/engine.py"""

import sys

from azulejos import AzulejosError
from azulejos.bots.uai import read_go, read_position

position, waiting = None, None  # What the host has set up; what is answered after `stop`.


def value(move):
    """What a move is worth: what it scores, lines that it fills, and the floor line that it costs."""
    before, after = position.boards[position.to_move - 1], position.copy()
    after.push(move)
    after = after.boards[position.to_move - 1]
    filled = sum(line.filled == number for number, line in enumerate(after.lines, 1))
    return after.score - before.score + filled - 2 * len(getattr(after, "floor", ()))


for line in sys.stdin.buffer:
    command, *words = line.decode("utf-8", "replace").split() or [""]
    answer = {"uai": "id name Example\nid author You\nuaiok", "isready": "readyok", "newgame": "", "stop": waiting or "", "": ""}.get(command)
    try:
        if waiting and command not in ("isready", "stop", "quit"):
            answer = "error busy I think until you say stop."
        elif command == "position":
            position, answer = read_position(words), ""
        elif command == "go":
            infinite, moves = read_go(words).infinite, position.legal_moves if position else ()
            answer = f"bestmove {max(moves, key=value) if moves else 'none'}"
            waiting, answer = (answer, "") if infinite else (None, answer)
        elif command == "quit":
            break
    except AzulejosError as error:
        answer = f"error {error.code} {error.text}"
    waiting = None if command == "stop" else waiting
    print("error no-such-command What is that?" if answer is None else answer, end="\n" if answer != "" else "", flush=True)
