"""What a picture of Azul Duel says in words: its heading, and the text for those who do not see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from azulejos.rules import GAMES, Phase, TieBreak
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import SPACES
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back, Tray

_PHASES = {Phase.OFFER: "taking turns", Phase.TILING: "dome tiling", Phase.OVER: "game over"}
_AWAITED: Mapping[DuelStage, str] = MappingProxyType(
    {
        DuelStage.TOP: "The pile's top plate is looked at from behind.",
        DuelStage.TURN_UP: "A plate comes to the display.",
        DuelStage.TRAYS: "The trays are to be filled.",
        DuelStage.REVEAL: "A chip is to be revealed.",
        DuelStage.FRONTS: "{name} looks at the drawn plates.",
        DuelStage.FIRST_PLATE: "{name} takes a first plate.",
        DuelStage.TURN: "{name} is to move.",
        DuelStage.STACK: "{name} stacks the rest of tray {tray}.",
        DuelStage.DRAWING: "{name} draws another plate, or stops.",
        DuelStage.KEEP: "{name} keeps one of the drawn plates.",
        DuelStage.LAY: "{name} lays a plate in the dome.",
        DuelStage.UNDER: "{name} puts plates under the pile.",
        DuelStage.CHIPS: "{name} may fill line {line} with chips.",
        DuelStage.CELL: "{name} tiles line {line}.",
    }
)


def phase(position: DuelPosition) -> str:
    """The phase in words.

    >>> from azulejos.rules import game
    >>> phase(game("duel").start())
    'set-up'
    """
    if not all(len(board.dome.empty_spaces) < SPACES for board in position.boards):
        return "set-up"
    if position.stage in (DuelStage.TRAYS, DuelStage.TURN_UP) or (position.stage is DuelStage.TOP and position.to_move is None):
        return "before the next round"
    return _PHASES.get(position.phase, "taking turns")


def title(position: DuelPosition) -> str:
    """The game, the round and the phase.

    >>> from azulejos.rules import game
    >>> title(game("duel").start())
    'Azul Duel, set-up'
    """
    round = f", round {position.round}" if position.round else ""
    return f"{GAMES[position.game.id].title}{round}, {phase(position)}"


def situation(position: DuelPosition, names: Sequence[str]) -> str:
    """What is awaited, or how the game came out, in one sentence.

    >>> from azulejos.rules import game
    >>> situation(game("duel").start(), ["Ana", "Bo"])
    'A plate comes to the display.'
    """
    if result := position.outcome:
        return f"{names[result.winners[0] - 1]} wins{' the tie' if tie_break(position) else ''}."
    stage = position.after if position.stage is DuelStage.TOP and position.after else position.stage
    return _AWAITED[stage].format(name=names[(position.to_move or position.first) - 1], tray=position.tray, line=position.line)


def tie_break(position: DuelPosition) -> str:
    """How a tie was broken (D43): by who took the first-player tile in round 5 or, if nobody did, by who started it; nothing if there was none."""
    if position.outcome is None or position.outcome.tie_break is TieBreak.NONE:
        return ""
    return "by the first-player tile" if position.holder else "by having started round 5"


def description(position: DuelPosition, names: Sequence[str], seats: Sequence[int]) -> str:
    """All that lies open on these seats' boards, and on the table if it is both of them; tiles by their letters, plates as the rules write them."""
    sentences = [situation(position, names)]
    if how := tie_break(position):
        sentences.append(f"The tie was broken {how}.")
    if len(seats) > 1:
        sentences += _table(position)
    for seat in seats:
        holds = " Has the first-player tile." if position.holder == seat else ""
        sentences.append(f"{names[seat - 1]}: {position.scores[seat - 1]} points.{holds} {_board(position.boards[seat - 1])}")
        if result := position.outcome:
            bonuses = ", ".join(f"{bonus.kind} {bonus.points:+}" for bonus in result.bonuses[seat - 1])
            sentences.append(f"Before scoring tiles {position.round_scores[seat - 1]}; {bonuses}.")
    return " ".join(sentences)


def _table(position: DuelPosition) -> list[str]:
    large, *small = position.trays
    first = "" if position.holder else " and the first-player tile"
    sentences = [f"Scoring tiles: {', '.join(position.game.tiles)}."]
    sentences.append(f"Large tray: sun {large.sun or 'empty'}, moon {large.moon or 'empty'}{first}.")
    sentences += [f"Tray {number}: {_tray(tray)}." for number, tray in enumerate(small, 1)]
    if position.rest:
        sentences.append(f"To be stacked: {position.rest}.")
    sentences.append(f"Display: {', '.join(str(plate) for plate in position.display if plate) or 'empty'}.")
    top = position.pile[0].kind if position.pile else None
    sentences.append(f"Pile: {len(position.pile)} plates{f', a {top.name.lower()} one on top' if top else ''}.")
    if position.drawn:
        sentences.append(f"Drawn: {', '.join(map(_drawn, position.drawn))}.")
    if position.hand:
        sentences.append(f"In hand: {position.hand}.")
    return [*sentences, f"Bag: {sum(position.bag)} tiles. Tower: {sum(position.tower)} tiles."]


def _tray(tray: Tray) -> str:
    stack = f"stack from below {tray.moon}" if tray.moon else "no stack"
    chip = f"chip {tray.chip}" if tray.has_shown_chip else "chip face down" if tray.chip else "no chip"
    return f"sun {tray.sun or 'empty'}, {stack}, {chip}"


def _drawn(back: Back) -> str:
    return str(back.plate) if back.plate else f"a {back.kind.name.lower()} plate" if back.kind else "a plate"


def _board(board: Board) -> str:
    lines = " ".join(f"{number}: {(line.colour or '') * line.filled}{'.' * (number - line.filled)}" for number, line in enumerate(board.lines, 1))
    # What waits for a tile is written small, as nothing is there yet; a point is a cell without a plate.
    dome = "/".join(
        "".join(tile or (space.lower() if space else ".") for tile, space in zip(tiles, spaces))
        for tiles, spaces in zip(board.dome.tiles, board.dome.spaces)
    )
    chips = ", ".join(board.chips) or "none"
    return (
        f"Pattern lines {lines}; dome {dome}; broken {board.broken or 'none'}; chips {chips}, {len(board.spent)} spent; "
        f"tokens {board.tokens}, chips taken this round {board.chips_taken}."
    )
