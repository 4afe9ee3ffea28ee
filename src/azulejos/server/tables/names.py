r"""What people call themselves and what they say, made fit to be shown: in one form, on one line, visible, and not too long.

>>> nickname("  Ze\u0301  Carioca ")
'Zé Carioca'
"""

from __future__ import annotations

import unicodedata

from azulejos.server.errors import BadRequest

LONGEST_NAME = 24
LONGEST_FULL_NAME = 80
LONGEST_TEXT = 200
MOST_MARKS = 4
"""So many marks can stand on one character: more than any language needs, and too few to cover the lines above."""
_RAW = 20
"""A text more than so many times too long is not even looked at."""

_SPACES = frozenset(" \t\n\v\f\r\x85")
_SPACE_KINDS = ("Zs", "Zl", "Zp")
_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_KEYCAP = "\u20e3"
_KEYS = frozenset("0123456789#*")
_TONES = ("\U0001f3fb", "\U0001f3ff")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters of visible kinds that show nothing: fillers, joiners of marks, the empty pattern of Braille."""
_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))


class NameRefused(BadRequest):
    """A nickname, or something said, that cannot be shown to others."""


def nickname(text: object) -> str:
    r"""A nickname of 1 to 24 characters, in its one form; an error that says what to change otherwise.

    >>> nickname("Ann\u202e")
    Traceback (most recent call last):
    ...
    azulejos.server.tables.names.NameRefused: A name has no invisible or control characters: leave U+202E out.
    """
    return _fit(text, "name", LONGEST_NAME)


def full_name(text: object) -> str:
    r"""A first name or a surname of 1 to 80 characters, by the same rules.

    >>> full_name(" Maria  Lu\u00edsa ")
    'Maria Luísa'
    """
    return _fit(text, "name", LONGEST_FULL_NAME)


def chat_text(text: object) -> str:
    """Something said, of 1 to 200 characters, by the same rules."""
    return _fit(text, "message", LONGEST_TEXT)


def _fit(text: object, what: str, longest: int) -> str:
    if not isinstance(text, str):
        raise NameRefused(f"{what}-characters", f"A {what} is a text.")
    if len(text) > _RAW * longest:
        raise _too_long(what, longest)
    line = _on_one_line(unicodedata.normalize("NFC", text))
    _check_visible(line, what)
    length = sum(not _is_mark(character) for character in line)
    if length == 0:
        raise NameRefused(f"{what}-empty", f"A {what} has at least one character.")
    if length > longest:
        raise _too_long(what, longest)
    return line


def _too_long(what: str, longest: int) -> NameRefused:
    return NameRefused(f"{what}-too-long", f"A {what} has {longest} characters at the most: make it shorter.")


def _on_one_line(text: str) -> str:
    spaced = "".join(" " if character in _SPACES or unicodedata.category(character) in _SPACE_KINDS else character for character in text)
    return " ".join(word for word in spaced.split(" ") if word)


def _check_visible(line: str, what: str) -> None:
    marks = 0
    for at, character in enumerate(line):
        before = line[at - 1] if at else " "
        if not _is_shown(character, before, line[at + 1 : at + 2]):
            raise NameRefused(f"{what}-characters", f"A {what} has no invisible or control characters: leave U+{ord(character):04X} out.")
        marks = marks + 1 if _is_mark(character) else 0
        if marks and before == " ":
            raise NameRefused(f"{what}-characters", f"A {what} has no mark without a character under it: leave U+{ord(character):04X} out.")
        if marks > MOST_MARKS:
            raise NameRefused(f"{what}-characters", f"A {what} has {MOST_MARKS} marks on a character at the most.")


def _is_shown(character: str, before: str, after: str) -> bool:
    """Whether a character can be seen. What has no width of its own is let through only where it belongs to an emoji."""
    if character == _JOINER:
        return _is_emoji(before) and unicodedata.category(after or " ") == "So"
    if character == _EMOJI_STYLE:
        return _is_emoji(before) or (before in _KEYS and after == _KEYCAP)
    if character in _BLANK or any(first <= character <= last for first, last in _SELECTORS):
        return False
    return character == " " or character.isprintable()


def _is_emoji(character: str) -> bool:
    return unicodedata.category(character) == "So" or character == _EMOJI_STYLE or _TONES[0] <= character <= _TONES[1]


def _is_mark(character: str) -> bool:
    """Whether it takes no place of its own."""
    return character == _JOINER or unicodedata.category(character) in ("Mn", "Me")
