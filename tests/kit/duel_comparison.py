"""The rules of Azul Duel and the naive referee side by side: everything that both know must be the same."""

import random
from collections import Counter

from azulejos.rules import Event, IllegalEvent, TieBreak
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_events import event, words
from tests.kit.duel_referee import GAP, PLATES, Foul, PileCard, Player, Referee, SmallTray
from tests.kit.duel_results import Grid
from tests.kit.duel_tables import spell

STAGES = {DuelStage.TURN_UP: "up"} | {stage: stage.value for stage in DuelStage if stage is not DuelStage.TURN_UP}
UNIVERSE: tuple[str, ...] = (
    *(f"sun {tray} {colour} {line}" for tray in range(5) for colour in "BYRKT" for line in range(7)),
    *(f"moon {colour} {line}" for colour in "BYRKT" for line in range(7)),
    *(f"chip {tray}" for tray in range(-1, 6)),
    *(f"plate {place}" for place in range(-1, 5)),
    "draw",
    "stop",
    *(f"keep {number} {plate}" for number in range(5) for plate in PLATES),
    *(f"lay {space} {turn}" for space in range(1, 10) for turn in range(4)),
    *(f"under {number}" for number in range(-1, 5)),
    *(f"tile {line} {column}" for line in range(1, 7) for column in range(1, 7)),
    "spend",
)
"""Every move there is but stacks and payments."""


def referee(game: DuelGame, first: int) -> Referee:
    return Referee(list(game.tiles), first)


def grids(dome: Dome) -> tuple[Grid, Grid]:
    """Spaces and tiles as letters and dots."""
    spaces, tiles = ([[cell or "." for cell in row] for row in grid] for grid in (dome.spaces, dome.tiles))
    return spaces, tiles


def board_of(board: Board) -> list[object]:
    lines = [(line.colour or "") * line.filled for line in board.lines]
    chips = [sorted(board.chips), sorted(board.spent)]
    return [board.score, lines, *grids(board.dome), sorted(board.broken), *chips, board.tokens, board.chips_taken]


def board_by(player: Player) -> list[object]:
    lines = ["" if GAP in line else "".join(tile for tile in line if tile != "chip") for line in player.lines]
    chips = [sorted(player.chips), sorted(player.spent)]
    return [player.score, lines, player.spaces, player.tiles, sorted(player.broken), *chips, player.tokens, player.chips_this_round]


def left_over(judge: Referee) -> list[str]:
    """D35: tiles of handled lines, which the rules send to the tower as soon as the first one has gone to the dome."""
    return [tile for player in judge.players.values() for line in player.lines if GAP in line for tile in line if tile in tuple("BYRKT")]


def check_same(position: DuelPosition, judge: Referee) -> None:
    assert STAGES[position.stage] == judge.stage
    assert position.to_move == judge.to_move
    assert position.first == judge.first
    assert position.round == judge.round
    assert position.holder == (judge.first_tile or 0)
    assert position.line == (judge.line if judge.stage in ("chips", "cell") else 0)
    large, *small = position.trays
    assert [sorted(large.sun), sorted(large.moon), large.chip] == [sorted(judge.large_sun), sorted(judge.large_moon), ""]
    for tray, its in zip(small, judge.small.values(), strict=True):
        assert [sorted(tray.sun), list(tray.moon), tray.chip] == [sorted(its.sun), its.moon, its.chip or ""]
    assert [position.tray, sorted(position.rest)] == [judge.rest_tray, sorted(judge.rest)]
    assert [None if plate is None else str(plate) for plate in position.display] == judge.display
    assert (None if position.hand is None else str(position.hand)) == judge.hand
    for cards, theirs in ((position.pile, judge.pile), (position.drawn, judge.drawn)):
        assert [(each.kind and each.kind.value, each.plate and str(each.plate)) for each in cards] == [(each.kind, each.front) for each in theirs]
        # Who has seen a plate may not know any more where it lies; what each seat knows is a witness's matter (`duel_witness`).
        assert all(each.seen_by & ~sum(its.seen) == 0 and bool(each.seen_by) == bool(its.seen) for each, its in zip(cards, theirs, strict=True))
    assert sorted(map(str, position.plates)) == sorted(set(PLATES) - set(judge.known_plates))
    assert sorted(position.chips) == sorted(judge.face_down_chips)
    assert sorted(spell(position.bag)) == sorted(judge.bag)
    assert sorted(spell(position.tower)) == sorted(judge.tower + left_over(judge))
    assert [board_of(board) for board in position.boards] == [board_by(player) for player in judge.players.values()]
    assert sorted(map(words, position.legal_moves)) == sorted(judge.moves())
    assert position.round_scores == tuple(player.score for player in judge.players.values())
    check_same_outcome(position, judge)


