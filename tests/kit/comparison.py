"""The rules and the naive referee side by side: everything that both know must be the same."""

from collections.abc import Iterator

from azulejos.rules import Event, IllegalEvent, Phase
from azulejos.rules.azul import AzulGame, AzulPosition, MarkerAt, MarkerPlace
from tests.kit.boards import floor_of, lines_of, wall_of
from tests.kit.events import event as read
from tests.kit.events import token
from tests.kit.referee import Foul, Player, Referee
from tests.kit.tiles import spell

WAITING = {
    Phase.DEAL: "deal",
    Phase.OFFER: "take",
    Phase.TILING: "place",
    Phase.STOPPED: "arbiter",
    Phase.OVER: "nothing",
    Phase.VOID: "nothing",
}
UNIVERSE = (
    *(f"{source}{letter}{destination}" for source in "123456789C" for letter in "BYRKW" for destination in "12345F"),
    *(f">{line}{column}" for line in "12345" for column in "12345"),
    *(f"withdraw:{seat}" for seat in range(6)),
    "pass",
    "resume",
    "void",
)
"""Every token there is, but deals."""


def referee(game: AzulGame, first: int) -> Referee:
    return Referee(game.players, game.displays, grey=game.wall == "grey", tournament=game.tournament, first=first)


def check_same(position: AzulPosition, judge: Referee) -> None:
    assert WAITING[position.phase] == judge.waiting
    assert position.to_move == judge.to_move
    assert position.line == (judge.steps[0][1] if judge.waiting == "place" else 0)
    assert position.round == len(judge.reached_lines)
    assert position.first == judge.first
    assert position.marker == marker(judge)
    assert [spell(display) for display in position.displays] == [ordered(display) for display in judge.displays]
    assert spell(position.centre) == ordered(judge.centre)
    assert spell(position.bag) == ordered(judge.bag)
    assert spell(position.lid) == ordered(judge.lid)
    assert spell(position.lost) == ordered(judge.lost)
    assert position.idle == rounds_without(judge.reached_lines)
    assert position.bare == (rounds_without(judge.reached_walls) if judge.grey else 0)
    assert [(lines_of(b), wall_of(b), floor_of(b), b.score) for b in position.boards] == list(map(board, judge.players))
    assert position.withdrawn == {seat for seat, player in enumerate(judge.players, 1) if player.gone}
    assert position.passes == judge.passes
    assert sorted(map(token, position.legal_moves)) == sorted(judge.moves())
    check_same_outcome(position, judge)


def check_same_outcome(position: AzulPosition, judge: Referee) -> None:
    outcome = position.outcome
    if judge.ended is None:
        assert outcome is None
        assert position.scores == tuple(None if player.gone else player.score for player in judge.players)
        return
    expected = judge.result()
    assert outcome is not None
    assert outcome.ended_by.clause == expected.clause
    assert outcome.scores == position.scores == tuple(expected.scores)
    assert [list(place) for place in outcome.ranking] == expected.places
    assert list(outcome.winners) == expected.winners
    assert outcome.is_void == judge.ended.startswith("T")


def check_same_refusals(position: AzulPosition, judge: Referee) -> None:
    """Of all tokens there are, both allow the same ones; a refused one leaves the position as it was."""
    allowed = {*judge.moves(), *judge.table_events()}
    before = position.copy()
    for text in UNIVERSE:
        if text not in allowed:
            assert refuses(position, read(text)), text
            assert position == before, text
            assert position.events == before.events
    for text in sorted(allowed):
        assert not refuses(before.copy(), read(text)), text


def refuses(position: AzulPosition, event: Event) -> bool:
    try:
        position.push(event)
    except IllegalEvent:
        return True
    return False


def refuses_deal(judge: Referee, text: str) -> bool:
    try:
        judge.deal(text.split("/"))
    except Foul:
        return True
    return False


def marker(judge: Referee) -> MarkerAt:
    floors = [seat for seat, player in enumerate(judge.players, 1) if "M" in player.floor]
    places = [
        *(MarkerAt(MarkerPlace.CENTRE) for tile in judge.centre if tile == "M"),
        *(MarkerAt(MarkerPlace.FLOOR, seat) for seat in floors),
        *([MarkerAt(MarkerPlace.FRONT, judge.holder)] if judge.holder else []),
        *([MarkerAt(MarkerPlace.OUT, judge.runaway)] if judge.runaway else []),
    ]
    (place,) = places
    return place


def board(player: Player) -> tuple[str, str, str, int]:
    lines = " ".join("".join(line) or "-" for line in player.lines)
    return lines, " ".join(map("".join, player.wall)), "".join(player.floor), player.score


def ordered(tiles: list[str]) -> str:
    return "".join(letter * tiles.count(letter) for letter in "BYRKW")


def rounds_without(reached: list[bool]) -> int:
    """How many of the last rounds in a row, the present one included, did not have it."""
    return len(list(_tail(reached)))


def _tail(reached: list[bool]) -> Iterator[bool]:
    for each in reversed(reached):
        if each:
            return
        yield each
