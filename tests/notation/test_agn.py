"""Game records: what is read, what is kept, what is refused and where."""

import io
import itertools

import pytest

from azulejos.notation import AgnError, Comment, NotationError, Record, agn
from azulejos.rules import game
from azulejos.rules.azul import AzulGame
from tests.kit.effort import LONG
from tests.kit.play import played
from tests.kit.tables import VARIANTS, name, table
from tests.notation.texts import DEAL, HEAD, SEVEN, TOURNAMENT, error, finished, games, record


def test_a_record_is_read_to_its_last_token() -> None:
    read = record(HEAD + f"\nR1 {DEAL} 3B2 2R2 CW3\n")
    assert read.game == game("azul", players=2)
    assert len(read.events) == 4
    assert read.end().to_move == 2
    assert read.outcome is None


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    text = HEAD + f"\nR1 {DEAL} 3B2\n"
    assert record("\ufeff" + text.replace("\n", "\r\n")) == record(text)


def test_tags_come_in_any_order_and_unknown_ones_are_kept() -> None:
    text = '[Club "Marteludica"]\n[First "2"]\n[Game "mini"]\n[Note "say \\"azul\\" \\\\ twice"]\n[Players "3"]\n'
    read = record(text)
    assert read.tags["Note"] == 'say "azul" \\ twice'
    assert list(read.tags) == ["Club", "First", "Game", "Note", "Players"]
    assert agn.write(read) == text


def test_tags_without_tokens_are_an_unfinished_game() -> None:
    assert record(HEAD).events == []


def test_two_games_of_tags_alone_are_two_games() -> None:
    assert len(games(HEAD + "\n" + HEAD)) == 2


def test_tags_may_stand_apart() -> None:
    assert record('[Game "azul"]\n\n[Players "2"]\n{a remark}\n[First "1"]\n').game.players == 2


def test_comments_separate_tokens_and_are_kept() -> None:
    text = f"{{at the {'{'}start}}\n{HEAD}\n; to the end\nR1 {DEAL}{{well\ndealt}}3B2;good\n2R2{{}}"
    read = record(text)
    assert read.comments == {
        0: [Comment("at the {start"), Comment(" to the end", braces=False)],
        1: [Comment("well\ndealt")],
        2: [Comment("good", braces=False)],
        3: [Comment("")],
    }
    assert record(agn.write(read)) == read


def test_a_bracket_in_a_comment_starts_no_game() -> None:
    assert len(games(f'{HEAD}\nR1 {DEAL} {{\n[Game "chess"]\n}} 3B2')) == 1


def test_a_record_without_round_numbers_is_read() -> None:
    assert record(f"{HEAD}\n{DEAL} 3B2").events == record(f"{HEAD}\nr1\n\n{DEAL}\n3b2").events


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_what_is_written_is_read_again(table: AzulGame) -> None:
    for seed in range(3):
        position = played(table, seed, first=2)
        written = Record.of(position, seats=["Ann", "Ștefan"], tags={"Event": "Evening"})
        text = agn.write(written)
        assert record(text) == written
        assert agn.write(record(text)) == text
        assert written.end() == position


def test_a_game_from_a_position_set_up_by_hand_is_no_record() -> None:
    position = played(table(2), 1)
    with pytest.raises(NotationError) as refused:
        Record.of(position.copy(history=False))
    assert refused.value.code == "not-from-the-start"


def test_names_from_outside_stay_on_one_line() -> None:
    text = agn.write(Record.of(table(2).start(), seats=['An"n\n[Evil "1"]', "\x1b[2J"]))
    assert record(text).tags["Seat1"] == 'An"n [Evil "1"]'
    assert "\x1b" not in text


