"""Checks who imports whom in `web/src`: the layers of docs/client.md, games apart from each other and known by the registry alone, and no cycle.

    python tools/client_imports.py [FOLDER]

Type-only imports count as well. dependency-cruiser would need the compilers of TypeScript and Svelte for the same; this needs nothing and a moment.
"""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "web" / "src"

LAYERS = (
    ("generated", "style", "fonts", "motion", "sound"),
    ("wire",),
    ("i18n", "tiles"),
    ("session",),
    ("people", "components"),
    ("games",),
    ("games/*",),
    ("games/registry",),
    ("reader", "fair"),
    ("outcome", "agreement"),
    ("replay",),
    ("table", "editor", "rules", "offline", "puzzle"),
    ("opponents",),
    ("home", "event"),
    ("tutorial", "recorder", "mine", "operator"),
    ("app",),
)
"""From the lowest: each may import those of lower layers, and none of its own.

`games` is what stands in that folder itself and in `common`; `games/*` is each game.
"""

LISTS = ("games/registry.ts", "games/setups.ts")
"""The modules that list the games: the only ones outside of a game that import it."""

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")


def modules(src: Path) -> dict[str, list[str]]:
    """Every module, with those that it imports."""
    names = {path.relative_to(src).as_posix() for path in src.rglob("*") if path.is_file()}
    return {
        name: sorted(set(_imports(src, name, names))) for name in sorted(names) if name.endswith((".ts", ".svelte")) and not name.endswith(".d.ts")
    }


def _imports(src: Path, name: str, names: set[str]) -> Iterator[str]:
    for found in IMPORT.finditer((src / name).read_text(encoding="utf-8")):
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), found.group(1)))
        yield next((target + ending for ending in ENDINGS if target + ending in names), target)


def folder(module: str) -> str:
    """What a module belongs to in `LAYERS`."""
    first, *rest = module.split("/")
    if module in LISTS:
        return "games/registry"
    if first == "games" and len(rest) > 1 and rest[0] != "common":
        return f"games/{rest[0]}"
    return first if rest else "app"


def faults(graph: dict[str, list[str]]) -> Iterator[str]:
    """What is wrong, each in a line."""
    height = {name: at for at, layer in enumerate(LAYERS) for name in layer}
    of_a_game = {folder(module) for module in graph if folder(module).startswith("games/")} - height.keys()
    height |= dict.fromkeys(of_a_game, height["games/*"])
    for module, imported in graph.items():
        for other in imported:
            own, theirs = folder(module), folder(other)
            if own == theirs:
                continue
            if own not in height or theirs not in height:
                yield f"{module}: {own if own not in height else theirs} stands in no layer"
            elif height[theirs] >= height[own]:
                yield f"{module} imports {other}: {own} stands below or beside {theirs}"
            elif theirs in of_a_game and module not in LISTS:
                yield f"{module} imports {other}: a game is known by the registry alone"
    for module, other in cycles(graph):
        yield f"{module} imports {other}, which leads back to it"


def cycles(graph: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Imports that close a circle of modules."""
    done: dict[str, bool] = {}
    for start in graph:
        stack = [(start, iter(graph[start]))] if start not in done else []
        done.setdefault(start, False)
        while stack:
            module, rest = stack[-1]
            other = next(rest, None)
            if other is None:
                done[module] = True
                stack.pop()
            elif other in graph and other not in done:
                done[other] = False
                stack.append((other, iter(graph[other])))
            elif done.get(other) is False:
                yield module, other


if __name__ == "__main__":
    found = list(faults(modules(Path(sys.argv[1]) if len(sys.argv) > 1 else SRC)))
    if found:
        sys.exit("\n".join([*found, f"Imports of the client that are not as they should be: {len(found)} (tools/client_imports.py)."]))
