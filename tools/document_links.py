"""The links of the documents, and the places in a document that a link can name. The test of the links and the site (tools/site.py) use them."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

_CODE = re.compile(r"^( *)```.*?^\1```$|^(?: {4}|>>> ).*?$|``.+?``|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<=\]\()([^()\s]+)(?=\))")
_HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)


def links_of(text: str) -> Iterator[str]:
    """Where the links and pictures of a document lead, without what only stands in code.

    >>> list(links_of("[a](b.md#c) ![d](e.png) `[f](g)`"))
    ['b.md#c', 'e.png']
    """
    yield from _LINK.findall(_CODE.sub("", text))


def with_links(text: str, change: Callable[[str], str]) -> str:
    """A document whose links lead elsewhere; code stays as it is.

    >>> with_links("[a](b) `[c](d)`", str.upper)
    '[a](B) `[c](d)`'
    """
    parts, end = [], 0
    for code in _CODE.finditer(text):
        parts += [_LINK.sub(lambda found: change(found[1]), text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, _LINK.sub(lambda found: change(found[1]), text[end:])])


def is_elsewhere(link: str) -> bool:
    """Whether a link leaves the repository.

    >>> is_elsewhere("https://azul.example"), is_elsewhere("mailto:a@azul.example"), is_elsewhere("docs/api.md")
    (True, True, False)
    """
    return re.match(r"[a-z]+:", link) is not None


def target(document: str, link: str) -> tuple[str, str]:
    """The file that a link of a document means, from the repository's root, and the place in it.

    >>> target("docs/rules/azul.md", "../formats.md#tokens"), target("README.md", "#play")
    (('docs/formats.md', 'tokens'), ('README.md', 'play'))
    """
    path, _, place = link.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(document), path)) if path else document, place


def places_of(text: str) -> set[str]:
    r"""The places in a document that a link can name: its headings, spelled as forges spell them, and anchors of its own (`<a id="…">`).

    >>> sorted(places_of("# UAI, the engine protocol\n## `az.match`\n## A\n## A\n"))
    ['a', 'a-1', 'azmatch', 'uai-the-engine-protocol']
    """
    found: set[str] = set(re.findall(r'<a id="([^"]+)">', text))
    for heading in _HEADING.findall(re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        place = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        found.add(next(each for each in (place, *(f"{place}-{number}" for number in range(1, 100))) if each not in found))
    return found