@pytest.mark.parametrize("tag", [("Two words", "x"), ("A", "x\ny"), ("", "x"), ("A]", "x"), ("A", "x\ry")])
def test_a_tag_that_could_not_be_read_is_not_written(tag: tuple[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        agn.write(Record({"Game": "azul", "Players": "2", "First": "1", tag[0]: tag[1]}))
    assert refused.value.code == "bad-tag"


@pytest.mark.parametrize(("text", "braces"), [("a}b", True), ("a\nb", False), ("a\r", True), ("a\r", False), ("x" * 1_000_001, True)])
def test_a_comment_that_could_not_be_read_is_not_made(text: str, braces: bool) -> None:
    with pytest.raises(NotationError):
        Comment(text, braces)


@pytest.mark.parametrize(
    ("text", "code", "line", "token", "clause"),
    [
        ("3B2", "no-tags", 1, "3B2", None),
        (HEAD + "[First]", "bad-tag", 4, "[First]", None),
        (HEAD + '[Game "azul"]', "tag-twice", 4, '[Game "azul"]', None),
        ('[Game "azul"] x\n[Players "2"]\n[First "1"]', "bad-tag", 1, '[Game "azul"] x', None),
        ('[Players "2"]', "tag-missing", 1, None, None),
        ('[Game "azul"]\n[First "1"]', "tag-missing", 1, None, None),
        ('[Game "azul"]\n[Players "2"]', "tag-missing", 1, None, None),
        ('[Game "chess"]', "no-such-game", 1, '[Game "chess"]', None),
        (HEAD.replace('"2"', '"5"'), "no-such-players", 2, '[Players "5"]', "A2"),
        (HEAD.replace('"2"', '"two"'), "tag-value", 2, '[Players "two"]', None),
        (HEAD.replace('"2"', '"\u0662"'), "tag-value", 2, '[Players "\u0662"]', None),
        (HEAD.replace('"1"', '"3"'), "tag-value", 3, '[First "3"]', "A10"),
        (HEAD.replace('"1"', '"1 2"'), "tag-value", 3, '[First "1 2"]', "A10"),
        (HEAD + '[Wall "blue"]', "tag-value", 4, '[Wall "blue"]', None),
        (HEAD + '[Displays "10"]', "no-such-displays", 4, '[Displays "10"]', "A2"),
        (HEAD + '[Table "club"]', "tag-value", 4, '[Table "club"]', None),
        (HEAD + '[Wall "grey"]\n[Table "tournament"]', "tournament-wall", 5, '[Table "tournament"]', "T8"),
        (HEAD + '[Scores "1 2"]', "tag-unfinished", 4, '[Scores "1 2"]', None),
        (HEAD + '[Winner "1"]', "tag-unfinished", 4, '[Winner "1"]', None),
        (HEAD + f"\nR1 {DEAL}\n3Q2", "bad-token", 6, "3Q2", None),
        (HEAD + "\n3B2", "deal-due", 5, "3B2", "A30"),
        (HEAD + "\nvoid", "not-a-tournament", 5, "void", "T5"),
        (HEAD + "\n@BBYK", "deal-displays", 5, "@BBYK", "A2"),
        (HEAD + f"\nR1 {DEAL} 1R2", "no-such-tiles", 5, "1R2", "A11"),
        (HEAD + f"\nR1 {DEAL} >34", "coloured-wall", 5, ">34", "A20"),
        (HEAD + f"\nR1 {DEAL} pass", "not-a-tournament", 5, "pass", "T4"),
        (HEAD + f"\nR2 {DEAL}", "round-number", 5, "R2", None),
        (HEAD + f"\nR1 R1 {DEAL}", "round-misplaced", 5, "R1", None),
        (HEAD + f"\nR1 {DEAL}\nR2 3B2", "round-misplaced", 6, "R2", None),
        (HEAD + f"\nR1 {DEAL}\nR2", "round-misplaced", 6, "R2", None),
        (HEAD + "\n{never closed\n", "comment-open", 5, "{", None),
        (TOURNAMENT + f"\n{SEVEN} withdraw:2 withdraw:2", "withdrawn-twice", 6, "withdraw:2", "T25"),
        (TOURNAMENT + f"\n{SEVEN} withdraw:2 withdraw:1\n1B1", "game-over", 7, "1B1", "T22"),
        (TOURNAMENT + f"\n{SEVEN} void R2", "game-over", 6, "R2", "T5"),
        (TOURNAMENT + f"\n{SEVEN} pass pass pass pass", "stopped", 6, "pass", "T5"),
    ],
)
def test_errors_name_line_token_and_clause(text: str, code: str, line: int, token: str | None, clause: str | None) -> None:
    found = error(text)
    assert (found.code, found.line, found.token, found.clause) == (code, line, token, clause)
    assert found.file == "games.agn"
    assert "\n" not in str(found)


def test_a_token_after_the_end_names_the_clause_that_ended_the_game() -> None:
    text = agn.write(finished())
    assert error(text + "pass").clause == "A40"
    assert error(text + "nonsense").clause == "A40"


def test_scores_and_winner_must_agree_with_the_game() -> None:
    written = finished()
    scores = written.tags["Scores"]
    for tag, value, code, clause in (
        ("Scores", scores + "1", "tag-scores", "A41"),
        ("Scores", "x", "tag-scores", "A41"),
        ("Winner", "1 2", "tag-winner", "A42"),
        ("Winner", "x", "tag-winner", "A42"),
    ):
        found = error(agn.write(Record(written.tags | {tag: value}, written.events)))
        assert (found.code, found.clause) == (code, clause)
    assert record(agn.write(Record({key: value for key, value in written.tags.items() if key not in ("Scores", "Winner")}, written.events)))


def test_a_void_game_has_no_winner() -> None:
    text = TOURNAMENT + '[Winner "1"]\n' + f"\n{SEVEN} void"
    assert error(text).code == "tag-winner"
    assert record(text.replace('[Winner "1"]\n', '[Scores "- - -"]\n')).outcome is not None


def test_a_withdrawn_seat_has_a_dash_for_its_score() -> None:
    for seed in itertools.count():
        position = played(table(3, tournament=True), seed)
        if position.withdrawn and len(position.remaining) == 2 and (outcome := position.outcome) and not outcome.is_void:
            break
    written = Record.of(position)
    [left] = position.withdrawn
    assert written.tags["Scores"].split()[left - 1] == "-"
    assert record(agn.write(written)) == written


def test_displays_absent_means_the_rulebooks_number_at_a_tournament_table_too() -> None:
    head = TOURNAMENT.replace('"3"', '"4"')
    nine = "/".join(["BYRK"] * 9)
    assert record(f"{head}\n@{nine}").game == game("azul", players=4, displays=9, tournament=True)
    assert Record.of(game("azul", players=4, tournament=True).start()).tags["Displays"] == "8"


def test_a_faulty_game_does_not_keep_the_others_from_being_read() -> None:
    good = agn.write(finished())
    faulty = HEAD + f'\nR1 {DEAL} 9B2 {{\n[Game "azul"]\n}} more\n'
    found = games(f'stray text\n{good}\n{faulty}\n{good}\n[bad tag\n[First "1"]\n\n{good}')
    assert [isinstance(each, Record) for each in found] == [False, True, False, True, False, True]


@pytest.mark.parametrize("line", ['[Seat1 "Jos\xe9"]', "caf\xe9", "3B2 " * 300_000, "nothing\0"])
def test_a_line_that_is_no_text_is_the_error_of_its_game_alone(line: str) -> None:
    good = agn.write(finished()).encode()
    found = list(agn.read(io.BytesIO(good + b"\n" + HEAD.encode() + line.encode("latin-1") + b"\n" + good)))
    assert [isinstance(each, Record) for each in found] == ([True, False, True] if "[" not in line else [True, False])
    assert isinstance(found[1], AgnError)
    assert found[1].line == good.count(b"\n") + 5


def test_a_game_of_tags_alone_takes_no_other_with_it() -> None:
    good = '[Seat1 "Ann"]\n' + agn.write(finished())
    assert [isinstance(each, Record) for each in games(f"{HEAD}\n{good}")] == [True, True]
    assert [isinstance(each, Record) for each in games(f'[Players "2"]\n[First "1"]\n\n{good}')] == [False, True]
    assert [isinstance(each, Record) for each in games(f"[oops\n\n{good}")] == [False, True]


def test_a_long_comment_is_written_so_that_it_can_be_read() -> None:
    read = finished()
    read.comments = {3: [Comment("x" * 700_000), Comment("y" * 700_000)], 4: [Comment("z" * 500, braces=False)]}
    assert record(agn.write(read)) == read


def test_a_token_is_named_in_full() -> None:
    nine = "@" + "/".join(["BBBB"] * 9)
    assert error(TOURNAMENT.replace('"3"', '"4"') + "\n" + nine).token == nine


def test_one_game_is_asked_for() -> None:
    text = agn.write(finished())
    assert agn.read_one(text) == record(text)
    for wrong, code in (("", "not-one-game"), (text + "\n" + text, "not-one-game"), (HEAD + "\n3B2", "deal-due")):
        with pytest.raises(AgnError) as refused:
            agn.read_one(wrong)
        assert refused.value.code == code


def test_nothing_at_all_is_no_game() -> None:
    assert games("") == games("\n \n") == games("{just a remark}") == []


def test_a_file_of_very_many_games_streams() -> None:
    many = 1_000 if LONG else 60
    good = agn.write(finished()) + "\n"

    class Endless(io.RawIOBase):
        """Games of which never more than one is there."""

        def __init__(self) -> None:
            self.asked = 0
            self.lines = itertools.chain.from_iterable(itertools.repeat(good.encode().splitlines(keepends=True), many))

        def readline(self, limit: int | None = -1, /) -> bytes:
            self.asked += 1
            return next(self.lines, b"")

    source = Endless()
    reading = agn.read(source)
    next(reading)
    assert source.asked <= 2 * good.count("\n")
    assert sum(isinstance(each, Record) for each in reading) == many - 1
