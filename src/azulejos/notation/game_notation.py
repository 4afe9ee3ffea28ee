"""What a game brings along so that its records and positions can be written and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.rules import Event, Material, Position


@dataclass(frozen=True, slots=True)
class GameNotation:
    """How the events and positions of a game are read and written."""

    events: tuple[type[Event], ...]
    """All kinds of events that it has."""
    read_token: Callable[[str], Event]
    write_token: Callable[[Event], str]
    read_afen: Callable[[str, Sequence[Material]], Position]
    """The position that a line stands for; components that it only names are among those given."""
    write_afen: Callable[[Any], str]
    summary: Callable[[Any, bool], dict[str, object]]
    """What `azulejos replay --json` shows of this game alone; with all that could have been scored, if that is asked for."""
