r"""What people call themselves and what they say, made fit to be shown: in one form, on one line, visible, and not too long.

Characters without a width of their own are taken only where they mean something, as Unicode has it for identifiers (UAX #31, 2.3, the rules by which
domain names take joiners): a joiner within an emoji, between letters of a script that joins them, or after a virama; a selector after a character
that has variants. Everywhere else they would only make two texts that look alike differ. Overrides of the writing direction are never taken.

>>> fit("  Ze\u0301  Carioca ", "name", 24)
'Zé Carioca'
>>> fit("Ann\u202e", "name", 24)
Traceback (most recent call last):
azulejos.visible_text.TextRefused: A name has no invisible or control characters: leave U+202E out.
"""

from __future__ import annotations

import unicodedata

from azulejos.rules.errors import AzulejosError

LONGEST_NICKNAME = 24
LONGEST_NAME = 80
"""Of a first name, or of a surname."""
LONGEST_MESSAGE = 200
MOST_MARKS = 4
"""So many marks can stand on one character: more than any language needs, and too few to cover the lines above."""
RAW = 20
"""A text of so many times more code points than it may have characters is not even looked at."""

NON_JOINER, JOINER = "\u200c", "\u200d"
_SPACES = frozenset(" \t\n\v\f\r\x85")
_SPACE_KINDS = ("Zs", "Zl", "Zp")
_STYLES = ("\ufe0e", "\ufe0f")
_KEYCAP = "\u20e3"
_KEYS = frozenset("0123456789#*")
_TONES = ("\U0001f3fb", "\U0001f3ff")
_FLAG_LETTERS = ("\U0001f1e6", "\U0001f1ff")
_BLACK_FLAG, _TAGS, _LAST_TAG = "\U0001f3f4", ("\U000e0020", "\U000e007e"), "\U000e007f"
_PICTOGRAPHS = ("\U0001f300", "\U0001faff")
"""Emoji, also those that this Python has not heard of."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters of visible kinds that show nothing: fillers, joiners of marks, the empty pattern of Braille."""
_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"), ("\u180b", "\u180d"), ("\u180f", "\u180f"))
_VARIED = {"CJK": (("\ufe00", "\ufe02"), ("\U000e0100", "\U000e01ef")), "MONGOLIAN": (("\u180b", "\u180d"), ("\u180f", "\u180f"))}
"""Which selectors follow the letters of a script."""
_JOINED_SCRIPTS = frozenset({"ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "PHAGS-PA", "MANICHAEAN", "ADLAM"})
_VIRAMA = 9
"""The combining class of what takes the vowel of a consonant away."""


class TextRefused(AzulejosError):
    """A name, or something said, that cannot be shown to others."""


def fit(text: object, what: str, longest: int) -> str:
    """A text of at most so many characters, as people count them, in its one form; or an error that says what to change. `what` names its kind."""
    if not isinstance(text, str):
        raise TextRefused(f"{what}-characters", f"A {what} is a text.")
    if len(text) > RAW * longest:
        raise _too_long(what, longest)
    line = _on_one_line(unicodedata.normalize("NFC", text))
    _check_visible(line, what)
    length = len(clusters(line))
    if length == 0:
        raise TextRefused(f"{what}-empty", f"A {what} has at least one character.")
    if length > longest:
        raise _too_long(what, longest)
    return line


def folded(text: str) -> str:
    r"""The same for all texts that look alike but for case, forms of letters, and what has no width of its own: by this two names are one.

    >>> folded("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627") == folded("\u0639\u0644\u06cc\u0631\u0636\u0627"), folded("ANN") == folded("Ann")
    (True, True)
    """
    shown = "".join(character for character in text if not _has_no_width(character))
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold()).split())


def clusters(text: str) -> list[str]:
    r"""The characters as people count them: a letter with its marks, an emoji with all that it is made of.

    >>> [len(each) for each in clusters("e\u0323\u0302\U0001f469\u200d\U0001f680\U0001f1ee\U0001f1f9x")]
    [3, 3, 2, 1]
    """
    found: list[str] = []
    for character in text:
        if found and _goes_on(found[-1], character):
            found[-1] += character
        else:
            found.append(character)
    return found