def check_same_outcome(position: DuelPosition, judge: Referee) -> None:
    outcome = position.outcome
    if judge.stage != "over":
        assert outcome is None
        assert position.scores == position.round_scores
        return
    assert outcome is not None
    expected = judge.verdict()
    assert [{bonus.kind: bonus.points for bonus in bonuses} for bonuses in outcome.bonuses] == expected.tiles
    assert list(outcome.scores) == list(position.scores) == expected.scores
    assert outcome.winners == (expected.winner,)
    assert outcome.ranking == ((expected.winner,), (3 - expected.winner,))
    assert (outcome.tie_break is TieBreak.FIRST_TILE) == expected.was_tie
    assert outcome.ended_by.clause == "D43"


def check_same_refusals(position: DuelPosition, judge: Referee) -> None:
    """Of all moves there are, both allow the same ones; a refused one names its clause and leaves the position as it was."""
    allowed = set(judge.moves())
    before = position.copy()
    for text in {*UNIVERSE, *odd_words(position), *allowed}:
        assert (text not in allowed) == refuses(position, event(text)), text
        if text in allowed:
            position.pop()
        assert position == before, text
        assert position.events == before.events


def odd_words(position: DuelPosition) -> list[str]:
    """Stacks and payments that might be, or nearly so."""
    lots = random.Random(len(position.events))
    found = ["stack", "stack B", "stack BYR", "stack " + position.rest, "stack " + position.rest[::-1], "stack " + position.rest[1:]]
    hands = [board.chips for board in position.boards]
    for hand in (*hands, standard().chips):
        for size in range(1, 7):
            chosen = lots.sample(hand, min(size, len(hand)))
            found += ["spend " + " ".join(chosen), "spend " + " ".join(sorted(chosen))] if chosen else []
    return [text for text in found if not text.startswith("spend") or text == " ".join(["spend", *sorted(text.split()[1:])])]


def refuses(position: DuelPosition, happening: Event) -> bool:
    try:
        position.push(happening)
    except IllegalEvent as error:
        clause = error.clause
    else:
        return False
    assert clause is not None
    assert clause.startswith("D")
    return True


def refuses_words(judge: Referee, text: str) -> bool:
    try:
        judge.say(text)
    except Foul:
        return True
    return False


def judge_of(position: DuelPosition) -> Referee:
    """A referee who is called to a table where a round is about to be dealt."""
    assert position.stage is DuelStage.TRAYS
    judge = Referee(list(position.game.tiles), position.first)
    judge.round, judge.first_tile, judge.line, judge.waiting, judge.top_is_due = position.round, position.holder or None, 7, "trays", False
    judge.first_plates_left = 0
    judge.bag, judge.tower = list(spell(position.bag)), list(spell(position.tower))
    judge.small = {number: SmallTray() for number in (1, 2, 3, 4)}
    judge.display = [None if plate is None else str(plate) for plate in position.display]
    judge.pile = [PileCard(each.kind and each.kind.value, None if each.plate is None else str(each.plate)) for each in position.pile]
    judge.known_plates = [plate for plate in PLATES if plate not in map(str, position.plates)]
    judge.face_down_chips = list(position.chips)
    for seat, board in enumerate(position.boards, 1):
        spaces, tiles = grids(board.dome)
        lines = [list((line.colour or "") * line.filled) for line in board.lines]
        judge.players[seat] = Player(board.score, lines, spaces, tiles, [], list(board.chips), list(board.spent), 0, board.chips_taken)
    return judge


def tiles_in_play(position: DuelPosition) -> Counter[str]:
    """All coloured tiles, wherever they lie."""
    lying = [tray.sun + tray.moon for tray in position.trays] + [board.tiles for board in position.boards]
    return Counter("".join([spell(position.bag), spell(position.tower), position.rest, *lying]))
