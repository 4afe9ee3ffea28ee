"""Games and positions as a data set, for those who learn offline: a row for every action that somebody has chosen.

| column | what |
|---|---|
| `game` | the number of the game, from 0 |
| `seat` | who chose, from 0 |
| `observation` | what that seat saw (docs/environments.md) |
| `action_mask` | what it could do |
| `action` | what it did |
| `win`, `rank`, `lead` | what the game was worth to it in the end, by each of these rewards |
| `scores` | everybody's final scores, from seat 0 on |
| `position` | the whole position in one line (AFEN), so that any other observation can be made of it |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from azulejos.envs.games import encoding
from azulejos.envs.interface import Encoding
from azulejos.envs.observations import empty
from azulejos.envs.rewards import rewarded
from azulejos.files import write_whole
from azulejos.rules import AzulejosError, Deal, Move, OptionError, Position

REWARDS = ("win", "rank", "lead")
Columns = dict[str, Any]


class DatasetError(AzulejosError):
    """Games of which no data set can be made."""


def dataset(games: Iterable[Position]) -> Columns:
    """The columns of finished games, each a position with its past. All have to be of one game, with the same options.

    >>> import azulejos as az
    >>> position = az.start("azul", seed=1)
    >>> while position.outcome is None:
    ...     position.push(position.legal_moves[0])
    >>> columns = dataset([position])
    >>> columns["observation"].shape == (len(columns["action"]), 163)
    True
    """
    rows: list[tuple[Any, ...]] = []
    kind = own = None
    for number, game in enumerate(games):
        if kind is None:
            kind, own = game.game, encoding(game.game)
        if game.game != kind:
            raise DatasetError("several-games", "A data set has games of one kind, with the same options.")
        assert own is not None
        rows += [(number, *row) for row in _rows(game, own)]
    if own is None or not rows:
        raise DatasetError("no-games", "There is no finished game to make a data set of.")
    names = ("game", "seat", "observation", "action_mask", "action", *REWARDS, "scores", "position")
    types = (np.int32, np.int8, np.uint8, np.bool_, np.int16, *(np.float32,) * len(REWARDS), np.int16, np.str_)
    return {name: np.array(column, type) for name, column, type in zip(names, zip(*rows), types, strict=True)}


def _rows(finished: Position, own: Encoding) -> Iterator[tuple[Any, ...]]:
    outcome = finished.outcome
    if outcome is None or outcome.is_void:
        raise DatasetError("not-finished", "A data set has games that were played to their end.")
    given = [rewarded(outcome, reward) for reward in REWARDS]
    position = finished.origin()
    for event in finished.events:
        if isinstance(event, Move):
            yield from _actions(position, event, own, given, outcome.scores)
        elif not isinstance(event, Deal):
            raise DatasetError("not-in-datasets", "A data set has no games that somebody left, or in which a turn was lost.", "T21")
        position.push(event)


def _actions(position: Position, move: Move, own: Encoding, given: list[list[float]], scores: tuple[int | None, ...]) -> Iterator[tuple[Any, ...]]:
    """A row for each action of a move."""
    moves, seat = own.moves(position), position.to_move
    assert seat is not None
    actions = next((actions for actions, each in moves.items() if each == move), None)
    if actions is None:
        raise DatasetError("not-in-datasets", f"{move} hides something: a data set is made of full records.", "D50")
    view, line = position.view(seat).position, position.afen
    for at, action in enumerate(actions):
        observation, fields = empty(own.layout)
        own.write(view, seat, actions[:at], fields)
        mask = np.zeros(own.layout.actions, np.bool_)
        mask[[each[at] for each in moves if each[:at] == actions[:at]]] = True
        yield seat - 1, observation, mask, action, *(reward[seat - 1] for reward in given), scores, line


def save(columns: Columns, path: str | PathLike[str]) -> None:
    """Write a data set to a file, `.npz` or `.parquet` by its name, whole or not at all.

    >>> save({}, "games.csv")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: "games.csv" is neither an .npz nor a .parquet file.
    """
    path = Path(path)
    kinds = {".npz": _npz, ".parquet": _parquet}
    if path.suffix.lower() not in kinds:
        raise OptionError("no-such-dataset", f'"{path.name}" is neither an .npz nor a .parquet file.')
    write_whole(path, kinds[path.suffix.lower()](columns))


def _npz(columns: Columns) -> bytes:
    with BytesIO() as written:
        np.savez_compressed(written, allow_pickle=False, **columns)
        return written.getvalue()


def _parquet(columns: Columns) -> bytes:
    try:
        import pyarrow as pa
        import pyarrow.parquet as parquet
    except ModuleNotFoundError as error:
        raise OptionError("no-pyarrow", "Parquet needs one more package, pip install pyarrow; .npz needs none.") from error
    arrays = {
        name: pa.array(column) if column.ndim == 1 else pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1)), column.shape[1])
        for name, column in columns.items()
    }
    with pa.BufferOutputStream() as written:
        parquet.write_table(pa.table(arrays), written, compression="zstd")
        return bytes(written.getvalue())
