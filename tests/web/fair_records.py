"""Records with the proof of their deals, kept for the browser's own check (web/tests/fair): `python -m tests.web.fair_records` writes them anew.

Whole games of every variant, played by the rules and dealt by `FairChance` as a live table does it; and games that were taken over from elsewhere.
"""

from pathlib import Path

from azulejos.notation import Record, agn
from azulejos.rules import Deal, game
from azulejos.server import fair
from tests.server.fair.games import GAMES, SEED, TABLE, contributions, dealt, go_on

KEPT = Path(__file__).parents[2] / "web" / "tests" / "fair" / "kept"


def records() -> dict[str, str]:
    """The kept records by their names."""
    kept = {name: agn.write(dealt(settled)) for name, settled in GAMES.items()}
    for lots in range(1, 7):
        kept[f"duel-{lots}"] = agn.write(dealt(GAMES["duel"], bytes([lots] * 32), lots=lots))
        kept[f"grey-{lots}"] = agn.write(dealt(game("azul", players=2 + lots % 3, wall="grey"), bytes([lots] * 32), lots=lots))
    for name in ("azul-coloured-2p-5d", "duel"):
        kept[f"{name}-taken-over"] = agn.write(taken_over(name))
    for name in ("azul-coloured-3p-7d", "duel"):
        kept[f"{name}-committed"] = agn.write(committed(dealt(GAMES[name])))
    return kept


def committed(record: Record) -> Record:
    """The same game as of a table at which contributions were committed to; the last seat has committed itself, and never revealed its own."""
    given = [fair.contribution_commitment(fair.commitment(SEED), each) for each in contributions(record.game.players)[:-1]]
    return Record(record.tags | {"FairScheme": "2", "FairCommitments": " ".join([*given, "ab" * 32])}, record.events)


def taken_over(name: str) -> Record:
    """A game that was begun elsewhere: its first deals are not of this table."""
    position = go_on(GAMES[name].start(1), bytes(32), steps=30)
    before = sum(isinstance(event, Deal) for event in position.events)
    go_on(position, SEED, dealt_before=before)
    return Record.of(position, tags=fair.tags(SEED, TABLE, contributions(position.game.players), deals=before))


if __name__ == "__main__":
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, text in records().items():
        (KEPT / f"{name}.agn").write_text(text)
