"""The one way in which catalogues of texts are written: a text begins behind its name, a choice has its forms below it, blank lines part groups.
`python -m tests.i18n.style` writes our catalogues like that.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_variant_key

from azulejos.i18n import FOLDER

STEP = 4
"""By how many spaces the forms of a choice, and the parts of a text, are further to the right."""


def styled(catalogue: ast.Resource) -> str:
    """A catalogue in this style. What cannot be read stays as it is."""
    body = catalogue.body
    return "".join(_entry(entry, body[at - 1] if at else None) for at, entry in enumerate(body))


def first_difference(source: str, catalogue: ast.Resource) -> int | None:
    """The first line of a catalogue's source that is not in this style; nothing if all are."""
    if source == (text := styled(catalogue)):
        return None
    lines, wanted = source.splitlines(), text.splitlines()
    differing = (at for at, (line, other) in enumerate(zip([*lines, ""], [*wanted, ""], strict=False), 1) if line != other)
    return next(differing, len(lines))


def _entry(entry: ast.EntryType, before: ast.EntryType | None) -> str:
    if isinstance(entry, ast.Junk):
        return entry.content or ""
    parted = before is not None and (isinstance(entry, ast.BaseComment) or type(before) is ast.Comment)
    return ("\n" if parted else "") + "".join(f"{line}\n" for line in _lines(entry))


def _lines(entry: ast.Message | ast.Term | ast.BaseComment) -> Iterator[str]:
    if isinstance(entry, ast.BaseComment):
        mark = "###" if isinstance(entry, ast.ResourceComment) else "##" if isinstance(entry, ast.GroupComment) else "#"
        yield from (f"{mark} {line}".rstrip() for line in (entry.content or "").splitlines())
        return
    if entry.comment:
        yield from _lines(entry.comment)
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    yield f"{name} = {_pattern(entry.value, 0)}" if entry.value else f"{name} ="
    for part in entry.attributes:
        yield f"{' ' * STEP}.{part.id.name} = {_pattern(part.value, STEP)}"


def _pattern(pattern: ast.Pattern, indent: int) -> str:
    return "".join(
        element.value.replace("\n", "\n" + " " * (indent + STEP)) if isinstance(element, ast.TextElement) else _placeable(element, indent)
        for element in pattern.elements
    )


def _placeable(placeable: ast.Placeable, indent: int) -> str:
    expression = placeable.expression
    if not isinstance(expression, ast.SelectExpression):
        return f"{{ {serialize_expression(expression)} }}"
    forms = "".join(
        f"{' ' * (indent + STEP - each.default)}{'*' * each.default}[{serialize_variant_key(each.key)}] {_pattern(each.value, indent + STEP)}\n"
        for each in expression.variants
    )
    return f"{{ {serialize_expression(expression.selector)} ->\n{forms}{' ' * indent}}}"


def main() -> None:
    """Write our catalogues in this style."""
    for path in sorted(FOLDER.glob("*/**/*.ftl")):
        source = path.read_text(encoding="utf-8")
        if (wanted := styled(FluentParser().parse(source))) != source:
            path.write_text(wanted, encoding="utf-8")
            print(f"{path.parent.name}/{path.name} is written anew.")


if __name__ == "__main__":
    main()
