"""docs/operating.md has every setting, with its default and its meaning, as the table of settings has them."""

from pathlib import Path

from azulejos.server.metrics import Metrics
from azulejos.server.settings import about, default_of, rows

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()


def row(name: str) -> str:
    """A setting's row of the page."""
    setting = rows()[name]
    known = about(setting)
    default = '"sqlite:///~/.local/share/azulejos/azulejos.sqlite"' if name == "database" else known.type.written(default_of(setting))
    return f"| `{name}` | `{default}` | {known.help} |"


def test_every_setting_is_on_the_page_under_its_group() -> None:
    for name, setting in rows().items():
        assert row(name) in PAGE, f"write: {row(name)}"
        assert PAGE.index(f"| **{about(setting).group}** |") < PAGE.index(row(name))


def test_the_page_has_no_setting_that_is_not_there() -> None:
    table = PAGE[PAGE.index("| setting | default |") : PAGE.index("## ", PAGE.index("| setting | default |"))]
    told = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert told == list(rows())


def test_the_figures_that_the_page_names_are_counted() -> None:
    counted = Metrics().text().decode()
    named = {word.strip("`") for word in PAGE.replace("|", " ").split() if word.startswith("`azulejos_")}
    assert len(named) >= 10
    for name in named:
        assert f"# TYPE {name} " in counted or f"# TYPE {name}_total " in counted or f"{name} " in counted, name
