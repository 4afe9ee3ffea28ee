"""The opponents that the server tells of: levels, games and measured strengths."""

from azulejos.bots.levels import LEVELS
from azulejos.bots.strengths import measured
from tests.server.web.running import Somebody, ok


def test_the_bots_that_can_be_seated_are_told_with_level_games_and_strength(stranger: Somebody) -> None:
    listed = ok(stranger.get("/api/v1/bots"))
    told = {each["bot"]: each for each in listed}
    assert [each["bot"] for each in listed] == ok(stranger.get("/api/v1/games"))["bots"]
    assert [told[LEVELS[level].name]["level"] for level in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert told["greedy"]["level"] is None
    assert told["greedy"]["strengths"] == []
    assert told["pinch"]["games"] == ["azul", "mini", "duel"]


def test_a_strength_is_what_was_measured_at_that_kind_of_table_and_nothing_else(stranger: Somebody) -> None:
    pinch = next(each for each in ok(stranger.get("/api/v1/bots")) if each["bot"] == "pinch")
    expected = [
        {
            "games": list(each.kind.games),
            "players": each.kind.players,
            "options": dict(each.kind.options),
            "elo": each.strengths["pinch"].elo,
            "error": each.strengths["pinch"].error,
            "played": each.strengths["pinch"].games,
        }
        for each in measured()
        if "pinch" in each.strengths
    ]
    assert pinch["strengths"] == expected
    assert expected
