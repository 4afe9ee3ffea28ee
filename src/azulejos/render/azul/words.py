"""What a picture of Azul says in words: its heading, and the text for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.text_result import ended_sentence
from azulejos.render.wording import ENGLISH, Wording, yes
from azulejos.rules import GAMES, Phase, TieBreak
from azulejos.rules.azul import MARKER, AzulPosition, Board, MarkerPlace, letters


def phase(position: AzulPosition, wording: Wording = ENGLISH) -> str:
    """The phase in words.

    >>> from azulejos.rules import game
    >>> phase(game("azul").start()), phase(game("azul").start(), Wording("nl"))
    ('before the deal', 'voor de eerste ronde')
    """
    is_next = position.phase is Phase.DEAL and position.round
    return wording("pictures-phase", phase="next-deal" if is_next else position.phase.value)


def title(position: AzulPosition, wording: Wording = ENGLISH) -> str:
    """The game, the round and the phase.

    >>> from azulejos.rules import game
    >>> title(game("azul").start())
    'Azul, before the deal'
    """
    return wording("pictures-title", game=GAMES[position.game.id].title, round=position.round, phase=phase(position, wording))


def situation(position: AzulPosition, names: Sequence[str], wording: Wording = ENGLISH) -> str:
    """What is awaited, or how the game came out, in one sentence.

    >>> from azulejos.rules import game
    >>> situation(game("azul").start(first=2), ["Ana", "Bo"])
    'Bo starts the next round.'
    """
    if result := position.outcome:
        if result.is_void:
            return ended_sentence(result.ended_by, wording)
        winners = [names[seat - 1] for seat in result.winners]
        if result.tie_break is TieBreak.SHARED:
            return wording("pictures-share", names=wording.listed(winners))
        return wording("pictures-wins", name=winners[0], how="rows" if result.tie_break is TieBreak.ROWS else "none")
    seat = position.next_first if position.phase is Phase.DEAL else position.to_move
    return wording("pictures-awaited", stage=position.phase.value, name=names[seat - 1] if seat else "", line=position.line, tray=0)


def description(position: AzulPosition, names: Sequence[str], seats: Sequence[int], wording: Wording = ENGLISH) -> str:
    """All that lies open on these seats' boards, and on the table if it is all of them; tiles by their letters."""
    sentences = [situation(position, names, wording)]
    if position.outcome:
        sentences.append(ended_sentence(position.outcome.ended_by, wording))
    if len(seats) > 1:
        displays = ((number, display) for number, display in enumerate(position.displays, 1) if any(display))
        sentences += [wording("pictures-offer-display", display=number, letters=letters(display)) for number, display in displays]
        marker = yes(position.marker.place is MarkerPlace.CENTRE)
        sentences.append(wording("pictures-offer-centre", letters=letters(position.centre) or "none", marker=marker))
        sentences.append(wording("pictures-in-stores", store="lid", bag=sum(position.bag), count=sum(position.lid)))
    for seat in seats:
        score = position.scores[seat - 1]
        state = "pictures-states.withdrawn" if seat in position.withdrawn else "pictures-no-score" if score is None else "terminal-points"
        holds = "marker" if position.marker == (MarkerPlace.FRONT, seat) else "none"
        sentences.append(wording("pictures-player", name=names[seat - 1], score=wording(state, count=score or 0), holds=holds))
        sentences.append(_board(position.boards[seat - 1], wording))
    return " ".join(sentences)


def _board(board: Board, wording: Wording) -> str:
    lines = " ".join(
        f"{number}: {line.colour.letter * line.filled if line.colour is not None else ''}{'.' * (number - line.filled)}"
        for number, line in enumerate(board.lines, 1)
    )
    wall = "/".join("".join("." if cell is None else cell.letter for cell in row) for row in board.wall)
    floor = "".join("1" if item is MARKER else item.letter for item in board.floor)
    return wording("pictures-board", lines=lines, wall=wall, floor=floor or "none")
