"""How people behave at the tables: what a program can do about it, and what it leaves to arbiters (T6, T7)."""

import pytest

from azulejos.rules.azul import AzulPosition, Deal
from azulejos.tournament import MARTELUDICA, Warned
from azulejos.tournament.events import KINDS
from azulejos.tournament.log import log
from azulejos.tournament.standings import standings
from tests.kit.chances import Script, seeded
from tests.kit.tournaments import ARBITER, Tournament


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t6_nobody_knows_the_order_of_the_bag(players: int) -> None:
    """What a seat sees of the bag are counts: from one and the same sight, chance makes another deal each time."""
    position = MARTELUDICA.table_game(players).start(1)
    assert isinstance(position, AzulPosition)
    for seat in range(1, players + 1):
        seen = position.view(seat).position
        assert isinstance(seen, AzulPosition)
        assert seen.bag == (20,) * 5
        assert len({seen.deal(seeded(seed)) for seed in range(20)}) == 20
        assert seen == position


def test_t6_a_display_is_filled_before_the_next_one() -> None:
    """Each tile is drawn from what is left in the bag then: the first four, one after the other, are the first display's."""
    position = MARTELUDICA.table_game(4).start(1)
    assert isinstance(position, AzulPosition)
    tiles = 4 * MARTELUDICA.displays
    lowest = Script(*[0] * tiles)
    deal = position.deal(lowest)
    assert isinstance(deal, Deal)
    assert lowest.asked == list(range(100, 100 - tiles, -1))
    # Always the lowest: twenty blue tiles fill the first five displays, and then yellow ones come.
    assert [max(display) for display in deal.displays] == [4] * 8
    assert [display[0] for display in deal.displays] == [4] * 5 + [0] * 3


@pytest.mark.clause("T6")
@pytest.mark.clause("T7")
@pytest.mark.parametrize("why", ["Looked into the bag at table 1.", "Drew five tiles at once.", "Disturbed table 2, seat 3."])
def test_conduct_is_for_arbiters_to_watch(why: str) -> None:
    """What comes of it here is a warning: it is kept with who, when and why, and changes no result."""
    tournament = Tournament(4).play()
    before = standings(tournament.state)
    tournament.do(Warned("p-02", why))
    assert standings(tournament.state) == before
    assert tournament.state.entrants["p-02"].warnings == 1
    last = log(tournament.events)[-1]
    assert (last.actor, last.person, last.why, last.is_ruling) == (ARBITER, "p-02", why, True)


def test_t7_talking_and_advising_need_no_leave() -> None:
    """There is nothing to record of it: no kind of event, and no act that is refused because of it."""
    assert not [kind for kind in KINDS if "talk" in kind or "advi" in kind]
    tournament = Tournament(4)
    assert tournament.refusal(Warned("p-02", ""), ARBITER) == ("no-reason", "T24")
    assert tournament.refusal(Warned("p-02", "Talks."), "p-03") == ("not-an-arbiter", "T23")
