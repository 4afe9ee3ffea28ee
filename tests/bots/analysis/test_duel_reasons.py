"""What is said of the decisions of Azul Duel: each fact counted again by other means, for pairs of moves of whole games."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from azulejos import start
from azulejos.bots.analysis import Option, Reason
from azulejos.bots.analysis.assessment import RoundEnd
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.duel import move_reasons
from azulejos.i18n import LANGUAGES
from azulejos.kernel.duel.biased_play import POLICIES
from azulejos.notation import afen, read_token
from azulejos.render.wording import Wording
from azulejos.rules import Move, Phase
from azulejos.rules.duel.moves import Draw, Keep, Lay, Moon, Spend, Stack, Sun, TakeChip, TakePlate, Tile
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.scoring_tiles import SIDES
from tests.kit import duel_told as told
from tests.kit.effort import LONG

GAMES = 60 if LONG else 12
Pair = tuple[DuelPosition, Option, Option]


def pairs(games: int) -> Iterator[Pair]:
    """Decisions of whole games as their seats see them, with two legal moves each, and how play may go on after both."""
    for seed in range(games):
        lots = random.Random(seed)
        position = start("duel", seed=seed, tiles=[lots.choice(sides) for sides in SIDES])
        assert isinstance(position, DuelPosition)
        while position.to_move is not None:
            moves = list(position.legal_moves)
            if len(moves) > 1:
                seen = position.view(position.to_move).position
                one, other = lots.sample(moves, 2)
                yield seen, option(seen, one, lots), option(seen, other, lots)
            position.push(POLICIES[seed % len(POLICIES)](position, lots))


def option(position: DuelPosition, move: Move, lots: random.Random) -> Option:
    """A move, with some play up to the next event of chance, and some scores."""
    after, line = position.copy(history=False, dealer=False), [move]
    after.push(move)
    while len(line) < 6 and after.to_move is not None and after.phase is position.phase:
        moves = list(after.legal_moves)
        line.append(lots.choice([each for each in moves if completes(after, each)] or moves))
        after.push(line[-1])
    scores = (float(lots.randrange(40)), float(lots.randrange(40)))
    return Option(move, (0.5, 0.5), scores, tuple(line), tuple(round_end(lots) for _ in range(lots.choice((0, 2)))))


def round_end(lots: random.Random) -> RoundEnd:
    """A round may end like this."""
    tiled = tuple(tuple((line, lots.randint(1, 6)) for line in range(1, 7) if lots.random() < lots.choice((0.1, 0.8))) for _ in range(2))
    scored = tuple(sum(points for _, points in each) for each in tiled)
    specials = tuple(tuple(row for row in range(1, 7) if lots.random() < 0.1) for _ in range(2))
    return RoundEnd((lots.choice((0, 1, 3)), lots.choice((0, 1, 3))), tiled, scored, (lots.randint(0, 3), lots.randint(0, 3)), specials)


def completes(position: DuelPosition, move: Move) -> bool:
    """Whether a take completes a line for which the dome has a space."""
    if not isinstance(move, Sun | Moon) or not move.line:
        return False
    is_full = position.board.lines[move.line - 1].filled + told.took(position, move)[0] >= move.line
    return is_full and bool(told.free(position.board, move.line - 1, move.colour))


@pytest.fixture(scope="module")
def reasoned() -> Sequence[tuple[Pair, tuple[Reason, Reason]]]:
    return [(pair, move_reasons.reasons(*pair)) for pair in pairs(GAMES)]


def test_every_pair_of_moves_has_two_sentences_in_every_language(reasoned: Sequence[tuple[Pair, tuple[Reason, Reason]]]) -> None:
    names = Counter(reason.text for _, reasons in reasoned for reason in reasons)
    assert len(names) >= (70 if LONG else 60), names
    once = {reason.text: reason for _, reasons in reasoned for reason in reasons}
    for language in LANGUAGES:
        sentences = Sentences(Wording(language), ["Ann", "Ben"])
        for reason in once.values():
            said = sentences.reason(reason)
            assert said.endswith(".")
            assert "{" not in said
            assert said[0] == said[0].upper()


def test_what_a_move_did_is_so(reasoned: Sequence[tuple[Pair, tuple[Reason, Reason]]]) -> None:
    for (position, played, best), (did, _) in reasoned:
        check_did(position, played, best, did)


def test_what_a_better_move_would_have_done_is_so(reasoned: Sequence[tuple[Pair, tuple[Reason, Reason]]]) -> None:
    for (position, played, best), (_, better) in reasoned:
        check_better(position, played, best, better)


def check_did(position: DuelPosition, played: Option, best: Option, reason: Reason) -> None:
    name, values = reason.text.removeprefix("analysis-duel-did-"), reason.values
    move, board = played.move, position.board
    later = told.after(position, [move])
    mine = later.boards[(position.to_move or 0) - 1]
    if "token" in values:
        told.check_words(position, move, values)
    if name in ("gift", "feed"):
        check_gift(position, played, best, reason)
        return
    if name == "later":
        check_costs(played, best, position.to_move or 0, int(values["cost"]))
        return
    if name.startswith("round-"):
        check_round(position, played, best, name.removeprefix("round-"), reason)
        return
    if isinstance(move, Sun | Moon):
        count, broken = told.took(position, move)
        line = mine.lines[move.line - 1] if move.line else None
        cost = told.COSTS[min(4, len(board.broken) + broken)] - told.COSTS[len(board.broken)]
        if name == "break":
            assert (move.line, values["cost"]) == (0, cost)
        elif name == "overflow":
            assert (values["room"], values["broken"], values["cost"]) == (count - broken, broken, cost)
        elif name == "doomed":
            assert not told.free(board, move.line - 1, move.colour)
            assert not told.lacks_plates(board, move.line - 1)
        elif name == "first":
            assert (position.holder, later.holder, values["cost"]) == (0, position.to_move, 2)
        elif name == "complete":
            assert line is not None
            assert line.filled == move.line
            assert values["points"] == told.best(position, board, move.line - 1, move.colour)[0]
        elif name == "wait":
            assert move.line in told.waiting(mine)
        else:
            assert name == "line"
            assert line is not None
            assert values["lacks"] == move.line - line.filled
    elif isinstance(move, TakeChip):
        chip = position.trays[move.tray].chip
        if name == "chip-pays":
            line_number = int(values["line"])
            assert told.pays(board, (*board.chips, chip), line_number)
            assert not told.pays(board, board.chips, line_number)
        else:
            begun = [colour for row, (colour, filled) in enumerate(board.lines) if colour is not None and filled < row + 1]
            assert values["count"] == sum(colour in chip for colour in begun)
    elif isinstance(move, TakePlate | Keep):
        plate = move.plate if isinstance(move, Keep) else position.display[move.place - 1]
        assert plate is not None
        helped = [line for line, colour in told.waiting(board).items() if colour in plate.spaces or "*" in plate.spaces]
        assert (values["line"] in helped) if name == "plate-line" else (not helped and values["kind"] == ("S" if "S" in plate.spaces else "W"))
    elif isinstance(move, Lay):
        check_lay(position, move, reason.text.removeprefix("analysis-duel-did-lay-"), reason)
    elif isinstance(move, Stack):
        assert later.trays[position.tray].moon[-1] == values["colour"]
    elif isinstance(move, Spend):
        colour, filled = board.lines[position.line - 1]
        if move.chips:
            assert values["points"] == told.best(position, board, position.line - 1, colour or "")[0]
        else:
            assert (values["line"], values["lacks"]) == (position.line, position.line - filled)
    elif isinstance(move, Tile):
        points, special, _ = told.brought(position, board, move.line - 1, move.column - 1, board.lines[move.line - 1].colour or "")
        assert (values["points"], values.get("special", 0)) == (points, special)
        if later.phase is Phase.TILING and later.to_move == position.to_move:
            assert mine.score == board.score + points + special
    elif name == "draw":
        assert values["cost"] == board.score - mine.score
    elif name == "stop":
        assert values["drawn"] == len(position.drawn)
    else:
        assert name == "under"


def check_costs(more: Option, less: Option, seat: int, cost: int) -> None:
    """A seat breaks tiles for so many points more on average, and for more however chance falls."""
    assert min(end.costs[seat - 1] for end in more.ends) > max(end.costs[seat - 1] for end in less.ends)
    sums = [sum(end.costs[seat - 1] for end in each.ends) / len(each.ends) for each in (more, less)]
    assert cost == round(sums[0] - sums[1]) >= 2


def check_round(position: DuelPosition, played: Option, best: Option, name: str, reason: Reason) -> None:
    """What the lines bring by the end of the round, each time that it was played on, and not after the other move."""
    values, seat = reason.values, position.to_move or 0
    of = int(values.get("seat", seat))
    assert (of == seat) == (name in ("line", "points", "special", "bonus"))
    more, less = (best, played) if of == seat else (played, best)
    pairs = [(one, other) for one, other in zip(more.ends, less.ends, strict=True)]
    assert pairs
    if name in ("line", "keep"):
        line = values["brought" if name == "line" else "theirs"]
        scored = [dict(end.tiled[of - 1])[int(line)] for end in more.ends]
        assert values.get("points", round(sum(scored) / len(scored))) == round(sum(scored) / len(scored))
        assert not any(line in dict(end.tiled[of - 1]) for end in less.ends)
    elif name in ("points", "hold"):
        gains = [one.scored[of - 1] - other.scored[of - 1] for one, other in pairs]
        assert min(gains) > 0
        assert values["points"] == round(sum(gains) / len(gains)) >= 2
    elif name == "special":
        assert all(values["special"] in end.specials[of - 1] for end in more.ends)
        assert not any(values["special"] in end.specials[of - 1] for end in less.ends)
    else:
        assert name == "bonus"
        assert values["bonus"] == min(end.bonuses[of - 1] for end in more.ends) - max(end.bonuses[of - 1] for end in less.ends) >= 2


def lead_of(end: RoundEnd, seat: int) -> int:
    own, other = (end.scored[at] + end.bonuses[at] - end.costs[at] for at in (seat - 1, 2 - seat))
    return own - other


def check_gift(position: DuelPosition, played: Option, best: Option, reason: Reason) -> None:
    """The other one can complete the line now, or bring it nearer, and could not do as much after the better move at no higher cost."""
    values = reason.values
    later, left = told.turn_of_other(position, played.line)
    instead, _ = told.turn_of_other(position, best.line)
    seat, line = int(values["seat"]), int(values["line"])
    assert later.to_move == seat
    answers = [move for move in left[:1] or later.legal_moves if isinstance(move, Sun | Moon) and move.line == line]
    assert int(values.get("points", 3)) >= (2 if isinstance(played.move, Stack) and isinstance(best.move, Stack) else 3)
    assert any(is_given(later, instead, move, reason) for move in answers)


def is_given(later: DuelPosition, instead: DuelPosition, answer: Sun | Moon, reason: Reason) -> bool:
    """Whether a take is the one that a gift is about."""
    seat, values = int(reason.values["seat"]), reason.values
    done = told.after(later, [answer]).boards[seat - 1]
    lacks = answer.line - done.lines[answer.line - 1].filled
    if lacks != values.get("lacks", 0) or not told.free(later.board, answer.line - 1, answer.colour):
        return False
    if lacks and (values["count"], values["colour"]) != (told.took(later, answer)[0], answer.colour):
        return False
    if not lacks and values["points"] != told.best(later, later.board, answer.line - 1, answer.colour)[0]:
        return False
    for move in instead.legal_moves:
        if isinstance(move, Sun | Moon) and (move.colour, move.line) == (answer.colour, answer.line):
            after = told.after(instead, [move]).boards[seat - 1]
            if move.line - after.lines[move.line - 1].filled <= lacks and len(after.broken) <= len(done.broken):
                return False
    return True


def check_lay(position: DuelPosition, lay: Lay, name: str, reason: Reason) -> None:
    values, later = reason.values, told.after(position, [lay])
    mine = later.boards[(position.to_move or 0) - 1]
    waiting = told.waiting(position.board)
    if name == "doomed":
        line = int(values["line"])
        assert waiting[line] == values["colour"]
        assert not told.free(mine, line - 1, waiting[line])
        assert not told.lacks_plates(mine, line - 1)
    elif name == "line":
        line = int(values["line"])
        assert told.free(mine, line - 1, waiting[line])
    else:
        spaces = told.grids(mine)[0]
        left, row = (lay.space - 1) % 3 * 2, int(values["row"]) - 1
        assert row // 2 == (lay.space - 1) // 3
        assert ("S" if name == "special" else "*") in spaces[row][left : left + 2]
        if name == "special":
            assert values["points"] == values["row"]


def check_better(position: DuelPosition, played: Option, best: Option, reason: Reason) -> None:
    name, values = reason.text.removeprefix("analysis-duel-better"), reason.values
    move, instead, board = played.move, best.move, position.board
    if not name.startswith(("-chip", "-plate", "-lay")):
        told.check_words(position, instead, values)
    later = told.after(position, [instead])
    mine = later.boards[(position.to_move or 0) - 1]
    if name in ("-complete", "-bonus"):
        assert isinstance(instead, Sun | Moon)
        assert mine.lines[instead.line - 1].filled == instead.line
        points, bonus = told.best(position, board, instead.line - 1, instead.colour)
        assert (values["points"], values.get("bonus", bonus)) == (points, bonus)
        if name == "-bonus":
            assert bonus > 0
            assert values["name"] in position.game.tiles
    elif name == "-deny":
        assert isinstance(instead, Sun | Moon)
        later, _ = told.turn_of_other(position, played.line)
        same = [
            each
            for each in later.legal_moves
            if isinstance(each, type(instead)) and (each.colour, told.of_tray(each)) == (instead.colour, told.of_tray(instead))
        ]
        assert {told.took(later, each)[0] for each in same} == {told.took(position, instead)[0]}
        assert values["seat"] != position.to_move
    elif name == "-fill":
        assert isinstance(instead, Sun | Moon)
        assert mine.lines[instead.line - 1].filled == instead.line
        assert not told.free(board, instead.line - 1, instead.colour)
        assert told.lacks_plates(board, instead.line - 1)
    elif name == "-safe":
        assert mine.broken == board.broken
        assert len(told.after(position, [move]).boards[(position.to_move or 0) - 1].broken) > len(board.broken)
    elif name == "-room":
        assert isinstance(instead, Sun | Moon)
        assert told.free(board, instead.line - 1, instead.colour)
        assert isinstance(move, Sun | Moon)
        assert move.line
        assert not told.free(board, move.line - 1, move.colour)
    elif name == "-tiles":
        laid = [
            sum(line.filled for line in each.boards[(position.to_move or 0) - 1].lines) for each in (told.after(position, [move]), later, position)
        ]
        assert laid[1] > max(laid[0], laid[2] + 1)
        assert isinstance(instead, Sun | Moon)
        assert values["lacks"] == instead.line - mine.lines[instead.line - 1].filled > 0
    elif name == "-start":
        assert (position.holder, later.holder) == (0, position.to_move)
        assert position.round < 5
    elif name == "-chip":
        assert isinstance(instead, TakeChip)
        assert told.pays(board, (*board.chips, position.trays[instead.tray].chip), int(values["line"]))
        assert not told.pays(board, board.chips, int(values["line"]))
    elif name == "-force":
        assert values["seat"] == 3 - (position.to_move or 0)
        check_costs(best, played, int(values["seat"]), int(values["cost"]))
    elif name == "-chip-fits":
        assert isinstance(instead, TakeChip)
        begun = [colour for row, (colour, filled) in enumerate(board.lines) if colour is not None and filled < row + 1]
        assert values["lines"] == sum(colour in position.trays[instead.tray].chip for colour in begun)
    elif name == "-plate-last":
        assert isinstance(instead, TakePlate)
        assert [place for place, plate in enumerate(position.display, 1) if plate is not None] == [instead.place]
        assert board.score > 0
    elif name == "-plate-deny":
        assert isinstance(instead, TakePlate)
        theirs = position.boards[int(values["seat"]) - 1]
        colour = told.waiting(theirs)[int(values["theirs"])]
        fitting = [place for place, plate in enumerate(position.display, 1) if plate is not None and {colour, "*"} & {*plate.spaces}]
        assert (fitting, values["seat"]) == ([instead.place], position.other)
        assert theirs.tokens > 0
    elif name.startswith("-lay"):
        check_better_lay(position, played, best, name.removeprefix("-lay-"), reason)
    elif name in ("-near", "-first", "-more", "-wanted", "-free"):
        check_order(position, move, best, name, reason)
    elif name.startswith("-spend"):
        points, bonus = told.best(position, board, position.line - 1, board.lines[position.line - 1].colour or "")
        assert (values["points"], values.get("bonus", bonus)) == (points, bonus)
        assert (name == "-spend-bonus") == (bonus > 0)
    elif name == "-keep-chips":
        assert isinstance(move, Spend)
        assert isinstance(instead, Spend)
        line, chips = int(values["brought"]), list(board.chips)
        left = [list((Counter(chips) - Counter(each.chips)).elements()) for each in (move, instead)]
        assert line > position.line
        assert told.pays(board, left[1], line)
        assert not told.pays(board, left[0], line)
        assert values["points"] == told.best(position, board, line - 1, board.lines[line - 1].colour or "")[0]
    elif name == "-chips":
        assert isinstance(move, Spend)
        assert isinstance(instead, Spend)
        assert len(move.chips) == len(instead.chips)
    elif name.startswith("-tile"):
        check_better_tile(position, move, instead, name, reason)
    elif name.startswith("-round-"):
        check_round(position, played, best, name.removeprefix("-round-"), reason)
    elif name == "-taken":
        check_taken(position, played, instead)
    elif name == "-plate-later":
        assert isinstance(move, TakePlate | Draw)
        assert not isinstance(instead, TakePlate | Draw)
        assert (position.to_move, True) in [(seat, isinstance(each, TakePlate | Draw)) for seat, each in told.turns(position, best.line)[1:]]
    elif name in ("-points", "-later"):
        seat = (position.to_move or 0) - 1
        gained = best.scores[seat] - best.scores[1 - seat] - played.scores[seat] + played.scores[1 - seat]
        assert values["points"] == round(gained) >= 1
        leads = [[lead_of(end, seat + 1) for end in each.ends] for each in (played, best)]
        is_later = position.phase is Phase.TILING
        if all(leads):
            is_later = sum(leads[1]) / len(leads[1]) - sum(leads[0]) / len(leads[0]) < round(gained) / 2
        assert (is_later and position.round < 5) == (name == "-later")
    else:
        assert name in ("", "-hide")


def check_taken(position: DuelPosition, played: Option, instead: Move) -> None:
    """The other one takes just that in answer to what was played."""
    later, left = told.turn_of_other(position, played.line)
    if isinstance(instead, Sun | Moon):
        answer = left[0]
        assert isinstance(answer, Sun | Moon)
        assert (told.of_tray(answer), answer.colour) == (told.of_tray(instead), instead.colour)
        assert told.took(later, answer)[0] == told.took(position, instead)[0]
        assert instead.line
    else:
        assert isinstance(instead, TakePlate | TakeChip | Draw)
        assert left[0] == instead


def check_better_lay(position: DuelPosition, played: Option, best: Option, name: str, reason: Reason) -> None:
    """What the dome has at the end of the better turn, and has not at the end of the other."""
    values, board = reason.values, position.board
    (did, cells), (mine, laid) = told.at_turn_end(position, played.line), told.at_turn_end(position, best.line)
    assert laid
    spaces, tiles = told.grids(mine)
    asked, before = [spaces[at][across] for at, across in laid], [told.grids(did)[0][at][across] for at, across in cells]
    rows = [row + 1 for row, _ in laid]
    if name in ("line", "tile"):
        line = int(values["line"])
        colour = board.lines[line - 1].colour or ""
        assert told.free(mine, line - 1, colour)
        if name == "line":
            assert not told.free(did, line - 1, colour)
        else:
            assert values["points"] == told.best(position, mine, line - 1, colour)[0] > int(values["less"])
            assert values["less"] == told.best(position, did, line - 1, colour)[0]
    elif name == "offered":
        row, colour = int(values["row"]), str(values["colour"])
        assert board.lines[row - 1].filled == 0
        assert told.free(mine, row - 1, colour)
        assert not told.free(did, row - 1, colour)
        assert (colour, values["count"]) in told.groups(position)
        assert int(values["count"]) >= row
    elif name == "special":
        assert values["row"] == values["points"] == rows[asked.index("S")] > cells[before.index("S")][0] + 1
    elif name == "need":
        assert "S" in asked
        assert "S" in before
        needed = [sum(at + 1 for (at, _), space in zip(each, what, strict=True) if space != "S") for each, what in ((laid, asked), (cells, before))]
        assert [values["need"], values["other"]] == needed
        assert needed[0] < needed[1]
    elif name == "gain":
        assert "S" not in before
        assert values["need"] == sum(at + 1 for (at, _), space in zip(laid, asked, strict=True) if space != "S")
        assert values["special"] == rows[asked.index("S")]
    elif name == "wild":
        assert values["row"] == rows[asked.index("*")] < cells[before.index("*")][0] + 1
    elif name == "colours":
        new = []
        for each, after in ((cells, did), (laid, mine)):
            pairs = [(row, colour) for row in {row for row, _ in each} for colour in "BYRKT"]
            new.append(sum(bool(told.free(after, *pair)) and not told.free(board, *pair) for pair in pairs))
        assert [values["less"], values["colours"]] == new
        assert new[0] < new[1]
        assert [values["row"], values["below"]] == [rows[0], rows[2]]
    elif name == "beside":
        scores = [
            told.brought(position, mine, *cell, "B" if space == "*" else space)[0] for cell, space in zip(laid, asked, strict=True) if space != "S"
        ]
        assert values["points"] == max(scores)
    elif name == "edge":
        assert "edge" in position.game.tiles
        assert [values["spaces"], values["less"]] == [sum(not {*cell}.isdisjoint({0, 5}) for cell in each) for each in (laid, cells)]
    else:
        assert name == "short"
        assert [values["row"], values["below"]] == [rows[0], rows[2]]
        assert rows[0] < cells[0][0] + 1
    assert {tiles[at][across] for at, across in laid} == {"."}


def check_order(position: DuelPosition, move: Move, best: Option, name: str, reason: Reason) -> None:
    """A line that is brought near, that could wait, or that was wanted for other tiles."""
    values, instead, board = reason.values, best.move, position.board
    if name == "-near":
        assert isinstance(instead, Sun | Moon)
        mine = told.after(position, [instead]).boards[(position.to_move or 0) - 1]
        assert values["lacks"] == instead.line - mine.lines[instead.line - 1].filled > 0
        assert values["points"] == told.best(position, board, instead.line - 1, instead.colour)[0]
        return
    assert isinstance(move, Sun | Moon)
    assert values["begun"] == move.line
    mine = told.after(position, [move]).boards[(position.to_move or 0) - 1]
    is_later = name in ("-first", "-more")
    assert (mine.lines[move.line - 1].filled == move.line) == is_later
    if isinstance(instead, Sun | Moon) and is_later:
        placed = [count - broken for count, broken in (told.took(position, each) for each in (instead, move))]
        assert (placed[0] > max(1, placed[1])) == (name == "-more")
    if name == "-free":
        assert board.lines[move.line - 1].filled == 0
        assert getattr(instead, "line", 0) != move.line
        return
    seat, points = position.to_move or 0, sum(told.best(position, board, move.line - 1, move.colour)) if is_later else 0
    if is_later:
        assert getattr(instead, "line", 0) != move.line
        scored = told.best(position, board, move.line - 1, move.colour)[0]
        if best.ends and all(dict(end.tiled[seat - 1]).get(move.line, 0) >= scored for end in best.ends):
            return
    found = []
    for later, take in told.later_takes(position, best.line):
        mine = told.after(later, [take]).boards[(position.to_move or 0) - 1]
        if take.line == move.line == mine.lines[take.line - 1].filled and told.free(later.board, take.line - 1, take.colour):
            found.append((take.colour, sum(told.best(later, later.board, take.line - 1, take.colour))))
    assert found
    if is_later:
        assert found[0][1] >= points
    else:
        assert found[0][0] != move.colour


def check_better_tile(position: DuelPosition, move: Move, instead: Move, name: str, reason: Reason) -> None:
    assert isinstance(move, Tile)
    assert isinstance(instead, Tile)
    values, colour, board = reason.values, position.board.lines[instead.line - 1].colour or "", position.board
    points, special, bonus = told.brought(position, board, instead.line - 1, instead.column - 1, colour)
    here = told.brought(position, board, move.line - 1, move.column - 1, colour)
    if name == "-tile-bonus":
        assert (values["points"], values["bonus"]) == (points + special, bonus)
        assert bonus > here[2]
    elif name == "-tile-special":
        assert (values["points"], values["special"]) == (points, special)
        assert special > here[1]
    elif name == "-tile-points":
        assert values["points"] == points + special > here[0] + here[1]
    elif name == "-tile-next":
        gains = [told.below(position, each) for each in (instead, move)]
        assert values["points"] == gains[0] - gains[1] > 0
        assert points + special + bonus + gains[0] > sum(here) + gains[1]
    elif name == "-tile-wild":
        spaces = told.grids(board)[0][instead.line - 1]
        assert (spaces[move.column - 1], spaces[instead.column - 1]) == ("*", colour)
        assert values["kept"] == move.column
    elif name == "-tile-plate":
        later = told.after(position, [instead]).boards[(position.to_move or 0) - 1]
        top, left = (instead.line - 1) // 2 * 2, (instead.column - 1) // 2 * 2
        cells = [(at, across) for at in (top, top + 1) for across in (left, left + 1)]
        asked, laid = told.grids(later)
        empty = [asked[at][across] for at, across in cells if laid[at][across] == "."]
        assert "S" in empty
        assert values["lacks"] == len(empty) - 1 > 0
        assert values["special"] == next(at + 1 for at, across in cells if asked[at][across] == "S")
    else:
        tiles = told.grids(told.after(position, [instead]).boards[(position.to_move or 0) - 1])[1]
        row, column = instead.line - 1, instead.column - 1
        top, left = row - row % 2, column - column % 2
        groups = {
            "rows": [[(row, at) for at in range(6)]],
            "columns": [[(at, column) for at in range(6)]],
            "diagonals": [[(at, at) for at in range(6)], [(at, 5 - at) for at in range(6)]],
            "corners": [[(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]],
        }[str(values["name"])]
        worth = {"rows": 3, "columns": 7, "diagonals": 10, "corners": 3 if top == 0 else 8}[str(values["name"])]
        lacking = [sum(tiles[at][across] == "." for at, across in group) for group in groups if (row, column) in group]
        assert (values["lacks"], values["bonus"]) == (min(each for each in lacking if each), worth)
        assert values["name"] in position.game.tiles


READ = {
    "a special space that short lines fill": (
        "duel:rows.diagonals.specials:2:lay:2:2:0:2:-.KT.-/YKKK.-._/-.YK._/-.YT._/-.RY._:-:-/-/-:S._._._._._._._._:-:YKTS:B6Y6R2K4T5:"
        "B3R1T3:9,B1.R2.K3.-.Y2.-,-.RTYW0.RWBK2.-.WBTK3.BKST3.-.-.-,----K-.----R-.------.----B-.------.------,-,KB.Y,-,1,0:"
        "8,-.R2.B2.R4.T1.-,TBWY3.TRBW1.-.TRBS1.TYWK0.-.-.-.-,-Y----.-T----.-T----.------.------.------,-,RT.Y,-,0,0",
        ("lay:7.2 MT4 1Y1 MY5", "lay:3.0 1K6 MY6"),
        "The tiles of line 5 get a space in the dome. Space 3 of the dome, with the plate as it is, would have brought the special "
        "tile for 4 tiles on the lines, not for 17.",
    ),
    "tiles that the other one needs for a long line": (
        "duel:rows.columns.diagonals:3:turn:1:2:0:0:-.YY.-/-.RT._/-.TTR._/-.BRT._/-.TBT._:-:BKST/-/-:S._._._._:-:-:R1K1:Y1R6K8T5:"
        "12,Y1.B1.-.B4.R1.B3,RWBK3.KYRW2.TKRW1.YRWB0.SYBR2.KSTR1.-.-.-,-KR---.--YK--.-----K.------.------.------,-,KB.R.RT.YK,-,1,0:"
        "0,Y1.Y2.B3.Y4.-.-,TBWY2.YBKS0.YKTS0.-.STYB3.TRBS3.WBTK1.-.-,-TY---.------.--T---.------.-R----.K-----,-,T.TY,K.YK,1,0",
        ("plate:1 lay:8.2 MT5 MB6 MR6", "MT3 MR6"),
        "Ben can now take 3 turquoise tiles for line 5, which then needs 2 more. 3 turquoise tiles from the moon sides to line 3 "
        "would have kept those tiles from Ben.",
    ),
    "a wild space where there is one already": (
        "duel:rows.corners.wilds:1:lay:1:1:0:0:-.KKT.-/BRKT.-._/-.TT._/YRTT.-._/BYRR.-._:-:YBKS/SKRB/-:S._._._._._._._._._._._._:-:"
        "YRWB:B9Y9R9K10T7:-:5,-.B2.-.-.-.-,-.TBWY3.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,1,0:"
        "5,-.Y2.-.-.-.-,-.TYWK0.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0",
        ("lay:3.0 1K3 +BRT 4B1 +RYR", "lay:5.0 4R5 +BY 3Y1 +TRT 1B1"),
        "The wild space comes to row 2. Space 5 of the dome, with the plate as it is, would have given rows 3 and 4 spaces for 7 new "
        "colours, not for 1.",
    ),
    "a line that could wait": (
        "duel:rows.diagonals.wilds:5:turn:1:2:0:0:YRKKK.-.-/RKKT.-._/BYRK.-._/-.BBY._/YRKT.-._:-:-/-/-:-:-:-:B2Y3K1T1:-:"
        "42,-.-.-.-.-.R3,BKST0.RTYW0.TBWY1.YRWB2.TKRW2.WBTK2.KSTR2.TYWK3.SYBR1,--RTTT.-TYBY-.-KRRK-.-Y---B.-T----.------,-,TY.Y,BR.KB.KB.RT.T.YK,0,0:"
        "47,K1.-.-.-.B3.T2,STYB3.TRBW0.YKTS3.SKRB0.KYRW0.RWBK0.YSKR1.YBKS3.TRBS3,TBTR--.SYBTY-.-KKY--.-BRR--.------.------,-,T,B.BR.K.K.RT.Y.YK,0,0",
        ("2K1 +RYB LK4 4YX +KRT 1T2 +KKR MT3 MR3", "1T5 +KRK LK3 2K1 +RYB 4K2 +RYT MTX MKX MB2"),
        "It completes line 1, whose tile can score 10 points. 1 turquoise tile from the sun side of small tray 1 to line 5 would have "
        "been more urgent: line 1 can be completed later.",
    ),
    "the plate that the other one waits for": (
        "duel:colours.corners.specials:1:turn:1:1:0:0:-.YR.-/-.RY._/YRRK.-._/-.BB._/YTTT.-._:-:-/YBKS/TRBS:S._._._._._._._._._._._._:-:-:"
        "B11Y9R9K8T7:-:5,-.K2.-.-.-.-,KYRW2.WBTK3.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,1,0:"
        "5,-.K2.T3.-.-.-,-.TYWK1.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0",
        ("2R1 +YK MB1", "plate:3 lay:4.1 4T6"),
        "2 red tiles for one place: one breaks, which costs 1 point. "
        "Face-up plate 3 was the only one with a space for the tiles that Ben has in line 3.",
    ),
    "chips that a longer line needs": (
        "duel:rows.diagonals.specials:4:chips:1:2:2:2:-.-.-/-.-.-/-.-.-/-.-.-/-.-.-:-:-/-/-:-:-:-:B3Y3R4K2T5:B1Y3T2:30,"
        "-.R1.B2.K2.K4.Y3,TRBS1.KSTR1.TKRW3.SYBR3.SKRB2.KYRW3.BKST3.STYB3.YBKS0,BTTK--.SRRST-.YR----.--K---.-T----.----"
        "--,-,B.BR.K.KB.TY,B.RT.T,0,2:31,-.-.-.B2.-.R2,YRWB0.TYWK0.RWBK2.YSKR2.YKTS1.WBTK2.RTYW2.TRBW1.TBWY2,-RTY-B.-BK"
        "K-R.RKT---.SY--B-.-Y----.----B-,-,KB,BR.R.T.Y.Y.YK.YK,0,2",
        ("spend:B,BR,KB", "spend:none"),
        "3 chips complete line 2, whose tile can score 6 points. Keeping the chips would have left enough of them to "
        "complete line 3: its tile can score 7 points.",
    ),
    "what the other one takes next": (
        "duel:rows.corners.wilds:2:turn:2:1:0:0:BBYRT.-.-/-.RB._/BYRK.-._/KTTT.-._/YKKK.-._:-:TBWY/YSKR/KYRW:S._._._._."
        "_._._._:-:-:B4Y4R5K5T5:B1R1T3:6,-.Y2.B2.-.K2.Y1,-.TKRW0.RTYW1.-.BKST0.-.-.-.-,---K--.---B--.------.---T--.----"
        "--.------,-,K.Y,-,2,0:8,-.-.Y3.R3.-.-,-.YRWB3.WBTK3.-.-.TRBS0.-.-.-,----B-.----R-.------.------.------.------,"
        "-,R.Y,-,2,0",
        ("LB2 2Y1 +BKR 3T5 plate:3 lay:6.3 MB1", "2Y2 +RBK 3T4 4Y2 LY1"),
        "It completes line 2, whose tile can score 2 points. 1 yellow tile from the sun side of small tray 2 to line 2 would "
        "have been more urgent: Ann is expected to take that tile next.",
    ),
    "a plate for which tiles lie ready": (
        "duel:rows.diagonals.specials:1:first-plate:2:1:0:0:BYRRK.-.-/YRRK.-._/BYRR.-._/KKTT.-._/BYRK.-._:-:YKTS/TRBS/T"
        "YWK:S._._._._._._._._._._._._._._:-:-:B10Y9R6K8T11:-:5,-.-.-.-.-.-,-.-.-.-.-.-.-.-.-,------.------.------.----"
        "--.------.------,-,-,-,2,0:5,-.-.-.-.-.-,-.-.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0",
        ("plate:3 lay:5.3", "plate:1 lay:2.1"),
        "A plate with a wild space. Face-up plate 1 would have given row 2 a space for black, and 2 black tiles can be taken for that line at once.",
    ),
    "a long line that waits for its plate": (
        "duel:colours.corners.specials:3:turn:1:1:0:0:BYKKT.-.-/BBYR.-._/YYRK.-._/BRTT.-._/BRKT.-._:-:KSTR/TRBW/YSKR:S._._._._:-:-:B1R1:"
        "B1Y5R3K3T2:12,-.-.T2.R3.K3.Y1,KYRW2.WBTK3.TBWY2.TRBS1.YKTS0.-.-.-.-,YR----.YK----.B-----.------.------.------,-,K.T,B.BR,2,0:"
        "2,-.-.-.-.T3.B5,YBKS0.TYWK1.SKRB0.YRWB2.RWBK0.-.-.-.-,---T-K.K---R-.---T--.-Y----.------.------,-,B.TY.Y.YK,-,2,0",
        ("3T2 +BR 1B2", "LK5 1B2 +RY"),
        "It completes line 2, whose tile can score 3 points. "
        "2 black tiles from the sun side of the large tray to line 5 would have filled that line, which then waits for a space in the dome.",
    ),
}
"""Decisions of bots that were read and judged by us: the position, the decision and the best one with the play expected, and what is to be said."""


@pytest.mark.parametrize("read", READ)
def test_what_was_read_is_said_as_it_should_be(read: str) -> None:
    text, lines, expected = READ[read]
    position = afen.read(text)
    assert isinstance(position, DuelPosition)
    options = []
    for line in lines:
        moves = tuple(move for token in line.split() if isinstance(move := read_token(position.game, token), Move))
        options.append(Option(moves[0], (0.5, 0.5), (0.0, 0.0), moves))
    sentences = Sentences(Wording("en"), ["Ann", "Ben"])
    assert " ".join(map(sentences.reason, move_reasons.reasons(position, options[0], options[1]))) == expected


def test_many_points_are_not_lost_by_one_broken_tile() -> None:
    text, (played, _), _ = READ["the plate that the other one waits for"]
    position = afen.read(text)
    assert isinstance(position, DuelPosition)
    moves = [read_token(position.game, token) for token in (played.split()[0], "4Y3")]
    told_by = []
    for lead in (4.0, 10.0):
        options = [
            Option(move, (0.5, 0.5), (scored, 0.0), (move,)) for move, scored in zip(moves, (0.0, lead), strict=True) if isinstance(move, Move)
        ]
        told_by.append(move_reasons.reasons(position, options[0], options[1])[1].text)
    assert told_by == ["analysis-duel-better-safe", "analysis-duel-better-points"]


def test_what_is_hidden_makes_no_difference() -> None:
    """D50: fronts that only the other seat has seen may be any others."""
    others = 0
    for seed in range(12):
        lots = random.Random(seed)
        position = start("duel", seed=seed)
        assert isinstance(position, DuelPosition)
        while position.to_move is not None and position.phase is not Phase.TILING:
            position.push(lots.choice([move for move in position.legal_moves if str(move) == "draw"] or list(position.legal_moves)))
            if position.to_move is None or len(position.legal_moves) < 2:
                continue
            view = position.view(position.to_move)
            truths = [view.sample(random.Random(each)) for each in range(2)]
            others += truths[0] != truths[1]
            one, other = lots.sample(list(position.legal_moves), 2)
            options = [option(view.position, move, random.Random(seed)) for move in (one, other)]
            said = [move_reasons.reasons(truth.view(position.to_move).position, *options) for truth in truths]
            assert said[0] == said[1]
    assert others
