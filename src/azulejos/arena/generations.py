"""What all trainings have in common: generations, one after another, in a folder from which a training goes on after an interruption.

| file | what it holds |
|---|---|
| `games-3-0007.npy` | the samples of one part of the third generation's games; `.npz` where these are several arrays |
| `history.json` | a row for each generation that is done |

What a generation has learned is kept beside them, by each training in its own way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from azulejos.arena.executor import Executor, MakeWorker

Show = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    samples: int
    loss: float
    """On samples that were held back: nothing was learned from them."""
    share: float
    """Of the games against the generation before; for the first, against what the training began with."""
    error: float
    baseline: float
    """Of the games against what was set by hand."""


def generations(folder: Path, most: int, train: Callable[[int], Generation]) -> Iterator[Generation]:
    """The generations that were trained before, then those that are still missing; each is kept when it is done."""
    path = folder / "history.json"
    done = [Generation(**row) for row in json.loads(path.read_text())] if path.exists() else []
    yield from done
    for number in range(len(done) + 1, most + 1):
        done.append(train(number))
        path.write_text(json.dumps([asdict(each) for each in done], indent=2) + "\n")
        yield done[-1]


def part_paths(folder: Path, number: int, parts: int, suffix: str) -> list[Path]:
    """Where the samples of each part of a generation's games are kept.

    >>> part_paths(Path(), 3, 2, ".npy")[1].name
    'games-3-0001.npy'
    """
    return [folder / f"games-{number}-{part:04}{suffix}" for part in range(parts)]


def kept_parts(folder: Path, first: int, last: int, suffix: str) -> list[Path]:
    """The parts of these generations' games, the newest last."""
    return [path for number in range(first, last + 1) for path in sorted(folder.glob(f"games-{number}-*{suffix}"))]


def kept_samples(folder: Path, first: int, last: int, dtype: Any) -> Any:
    """The samples of these generations' games, laid out as kernels want them: a file does not say how its numbers are aligned."""
    return np.concatenate([np.load(path) for path in kept_parts(folder, first, last, ".npy")]).astype(dtype)


def play_parts(
    paths: Sequence[Path],
    make: MakeWorker[int, tuple[int, Any]],
    save: Callable[[BinaryIO, Any], None],
    games: int,
    show: Show,
    executor: Executor,
) -> None:
    """Play those parts of a generation's games that are not kept yet; each has this many games.

    A worker returns a part's number and its samples. They are saved when the part is done, in whatever order that is, and whole or not at all.
    """
    missing = [part for part, path in enumerate(paths) if not path.exists()]
    before = len(paths) - len(missing)
    with closing(executor.run(make, missing)) as playing:
        for finished, (part, samples) in enumerate(playing, before + 1):
            draft = paths[part].with_suffix(".part")
            with draft.open("wb") as file:
                save(file, samples)
            draft.rename(paths[part])
            show("games", finished * games, len(paths) * games)


def match_progress(show: Show, games: int) -> Callable[[object], None]:
    """Shows how far a match is; to be called after each game."""
    played = count(1)
    return lambda _: show("match", next(played), games)
