"""No link of the documents is dead: files are there, headings that links name are there, and the site (mkdocs.yml) has every page."""

import re

import pytest
from document_links import is_elsewhere, links_of, places_of, target

from tests.documents.blocks import DOCUMENTS, ROOT

TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in DOCUMENTS}
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def dead(document: str, text: str) -> list[str]:
    """The links of a document that lead nowhere."""

    def is_there(link: str) -> bool:
        path, place = target(document, link)
        return (ROOT / path).is_file() and (not place or place in places_of(TEXTS[path]))

    return [link for link in links_of(text) if not is_elsewhere(link) and not is_there(link)]


@pytest.mark.parametrize("document", TEXTS)
def test_every_link_leads_somewhere(document: str) -> None:
    assert dead(document, TEXTS[document]) == []


def test_a_dead_link_is_found() -> None:
    text = "[a](formats.md) [b](formats.md#nowhere) [c](../README.md) [d](gone.md) [e](rules) [f](https://azul.example) `[g](gone.md)`"
    assert dead("docs/api.md", text) == ["formats.md#nowhere", "gone.md", "rules"]


def test_the_site_has_every_page_once() -> None:
    named = re.findall(r"^ +- .*?([\w/-]+\.md)$", SITE[SITE.index("\nnav:") :], re.MULTILINE)
    assert len(named) == len(set(named))
    pages = {path.removeprefix("docs/") for path in TEXTS if path.startswith("docs/")}
    made = set(re.findall(r'": "(\w+\.md)"', (ROOT / "tools" / "site.py").read_text(encoding="utf-8")))
    assert {name for name in named if not name.startswith("reference/")} == pages | made
