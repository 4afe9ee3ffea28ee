"""`azulejos push-key`: a key by which a server can tell people of their turn."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from azulejos.cli.extras import server_extra


def push_key(as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False) -> None:
    """Make a key for news of one's turn (web push). Give the private one to the server as AZULEJOS_PUSH_KEY, and keep it.

    With another key browsers have to be asked once more. It also wants AZULEJOS_PUSH_CONTACT, such as mailto:you@club.example: push
    services write there when something is wrong with what they are sent.

    \b
    Examples:
      azulejos push-key
      azulejos push-key >> /etc/azulejos/secrets
    """
    with server_extra():
        from azulejos.server.push.turns import cryptography
    encryption = cryptography()
    key = encryption.new_key()
    if as_json:
        typer.echo(json.dumps({"private": key, "public": encryption.public_key(key)}))
    else:
        typer.echo(f"AZULEJOS_PUSH_KEY={key}")