def clipped(text: str, longest: int) -> str:
    """The first so many characters, none of which is cut."""
    return "".join(clusters(text)[:longest]).rstrip()


def _too_long(what: str, longest: int) -> TextRefused:
    return TextRefused(f"{what}-too-long", f"A {what} has {longest} characters at the most: make it shorter.")


def _on_one_line(text: str) -> str:
    spaced = "".join(" " if character in _SPACES or unicodedata.category(character) in _SPACE_KINDS else character for character in text)
    return " ".join(word for word in spaced.split(" ") if word)


def _check_visible(line: str, what: str) -> None:
    marks = 0
    for at, character in enumerate(line):
        if not _is_shown(line, at):
            raise TextRefused(f"{what}-characters", f"A {what} has no invisible or control characters: leave U+{ord(character):04X} out.")
        marks = marks + 1 if _is_mark(character) else 0
        if marks and (at == 0 or line[at - 1] == " "):
            raise TextRefused(f"{what}-characters", f"A {what} has no mark without a character under it: leave U+{ord(character):04X} out.")
        if marks > MOST_MARKS:
            raise TextRefused(f"{what}-characters", f"A {what} has {MOST_MARKS} marks on a character at the most.")


def _is_shown(line: str, at: int) -> bool:
    """Whether a character can be seen, or belongs where it stands."""
    character, before, after = line[at], line[at - 1] if at else " ", line[at + 1] if at + 1 < len(line) else " "
    if character in (JOINER, NON_JOINER):
        return _joins(line, at)
    if character in _STYLES:
        return (_is_emoji(before) and before not in _STYLES) or (before in _KEYS and after == _KEYCAP)
    if any(_within(character, each) for each in _SELECTORS):
        return any(_within(character, each) for each in _VARIED.get(_script(before), ()))
    if _within(character, _TAGS) or character == _LAST_TAG:
        start = line.rfind(_BLACK_FLAG, 0, at)
        return start >= 0 and all(_within(each, _TAGS) for each in line[start + 1 : at]) and (character == _LAST_TAG or _is_tag(after))
    if character in _BLANK:
        return False
    return character == " " or character.isprintable() or _within(character, _PICTOGRAPHS)


def _joins(line: str, at: int) -> bool:
    """Whether a joiner or a non-joiner means something where it stands."""
    before, after = line[at - 1] if at else " ", line[at + 1] if at + 1 < len(line) else " "
    is_letter = unicodedata.category(after) == "Lo"
    if unicodedata.combining(before) == _VIRAMA:
        return is_letter if line[at] == NON_JOINER else not _is_mark(after)
    if line[at] == JOINER:
        return _is_emoji(before) and _is_emoji(after) and not _is_mark(after)
    base = next((each for each in reversed(line[:at]) if not _is_mark(each)), " ")
    return is_letter and unicodedata.category(base) == "Lo" and _script(after) == _script(base) and _script(base) in _JOINED_SCRIPTS


def _goes_on(cluster: str, character: str) -> bool:
    """Whether a character belongs to the one before."""
    if _is_mark(character) or character in (JOINER, NON_JOINER) or _is_tag(character):
        return True
    if _within(character, _TONES) or (cluster[-1] == JOINER and _is_emoji(cluster[0])):
        return _is_emoji(cluster[0])
    return len(cluster) == 1 and _within(cluster, _FLAG_LETTERS) and _within(character, _FLAG_LETTERS)


def _is_emoji(character: str) -> bool:
    is_symbol = unicodedata.category(character) in ("So", "Sm")
    return is_symbol or character == _STYLES[1] or _within(character, _TONES) or _within(character, _PICTOGRAPHS)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _is_tag(character: str) -> bool:
    return _within(character, _TAGS) or character == _LAST_TAG


def _has_no_width(character: str) -> bool:
    return character in (JOINER, NON_JOINER) or _is_tag(character) or any(_within(character, each) for each in _SELECTORS)


def _script(character: str) -> str:
    """The first word of a character's name, which is that of its script."""
    return unicodedata.name(character, " ").split(" ")[0]


def _within(character: str, ends: tuple[str, str]) -> bool:
    return ends[0] <= character <= ends[1]
