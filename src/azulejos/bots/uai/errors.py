"""What goes wrong between a host and an engine.

AzulejosError
├── UaiError              a line that an engine does not understand, or may not obey: it answers `error CODE TEXT`
└── BotError
    └── EngineError       an engine that a host cannot rely on
        ├── EngineCrashed     it could not be started, or its process has ended
        ├── EngineHung        it has not answered in time
        └── EngineLied        what it answered is no legal move, or not what the protocol has
"""

from __future__ import annotations

from azulejos.bots.errors import BotError
from azulejos.rules import AzulejosError


class UaiError(AzulejosError):
    """A line that an engine does not understand, or may not obey now."""


class EngineError(BotError):
    """An engine that a host cannot rely on. `kind` is the word for it in lists."""

    kind = "failed"


class EngineCrashed(EngineError):
    """It could not be started, or its process has ended."""

    kind = "crashed"


class EngineHung(EngineError):
    """It has not answered in time, and was ended."""

    kind = "hung"


class EngineLied(EngineError):
    """What it answered is no legal move, or nothing that the protocol has."""

    kind = "illegal"
