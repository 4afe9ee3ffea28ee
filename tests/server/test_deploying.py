"""The files of deploy/ work as they are: nginx passes a game on and tells who is who, units are units, and alerts name what is counted."""

import contextlib
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import yaml
from websockets.sync.client import ClientConnection, connect

from azulejos.server.metrics import Metrics
from tests.cli.command import azulejos
from tests.documents.blocks import ROOT
from tests.kit.patience import PATIENCE
from tests.server.kit.process import free_port
from tests.server.needs import missing
from tests.server.web.running import TABLES, Running, ok, refused

DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
COUNTED = Metrics().text().decode()
MAIN = """
daemon off;
user root;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/azulejos.conf;
}}
"""


# The proxy


def settings() -> dict[str, object]:
    """Those of deploy/server.toml, but for where it is stored."""
    given = tomllib.loads((DEPLOY / "server.toml").read_text())
    del given["database"]
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of our own for azul.example, and its key beside it."""
    folder = tmp_path_factory.mktemp("certificate")
    names = ["-subj", "/CN=azul.example", "-addext", "subjectAltName=DNS:azul.example"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", str(folder / "privkey.pem")]
    command = ["openssl", "req", "-x509", "-days", "2", *key, "-out", str(folder / "fullchain.pem"), *names]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    return folder / "fullchain.pem"


class Proxied:
    """A server behind nginx."""

    def __init__(self, server: Running, port: int, plain_port: int, certificate: Path) -> None:
        self.server, self.port, self.plain_port = server, port, plain_port
        self.tls = ssl.create_default_context(cafile=str(certificate))

    def device(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Somebody's browser at an address, which goes through the proxy."""
        transport = httpx.HTTPTransport(local_address=address, verify=self.tls)
        # The name is the certificate's; nobody else knows it, and so the address is asked for.
        mounted = _ByName(transport, self.port)
        return httpx.Client(base_url="https://azul.example", transport=mounted, timeout=PATIENCE, trust_env=False, headers=headers)


class _ByName(httpx.BaseTransport):
    """Goes to 127.0.0.1 whatever the name is, and checks the certificate against the name."""

    def __init__(self, transport: httpx.HTTPTransport, port: int) -> None:
        self._transport, self._port = transport, port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        there = request.url.copy_with(host="127.0.0.1", port=self._port)
        extensions = {**request.extensions, "sni_hostname": request.url.host}
        return self._transport.handle_request(
            httpx.Request(request.method, there, headers=request.headers, stream=request.stream, extensions=extensions)
        )

    def close(self) -> None:
        self._transport.close()


@pytest.fixture
def proxied(tmp_path: Path, sqlite_url: str, certificate: Path) -> Iterator[Proxied]:
    with behind_nginx(tmp_path, sqlite_url, certificate, (DEPLOY / "azulejos.conf").read_text()) as proxied:
        yield proxied


@pytest.fixture
def proxied_below(tmp_path: Path, sqlite_url: str, certificate: Path) -> Iterator[Proxied]:
    """The server at https://azul.example/azul, beside whatever else that host has."""
    before, _, rest = (DEPLOY / "azulejos.conf").read_text().partition("    location / {\n        proxy_pass")
    text = f"{before}{(DEPLOY / 'azulejos-path.conf').read_text()}}}{rest.partition('}')[2].partition('}')[2]}"
    with behind_nginx(tmp_path, sqlite_url, certificate, text, public_url="https://azul.example/azul") as proxied:
        yield proxied


@contextlib.contextmanager
def behind_nginx(folder: Path, database: str, certificate: Path, text: str, **changed: object) -> Iterator[Proxied]:
    """A server behind nginx with these lines."""
    if NGINX is None:
        missing("nginx is not installed (tests/machine.sh installs it)")
    with Running(database, **{**settings(), **changed}) as server:
        port, plain_port = free_port(), free_port()
        changes = {
            "listen 80;": f"listen 127.0.0.1:{plain_port};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "http://127.0.0.1:8080;": f"{server.url};",
            "/etc/letsencrypt/live/azul.example": str(certificate.parent),
        }
        for before, after in changes.items():
            assert before in text
            text = text.replace(before, after)
        (folder / "azulejos.conf").write_text(text)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        with running_nginx(folder, port):
            yield Proxied(server, port, plain_port, certificate)


