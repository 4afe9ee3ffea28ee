"""Positions of Azul Duel in numbers: what one seat may know, and nothing else (D50)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from azulejos.envs.interface import Actions
from azulejos.kernel.duel.actions import SPEND, actions_of, chip_kind
from azulejos.kernel.duel.fields import BOARD, KINDS, LAYOUT, MOST, SPACES, STAGES, TILES
from azulejos.rules import Move, Position
from azulejos.rules.duel import FACE_DOWN, LETTERS, DuelGame, DuelPosition, DuelStage
from azulejos.rules.duel.dome import SIZE
from azulejos.rules.duel.scoring_tiles import NAMES

LOOKED_AT = (DuelStage.KEEP, DuelStage.LAY, DuelStage.UNDER)
"""When whoever drew plates has seen their fronts."""


class DuelEncoding:
    """One choice of scoring tiles and components."""

    def __init__(self, game: DuelGame) -> None:
        self.layout = LAYOUT
        self._number = {plate: number for number, plate in enumerate(game.components.plates)}

    def moves(self, position: Position) -> Mapping[Actions, Move]:
        """The legal moves by their actions."""
        assert isinstance(position, DuelPosition)
        return {actions_of(move, position): move for move in position.legal_moves}

    def write(self, position: Position, seat: int, chosen: Actions, fields: Mapping[str, Any]) -> None:
        """Write what a seat sees, from its own board on."""
        assert isinstance(position, DuelPosition)
        fields["scoring_tiles"][[NAMES.index(tile) for tile in position.game.tiles]] = 1
        fields["round"][0] = position.round
        if position.stage in STAGES:
            fields["stage"][STAGES.index(position.stage)] = 1
        fields["first_tile"][0] = not position.holder
        fields["rest"][:] = _counts(position.rest)
        fields["bag"][:], fields["tower"][:] = position.bag, position.tower
        if position.line:
            fields["tiling_line"][position.line - 1] = 1
        for action in chosen:
            fields["chosen_chips"][action - SPEND] += 1
        self._write_trays(position, fields)
        self._write_plates(position, seat, fields)
        for k, each in enumerate((seat, 3 - seat)):
            _write_board(position, each, {field.name: fields[field.name][k] for field in BOARD})

    def _write_trays(self, position: DuelPosition, fields: Mapping[str, Any]) -> None:
        for number, tray in enumerate(position.trays):
            fields["sun"][number] = _counts(tray.sun)
            if number == 0:
                fields["large_moon"][:] = _counts(tray.moon)
                continue
            for level, tile in enumerate(tray.moon):
                fields["stacks"][number - 1, level, LETTERS.index(tile)] = 1
            if tray.chip:
                fields["tray_chips"][number - 1, 0 if tray.chip == FACE_DOWN else 1 + chip_kind(tray.chip)] = 1
        for chip in position.chips:
            fields["unseen_chips"][chip_kind(chip)] += 1

    def _write_plates(self, position: DuelPosition, seat: int, fields: Mapping[str, Any]) -> None:
        for place, plate in enumerate(position.display):
            if plate is not None:
                fields["display"][place, self._number[plate]] = 1
        if position.hand is not None:
            fields["hand"][self._number[position.hand]] = 1
        for back in position.drawn:
            if back.kind is not None:
                fields["drawn_kinds"][KINDS.index(back.kind)] += 1
        fields["pile"][0] = len(position.pile)
        for depth, back in enumerate(position.pile):
            if back.kind is not None:
                fields["backs"][depth, KINDS.index(back.kind)] = 1
        self._write_memory(position, seat, fields)

    def _write_memory(self, position: DuelPosition, seat: int, fields: Mapping[str, Any]) -> None:
        """What a seat knows of the plates that lie face down: where it put them itself, and which others it has seen."""
        seen = {plate for memory in position.memories if memory.seat == seat for plate in memory.plates}
        seen |= {back.plate for back in (*position.pile, *position.drawn) if back.plate is not None and back.seen_by & seat}
        for depth, back in enumerate(position.pile):
            if back.plate in seen and back.putter == seat:
                fields["known"][self._number[back.plate]] = depth + 1
        if position.to_move == seat:
            for back in position.drawn:
                if back.plate in seen and (back.putter == seat or position.stage in LOOKED_AT):
                    fields["drawn"][self._number[back.plate]] = 1
        certain = fields["known"].astype(bool) | fields["drawn"].astype(bool)
        lying = [plate for plate in position.display if plate is not None] + [
            each.plate for board in position.boards for each in board.dome.plates if each
        ]
        fields["unplaced"][:] = ~certain
        for plate in (*lying, position.hand):
            if plate is not None:
                fields["unplaced"][self._number[plate]] = 0
        for plate in seen:
            fields["remembered"][self._number[plate]] = not certain[self._number[plate]]


def _write_board(position: DuelPosition, seat: int, fields: Mapping[str, Any]) -> None:
    board = position.boards[seat - 1]
    for row, (colour, filled) in enumerate(board.lines):
        if colour is not None:
            fields["lines"][row, LETTERS.index(colour)] = filled
    fields["broken"][:] = _counts(board.broken)
    for chip in board.chips:
        fields["chips"][chip_kind(chip)] += 1
    fields["chips_taken"][0], fields["tokens"][0] = board.chips_taken, board.tokens
    fields["holds_first_tile"][0] = position.holder == seat
    fields["first"][0], fields["to_move"][0] = position.first == seat, position.to_move == seat
    fields["score"][0] = min(board.score, MOST)
    for row in range(SIZE):
        for column, (space, tile) in enumerate(zip(board.dome.spaces[row], board.dome.tiles[row])):
            if space is not None:
                fields["spaces"][row, column, SPACES.index(space)] = 1
            if tile is not None:
                fields["tiles"][row, column, TILES.index(tile)] = 1


def _counts(tiles: str) -> list[int]:
    return [tiles.count(letter) for letter in LETTERS]
