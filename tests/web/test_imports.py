"""The contract of the client's imports (tools/client_imports.py), on small trees that break it in one way each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "client_imports.py"
SOUND = {
    "wire/http.ts": 'import { keep } from "./commitment";\n',
    "wire/commitment.ts": "export const keep = 1;\n",
    "games/client.ts": 'import type { Position } from "../wire/http";\n',
    "games/azul/client.ts": 'import type { GameClient } from "../client";\n',
    "games/duel/client.ts": 'import type { GameClient } from "../client";\n',
    "games/registry.ts": 'import { azul } from "./azul/client";\nimport { duel } from "./duel/client";\n',
    "table/Play.svelte": '<script lang="ts">\n  import { gameOf } from "../games/registry";\n</script>\n',
    "main.ts": 'const page = import("./table/Play.svelte");\n',
}
"""Nothing is wrong here."""
BROKEN = {
    "a layer imports a higher one": (
        {"wire/line.ts": 'import { gameOf } from "../games/registry";\n'},
        "wire/line.ts imports games/registry.ts: wire stands below or beside games/registry",
    ),
    "so does one that comes when it is asked for": (
        {"wire/line.ts": 'const page = () => import("../table/Play.svelte");\n'},
        "wire/line.ts imports table/Play.svelte: wire stands below or beside table",
    ),
    "a game imports another": (
        {"games/duel/dome.ts": 'import { azul } from "../azul/client";\n'},
        "games/duel/dome.ts imports games/azul/client.ts: games/duel stands below or beside games/azul",
    ),
    "a page imports a game": (
        {"table/steps.ts": 'import { duel } from "../games/duel/client";\n'},
        "table/steps.ts imports games/duel/client.ts: a game is known by the registry alone",
    ),
    "modules of one folder import each other": (
        {"wire/commitment.ts": 'import type { Refused } from "./http";\n'},
        "wire/commitment.ts imports wire/http.ts, which leads back to it",
    ),
    "a folder is new": (
        {"spectators/list.ts": 'import { keep } from "../wire/http";\n'},
        "spectators/list.ts: spectators stands in no layer",
    ),
}


def checked(src: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    for name, text in files.items():
        (src / name).parent.mkdir(parents=True, exist_ok=True)
        (src / name).write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, TOOL, src], capture_output=True, text=True, check=False)


def test_a_sound_tree_passes_in_silence(tmp_path: Path) -> None:
    found = checked(tmp_path, SOUND)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


@pytest.mark.parametrize(("files", "sentence"), BROKEN.values(), ids=BROKEN)
def test_what_breaks_the_contract_is_named(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    found = checked(tmp_path, SOUND | files)
    assert found.returncode == 1
    assert found.stderr.splitlines() == [sentence, "Imports of the client that are not as they should be: 1 (tools/client_imports.py)."]
