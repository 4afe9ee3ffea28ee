"""The clauses of the protocol (`docs/formats.md`), each as a check of an engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from time import monotonic

from azulejos.bots.decisions import seen_game
from azulejos.bots.interface import Limit
from azulejos.bots.uai.dialogue import ProtocolViolation, words_of
from azulejos.bots.uai.examination import PROMPT_SECONDS, START_SECONDS, Examination, is_move
from azulejos.bots.uai.positions import KINDS, read_position, write_position
from azulejos.notation import afen
from azulejos.rules import Phase, Position, RandomChance

EXAMPLE = "position azul players 2 first 1 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2"
LONG = 1 << 21
"""The length of a line that is too long for anything."""

Check = Callable[[Examination], None]


def _introduces_itself(engine: Examination) -> None:
    lines = engine.fresh().ask("uai", "uaiok", START_SECONDS)
    ids = [words[1] for words in words_of(lines, "id") if len(words) > 2]
    if not {"name", "author"} <= set(ids):
        raise ProtocolViolation("id name … and id author … before uaiok")
    for words in words_of(lines, "option"):
        if words[1] != "name" or "type" not in words[3:]:
            raise ProtocolViolation("option name NAME type TYPE …")


def _is_ready(engine: Examination) -> None:
    engine.talk.ask("isready", "readyok", START_SECONDS)


def _knows_no_move_without_a_position(engine: Examination) -> None:
    talk = engine.fresh()
    talk.ask("uai", "uaiok", START_SECONDS)
    talk.ask("isready", "readyok", START_SECONDS)
    engine.decide(None, "go movetime 100")


def _takes_its_options(engine: Examination) -> None:
    talk = engine.talk
    for words in words_of(talk.ask("uai", "uaiok", PROMPT_SECONDS), "option"):
        name = " ".join(words[2 : words.index("type")])
        told = dict(pairwise(words))
        if told.get("type") == "spin":
            for value in (told.get("min"), told.get("max"), told.get("default")):
                talk.send(f"setoption name {name} value {value}")
                talk.ask("isready", "readyok", START_SECONDS)
                if any(words_of([note[2:] for note in talk.notes[-3:] if note.startswith("<")], "error")):
                    raise ProtocolViolation(f"no error: {value} is a value that it declares for {name}")
    engine.refused("setoption name NoSuchOption value 1", "it has declared no such option")


def _answers_in_time(engine: Examination) -> None:
    engine.talk.send("newgame")
    for line in (EXAMPLE, "position azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR"):
        engine.set_position(line)
        position = read_position(line.split()[1:])
        for milliseconds in (10, 50, 200):
            engine.decide(position, f"go movetime {milliseconds}", Limit(seconds=milliseconds / 1000))


def _takes_keywords_in_any_order(engine: Examination) -> None:
    for line in ("position azul first 2 players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR", "position azul players 2 moves @bbyk/rrww/bbyk/rkww/byyr 3b2"):
        engine.set_position(line)
        engine.decide(read_position(line.split()[1:]), "go movetime 50", Limit(seconds=0.05))


def _leaves_the_former_position(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    for line, why in (
        ("position azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3W2", "display 3 has no white tiles"),
        ("position azul players 2 moves 3B2", "the first token has to be a deal"),
        ("position azul players 7", "there are no seven players"),
        ("position chess players 2", "there is no such game"),
        ("position afen nonsense", "that is no AFEN"),
        ("position", "there is no position"),
    ):
        engine.refused(line, why)
    engine.decide(read_position(EXAMPLE.split()[1:]), "go movetime 50", Limit(seconds=0.05))


def _limits(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    position = read_position(EXAMPLE.split()[1:])
    for go in ("go nodes 1", "go depth 1", "go nodes 2000", "go depth 2 nodes 500"):
        engine.decide(position, go)
    engine.decide(position, "go nodes 1000000000000 movetime 100", Limit(seconds=0.1))
    engine.decide(position, "go", Limit(seconds=1.0))


def _refuses_other_limits(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    engine.refused("go quickly", "go takes movetime, nodes, depth and infinite")
    engine.refused("go movetime soon", "movetime is a number")


def _thinks_until_it_is_stopped(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    talk = engine.talk
    talk.send("go infinite")
    if words_of(talk.silence(0.5), "bestmove"):
        raise ProtocolViolation("no bestmove before stop")
    lines = talk.ask("isready", "readyok", PROMPT_SECONDS)
    talk.send(EXAMPLE)
    lines += talk.ask("isready", "readyok", PROMPT_SECONDS)
    if [words[1:2] for words in words_of(lines, "error")] != [["busy"]]:
        raise ProtocolViolation("error busy after position: during a search only stop, isready and quit are obeyed")
    if words_of(lines, "bestmove"):
        raise ProtocolViolation("no bestmove before stop")
    talk.send("stop")
    line, _ = talk.await_line(lambda came: came.startswith("bestmove"), PROMPT_SECONDS, "bestmove after stop")
    if not is_move(read_position(EXAMPLE.split()[1:]), line.text.split()[1]):
        raise ProtocolViolation("bestmove with a legal move")


def _ignores_stop_when_idle(engine: Examination) -> None:
    engine.talk.send("stop")
    if engine.settle():
        raise ProtocolViolation("nothing but readyok: stop is ignored when no search runs")


def _stops_early(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    talk = engine.talk
    talk.send("go movetime 60000")
    if words_of(talk.silence(0.1), "bestmove"):
        return  # It has no need of more time.
    begun = monotonic()
    talk.send("stop")
    talk.await_line(lambda came: came.startswith("bestmove"), PROMPT_SECONDS, "bestmove after stop")
    if monotonic() - begun > 1.0 + engine.margin:
        raise ProtocolViolation("bestmove soon after stop")


def _goes_on_after_nonsense(engine: Examination) -> None:
    engine.refused("hello", "that is no command")
    for line in (
        b"\x00\x01\xfe\xff\x80\n",
        b"position \xff\xfe\n",
        b"x" * LONG + b"\n",
        b"position azul players 2 moves " + b"3B2 " * LONG + b"\n",
    ):
        engine.refused(line, "that is nothing that an engine can understand")
    engine.talk.send(b"\n   \n")
    engine.settle()
    engine.talk.send(EXAMPLE.encode() + b"\r\n")
    if words_of(engine.settle(), "error"):
        raise ProtocolViolation("no error: lines may end in CRLF")
    engine.decide(read_position(EXAMPLE.split()[1:]), "go movetime 50", Limit(seconds=0.05))


def _knows_when_there_is_no_move(engine: Examination) -> None:
    engine.set_position("position azul players 2")
    engine.decide(_played("azul players 2", 0), "go movetime 50", Limit(seconds=0.05))
    over = _played("azul players 2", 10_000)
    engine.set_position(write_position(over.view(1), seen_game(over, 1)))
    engine.decide(over, "go movetime 50", Limit(seconds=0.05))


def _reads_afen(engine: Examination) -> None:
    position = _played("azul players 2", 20)
    engine.set_position(f"position afen {afen.write(position)}", needed=False)
    engine.decide(position, "go movetime 50", Limit(seconds=0.05))
    move = str(position.legal_moves[0])
    engine.set_position(f"position afen {afen.write(position)} moves {move}", needed=False)
    position.push(move)
    engine.decide(position, "go movetime 50", Limit(seconds=0.05))


def _quits(engine: Examination) -> None:
    talk = engine.talk
    talk.send("quit")
    if not talk.has_ended(PROMPT_SECONDS):
        raise ProtocolViolation("an end of its process after quit")


def _ends_with_its_input(engine: Examination) -> None:
    engine.set_position(EXAMPLE)
    engine.talk.send("go infinite")
    if not engine.talk.end_of_input(PROMPT_SECONDS):
        raise ProtocolViolation("an end of its process: the end of its input is quit, also during a search")


CLAUSES: tuple[tuple[str, Check], ...] = (
    ("uai is answered by id name, id author, options and uaiok", _introduces_itself),
    ("isready is answered by readyok", _is_ready),
    ("bestmove none where no position was given", _knows_no_move_without_a_position),
    ("setoption takes what was declared, and refuses the rest", _takes_its_options),
    ("go movetime is answered by a legal bestmove in time, info before it is right", _answers_in_time),
    ("position takes keywords in any order, first is 1 if absent, and tokens in either case", _takes_keywords_in_any_order),
    ("a faulty position is answered by error, and leaves the former one", _leaves_the_former_position),
    ("go takes nodes, depth, several limits, and none", _limits),
    ("go refuses other limits", _refuses_other_limits),
    ("go infinite answers only after stop; meanwhile isready is answered, and all else by error busy", _thinks_until_it_is_stopped),
    ("stop ends a search early", _stops_early),
    ("stop is ignored when no search runs", _ignores_stop_when_idle),
    ("what is not understood is answered by error, and the engine goes on", _goes_on_after_nonsense),
    ("bestmove none when a deal is due or the game is over", _knows_when_there_is_no_move),
    ("position afen", _reads_afen),
)
LAST: tuple[tuple[str, Check], ...] = (("quit ends it", _quits), ("the end of its input ends it", _ends_with_its_input))
TABLES = (
    "azul players 2",
    "azul players 3 first 2",
    "azul players 4",
    "azul players 4 tournament",
    "azul-grey players 2",
    "azul-grey players 3",
    "mini players 2 first 2",
    "mini-grey players 4",
    "duel first 2 tiles rows edge corners",
)
assert {table.split()[0] for table in TABLES} == set(KINDS)


def _played(start: str, moves: int) -> Position:
    """A game after so many random moves; the same every time."""
    generator = random.Random(1)
    position = read_position(start.split())
    while position.outcome is None and moves:
        if position.phase is Phase.DEAL:
            position.push(position.deal(RandomChance(generator)))
        else:
            position.push(generator.choice(position.legal_moves))
            moves -= 1
    return position


def whole_game(engine: Examination, start: str) -> None:
    """The engine plays in one seat after another, a random player in the others, so that it sees more than its own games."""
    chance = RandomChance(random.Random(2))
    position = read_position(start.split())
    engine.talk.send("newgame")
    engine.settle()
    limit = Limit(seconds=engine.movetime / 1000)
    decisions = 0
    while position.outcome is None:
        if position.phase is Phase.DEAL:
            position.push(position.deal(chance))
            continue
        assert position.to_move is not None
        seat = position.to_move
        decisions += 1
        if decisions % 3 == 0:
            position.push(position.legal_moves[chance.below(len(position.legal_moves))])
            continue
        engine.set_position(write_position(position.view(seat), seen_game(position, seat)), needed=start == TABLES[0])
        position.push(engine.decide(position, f"go movetime {engine.movetime}", limit))
