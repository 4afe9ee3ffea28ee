"""How messages are described: a message is a `TypedDict`, and from its type come the OpenAPI document, the client's types and the tables of `docs`.

A `TypedDict` is a dict while the server runs, so that a message costs nothing more than its content; mypy checks that no key is missing or misspelt.
"""

from __future__ import annotations

import enum
import functools
import operator
from collections.abc import Iterable
from typing import Any

from pydantic import ConfigDict, TypeAdapter, WithJsonSchema
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema
from typing_extensions import is_typeddict

REFS = "#/components/schemas/{model}"
"""Where the document has its types."""


def one_of(*values: str) -> WithJsonSchema:
    """The texts that a field may have, as in `Annotated[str, …]`."""
    return WithJsonSchema({"type": "string", "enum": list(values)})


def values_of(kind: type[enum.Enum]) -> WithJsonSchema:
    """The same of an enumeration whose values are sent.

    >>> from azulejos.rules import TieBreak
    >>> values_of(TieBreak).json_schema["enum"][:2]
    ['none', 'rows']
    """
    return one_of(*(each.value for each in kind))


class _Sent(GenerateJsonSchema):
    """Of a dataclass that is sent every field is sent, whether it has a default or not."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return field["type"] == "dataclass-field" or super().field_is_required(field, total)

    def typed_dict_schema(self, schema: core_schema.TypedDictSchema) -> dict[str, Any]:
        """Pydantic reads the docstrings of a class's own fields: those of inherited ones are in its bases."""
        found = super().typed_dict_schema(schema)
        for base in getattr(schema["cls"], "__orig_bases__", ()):
            if is_typeddict(base):
                for name, field in schemas([base])[base.__name__]["properties"].items():
                    if "description" in field:
                        found["properties"][name].setdefault("description", field["description"])
        return found

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> dict[str, Any]:
        return self.generate_inner(schema["schema"])


def schemas(types: Iterable[Any]) -> dict[str, dict[str, Any]]:
    """The JSON schemas of message types and of all that they are made of, by their names; docstrings of fields are their descriptions.

    >>> from typing_extensions import TypedDict
    >>> one, other = TypedDict("Pong", {"version": int}), TypedDict("Ping", {})
    >>> schemas([one, other])["Pong"]["properties"]
    {'version': {'title': 'Version', 'type': 'integer'}}
    """
    everything: Any = list.__class_getitem__(functools.reduce(operator.or_, types))
    found = TypeAdapter(everything, config=ConfigDict(use_attribute_docstrings=True)).json_schema(
        ref_template=REFS, schema_generator=_Sent, mode="serialization"
    )
    definitions: dict[str, dict[str, Any]] = found["$defs"]
    for schema in definitions.values():
        # Examples in docstrings are for readers of the code.
        schema["description"] = schema.get("description", "").partition("\n\n>>>")[0]
    return definitions
