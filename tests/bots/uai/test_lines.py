"""Lines of any length in any bytes."""

import os
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.bots import Limit
from azulejos.bots.uai import commands, info, lines
from azulejos.bots.uai.errors import UaiError


def read(*parts: bytes) -> list[lines.Line]:
    """What is read where a pipe gives these parts."""
    reading, writing = os.pipe()

    def write() -> None:
        for part in parts:
            os.write(writing, part)
        os.close(writing)

    thread = threading.Thread(target=write)
    thread.start()
    try:
        return list(lines.read_lines(reading))
    finally:
        thread.join()
        os.close(reading)


@given(st.lists(st.binary(max_size=40), max_size=8))
def test_lines_are_what_stands_between_ends_of_lines_however_they_come(parts: list[bytes]) -> None:
    whole = b"".join(parts)
    expected = whole.split(b"\n")
    if not expected[-1]:
        expected.pop()
    assert [line.text.encode("utf-8", "surrogateescape") for line in read(*parts)] == [line.removesuffix(b"\r") for line in expected]


def test_a_line_that_is_too_long_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST", 100)
    monkeypatch.setattr(lines, "_PART", 7)
    found = read(b"go\n" + b"x" * 1000 + b"\nstop\n" + b"y" * 101)
    assert [(line.text, line.is_too_long) for line in found] == [("go", False), ("", True), ("stop", False), ("", True)]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"a\x00b", b"\x1b[2J", b"\x7f\xc0"])
def test_what_is_not_text_is_known_as_such(content: bytes) -> None:
    [line] = read(content + b"\n")
    assert not line.is_text


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("movetime", "bad-value"),
        ("movetime 0", "bad-value"),
        ("movetime -5", "bad-value"),
        ("movetime 1e3", "bad-value"),
        ("nodes 9999999999999999999999", "bad-value"),
        ("depth 1 depth 2", "keyword-twice"),
        ("infinite infinite", "keyword-twice"),
        ("ponder", "no-such-keyword"),
        ("depth ²", "bad-value"),
    ],
)
def test_go_refuses_what_it_does_not_take(words: str, code: str) -> None:
    with pytest.raises(UaiError) as refusal:
        commands.read_go(words.split())
    assert refusal.value.code == code


def test_go_with_infinite_has_no_usual_time() -> None:
    assert commands.read_go(["infinite"]) == commands.Go(Limit(), infinite=True)
    assert commands.read_go(["infinite", "movetime", "20"]).limit.seconds == 0.02


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=4))
def test_written_chances_have_the_sum_1(weights: list[float]) -> None:
    shares = [weight / sum(weights) for weight in weights]
    assert sum(round(float(text) * 10_000) for text in info.written_shares(shares)) == 10_000


def test_info_is_read_with_keys_that_nobody_knows() -> None:
    told = info.read_info("info depth 3 seldepth 9 nodes 12 nps 4000 time 7 win 0.5 0.5 score 1 -2 pv 3Y4 CW1 string to be or")
    assert told == info.Info(3, 12, 7, (0.5, 0.5), (1.0, -2.0), ("3Y4", "CW1"), "to be or")
    with pytest.raises(UaiError):
        info.read_info("info depth 3 4")
