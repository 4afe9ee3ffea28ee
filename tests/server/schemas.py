"""What is sent, judged by the document of the interface: strictly, so that a key which it does not have, or lacks, is noticed."""

import json
from functools import cache
from typing import Any

import jsonschema_rs

from azulejos.server.settings import Settings
from azulejos.server.web.app import application


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document of a server."""
    return application(Settings(database="sqlite:////nowhere/store.sqlite")).openapi()


def check(kind: str, value: Any) -> None:
    """Fail unless a value, as JSON has it, is just what the document says of a type; of a union of messages, that of its `type`."""
    types = document()["components"]["schemas"]
    members = [option["$ref"].rpartition("/")[2] for option in types[kind].get("anyOf", ())]
    kind = next((name for name in members if types[name]["properties"].get("type", {}).get("const") == value.get("type", "")), kind)
    check_schema({"$ref": f"#/components/schemas/{kind}"}, value)


def check_schema(schema: dict[str, Any], value: Any) -> None:
    """The same by a schema of the document."""
    for fault in _validator(json.dumps(schema)).iter_errors(value):
        raise AssertionError(f"At {'.'.join(map(str, fault.instance_path)) or 'the top'}: {fault.message[:500]}")


@cache
def _validator(schema: str) -> Any:
    types = {name: _strict(each) for name, each in document()["components"]["schemas"].items()}
    return jsonschema_rs.Draft202012Validator(_strict(json.loads(schema)) | {"components": {"schemas": types}})


def _strict(schema: Any) -> Any:
    """The same schema, which takes no key that it does not name."""
    if isinstance(schema, list):
        return [_strict(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _strict(value) for key, value in schema.items()}
    return {"additionalProperties": False} | found if "properties" in found and found.get("type") == "object" else found
