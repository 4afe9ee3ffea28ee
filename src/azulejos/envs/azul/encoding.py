"""Positions of Azul in numbers, from the rules: the judge of what the kernel writes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from azulejos.envs.interface import Actions
from azulejos.kernel.azul.conversion import action_of
from azulejos.kernel.azul.observation import MOST, layout
from azulejos.kernel.azul.state import TAKES
from azulejos.rules import Move, Phase, Position
from azulejos.rules.azul import AzulGame, AzulPosition, MarkerPlace
from azulejos.rules.azul.board import MARKER

_MARKER_LANE = 5
"""Where the marker is counted beside five colours."""


class AzulEncoding:
    """One kind of table."""

    def __init__(self, game: AzulGame) -> None:
        self.layout = layout(game.players, game.displays, game.is_grey)
        self._takes = (game.displays + 1) * 30

    def moves(self, position: Position) -> Mapping[Actions, Move]:
        """The legal moves by their actions; those of the grey wall follow on the takes of this table."""
        numbered = ((action_of(move), move) for move in position.legal_moves)
        return {(action if action < TAKES else action - TAKES + self._takes,): move for action, move in numbered}

    def write(self, position: Position, seat: int, chosen: Actions, fields: Mapping[str, Any]) -> None:
        """Write what a seat sees: everything, from its own board on."""
        assert isinstance(position, AzulPosition)
        fields["displays"][:] = position.displays
        fields["centre"][:] = position.centre
        fields["centre_marker"][0] = position.marker.place is MarkerPlace.CENTRE
        fields["bag"][:], fields["lid"][:] = position.bag, position.lid
        fields["round"][0], fields["idle"][0] = min(position.round, MOST), position.idle
        if position.game.is_grey:
            fields["bare"][0] = position.bare
            if position.phase is Phase.TILING:
                fields["tiling_line"][position.line - 1] = 1
        players = position.game.players
        for k in range(players):
            self._write_board(position, (seat - 1 + k) % players + 1, {field.name: fields[field.name][k] for field in self.layout.board})

    def _write_board(self, position: AzulPosition, seat: int, fields: Mapping[str, Any]) -> None:
        board = position.boards[seat - 1]
        for row, line in enumerate(board.lines):
            if line.colour is not None:
                fields["lines"][row, line.colour] = line.filled
        for item in board.floor:
            fields["floor"][_MARKER_LANE if item is MARKER else item] += 1
        fields["marker"][0] = position.marker.place is not MarkerPlace.CENTRE and position.marker.seat == seat
        fields["first"][0] = position.first == seat
        fields["to_move"][0] = position.to_move == seat
        fields["score"][0] = min(board.score, MOST)
        for row, cells in enumerate(board.wall):
            for column, tile in enumerate(cells):
                if tile is not None:
                    fields["wall"][(row, column, tile) if position.game.is_grey else (row, column)] = 1