@contextlib.contextmanager
def running_nginx(folder: Path, port: int) -> Iterator[None]:
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr
    process = subprocess.Popen(command)
    try:
        end = time.monotonic() + PATIENCE
        while not is_open(port):
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < end, "nginx does not listen"
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    with proxied.device() as ann, proxied.device() as ben:
        for device, name in ((ann, "Ann"), (ben, "Ben")):
            answer = device.post("/api/v1/me", json={"name": name})
            assert answer.status_code == 201
            assert "secure" in answer.headers["set-cookie"].lower(), "it came by TLS"
            assert answer.headers["strict-transport-security"]
        table = ok(ann.post(TABLES, json={"seats": [{"kind": "open"}, {"kind": "open"}]}))["table"]
        for device in (ann, ben):
            ok(device.post(f"{TABLES}/{table}/sit", json={"contribution": "0" * 32, "id": "a" * 16}))
        path = f"{TABLES}/{table}/socket"
        with (
            socket_of(proxied, ann, path) as anns,
            ann.stream("GET", f"{TABLES}/{table}/stream") as lines,
        ):
            first = json.loads(next(line for line in lines.iter_lines() if line.strip()))
            assert first["table"] == table, "the first line has come, and was not kept back for more"
            told = json.loads(anns.recv(timeout=PATIENCE))
            for number in range(20):
                for device in (ann, ben):
                    state = ok(device.get(f"{TABLES}/{table}"))
                    if state["legal"]:
                        move = {"id": f"{number:016x}", "version": state["version"], "move": state["legal"][0]}
                        version = ok(device.post(f"{TABLES}/{table}/moves", json=move))["version"]
                        break
            while told.get("version", 0) < version:
                told = json.loads(anns.recv(timeout=PATIENCE))


def socket_of(proxied: Proxied, device: httpx.Client, path: str) -> ClientConnection:
    cookies = "; ".join(f"{each.name}={each.value}" for each in device.cookies.jar if path.startswith(each.path))
    return connect(
        f"wss://azul.example{path}",
        ssl=proxied.tls,
        additional_headers={"Cookie": cookies, "Origin": "https://azul.example"},
        sock=socket.create_connection(("127.0.0.1", proxied.port)),
        open_timeout=PATIENCE,
        proxy=None,
    )


def test_below_a_path_of_its_host(proxied_below: Proxied) -> None:
    """Every page of it is in a test of the browser (tests/web/test_base_path.py)."""
    with proxied_below.device() as ann:
        root = ann.get("/azul")
        assert (root.status_code, urlsplit(root.headers["location"]).path) == (301, "/azul/")
        document = ann.get("/azul/", headers={"Accept": "text/html"})
        assert 'data-base="/azul"' in document.text
        assert "</azul/assets/" in document.headers["link"]
        told = ann.post("/azul/api/v1/me", json={"name": "Ann"})
        assert "path=/azul/;" in told.headers["set-cookie"].lower()
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = ok(ann.post(f"/azul{TABLES}", json={"seats": seats}))["table"]
        ok(ann.post(f"/azul{TABLES}/{table}/sit", json={"contribution": "0" * 32, "id": "a" * 16}))
        with socket_of(proxied_below, ann, f"/azul{TABLES}/{table}/socket") as line:
            assert json.loads(line.recv(timeout=PATIENCE))["table"] == table
        assert ok(ann.get("/azul/api/v1/address"))["address"] == "https://azul.example/azul"
        assert ann.get("/azul/metrics").status_code == 404
        assert ann.get("/api/v1/games").status_code == 404, "that is somebody else's"


def test_addresses_are_believed_of_the_proxy_alone(proxied: Proxied) -> None:
    """Whoever is banned stays out whatever they claim, and nobody gets somebody else banned by claiming to be them."""
    banned, other = "127.0.0.3", "127.0.0.4"
    with proxied.server.operator() as operator:
        assert operator.post("/api/v1/operator/ban-address", json={"address": banned, "why": "a test"}).status_code == 204
    with proxied.device(banned) as guilty, proxied.device(banned, **{"X-Forwarded-For": other}) as liar, proxied.device(other) as innocent:
        refused(guilty.get(TABLES), 403, "banned")
        refused(liar.get(TABLES), 403, "banned")
        assert innocent.get(TABLES).status_code == 200
    # Past the proxy, from an address that is none of `trusted_proxies`.
    with proxied.server.somebody(address=other, headers={"X-Forwarded-For": banned}) as direct:
        assert direct.get(TABLES).status_code == 200


