"""The wheel carries the client: who installs it plays without Node."""

import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

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
