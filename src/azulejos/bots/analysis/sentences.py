"""What an analysis says to a person, in their language."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.bots.analysis.game_analysis import MoveAnalysis
from azulejos.bots.analysis.marks import Mark
from azulejos.bots.analysis.reason import Reason
from azulejos.i18n import Texts
from azulejos.render.wording import Wording


class Sentences:
    """The sentences of a language about a game of some players.

    >>> english = Sentences(Wording("en"), ["Ann", "Ben"])
    >>> english.reason(Reason("analysis-did-gift", {"seat": 2, "line": 3, "points": 5}))
    'Ben can now complete line 3 for 5 points.'
    >>> Sentences(Wording("nl"), []).mark(Mark.MISTAKE)
    'Fout'
    """

    def __init__(self, wording: Wording, names: Sequence[str]) -> None:
        self._wording, self._names = wording, names
        self._texts = Texts(wording.language, "analysis")

    def __call__(self, name: str, **values: str | int) -> str:
        """A text about the analysis itself."""
        return self._texts(name, **values)

    def seat(self, seat: int) -> str:
        """The name of who sits in a seat, or the seat."""
        return self._wording.seat(self._names, seat)

    def mark(self, mark: Mark) -> str:
        """The word of a mark."""
        return self._texts("analysis-mark", mark=str(mark))

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        values = dict(reason.values)
        if isinstance(seat := values.get("seat"), int):
            values["name"] = self.seat(seat)
        return self._texts(reason.text, **values)

    def why(self, move: MoveAnalysis) -> str:
        """What a move did, and what would have been better; empty for a good one."""
        return " ".join(map(self.reason, move.reasons))
