"""`azulejos uai`: the engine, for hosts that speak the protocol."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from azulejos.bots.levels import LEVELS, STRONGEST
from azulejos.bots.uai.engine import UaiEngine
from azulejos.bots.uai.lines import read_lines

SWITCH_SECONDS = 0.0005
"""How long one thread may keep the others waiting: a stop should not wait."""


def uai(
    level: Annotated[int, typer.Option(min=min(LEVELS), max=STRONGEST, help="How strong it plays, until a host says otherwise.")] = STRONGEST,
) -> None:
    """Speak UAI, the protocol of engines, on standard input and output: a host gives positions, and is answered with moves.

    docs/formats.md has the protocol, and docs/engines.md how to use it. quit, or the end of the input, ends it.

    \b
    Examples:
      azulejos uai
      azulejos arena "uai:azulejos uai" "uai[Level=2]:azulejos uai"
    """
    sys.setswitchinterval(SWITCH_SECONDS)

    def write(line: str) -> None:
        content = line.encode() + b"\n"
        while content:
            content = content[os.write(1, content) :]

    UaiEngine(write, level).run(read_lines(0))
    # A search that was given up may still run in its thread; nothing is to be waited for.
    os._exit(0)
