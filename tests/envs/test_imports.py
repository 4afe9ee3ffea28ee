"""Frameworks are extras: the package itself needs none of them."""

import subprocess
import sys

FRAMEWORKS = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numba", "numpy", "pyarrow", "PIL")
PROGRAM = f"""
import sys
for name in {FRAMEWORKS!r}:
    sys.modules[name] = None  # importing it raises
import azulejos as az
position = az.start("azul", seed=1)
position.push(position.legal_moves[0])
az.draw, az.bot, az.match, az.load
import azulejos.cli.app
"""


def test_the_package_is_imported_and_plays_without_any_framework() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
