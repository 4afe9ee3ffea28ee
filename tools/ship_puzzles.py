"""Writes the puzzles that ship with the package from files of `azulejos puzzles`: as many whole weeks as they make, a year and a week at most.

    python tools/ship_puzzles.py FILE...

They are taken in the order of the files, each once; `puzzles.json` beside them has the commands that made the files.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

from azulejos.bots.puzzles import collection

MOST = 53 * collection.DAYS
FOLDER = Path(collection.__file__).parent


def main(files: list[str]) -> None:
    """Write them, and say how many there are."""
    lines: dict[str, str] = {}
    for file in files:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            lines.setdefault(json.loads(line)["id"], line)
    count = min(MOST, len(lines) // collection.DAYS * collection.DAYS)
    text = "".join(f"{line}\n" for line in list(lines.values())[:count])
    # Without the time, so that the same puzzles make the same file.
    (FOLDER / collection.SHIPPED).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(f"{count} of {len(lines)} puzzles, {len(text) // 1000} kB, {(FOLDER / collection.SHIPPED).stat().st_size // 1000} kB compressed.")


if __name__ == "__main__":
    main(sys.argv[1:])
