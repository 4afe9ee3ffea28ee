"""The wheel carries the client: who installs it plays without Node."""

import os
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import client
import pytest

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run([sys.executable, *command], check=True, timeout=300)
    return next(folder.glob("azulejos-*.whl"))


def test_a_client_is_built_again_only_when_its_sources_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, source, text = tmp_path / "client" / "index.html", tmp_path / "web" / "src" / "main.ts", tmp_path / "i18n" / "en" / "table.ftl"
    compiled = tmp_path / "i18n" / "__pycache__" / "__init__.pyc"
    names = ("plugins", "public", "worker", "index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    for file in (source, text, compiled, made, *(tmp_path / "web" / name for name in names)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (1_000, 1_000))
        os.utime(file.parent, (1_000, 1_000))
    for name, folder in (("WEB", "web"), ("CLIENT", "client"), ("TEXTS", "i18n")):
        monkeypatch.setattr(client, name, tmp_path / folder)
    assert client.is_new()
    os.utime(compiled, (2_000, 2_000))
    os.utime(compiled.parents[1], (2_000, 2_000))
    assert client.is_new(), "what Python has compiled is no source"
    for file in (source, text):
        os.utime(file, (2_000, 2_000))
        assert not client.is_new(), file
        os.utime(file, (1_000, 1_000))


def test_the_wheel_carries_the_built_client_and_nothing_of_its_workshop(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "azulejos/client/index.html" in names
    assert any(name.startswith("azulejos/client/assets/") and name.endswith(".js.br") for name in names)
    assert not [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))]


def test_an_environment_without_node_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=PATIENCE)
    python = home / "bin" / "python"
    site = Path(
        subprocess.run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True, check=True
        ).stdout.strip()
    )
    zipfile.ZipFile(wheel).extractall(site)
    # The libraries are those of these tests; the package itself is the wheel's, which stands before them.
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    server = subprocess.Popen(
        [python, "-m", "azulejos", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'wheel.sqlite'}"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={"PATH": "/nowhere", "HOME": str(tmp_path)},
    )
    try:
        assert server.stdout is not None
        address = next(line.split()[-1] for line in server.stdout if line.startswith("Azulejos is at"))
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            page = answer.read().decode()
        assert "<title>Azulejos</title>" in page
        script = page.split('src="')[1].split('"')[0]
        with urllib.request.urlopen(address + script, timeout=PATIENCE) as answer:
            assert answer.headers["Content-Type"].startswith("text/javascript")
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)
        server.stdout.close() if server.stdout else None
