"""Tables of the fields of messages, for the documents: what stands between two comments is written from the types that the first one names."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
        tables = [_table(schemas[name], f"**`{name}`** " if len(names) > 1 else "") for name in names]
        return "\n\n".join([found[1].rstrip("\n"), *tables, found[3]])

    return _PART.sub(part, document)


def _table(schema: Schema, name: str) -> str:
    lines = [f"{name}{schema['description']}\n"] if name else []
    lines += ["| key | value | meaning |", "|---|---|---|"]
    required = schema.get("required", ())
    for key, value in schema["properties"].items():
        optional = "" if key in required or "const" in value else "optional: "
        lines.append(f"| `{key}` | {optional}{_value(value)} | {' '.join(value.get('description', '').split())} |")
    return "\n".join(lines)


def _value(schema: Schema) -> str:
    """What a field holds, in words.

    >>> _value({"anyOf": [{"type": "array", "items": {"$ref": "#/Seat"}}, {"type": "null"}]})
    'list of `Seat`, or `null`'
    """
    for union in ("anyOf", "oneOf"):
        if union in schema:
            *most, last = dict.fromkeys(_value(each) for each in schema[union])
            return f"{', '.join(most)}, or {last}" if most else last
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(map(_value, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        return f"list of {_value(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"{_value(schema['additionalProperties'])} by name"
    return _WORDS.get(schema.get("type", ""), "anything")
