"""Records of Duel: tokens both ways, whole games, and what one seat may have of them."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import AgnError, Record, TokenError, agn, read_token, replay, write_token
from azulejos.rules import Event, OptionError, game
from azulejos.rules.azul import Pass
from azulejos.rules.duel import (
    Draw,
    Fronts,
    Keep,
    KeepSome,
    Kind,
    Lay,
    Moon,
    Plate,
    PutUnder,
    PutUnderSome,
    Reveal,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
    Top,
    Trays,
    TurnUp,
    scoring_tiles,
)
from tests.kit.strategies import seeds
from tests.notation.duel.games import duel, finished
from tests.notation.texts import error, games

DUEL = game("duel")
HEAD = '[Game "duel"]\n[Players "2"]\n[First "1"]\n\n'
EXAMPLES: tuple[tuple[str, Event], ...] = (
    ("3T4", Sun(3, "T", 4)),
    ("LBX", Sun(0, "B", 0)),
    ("MY6", Moon("Y", 6)),
    ("MKX", Moon("K", 0)),
    ("+KY", Stack("KY")),
    ("chip:2", TakeChip(2)),
    ("plate:3", TakePlate(3)),
    ("draw", Draw()),
    ("stop", Stop()),
    ("keep:1=YK/TS", Keep(1, Plate("YKTS"))),
    ("keep:?=YK/TS", KeepSome(Plate("YKTS"))),
    ("lay:5.1", Lay(5, 1)),
    ("under:2", PutUnder(2)),
    ("under:?=W", PutUnderSome(Kind.WILD)),
    ("spend:B,KB,RT", Spend(("B", "KB", "RT"))),
    ("spend:none", Spend(())),
    (">34", Tile(3, 4)),
    ("top:S", Top(Kind.SPECIAL)),
    ("up:*B/TK", TurnUp(Plate("*BTK"))),
    ("@BYRKT/BBYK/RRTT/-/B", Trays(("BYRKT", "BBYK", "RRTT", "", "B"))),
    ("fronts:YK/TS,?", Fronts((Plate("YKTS"), None))),
    ("reveal:3=TY", Reveal(3, "TY")),
)


@pytest.mark.parametrize(("text", "event"), EXAMPLES)
def test_every_token_is_read_and_written(text: str, event: Event) -> None:
    assert read_token(DUEL, text) == read_token(DUEL, text.upper()) == read_token(DUEL, text.lower()) == event
    assert write_token(DUEL, event) == text


def test_chips_and_tiles_may_be_named_in_any_order() -> None:
    assert read_token(DUEL, "spend:RT,B,KB") == Spend(("B", "KB", "RT"))
    assert read_token(DUEL, "@TKRYB/BBYK/RRTT/-/B") == read_token(DUEL, "@BYRKT/BBYK/RRTT/-/B")


@pytest.mark.parametrize(
    "text", ["", "5T4", "3W4", "3T7", "M4", "+K", "chip:5", "keep:1", "lay:0.1", "lay:1.4", "spend:", ">70", "top:?", "@BBB", "x" * 999]
)
def test_what_is_no_token_is_refused(text: str) -> None:
    with pytest.raises(TokenError):
        read_token(DUEL, text)


def test_an_event_of_azul_has_no_token_in_duel() -> None:
    with pytest.raises(TokenError):
        write_token(DUEL, Pass())


@given(st.text(alphabet="0123456789LMXBYRKTSW*/+>@,.:=?-chipatekdrwsoulyfnv", max_size=40))
def test_no_text_raises_anything_but_a_token_error(text: str) -> None:
    try:
        event = read_token(DUEL, text)
    except TokenError:
        return
    assert read_token(DUEL, write_token(DUEL, event)) == event


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_written_and_read(seed: int) -> None:
    position = finished(seed)
    written = Record.of(position, seats=["Ann", "Ștefan"])
    text = agn.write(written)
    assert games(text) == [written]
    assert agn.write(written) == text
    assert written.end() == position


@pytest.mark.parametrize("seed", range(6))
def test_what_one_seat_gets_is_read_and_leads_to_its_view(seed: int) -> None:
    position = finished(seed)
    written = Record.of(position)
    for seat in (1, 2):
        seen = written.seen_by(seat)
        assert games(agn.write(seen)) == [seen]
        assert seen.end() == position.view(seat).position
    assert written.seen_by(1).seen_by(1) == written.seen_by(1)


@pytest.mark.clause("D50")
def test_d50_a_running_game_hides_from_the_other_seat_alone() -> None:
    hidden: Counter[str] = Counter()
    for seed in range(8):
        written = Record.of(finished(seed))
        tokens = [agn.write(written.seen_by(seat)).split() for seat in (1, 2)]
        for one, other, full in zip(*tokens, agn.write(written).split(), strict=True):
            assert full in (one, other)
            for each in (one, other):
                if each != full:
                    word, _, rest = each.partition(":")
                    hidden[word] += 1
                    assert "?" in rest
                    assert word != "keep" or rest == "?" + full.partition(":")[2].lstrip("0123456789")
                    assert word != "under" or rest in ("?=S", "?=W")
    assert hidden.keys() == {"fronts", "keep", "under"}


def test_a_record_has_no_third_seat() -> None:
    with pytest.raises(OptionError):
        Record.of(finished(1)).seen_by(3)


def test_replay_shows_the_points_of_the_scoring_tiles() -> None:
    position = finished(2)
    written = Record.of(position)
    outcome = position.outcome
    assert outcome is not None
    shown = replay(written)
    assert shown["scores"] == list(outcome.scores)
    assert shown["winners"] == list(outcome.winners)
    assert shown["tiles"] == [{bonus.kind: bonus.points for bonus in bonuses} for bonuses in outcome.bonuses]
    rounds = shown["rounds"]
    assert isinstance(rounds, list)
    assert len(rounds) == 5
    assert rounds[-1] == {"scores": list(position.round_scores)}
    every = replay(written, all_tiles=True)["tiles"]
    assert isinstance(every, list)
    assert [tuple(tiles) for tiles in every] == [scoring_tiles.NAMES] * 2


def test_replay_shows_domes_as_it_shows_walls() -> None:
    position = finished(2)
    domes = replay(Record.of(position))["domes"]
    assert isinstance(domes, list)
    assert all(re.fullmatch("[01]{6}", row) for dome in domes for row in dome)
    for dome, board in zip(domes, position.boards, strict=True):
        assert len(dome) == 6
        assert "".join(dome).count("1") == sum(tile is not None for row in board.dome.tiles for tile in row) > 0


def test_rounds_end_with_their_tiling() -> None:
    scores: list[dict[str, object]] = []
    for position in duel(3):
        if position.tiled_rounds > len(scores):
            scores.append({"scores": list(position.round_scores)})
    assert replay(Record.of(position))["rounds"] == scores


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("@BYRKT/BBYK/RRTT/BBYY/RRKK", "top-due", "D50"),
        ("top:S up:*B/TK", "wrong-plate", "D10"),
        ("top:S 3T4", "turn-up-due", "D40"),
        ("R1 top:S", "round-misplaced", None),
    ],
)
def test_errors_name_the_clause(text: str, code: str, clause: str | None) -> None:
    found = error(HEAD + text)
    assert (found.code, found.clause) == (code, clause)


@pytest.mark.parametrize(
    ("tag", "code"), [('[Tiles "rows columns"]', "no-such-tiles"), ('[Tiles "rows colours edge"]', "tile-sides"), ('[Tiles "walls"]', "tag-value")]
)
def test_scoring_tiles_that_cannot_be(tag: str, code: str) -> None:
    assert error(f"{tag}\n{HEAD}").code == code


def test_duel_is_for_two() -> None:
    assert error(HEAD.replace('"2"', '"3"')).code == "no-such-players"


def test_a_token_after_the_end_is_an_error() -> None:
    found = error(agn.write(Record.of(finished(1))) + "draw")
    assert (found.code, found.clause) == ("game-over", "D43")


@given(seeds, st.data())
def test_a_damaged_record_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    text = agn.write(Record.of(finished(seed % 4)))
    cut = data.draw(st.integers(0, len(text)))
    again = data.draw(st.integers(0, len(text)))
    for each in games(text[:cut] + text[again:]):
        assert isinstance(each, AgnError) or games(agn.write(each)) == [each]


def test_tags_that_contradict_a_duel_name_its_clauses() -> None:
    text = agn.write(Record.of(finished(1)))
    scores = error(re.sub(r'\[Scores "[^"]*"\]', '[Scores "99 98"]', text))
    assert (scores.code, scores.clause) == ("tag-scores", "D43")
    first = error(re.sub(r'\[First "[^"]*"\]', '[First "3"]', text))
    assert (first.code, first.clause) == ("tag-value", "D11")
    with pytest.raises(OptionError) as refused:
        DUEL.check_seat(3)
    assert refused.value.clause == "D1"
