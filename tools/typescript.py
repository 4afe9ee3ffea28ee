"""TypeScript of JSON schemas: for each type of the OpenAPI document an interface or an alias, of which nothing can be written to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
WIDTH = 120


def declarations(schemas: Mapping[str, Schema]) -> str:
    """All types, by their names.

    >>> print(declarations({"Pong": {"type": "object", "properties": {"version": {"type": "integer"}}, "required": ["version"]}}), end="")
    export interface Pong { readonly version: number; }
    """
    return "".join(f"{_declaration(name, schemas[name])}\n" for name in sorted(schemas))


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema).rstrip(" ")
    written = f"export interface {name} {_object(schema, '')}" if "properties" in schema else _alias(name, schema)
    return f"{comment}\n{written}" if comment else written


def _alias(name: str, schema: Schema) -> str:
    line = f"export type {name} = {type_of(schema)};"
    options = _options(schema)
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {option}" for option in options) + ";"


def _object(schema: Schema, indent: str) -> str:
    required, lines = schema.get("required", ()), []
    for key, value in schema["properties"].items():
        # What tells the members of a union apart is always there, also where the server would do without it.
        mark = "" if key in required or "const" in value else "?"
        lines.append(f"{_comment(value)}readonly {key}{mark}: {type_of(value, indent + '  ')};")
    row = f"{{ {' '.join(lines)} }}"
    return row if len(row) <= WIDTH - 40 else "\n".join(["{", *(f"{indent}  {line}" for line in lines), f"{indent}}}"])


def type_of(schema: Schema, indent: str = "") -> str:
    """The type of a schema, as it stands in an interface or after an alias.

    >>> type_of({"anyOf": [{"type": "array", "items": {"enum": ["a", "b"]}}, {"type": "null"}]})
    'readonly ("a" | "b")[] | null'
    """
    options = _options(schema, indent)
    return " | ".join(options)


def _options(schema: Schema, indent: str = "") -> list[str]:
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return list(dict.fromkeys(option for each in schema[union] for option in _options(each, indent)))
    if "$ref" in schema:
        return [schema["$ref"].rpartition("/")[2]]
    if "const" in schema:
        return [json.dumps(schema["const"])]
    if "enum" in schema:
        return [json.dumps(value) for value in schema["enum"]]
    return [_plain(schema, indent)]


def _plain(schema: Schema, indent: str) -> str:
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean" | "null" as kind:
            return str(kind)
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(type_of(each, indent) for each in schema['prefixItems'])}]"
        case "array":
            items = _options(schema.get("items", {}), indent)
            return f"readonly {items[0]}[]" if len(items) == 1 and not items[0].startswith("readonly") else f"readonly ({' | '.join(items)})[]"
        case "object" if "properties" in schema:
            return _object(schema, indent)
        case "object":
            values = schema.get("additionalProperties", True)
            return f"Readonly<Record<string, {'unknown' if values is True else type_of(values, indent)}>>"
        case _:
            return "unknown"


def _comment(schema: Schema) -> str:
    text = " ".join(schema.get("description", "").split())
    return f"/** {text} */ " if text else ""
