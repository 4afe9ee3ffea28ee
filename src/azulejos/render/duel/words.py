"""What a picture of Azul Duel says in words: its heading, and the text for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.wording import ENGLISH, Wording, yes
from azulejos.rules import GAMES, Phase, TieBreak
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import SPACES
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back, Tray

_PHASES = {Phase.TILING: "dome-tiling", Phase.OVER: "over"}


def phase(position: DuelPosition, wording: Wording = ENGLISH) -> str:
    """The phase in words.

    >>> from azulejos.rules import game
    >>> phase(game("duel").start()), phase(game("duel").start(), Wording("it"))
    ('set-up', 'preparazione')
    """
    return wording("pictures-phase", phase=_phase(position))


def _phase(position: DuelPosition) -> str:
    if not all(len(board.dome.empty_spaces) < SPACES for board in position.boards):
        return "set-up"
    if position.stage in (DuelStage.TRAYS, DuelStage.TURN_UP) or (position.stage is DuelStage.TOP and position.to_move is None):
        return "next-round"
    return _PHASES.get(position.phase, "turns")


def title(position: DuelPosition, wording: Wording = ENGLISH) -> str:
    """The game, the round and the phase.

    >>> from azulejos.rules import game
    >>> title(game("duel").start())
    'Azul Duel, set-up'
    """
    return wording("pictures-title", game=GAMES[position.game.id].title, round=position.round, phase=phase(position, wording))


def situation(position: DuelPosition, names: Sequence[str], wording: Wording = ENGLISH) -> str:
    """What is awaited, or how the game came out, in one sentence.

    >>> from azulejos.rules import game
    >>> situation(game("duel").start(), ["Ana", "Bo"])
    'A plate is to be turned face up.'
    """
    if result := position.outcome:
        return wording("pictures-wins", name=names[result.winners[0] - 1], how="tie" if _tie_break(position) else "none")
    stage = position.after if position.stage is DuelStage.TOP and position.after else position.stage
    name = names[(position.to_move or position.first) - 1]
    return wording("pictures-awaited", stage=stage.value, name=name, tray=position.tray or 0, line=position.line)


def tie_break(position: DuelPosition, wording: Wording = ENGLISH) -> str:
    """How a tie was broken, in words; nothing if there was none."""
    by = _tie_break(position)
    return wording("pictures-tie-break", how=by) if by else ""


def _tie_break(position: DuelPosition) -> str:
    """D43: by who took the first-player tile in round 5 or, if nobody did, by who started it."""
    if position.outcome is None or position.outcome.tie_break is TieBreak.NONE:
        return ""
    return "holder" if position.holder else "starter"


def description(position: DuelPosition, names: Sequence[str], seats: Sequence[int], wording: Wording = ENGLISH) -> str:
    """All that lies open on these seats' boards, and on the table if it is both of them; tiles by their letters, plates as the rules write them."""
    sentences = [situation(position, names, wording)]
    if how := _tie_break(position):
        sentences.append(wording("pictures-tie-broken", how=how))
    if len(seats) > 1:
        sentences += _table(position, wording)
    for seat in seats:
        holds = "first-tile" if position.holder == seat else "none"
        sentences.append(wording("pictures-player", name=names[seat - 1], score=wording.points(position.scores[seat - 1] or 0), holds=holds))
        sentences.append(_board(position.boards[seat - 1], wording))
        if result := position.outcome:
            bonuses = ", ".join(f"{wording('pictures-score', kind=bonus.kind)} {bonus.points:+}" for bonus in result.bonuses[seat - 1])
            sentences.append(wording("pictures-before-goals", points=position.round_scores[seat - 1] or 0, bonuses=bonuses))
    return " ".join(sentences)


def _table(position: DuelPosition, wording: Wording) -> list[str]:
    large, *small = position.trays
    goals = ", ".join(wording("pictures-score", kind=name) for name in position.game.tiles)
    sentences = [wording("pictures-goals", names=goals)]
    sentences.append(wording("pictures-large-tray", sun=large.sun or "none", moon=large.moon or "none", first=yes(not position.holder)))
    sentences += [_tray(number, tray, wording) for number, tray in enumerate(small, 1)]
    if position.rest:
        sentences.append(wording("pictures-to-stack", letters=position.rest))
    sentences.append(wording("pictures-display", letters=", ".join(str(plate) for plate in position.display if plate) or "none"))
    sentences.append(wording("pictures-pile", count=len(position.pile), kind=_kind(position.pile[0].kind if position.pile else None)))
    if position.drawn:
        sentences.append(wording("pictures-drawn", letters=", ".join(_drawn(back, wording) for back in position.drawn)))
    if position.hand:
        sentences.append(wording("pictures-in-hand", letters=str(position.hand)))
    return [*sentences, wording("pictures-in-stores", store="tower", bag=sum(position.bag), count=sum(position.tower))]


def _tray(number: int, tray: Tray, wording: Wording) -> str:
    chip = str(tray.chip) if tray.has_shown_chip else "face-down" if tray.chip else "none"
    return wording("pictures-tray", tray=number, sun=tray.sun or "none", moon=tray.moon or "none", chip=chip)


def _kind(kind: Kind | None) -> str:
    return kind.value if kind else "none"


def _drawn(back: Back, wording: Wording) -> str:
    return str(back.plate) if back.plate else wording("pictures-drawn-back", kind=_kind(back.kind))


def _board(board: Board, wording: Wording) -> str:
    lines = " ".join(f"{number}: {(line.colour or '') * line.filled}{'.' * (number - line.filled)}" for number, line in enumerate(board.lines, 1))
    # What waits for a tile is written small, as nothing is there yet; a point is a cell without a plate.
    dome = "/".join(
        "".join(tile or (space.lower() if space else ".") for tile, space in zip(tiles, spaces))
        for tiles, spaces in zip(board.dome.tiles, board.dome.spaces)
    )
    return wording(
        "pictures-board-duel",
        lines=lines,
        dome=dome,
        letters=board.broken or "none",
        chips=", ".join(board.chips) or "none",
        spent=len(board.spent),
        tokens=board.tokens,
        count=board.chips_taken,
    )
