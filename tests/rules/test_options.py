"""The registry of games and their options."""

import pytest

from azulejos.rules import GAMES, OptionError, Rulebook, game
from azulejos.rules.azul import AzulGame

OPTIONS = {option.name: option for option in GAMES["azul"].options}


def test_the_games() -> None:
    titles = {id: rulebook.title for id, rulebook in GAMES.items() if rulebook.id == id}
    assert titles.items() >= {"azul": "Azul", "mini": "Azul Mini", "duel": "Azul Duel"}.items()
    assert all(isinstance(rulebook, Rulebook) for rulebook in GAMES.values())


@pytest.mark.parametrize("id", ["azul", "mini"])
def test_what_is_not_named_has_its_usual_value(id: str) -> None:
    assert game(id) == AzulGame(id, players=2, wall="coloured", displays=5, tournament=False)


@pytest.mark.parametrize(
    ("options", "code", "clause"),
    [
        ({"players": 5}, "no-such-players", "A2"),
        ({"players": 1, "tournament": True}, "no-such-players", "A2"),
        ({"wall": "white"}, "no-such-wall", "A50"),
        ({"displays": 0}, "no-such-displays", "A2"),
        ({"displays": 10}, "no-such-displays", "A2"),
        ({"wall": "grey", "tournament": True}, "tournament-wall", "T8"),
        ({"first": 1}, "no-such-option", None),
    ],
)
def test_options_that_there_are_not(options: dict[str, object], code: str, clause: str | None) -> None:
    with pytest.raises(OptionError) as refusal:
        game("azul", **options)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


def test_unknown_options_are_all_named() -> None:
    with pytest.raises(OptionError, match=r"^Azul Mini has no option colour, size\.$"):
        game("mini", size=3, colour="blue", players=2)


def test_no_such_game() -> None:
    with pytest.raises(OptionError) as refusal:
        game("chess")
    assert refusal.value.code == "no-such-game"


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(OptionError) as refusal:
        game("azul", players=2).check_seat(seat)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-seat", "A2")


@pytest.mark.parametrize(
    ("name", "tag", "text", "value"),
    [
        ("players", "Players", "4", 4),
        ("wall", "Wall", "grey", "grey"),
        ("wall", "Wall", "coloured", "coloured"),
        ("displays", "Displays", "8", 8),
        ("tournament", "Table", "tournament", True),
    ],
)
def test_an_option_and_its_tag(name: str, tag: str, text: str, value: object) -> None:
    option = OPTIONS[name]
    assert option.tag == tag
    assert option.read(text) == value
    assert option.write(value) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("players", text) for text in ("", "two", "-2", "²", "1000")),
        ("wall", "Grey"),
        ("displays", "5.0"),
        ("tournament", "home"),
    ],
)
def test_tags_that_mean_nothing(name: str, text: str) -> None:
    with pytest.raises(ValueError):
        OPTIONS[name].read(text)


def test_what_a_missing_tag_means() -> None:
    absent = {name: option.absent for name, option in OPTIONS.items()}
    assert absent["players"] is None
    assert absent["wall"] is not None
    assert absent["wall"]({}) == "coloured"
    assert absent["tournament"] is not None
    assert absent["tournament"]({}) is False
    displays = absent["displays"]
    assert displays is not None
    assert [displays({"players": players}) for players in (2, 3, 4)] == [5, 7, 9]
    # With a faulty number of players it is that number which is refused.
    with pytest.raises(OptionError, match="players"):
        game("azul", players=7, displays=displays({"players": 7}))
