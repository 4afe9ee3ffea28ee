"""What can go wrong, as types with stable codes.

    AzulejosError                    everything this package raises on purpose
    ├── OptionError                  a game, option or seat that does not exist
    ├── IllegalEvent                 an event that the rules refuse; the position is as it was
    │   ├── IllegalMove              a take or a placement
    │   ├── IllegalDeal              a deal that the bag and the lid cannot give
    │   └── GameOver                 anything after the end; the clause is the one that ended the game
    ├── NothingToUndo                `pop` on a position that has no past
    ├── FaultyPosition               an impossible position, with all its faults
    ├── UaiError                     a line that an engine does not understand (`azulejos.bots.uai`)
    ├── BotError                     a bot of one's own that failed (`azulejos.bots`)
    │   └── EngineError              an engine that crashed, hung or lied (`azulejos.bots.uai`)
    ├── JournalError                 a folder that is of another contest (`azulejos.arena`)
    ├── TableError                   what a server refused (`azulejos.live_table`)
    ├── DatasetError                 games of which no data set can be made (`azulejos.envs.dataset`)
    ├── SaveError                    a file that could not be written (`azulejos.cli`)
    └── NotationError                a text that cannot be read (`azulejos.notation`)
        ├── TokenError               one token
        ├── AgnError                 a game record, with file, line and token
        │   └── TagError             a tag that is missing, cannot be read, or contradicts the game
        └── AfenError                a position in one line, with every fault that it has

All are `ValueError`s. Each has a `code`, which programs may rely on; a `clause` of `docs/rules` where a rule is behind it; and a `text`, one
sentence for a person.
"""

from __future__ import annotations

from dataclasses import dataclass


class AzulejosError(ValueError):
    """Everything that this package raises on purpose. It is a `ValueError`, so that programs need not know this package to catch it.

    >>> error = AzulejosError("line-complete", "Pattern line 1 is complete: choose another one.", "A13")
    >>> error.code, error.clause, str(error)
    ('line-complete', 'A13', 'Pattern line 1 is complete: choose another one. (A13)')
    """

    def __init__(self, code: str, text: str, clause: str | None = None) -> None:
        super().__init__(code, text, clause)
        self.code = code
        self.text = text
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


class OptionError(AzulejosError):
    """A game, option or seat that does not exist."""


class IllegalEvent(AzulejosError):
    """An event that the rules refuse; the position is as it was."""


class IllegalMove(IllegalEvent):
    """A take or a placement that the rules refuse."""


class IllegalDeal(IllegalEvent):
    """A deal that the bag and the lid cannot give."""


class GameOver(IllegalEvent):
    """Anything after the end; `clause` is the one that ended the game."""


class NothingToUndo(AzulejosError):
    """`pop` on a position that has no past."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a position set up by hand."""

    code: str
    clause: str | None
    text: str


class FaultyPosition(AzulejosError):
    """An impossible position. `faults` lists everything that is wrong with it, not just the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        first = faults[0]
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(first.code, first.text + more, first.clause)
        self.args = (faults,)
        self.faults = faults
