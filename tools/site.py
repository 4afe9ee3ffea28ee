"""What the site of the documents has besides docs/: the documents of the root, reference pages of the docstrings, our fonts and colours.

MkDocs calls the functions of this module by their names (`hooks` of mkdocs.yml). Links between documents are written for a forge and for an editor;
here they are led to the pages of the site. What is linked and is no page, such as an example, becomes a file of the site.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path
from typing import Any

from document_links import is_elsewhere, links_of, target, with_links

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "tests/README.md": "tests.md",
}
"""Documents that do not lie in docs/, and their pages."""
REFERENCE = {
    "azulejos": ["azulejos"],
    "rules": ["azulejos.rules", "azulejos.rules.azul", "azulejos.rules.duel"],
    "notation": ["azulejos.notation", "azulejos.notation.agn", "azulejos.notation.afen"],
    "render": ["azulejos.render"],
    "bots": ["azulejos.bots", "azulejos.bots.analysis"],
    "envs": [f"azulejos.envs.{name}" for name in ("aec", "single_agent", "vector", "openspiel", "dataset")],
    "arena": ["azulejos.arena", "azulejos.arena.match", "azulejos.arena.ratings"],
    "tournament": ["azulejos.tournament"],
}
"""The pages of the reference, and the modules on each."""
FILES = "files"
"""The folder of what is linked and is no page."""
COLOURS = {
    "md-primary-fg-color": "cobalt_deep",
    "md-primary-fg-color--light": "cobalt",
    "md-primary-fg-color--dark": "cobalt_deep",
    "md-primary-bg-color": "on_cobalt",
    "md-accent-fg-color": "gold_deep",
    "md-typeset-a-color": "cobalt",
    "md-default-bg-color": "paper",
    "md-default-fg-color": "ink",
    "md-default-fg-color--light": "ink_2",
    "md-code-bg-color": "paper_2",
    "md-code-fg-color": "ink",
    "azulejos-title": "title",
    "azulejos-line": "line",
}
"""Properties of the theme, and the colours of palette.toml that they take."""
_FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//[^>]*>|<link\b(?![^>]*rel="canonical")[^>]*href=["']?(?:https?:)?//[^>]*>"""
)
STYLE = """
body, input { font-family: "Azulejos Sans", sans-serif; }
.md-typeset h1, .md-typeset h2, .md-typeset h3, .md-header__topic .md-ellipsis {
  font-family: "Azulejos Serif", serif; font-weight: 600; color: var(--azulejos-title);
}
.md-header__topic .md-ellipsis { color: inherit; }
.md-typeset { line-height: 1.55; }
.md-typeset img { border-radius: 4px; }
.md-typeset table:not([class]) { border-color: var(--azulejos-line); font-size: .68rem; }
.md-typeset .doc-symbol-heading { font-size: .6em; }
.doc-contents { border-left: 2px solid var(--azulejos-line); padding-left: 1rem; }
"""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages and files that do not lie in docs/."""
    from mkdocs.structure.files import File

    for document, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / document).read_text(encoding="utf-8")))
    for name, modules in REFERENCE.items():
        files.append(File.generated(config, f"reference/{name}.md", content="".join(f"::: {module}\n\n" for module in modules)))
    files.append(File.generated(config, "reference/index.md", content=_index()))
    files.append(File.generated(config, "assets/site.css", content=_style()))
    for asset in [*(ROOT / "web" / "src" / "fonts").iterdir(), ROOT / "web" / "public" / "icon.svg"]:
        files.append(File.generated(config, f"assets/{asset.name}", abs_src_path=str(asset)))
    for path in sorted(_linked_files()):
        files.append(File.generated(config, f"{FILES}/{path}", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead the links of a page to pages and files of the site."""
    here = page.file.src_uri
    document = next((each for each, known in PAGES.items() if known == here), f"docs/{here}")

    def led(link: str) -> str:
        if is_elsewhere(link) or link.startswith("#"):
            return link
        path, place = target(document, link)
        there = posixpath.relpath(_page(path), posixpath.dirname(here) or ".")
        return f"{there}#{place}" if place else there

    return with_links(markdown, led)


def on_post_build(config: Any) -> None:
    """Refuse a site whose pages fetch anything from another host."""
    from mkdocs.exceptions import PluginError

    for page in Path(config["site_dir"]).rglob("*.html"):
        if fetched := _FETCHED.search(page.read_text(encoding="utf-8")):
            raise PluginError(f"{page.name} fetches something from elsewhere: {fetched[0]}")


def _page(path: str) -> str:
    """Where on the site a file of the repository is."""
    if path in PAGES:
        return PAGES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else f"{FILES}/{path}"


def _linked_files() -> set[str]:
    documents = [*PAGES, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))]
    linked = {
        target(document, link)[0]
        for document in documents
        for link in links_of((ROOT / document).read_text(encoding="utf-8"))
        if not is_elsewhere(link)
    }
    return {path for path in linked if path not in PAGES and not path.startswith("docs/") and (ROOT / path).is_file()}


def _index() -> str:
    rows = "".join(f"| [{name}]({name}.md) | {', '.join(f'`{module}`' for module in modules)} |\n" for name, modules in REFERENCE.items())
    about = "Made of the docstrings, whose examples are run as tests. [A first hour](../programming.md) shows more."
    return f"# Reference\n\n{about}\n\n| | modules |\n|---|---|\n{rows}"


def _style() -> str:
    palette = tomllib.loads((ROOT / "src" / "azulejos" / "render" / "palette.toml").read_text(encoding="utf-8"))
    schemes = {"default": "light", "slate": "dark"}
    return STYLE + "".join(
        f'[data-md-color-scheme="{scheme}"] {{\n'
        + "".join(f"  --{name}: {(palette[theme] | palette[theme]['browser'])[colour]};\n" for name, colour in COLOURS.items())
        + "}\n"
        for scheme, theme in schemes.items()
    )
