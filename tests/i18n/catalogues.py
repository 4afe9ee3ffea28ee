"""Checks the catalogues of texts in `src/azulejos/i18n` (docs/translating.md), and where they are used.

    make texts            what is wrong, one sentence each

That the client asks for no text that there is not is seen by TypeScript: its types come from the English catalogue.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from azulejos.i18n import FOLDER
from tests.i18n.style import first_difference

ROOT = Path(__file__).resolve().parents[2]
MODEL = "en"
VARIABLE = re.compile(r"^(?:# )?\$(\w+) (\((?:String|Number|Boolean)(?: or none)?\) - \S.*)$", re.MULTILINE)
"""What a variable is: in `variables.ftl`, or in the comment of an English text in which it is something else."""
PYTHON = ("paper", "terminal", "pictures", "analysis")
"""The groups that Python reads: the first word of their texts."""
SHARED = ("analysis",)
"""Those of them that the client reads as well."""
CATEGORIES = {"zero", "one", "two", "few", "many"}
"""What makes a selector one of plurals; `other` stands in many that are not."""


@dataclass
class Text(Visitor):
    """One message or term of a language, and what it is made of."""

    name: str
    file: str
    entry: ast.Message | ast.Term
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, set[str]]] = field(default_factory=list)
    """For each choice by a variable: its name, and the keys of its variants."""

    def __post_init__(self) -> None:
        """Read it through."""
        for pattern in (self.entry.value, *(part.value for part in self.entry.attributes)):
            if pattern is not None:
                self.visit(pattern)

    @property
    def parts(self) -> set[str]:
        """The names of its parts, if it has several."""
        return {part.id.name for part in self.entry.attributes}

    @property
    def explained(self) -> dict[str, str]:
        """The variables that its comment explains."""
        return dict(VARIABLE.findall(self.entry.comment.content or "")) if self.entry.comment else {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key := variant.key, ast.Identifier) else str(key.value) for variant in node.variants}
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@dataclass
class Language:
    """All texts of a language by their names; terms begin with a dash. With what is wrong with its files."""

    code: str
    texts: dict[str, Text] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def variables(self, name: str) -> set[str]:
        """The variables of a text, those of messages that it refers to included."""
        text = self.texts[name]
        others = (each for each in text.references if each in self.texts and not each.startswith("-"))
        return text.variables.union(*(self.variables(each) for each in others))


def read(folder: Path, code: str) -> Language:
    """The catalogues of one language."""
    language = Language(code)
    for path in sorted((folder / code).rglob("*.ftl")):
        file, heading = path.relative_to(folder).as_posix(), ""
        source = path.read_text(encoding="utf-8")
        catalogue = FluentParser().parse(source)
        for entry in catalogue.body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                language.wrong.append(f"{file} cannot be read from line {line} on: {entry.annotations[0].message}.")
            elif isinstance(entry, ast.GroupComment):
                heading = (entry.content or "").partition(":")[0].strip()
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in language.texts:
                    language.wrong.append(f"{file} has {name} a second time.")
                if isinstance(entry, ast.Message) and not name.startswith(f"{heading}-"):
                    language.wrong.append(f'{file} has {name} under the heading "{heading}", with which it does not begin.')
                language.texts[name] = Text(name, file, entry)
        if differing := first_difference(source, catalogue):
            language.wrong.append(f"{file} is not in the style of catalogues at line {differing}: python -m tests.i18n.style puts it right.")
    return language


def problems(folder: Path, python: Mapping[str, str], client: Iterable[str]) -> list[str]:
    """Everything that is wrong with the catalogues in a folder and with their use, by Python's files (by their names) and by the client's."""
    codes = json.loads((folder / "languages.json").read_text(encoding="utf-8"))
    model = read(folder, MODEL)
    usual = dict(VARIABLE.findall((folder / "variables.ftl").read_text(encoding="utf-8")))
    found = [*model.wrong, *_variables(model, usual), *_references(model), *_plurals(model)]
    for code in codes:
        if code != MODEL:
            own = read(folder, code)
            found += [*own.wrong, *_compared(model, own), *_references(own), *_plurals(own)]
    return [*found, *_unused(model, python, client), *_unknown(model, python)]


def _variables(model: Language, usual: Mapping[str, str]) -> Iterator[str]:
    needed = set()
    for name, text in model.texts.items():
        if isinstance(text.entry, ast.Term):
            continue
        used, own = model.variables(name), text.explained
        needed |= used - own.keys()
        for variable in sorted(used - own.keys() - usual.keys()):
            yield f"{text.file} has {name} with ${variable}: explain it in variables.ftl, as in: # ${variable} (Number) - how many."
        if len(own) == 1 or not used <= own.keys():  # A comment that names all of several says in which order they come.
            for variable in sorted(each for each in own if each not in used or own[each] == usual.get(each)):
                yield f"{text.file} has {name} with a comment about ${variable}, which is not needed."
    yield from (f"variables.ftl explains ${variable}, which no text needs." for variable in sorted(usual.keys() - needed))


def _compared(model: Language, own: Language) -> Iterator[str]:
    for name, text in model.texts.items():
        if isinstance(text.entry, ast.Term):
            continue
        file = text.file.replace(model.code, own.code, 1)
        mine = own.texts.get(name)
        if mine is None or mine.file != file:
            yield f"{file} lacks {name}."
            continue
        for part in sorted(text.parts - mine.parts):
            yield f"{file} lacks the part .{part} of {name}."
        for part in sorted(mine.parts - text.parts):
            yield f"{file} has the part .{part} of {name}, which English has not."
        for variable in sorted(own.variables(name) ^ model.variables(name)):
            yield f"{file} has {name} {'with' if variable in own.variables(name) else 'without'} ${variable}, unlike English."
    referred = {each for text in own.texts.values() for each in text.references}
    for name, text in own.texts.items():
        if isinstance(text.entry, ast.Message) and name not in model.texts and name not in referred:
            yield f"{text.file} has {name}, which English has not."


def _references(language: Language) -> Iterator[str]:
    referred = {each for text in language.texts.values() for each in text.references}
    for text in language.texts.values():
        for name in sorted(text.references - language.texts.keys()):
            yield f"{text.file} has {text.name} with a reference to {name}, which is not there."
        group = text.name.partition("-")[0]
        for name in sorted(text.references):
            if group in PYTHON and name.partition("-")[0] not in (group, "game", ""):
                yield f"{text.file} has {text.name} with a reference to {name}, which does not come with it: only game- and {group}- do."
        if isinstance(text.entry, ast.Term) and text.name not in referred:
            yield f"{text.file} has {text.name}, which no text refers to."


def _plurals(language: Language) -> Iterator[str]:
    rule = Locale.parse(language.code).plural_form
    needed = {rule(number) for number in range(1000)}
    for text in language.texts.values():
        for variable, keys in text.selectors:
            if keys & CATEGORIES:
                for form in sorted(needed - keys):
                    yield f"{text.file} has {text.name} without the plural form [{form}] of ${variable}."


def _unused(model: Language, python: Mapping[str, str], client: Iterable[str]) -> Iterator[str]:
    """In the client a text goes by the last words of its name; whoever calls something else the same hides that it is not used."""
    words = {word for source in client for word in re.findall(r"\w+", source)}
    written = "\n".join(python.values())
    referred = {each for text in model.texts.values() for each in text.references}
    for name, text in model.texts.items():
        if isinstance(text.entry, ast.Term) or name in referred or f'"{name}"' in written or f"'{name}'" in written or f"{name}." in written:
            continue
        steps = name.split("-")
        is_pythons = steps[0] in PYTHON and steps[0] not in SHARED
        if is_pythons or not any(_camel(steps[at:]) in words for at in range(1, len(steps))):
            yield f"{text.file} has {name}, which nobody uses."


def _unknown(model: Language, python: Mapping[str, str]) -> Iterator[str]:
    """What Python names like a text of a group that it reads."""
    named = re.compile(rf"""["']((?:{"|".join(PYTHON)})-[a-z0-9-]+)(?:\.([a-z-]+))?["'.]""")
    for file, source in python.items():
        for name, part in named.findall(source):
            text = model.texts.get(name)
            if text is None or (part and part not in text.parts):
                yield f"{file} uses {name}{part and '.'}{part}, which is not in the catalogues."


def _camel(steps: list[str]) -> str:
    return steps[0] + "".join(step.capitalize() for step in steps[1:])


def own_problems() -> list[str]:
    """What is wrong with our own catalogues."""
    source, web = ROOT / "src" / "azulejos", ROOT / "web" / "src"
    python = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in source.rglob("*.py")}
    client = [path.read_text(encoding="utf-8") for ending in ("ts", "svelte") for path in web.rglob(f"*.{ending}") if path.name != "texts.d.ts"]
    return problems(FOLDER, python, client)


def main() -> None:
    """Say what is wrong."""
    found = own_problems()
    print("\n".join(found) or "The catalogues are in order.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