def test_figures_stay_inside_and_plain_http_leads_to_tls(proxied: Proxied) -> None:
    with proxied.device() as stranger:
        assert stranger.get("/metrics").status_code == 404
        assert stranger.get("/readyz").status_code == 200
    plain = httpx.get(f"http://127.0.0.1:{proxied.plain_port}/rules", headers={"Host": "azul.example"}, trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (301, "https://azul.example/rules")
    with proxied.server.operator() as prometheus:
        assert "azulejos_sockets" in prometheus.get("/metrics").text


# Units


@pytest.mark.parametrize("name", ["azulejos.service", "azulejos-prune.service", "azulejos-prune.timer"])
def test_a_unit_is_one_of_systemd(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("systemd is not installed (tests/machine.sh installs it)")
    here = tmp_path / "azulejos"  # A path without spaces, wherever this clone lies.
    here.symlink_to(Path(sys.executable).with_name("azulejos"))
    for each in DEPLOY.glob("azulejos*.[st]*"):
        for line in each.read_text().splitlines():
            # systemd takes what follows for a part of the value, and its check does, too.
            assert line.startswith("#") or "#" not in line, f"a comment after a value: {line}"
        (tmp_path / each.name).write_text(each.read_text().replace("/opt/azulejos/.venv/bin/azulejos", str(here)))
    done = subprocess.run(["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_what_the_units_start_is_understood(tmp_path: Path) -> None:
    started = [
        shlex.split(line.partition("=")[2]) for unit in DEPLOY.glob("*.service") for line in unit.read_text().splitlines() if "ExecStart=" in line
    ]
    assert len(started) == 2
    config = tmp_path / "server.toml"
    config.write_text(re.sub("/var/lib/azulejos", str(tmp_path), (DEPLOY / "server.toml").read_text()))
    for _, command, *arguments in started:
        here = [str(config) if each == "/etc/azulejos/server.toml" else each for each in arguments]
        ran = azulejos(command, *here, "--show-config") if command == "serve" else azulejos(command, "--help")
        assert ran.status == 0, ran
        assert command == "serve" or all(each in ran.output for each in arguments if each.startswith("--"))


# Figures


def named(text: str) -> set[str]:
    """The figures that expressions name."""
    return set(re.findall(r"\b(?:azulejos|process)_\w+", text))


def expressions() -> Iterator[tuple[str, str]]:
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            yield rule["alert"], rule["expr"]
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]
    for variable in dashboard["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["name"], variable["query"]["query"]


@pytest.mark.parametrize(("name", "expression"), list(expressions()))
def test_every_figure_that_is_watched_is_counted(name: str, expression: str) -> None:
    figures = named(expression)
    assert figures or "up{" in expression, name
    for figure in figures:
        family = re.sub(r"_(?:bucket|sum|count)$", "", figure)
        # A counter or histogram with labels has no sample before something was counted, but is told of.
        assert re.search(rf"^# TYPE {family.removesuffix('_total')}(?:_total)? \w+$", COUNTED, re.MULTILINE), figure


def test_labels_that_are_asked_for_exist() -> None:
    metrics = Metrics()
    metrics.accepted(0.01)
    metrics.bot_decided("made", 0.1)
    metrics.request("GET", "/healthz", 200, 0.001)
    metrics.limited.labels("slow-headers").inc()
    metrics.chats.labels("accepted").inc()
    metrics.stages({"open": 1})
    text = metrics.text().decode()
    for name, expression in expressions():
        for figure, labels in re.findall(r"\b(azulejos_\w+)\{([^}]*)\}", expression):
            for label in set(re.findall(r"(\w+)(?:=~|!=|=)", labels)) - {"instance", "job"}:
                assert re.search(rf"^{figure}\{{[^}}]*{label}=", text, re.MULTILINE), (name, figure, label)


def test_every_alert_says_what_to_do() -> None:
    page = (ROOT / "docs" / "runbook.md").read_text()
    places = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"^## (.+)$", page, re.MULTILINE)}
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            document, _, place = rule["annotations"]["runbook"].partition("#")
            assert (document, place in places) == ("docs/runbook.md", True), rule["alert"]
            assert rule["labels"]["severity"] in ("page", "ticket")


def test_prometheus_understands_its_files(tmp_path: Path) -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert [job["job_name"] for job in config["scrape_configs"]] == ["azulejos"]
    if shutil.which("promtool") is None:
        return  # What is in the files was checked above; whether Prometheus agrees, where it is.
    shutil.copy(DEPLOY / "alerts.yml", tmp_path / config["rule_files"][0])
    shutil.copy(DEPLOY / "prometheus.yml", tmp_path)
    done = subprocess.run(["promtool", "check", "config", tmp_path / "prometheus.yml"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
