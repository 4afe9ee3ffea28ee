"""Tables of the fields of messages, for the documents: what stands between two comments is written from the types that the first one names.

A key that may be absent has a question mark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

Schema = Mapping[str, Any]
_PART = re.compile(r"(<!-- fields: ([\w, ]+) -->\n).*?(<!-- end of fields -->)", re.DOTALL)
_WORDS = {"string": "text", "integer": "number", "number": "number", "boolean": "`true` or `false`", "null": "`null`", "object": "object"}


def filled(document: str, schemas: Mapping[str, Schema]) -> str:
    r"""The same document with its tables as they have to be.

    >>> pong = {"type": "object", "properties": {"version": {"type": "integer", "description": "Of the table."}}, "required": ["version"]}
    >>> print(filled("<!-- fields: Pong -->\n<!-- end of fields -->", {"Pong": pong}))
    <!-- fields: Pong -->
    <BLANKLINE>
    | key | value | meaning |
    |---|---|---|
    | `version` | number | Of the table. |
    <BLANKLINE>
    <!-- end of fields -->
    """

    def part(found: re.Match[str]) -> str:
        names = found[2].split(", ")
        rows = [row for name in names for row in (*_heading(name, schemas[name], len(names)), *_rows(schemas[name], schemas))]
        return "\n".join([found[1], "| key | value | meaning |", "|---|---|---|", *rows, "", found[3]])

    return _PART.sub(part, document)


def _heading(name: str, schema: Schema, types: int) -> list[str]:
    """A row that names a type, where a table has several."""
    return [f"| **{name}** | | {_one_line(schema)} |"] if types > 1 else []


def _rows(schema: Schema, schemas: Mapping[str, Schema]) -> list[str]:
    """A row for each field; fields without a word about them stand together where they hold the same."""
    fields, required, rows = schema["properties"], schema.get("required", ()), []

    def description_of(key: str) -> tuple[str, str]:
        return _value(fields[key], schemas), _one_line(fields[key])

    for (value, meaning), keys in groupby(fields, key=description_of):
        named = [f"`{key}`{'' if key in required else '?'}" for key in keys]
        rows += [f"| {name} | {value} | {meaning} |" for name in (named if meaning else [", ".join(named)])]
    return rows


def _one_line(schema: Schema) -> str:
    return " ".join(schema.get("description", "").split())


def _value(schema: Schema, schemas: Mapping[str, Schema]) -> str:
    """What a field holds, in words.

    >>> _value({"type": "array", "items": {"anyOf": [{"$ref": "#/Seat"}, {"type": "null"}]}}, {"Seat": {"type": "object"}})
    'list of `Seat` or `null`'
    """
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_value(each, schemas) for each in schema[union]))
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"`{name}`" if "enum" not in schemas[name] else _value(schemas[name], schemas)
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_value(each, schemas) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_value(schema.get('items', {}), schemas)}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"{_value(schema['additionalProperties'], schemas)} by name"
    return _WORDS.get(schema.get("type", ""), "anything")
