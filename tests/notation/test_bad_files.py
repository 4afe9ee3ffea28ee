"""Files that are no game records: one error each, whatever they hold."""

import io

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from azulejos.notation import AgnError, Record, agn, lexer
from azulejos.notation.record import LONGEST_COMMENT
from azulejos.rules.azul import AzulPosition
from tests.kit.strategies import positions
from tests.notation.texts import DEAL, HEAD, SEVEN, TOURNAMENT, error, games


def read(content: bytes) -> list[Record | AgnError]:
    return list(agn.read(io.BytesIO(content), "file"))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (HEAD.encode("utf-16"), "not-text"),
        (HEAD.encode() + b"\0\1\2", "not-text"),
        (HEAD.encode() + '[Seat1 "Zoë"]'.encode("latin-1"), "encoding"),
        (HEAD.encode() + b"\n" + b"3" * (lexer.LONGEST_LINE + 1), "line-too-long"),
        (HEAD.encode() + b"\n{" + b"word\n" * (LONGEST_COMMENT // 5 + 1) + b"}", "comment-too-long"),
        (HEAD.encode() + b"\n{" + b"word\n" * (LONGEST_COMMENT // 5 + 1), "comment-open"),
        (HEAD.encode() + b"\n" + b"[x\n" * (agn.MOST_TAGS + 5), "bad-tag"),
        (bytes(range(256)) * 100, "not-text"),
        (HEAD.encode() + "".join(f'[T{number} ""]\n' for number in range(agn.MOST_TAGS)).encode(), "too-many-tags"),
        (HEAD.encode() + b"\n" + (b"{" + b"x" * 1_000_000 + b"}\n") * 17, "too-much-text"),
        ("\ud800".encode("utf-8", "surrogatepass"), "encoding"),
    ],
)
def test_a_file_that_is_no_record_has_one_error(content: bytes, code: str) -> None:
    [found] = read(content)
    assert isinstance(found, AgnError)
    assert found.code == code
    assert found.file == "file"
    assert found.line is not None


def test_a_game_keeps_its_own_error_before_that_of_the_file() -> None:
    assert error(HEAD + "\n3B2 {never closed").code == "deal-due"


def test_events_are_limited() -> None:
    passes = "pass pass pass resume " * (agn.MOST_EVENTS // 4 + 1)
    assert error(TOURNAMENT + f"\n{SEVEN} " + "\n".join(passes.split())).code == "too-many-events"


def test_a_long_token_is_shown_in_short() -> None:
    found = error(HEAD + f"\n{DEAL} " + "x" * 100_000)
    assert found.token is not None
    assert len(str(found)) < 250


def test_control_characters_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in str(error(HEAD + f"\n{DEAL} 3B\x1b[2J"))


@given(st.binary(max_size=300))
def test_no_bytes_raise_anything_at_all(content: bytes) -> None:
    read(content)


@given(st.text(alphabet='[]{};"\\ \n\r\tR1@BYKRW/-345CF>passvoidGameFirstPlayers', max_size=300))
@example('[Game "azul"]\r[Players "2"]')
def test_no_text_raises_anything_at_all(text: str) -> None:
    for game in games(text):
        if isinstance(game, Record):
            assert games(agn.write(game)) == [game]


@given(positions(), st.data())
def test_a_damaged_record_is_read_or_refused(position: AzulPosition, data: st.DataObject) -> None:
    text = agn.write(Record.of(position))
    cut = data.draw(st.integers(0, len(text)))
    again = data.draw(st.integers(0, len(text)))
    extra = data.draw(st.text(alphabet='123CFBYRKW@/->{};[]" \n', max_size=4))
    for game in games(text[:cut] + extra + text[again:]):
        if isinstance(game, Record):
            assert games(agn.write(game)) == [game]


@given(positions())
def test_every_legal_game_is_written_and_read(position: AzulPosition) -> None:
    written = Record.of(position)
    assert games(agn.write(written)) == [written]
