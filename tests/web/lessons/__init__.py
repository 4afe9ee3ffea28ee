"""The tutorials' positions: set up by hand, played on by the project's own rules, and kept as JSON for the client, which has no rules of its own.

`python -m tests.web.lessons` writes `web/src/games/*/lessons/*.json`; a test holds the kept files against what this gives.
"""

from tests.web.lessons import azul, duel, grey
from tests.web.lessons.kept import Lesson, path, text

GAMES: dict[str, tuple[Lesson, ...]] = {
    "azul": azul.lessons("azul"),
    "mini": azul.lessons("mini"),
    "grey": grey.lessons(),
    "duel": duel.lessons(),
}

__all__ = ["GAMES", "Lesson", "path", "text"]
