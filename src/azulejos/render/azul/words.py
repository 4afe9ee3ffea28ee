"""What a picture of Azul says in words: its heading, and the text for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import GAMES, Phase, TieBreak
from azulejos.rules.azul import MARKER, AzulPosition, Board, MarkerPlace, letters

PHASES = {
    Phase.DEAL: "before the deal",
    Phase.OFFER: "factory offer",
    Phase.TILING: "wall tiling",
    Phase.STOPPED: "stopped",
    Phase.OVER: "game over",
    Phase.VOID: "void",
}


def phase(position: AzulPosition) -> str:
    """The phase in words.

    >>> from azulejos.rules import game
    >>> phase(game("azul").start())
    'before the deal'
    """
    return "before the next deal" if position.phase is Phase.DEAL and position.round else PHASES[position.phase]


def title(position: AzulPosition) -> str:
    """The game, the round and the phase.

    >>> from azulejos.rules import game
    >>> title(game("azul").start())
    'Azul, before the deal'
    """
    round = f", round {position.round}" if position.round else ""
    return f"{GAMES[position.game.id].title}{round}, {phase(position)}"


def situation(position: AzulPosition, names: Sequence[str]) -> str:
    """What is awaited, or how the game came out, in one sentence.

    >>> from azulejos.rules import game
    >>> situation(game("azul").start(first=2), ["Ana", "Bo"])
    'Bo starts the next round.'
    """
    if result := position.outcome:
        if result.is_void:
            return result.ended_by.text
        winners = [names[seat - 1] for seat in result.winners]
        if result.tie_break is TieBreak.SHARED:
            return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
        return f"{winners[0]} wins{' by complete rows' if result.tie_break is TieBreak.ROWS else ''}."
    if position.phase is Phase.DEAL:
        return f"{names[position.next_first - 1]} starts the next round."
    assert position.to_move is not None
    name = names[position.to_move - 1]
    if position.phase is Phase.TILING:
        return f"{name} tiles line {position.line}."
    if position.phase is Phase.STOPPED:
        return "The table waits for the arbiter."
    return f"{name} is to move."


def description(position: AzulPosition, names: Sequence[str], seats: Sequence[int]) -> str:
    """All that lies open on these seats' boards, and on the table if it is all of them; tiles by their letters."""
    sentences = [situation(position, names)]
    if position.outcome:
        sentences.append(position.outcome.ended_by.text)
    if len(seats) > 1:
        sentences += [f"Display {number}: {letters(display)}." for number, display in enumerate(position.displays, 1) if any(display)]
        marker = " and the first-player marker" if position.marker.place is MarkerPlace.CENTRE else ""
        sentences.append(f"Centre: {letters(position.centre) or 'no tiles'}{marker}.")
        sentences.append(f"Bag: {sum(position.bag)} tiles. Lid: {sum(position.lid)} tiles.")
    for seat in seats:
        score = position.scores[seat - 1]
        state = "withdrawn" if seat in position.withdrawn else f"{score} points" if score is not None else "no score"
        holds = " Has the first-player marker." if position.marker == (MarkerPlace.FRONT, seat) else ""
        sentences.append(f"{names[seat - 1]}: {state}.{holds} {_board(position.boards[seat - 1])}")
    return " ".join(sentences)


def _board(board: Board) -> str:
    lines = " ".join(
        f"{number}: {line.colour.letter * line.filled if line.colour is not None else ''}{'.' * (number - line.filled)}"
        for number, line in enumerate(board.lines, 1)
    )
    wall = "/".join("".join("." if cell is None else cell.letter for cell in row) for row in board.wall)
    floor = "".join("1" if item is MARKER else item.letter for item in board.floor) or "empty"
    return f"Pattern lines {lines}; wall {wall}; floor line {floor}."
