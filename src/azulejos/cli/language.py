"""The language in which a command speaks to a person: asked for, or that of the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Annotated

import typer

from azulejos.cli.completion import one_of
from azulejos.i18n import LANGUAGES
from azulejos.render.wording import Wording

VARIABLE = "AZULEJOS_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says in which language messages are wanted; the first that is set counts."""

Language = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(LANGUAGES)}; {VARIABLE} or the locale if absent.",
        metavar="LANGUAGE",
        show_default=False,
        autocompletion=one_of(LANGUAGES),
    ),
]


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that is asked for by an option, or else by a variable of our own; or else that of the locale, if we have it; English if not.

    >>> language_of(None, {"LC_ALL": "", "LANG": "ro_RO.UTF-8"}), language_of("nl", {"LANG": "it"}), language_of(None, {"LANG": "xx_XX"})
    ('ro', 'nl', 'en')
    """
    if wanted := asked or environment.get(VARIABLE):
        return wanted.strip().lower()
    locale = next((value for name in LOCALE if (value := environment.get(name))), "")
    code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else next(iter(LANGUAGES))


def wording_of(asked: str | None) -> Wording:
    """The words of the language; refused with `no-such-language` if one is asked for that we do not have."""
    return Wording(language_of(asked, os.environ))


def forgive_encoding() -> None:
    """A letter that the terminal cannot show is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
