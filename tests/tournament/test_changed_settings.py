"""Settings and the title are changed while nothing depends on them; a table tells whom it has drawn (T3)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from azulejos.tournament import Finished, FirstDrawn, Pairing, PublicNames, SettingsChanged, Withdrawn, pairing
from azulejos.tournament.criteria import Criterion
from tests.kit.tournaments import ARBITER, Tournament, in_order, people


@pytest.mark.parametrize(
    ("setting", "value", "last"),
    [
        ("public_names", PublicNames.INITIAL, "finished"),
        ("break_minutes", 5, "between"),
        ("turn_seconds", 60, "published"),
        ("displays", 9, "published"),
        ("ranked_by", Criterion.PLACE_POINTS, "published"),
        ("hidden_from", 3, "between"),
        ("games", 2, "entered"),
        ("pairing", Pairing.SWISS, "entered"),
        ("least_age", 14, "created"),
    ],
)
def test_t10_settings_change_while_nothing_depends_on_them(setting: str, value: Any, last: str) -> None:
    tournament, changes = Tournament(), True
    moments: dict[str, Callable[[], object]] = {
        "created": lambda: None,
        "entered": lambda: tournament.enter(*people(4)),
        "published": tournament.seat,
        "between": tournament.play,
        "finished": lambda: tournament.do(Finished("It rains.")),
    }
    for moment, act in moments.items():
        act()
        before = tournament.state
        changed = SettingsChanged(replace(before.settings, **{setting: value}), before.title)
        if changes:
            assert tournament.do(changed).settings == changed.settings
            tournament.do(SettingsChanged(before.settings, before.title))
        else:
            assert tournament.refusal(changed) == ("setting-in-use", "T10")
        changes = changes and moment != last


def test_t13_what_is_public_is_not_hidden_any_more_and_what_is_hidden_stays_so() -> None:
    tournament = Tournament(4).play()

    def hides(game: int | None) -> SettingsChanged:
        return SettingsChanged(replace(tournament.state.settings, hidden_from=game), "")

    assert tournament.refusal(hides(1)) == ("setting-in-use", "T10")
    tournament.do(hides(2))
    tournament.do(hides(3))
    tournament.do(hides(2))
    tournament.play()
    for game in (None, 3):
        assert tournament.refusal(hides(game)) == ("setting-in-use", "T10")


def test_a_tournament_is_renamed_and_a_draft_made_by_other_settings_is_gone() -> None:
    tournament = Tournament(4)
    tournament.do(pairing.draft(tournament.state, in_order, 0))
    tournament.do(SettingsChanged(tournament.state.settings, "Summer"))
    assert (tournament.state.title, bool(tournament.state.draft)) == ("Summer", True)
    tournament.do(SettingsChanged(replace(tournament.state.settings, games=2), "Summer"))
    assert not tournament.state.draft
    assert tournament.refusal(SettingsChanged(tournament.state.settings, "x" * 121)) == ("bad-title", "T10")
    assert tournament.refusal(SettingsChanged(tournament.state.settings, "Mine"), "p-01") == ("not-an-arbiter", "T23")


def test_t3_a_table_tells_whom_it_has_drawn() -> None:
    tournament = Tournament(8).start()
    tournament.do(FirstDrawn(1, 1, 3), "p-02")
    assert tournament.state.table(1, 1).first == 3
    tournament.do(Withdrawn(1, "p-04"))
    for said, who, refusal in (
        (FirstDrawn(1, 1, 3), "p-02", ("nothing-changes", "T3")),
        (FirstDrawn(1, 1, 4), "p-02", ("no-such-seat", "T3")),
        (FirstDrawn(1, 1, 1), "p-05", ("not-at-the-table", "T3")),
        (FirstDrawn(2, 1, 1), ARBITER, ("no-such-game", "T12")),
    ):
        assert tournament.refusal(said, who) == refusal
    tournament.hand_in(tournament.sheet())
    assert tournament.refusal(FirstDrawn(1, 1, 1)) == ("after-the-end", "T3")
