"""Why a bot made no decision.

Unavailable
└── NoDecision               a bot was asked and made no decision
    ├── Busy                 too many decisions wait already: ask again later
    ├── Overrun              it thought longer than it may
    ├── Crashed              its process died, or it failed, or what it answered is no legal move
    └── Stopped              the server is closing down: nothing is to be played in the bot's place
"""

from __future__ import annotations

from azulejos.server.errors import Unavailable


class NoDecision(Unavailable):
    """A bot was asked and made no decision. `result` is what statistics call it."""

    result = "stopped"


class Busy(NoDecision):
    """Too many decisions wait already: ask again later."""

    result = "busy"


class Overrun(NoDecision):
    """A bot thought longer than it may; its process was ended."""

    result = "overrun"


class Crashed(NoDecision):
    """A bot's process died, or the bot failed, or what it answered is no legal move."""

    result = "crashed"


class Stopped(NoDecision):
    """Bots do not think any more, or not yet: the server is closing down, or was not started."""
