"""Makes a release in dist/ and tries it: source archive, wheel, notes and checksums. `make release` runs it; nothing is published.

The wheel is built from the source archive, as a registry's users would build it. Then, on the oldest and on the newest Python at hand,
`azulejos serve` is started out of an environment that has nothing else, which is what `pipx run` does, and has to answer.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "release" / "bin"
OLDEST = (3, 11)
SECONDS = 300
"""How long a server may take until it answers: its environment is made first."""
UNRELEASED = "unreleased"
Python = tuple[tuple[int, ...], str]


class Failed(Exception):
    """A release that must not be published, and why."""


def main() -> None:
    """Build, check, try, and write the notes."""
    version = _version()
    folder = ROOT / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    archive, wheel = _built(folder, version)
    _run(str(TOOLS / "twine"), "check", "--strict", str(archive), str(wheel))
    print(f"{archive.name} and {wheel.name}: the checks of twine pass.", flush=True)
    for number, program in _oldest_and_newest(_pythons()):
        _try(wheel, program)
        print(f"Python {'.'.join(map(str, number))}: azulejos serve starts from the wheel alone, and answers.", flush=True)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (folder / "NOTES.md").write_text(notes(changes, version), encoding="utf-8")
    (folder / "SHA256SUMS").write_text("".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in (archive, wheel)))
    print("dist/ has the archive, the wheel, NOTES.md and SHA256SUMS.")
    if is_unreleased(changes, version):
        print(f"CHANGELOG.md still calls {version} {UNRELEASED}: write the date there before you publish it.")


def notes(changes: str, version: str) -> str:
    r"""What CHANGELOG.md says of a version, without its heading; links to files of the repository become words.

    >>> notes("# Changes\n\n## 0.2.0, 2027-01-02\n\n- **New**: see [a](docs/a.md).\n\n## 0.1.0, 2026-12-01\n\nFirst.\n", "0.2.0")
    '# Azulejos 0.2.0\n\n- **New**: see a.\n'
    """
    found = re.search(rf"^## {re.escape(version)}(?![\w.])[^\n]*\n+(.+?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Failed(f"CHANGELOG.md says nothing of {version}: write there what has changed.")
    return f"# Azulejos {version}\n\n" + re.sub(r"\[([^\]]+)\]\((?!https?:)[^)]*\)", r"\1", found[1]).rstrip() + "\n"


def is_unreleased(changes: str, version: str) -> bool:
    r"""Whether CHANGELOG.md has no date for a version yet.

    >>> is_unreleased("## 0.1.0, unreleased\n", "0.1.0"), is_unreleased("## 0.1.0, 2026-12-01\n", "0.1.0")
    (True, False)
    """
    return re.search(rf"^## {re.escape(version)}, {UNRELEASED}$", changes, re.MULTILINE) is not None


def _version() -> str:
    [version] = re.findall(r'^__version__ = "(.+)"$', (ROOT / "src" / "azulejos" / "version.py").read_text(encoding="utf-8"), re.MULTILINE)
    if f"\nversion: {version}\n" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8"):
        raise Failed(f"CITATION.cff has another version than src/azulejos/version.py, which says {version}.")
    return str(version)


def _built(folder: Path, version: str) -> tuple[Path, Path]:
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder))
    archive = folder / f"azulejos-{version}.tar.gz"
    _run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(archive))
    wheel = folder / f"azulejos-{version}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    if "azulejos/client/index.html" not in names:
        raise Failed("The wheel has no browser client: who installs it could not play.")
    if strange := [name for name in names if not name.startswith(("azulejos/", f"azulejos-{version}.dist-info/"))]:
        raise Failed(f"The wheel has what does not belong there: {', '.join(strange[:3])}.")
    return archive, wheel


def _pythons() -> Iterator[Python]:
    """The Pythons of this machine that the package allows, with their versions."""
    folders = [*map(Path, os.environ.get("PATH", "").split(os.pathsep)), *Path.home().glob(".pyenv/versions/*/bin")]
    programs = {sys.executable, *(str(file) for folder in folders if folder.is_dir() for file in folder.glob("python3*"))}
    ask = "import json, sys, venv, ensurepip; print(json.dumps(sys.version_info[:3]))"
    for program in sorted(each for each in programs if re.fullmatch(r"python3(?:\.\d+)?|python", Path(each).name)):
        done = subprocess.run([program, "-c", ask], capture_output=True, text=True, check=False)
        if done.returncode == 0 and tuple(json.loads(done.stdout)) >= OLDEST:
            yield tuple(json.loads(done.stdout)), program


def _oldest_and_newest(pythons: Iterable[Python]) -> list[Python]:
    """The two ends; one Python alone is both.

    >>> _oldest_and_newest([((3, 12, 1), "b"), ((3, 11, 2), "a"), ((3, 13, 0), "c")])
    [((3, 11, 2), 'a'), ((3, 13, 0), 'c')]
    """
    found = sorted(pythons)
    return found[:1] if found[0][0] == found[-1][0] else [found[0], found[-1]]


def _try(wheel: Path, python: str) -> None:
    """Start the server out of the wheel alone, in an empty home, and ask it for a page and for the games that it has."""
    with tempfile.TemporaryDirectory() as home, _served(wheel, python, Path(home)) as address:
        for path, wanted in (("/", b"<html"), ("/api/v1/games", b'"azul"'), ("/readyz", b"")):
            with urllib.request.urlopen(address + path, timeout=SECONDS) as answer:
                if wanted not in answer.read():
                    raise Failed(f"{path} was answered without {wanted.decode()} on {python}.")


@contextmanager
def _served(wheel: Path, python: str, home: Path) -> Iterator[str]:
    uv = [sys.executable, "-m", "uv", "tool", "run", "--isolated", "--quiet", "--python", python, "--from", f"azulejos[server] @ {wheel.as_uri()}"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AZULEJOS_", "PYTHON", "VIRTUAL_ENV"))}
    log = home / "log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            [*uv, "azulejos", "serve", "--port", "0", "--database", f"sqlite:///{home}/store.sqlite"],
            cwd=home,
            env={**kept, "UV_TOOL_DIR": str(home / "tools")},
            stdout=written,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield _address(process, log)
        process.send_signal(signal.SIGTERM)
        if status := process.wait(SECONDS):
            raise Failed(f"azulejos serve ended with {status} on {python}:\n{log.read_text(errors='replace')}")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + SECONDS
    while process.poll() is None and time.monotonic() < end:
        if found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text(errors="replace")):
            return found[0]
        time.sleep(0.2)
    raise Failed(f"azulejos serve does not start from the wheel:\n{log.read_text(errors='replace')}")


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Failed(f"{Path(command[0]).name} {' '.join(command[1:3])} ended with {done.returncode}:\n{done.stdout}")


if __name__ == "__main__":
    try:
        main()
    except Failed as failed:
        sys.exit(f"No release: {failed}")
