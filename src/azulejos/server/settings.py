"""Every setting of the server. This one table drives its flags, variables and file keys, so that they can never disagree.

The setting `away_seconds` is the flag `--away-seconds`, the variable `AZULEJOS_AWAY_SECONDS` and the key `away_seconds` of the file.
Where a value comes from is decided in `azulejos.server.setting_sources`.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

from azulejos.bots.registry import BOTS
from azulejos.bots.uai.engine_bot import PREFIX as ENGINE_NAME
from azulejos.rules.errors import AzulejosError
from azulejos.server.setting_types import (
    InvalidValue,
    SettingType,
    address,
    choice,
    number,
    optional,
    origin,
    service,
    several,
    site,
    switch,
    text,
    whole,
)

T = TypeVar("T")
MASK = "********"


class SettingError(AzulejosError):
    """A setting that does not exist, or a value that it cannot have."""


@dataclass(frozen=True, slots=True)
class SettingInfo:
    """What is known of a setting besides its value."""

    type: SettingType[Any]
    help: str
    group: str
    secret: bool = False
    """Never shown, and no flag: everybody on a machine can read the flags of every process."""


def setting(type: SettingType[T], default: T | Callable[[], T], help: str, group: str = "Network", *, secret: bool = False) -> T:
    """One row of the table."""
    metadata = {"about": SettingInfo(type, help, group, secret)}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


def about(row: Field[Any]) -> SettingInfo:
    """What is known of a setting.

    >>> about(rows()["port"]).help
    'The port to listen on; 0 takes a free one.'
    """
    return cast("SettingInfo", row.metadata["about"])


def rows() -> dict[str, Field[Any]]:
    """The table: every setting by its name, in order.

    >>> list(rows())[:3]
    ['host', 'port', 'public_url']
    """
    return {row.name: row for row in fields(Settings)}


def default_of(row: Field[Any]) -> Any:
    """The value of a setting that nobody has set."""
    return row.default_factory() if row.default_factory is not MISSING else row.default


def user_folder() -> Path:
    """Our folder among the user's data, by the XDG rules: a relative $XDG_DATA_HOME does not count. It need not exist."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return (Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share") / "azulejos"


def user_database() -> str:
    """The database in the user's data folder."""
    try:
        return f"sqlite:///{user_folder() / 'azulejos.sqlite'}"
    except RuntimeError:
        raise SettingError("no-home", "There is no home folder for the database: name one with --database or AZULEJOS_DATABASE.") from None


def _database(value: object) -> str:
    if isinstance(value, str) and value.isprintable():
        url = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", value.strip())
        # A database in memory would lose every game at the end, and break the promise of an acknowledged move.
        if re.match(r"sqlite:///(?!:memory:|file:|$)[^?]+$", url) or re.match(r"postgresql\+psycopg://.", url):
            return url
    raise InvalidValue("must be sqlite:/// with the path of a file, or postgresql:// with user, host and database")


DATABASE = SettingType("URL", _database)
HOST = text("ADDRESS", "be an address or a host name", lambda host: not re.search(r"[\s/@]", host) and bool(host))
PATH = optional(text("PATH", "be the path of a file"))
TOKEN = optional(text("TOKEN", "have at least 32 characters, none of them a space", lambda token: len(token) >= 32 and " " not in token))
HASH = optional(text("HASH", "be a SHA-256 in 64 hexadecimal digits", lambda digits: re.fullmatch("[0-9a-f]{64}", digits) is not None))
KEY = optional(text("KEY", "be a private key as azulejos push-key makes it", lambda key: re.fullmatch("[A-Za-z0-9_-]{43}", key) is not None))
CONTACT = optional(text("CONTACT", "begin with mailto: or https://", lambda contact: re.match(r"mailto:\S+@|https://\S", contact) is not None))
CLUSTER = optional(
    text("ADDRESS", "be HOST:PORT of a Ray cluster, or auto", lambda value: re.fullmatch(r"auto|[^\s/@:]+:\d{1,5}", value) is not None)
)
ENGINE_ROW = re.compile(rf"(?P<name>[^\s=:;,][^=:;,]{{0,23}}?)\s*=\s*(?P<bot>{ENGINE_NAME.pattern})")
ADDRESSES = ("database", "redis_url")
"""Settings that may have a password in them."""
PUSH_SERVICES = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""Of Chrome and its relatives, Firefox, Safari and Edge."""
ENGINE = text("NAME=uai:COMMAND", "be a name of at most 24 characters, = and uai:COMMAND", lambda row: ENGINE_ROW.fullmatch(row) is not None)
NODE = text("NAME", "be a name of letters, digits, points and strokes", lambda name: re.fullmatch("[A-Za-z0-9._-]{1,40}", name) is not None)
REDIS = optional(text("URL", "begin with redis://, rediss:// or unix://", lambda url: re.match(r"(rediss?|unix)://\S", url) is not None))
LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True, repr=False)
class Settings:
    """All settings of a server, checked.

    >>> Settings(port=0).port
    0
    >>> Settings(port=-1)
    Traceback (most recent call last):
    azulejos.server.settings.SettingError: port must be a whole number from 0 to 65535, not -1.
    """

    host: str = setting(HOST, "127.0.0.1", "The address to listen on; 0.0.0.0 or :: for all of this machine.")
    port: int = setting(whole(0, 65_535), 8080, "The port to listen on; 0 takes a free one.")
    public_url: str = setting(optional(site), "", "The address that people use, if another machine stands before this one; it may have a path.")
    origins: tuple[str, ...] = setting(several(origin), (), "Other sites whose pages may use this server.")
    trusted_proxies: tuple[str, ...] = setting(several(address), (), "Proxies whose X-Forwarded-For and -Proto are believed.")
    tls_certificate: str = setting(PATH, "", "The certificate file, for TLS without a proxy.")
    tls_key: str = setting(PATH, "", "The file of the certificate's key.")
    secure_cookies: str = setting(choice("auto", "always", "never"), "auto", "Secure cookies: auto asks whether a request came by TLS.")
    header_seconds: float = setting(number(0.1, 600), 10.0, "How long the headers of a request may take, and a TLS handshake.")
    body_seconds: float = setting(number(0.1, 3_600), 30.0, "How long the body of a request may take.")
    keep_alive_seconds: float = setting(number(0.1, 600), 5.0, "How long a connection may be idle between two requests.")
    write_seconds: float = setting(number(0.1, 3_600), 30.0, "How long a client may take nothing of what it is sent.")

    service_worker: bool = setting(switch, True, "Pages keep themselves on a device, for use without a line; off removes what they keep.")
    client_folder: str = setting(PATH, "", "The folder of a built browser client, if not the package's own.")

    database: str = setting(DATABASE, user_database, "Where everything is stored: sqlite:///… or postgresql://…", "Storage")
    database_seconds: float = setting(number(0.1, 600), 5.0, "How long the database may take to answer.", "Storage")
    redis_url: str = setting(REDIS, "", "Redis, for several server processes on one PostgreSQL; none for one process alone.", "Storage")
    node_name: str = setting(optional(NODE), "", "The name of this process among several, for logs.", "Storage")
    node_address: str = setting(optional(origin), "", "Where the other processes reach this one, if not at its host and port.", "Storage")
    lease_seconds: float = setting(number(0.5, 60), 3.0, "After how long without a sign of life others take over a process' tables.", "Storage")
    idle_minutes: float = setting(number(0.01, 10_080), 30.0, "After how long an idle table leaves the memory.", "Storage")

    away_seconds: float = setting(number(0, 864_000), 60.0, "After how long a bot plays for a seat that was left.", "Tables")
    open_table_days: float = setting(number(0, 36_500), 7.0, "After how long an open table that nobody comes to is closed; 0 for never.", "Tables")
    bot_workers: int = setting(whole(0, 256), 0, "Processes in which bots think; 0 for one less than there are processors.", "Tables")
    bot_workers_ray: str = setting(CLUSTER, "", "The Ray cluster on which bots think: HOST:PORT, or auto. Without it they think here.", "Tables")
    bot_queue: int = setting(whole(1, 100_000), 512, "How many decisions of bots may wait.", "Tables")
    bot_seconds: float = setting(number(0.01, 600), 2.0, "How long a bot may think.", "Tables")
    analysis_nodes: int = setting(whole(1_000, 100_000_000), 200_000, "Positions that are looked at for each move of an analysis.", "Tables")
    engines: tuple[str, ...] = setting(several(ENGINE, ";"), (), "Programs that speak UAI and can be seated as bots.", "Tables")
    heartbeat_seconds: float = setting(number(1, 600), 20.0, "How often a silent socket or stream is asked whether it lives.", "Tables")
    shutdown_seconds: float = setting(number(0, 600), 10.0, "How long a shutdown waits for what is under way.", "Tables")

    limits: bool = setting(switch, True, "All limits of this group; without them only for tests.", "Limits")
    max_header_bytes: int = setting(whole(1_024, 1 << 20), 1 << 16, "The largest headers of a request.", "Limits")
    max_message_bytes: int = setting(whole(1_024, 1 << 24), 16_384, "The largest message of a socket.", "Limits")
    max_body_bytes: int = setting(whole(1_024, 1 << 28), 1 << 20, "The largest body of a request, such as an imported record.", "Limits")
    messages_per_second: float = setting(number(0.01, 1e6), 10.0, "Messages of one socket, in the long run.", "Limits")
    messages_burst: int = setting(whole(1, 1_000_000), 40, "Messages of one socket, at once.", "Limits")
    person_messages_per_second: float = setting(number(0.01, 1e6), 20.0, "Messages of one player, on all sockets.", "Limits")
    player_messages_per_second: float = setting(number(0.01, 1e6), 200.0, "Messages of all players of one address.", "Limits")
    spectator_messages_per_second: float = setting(number(0.01, 1e6), 60.0, "Messages of all spectators of one address.", "Limits")
    requests_per_second: float = setting(number(0.01, 1e6), 60.0, "Requests of one address, in the long run.", "Limits")
    requests_burst: int = setting(whole(1, 1_000_000), 600, "Requests of one address, at once.", "Limits")
    tables_per_hour: int = setting(whole(1, 1_000_000), 240, "New tables of one address.", "Limits")
    people_per_hour: int = setting(whole(1, 1_000_000), 600, "New people (device keys) of one address.", "Limits")
    connections_per_address: int = setting(whole(1, 1_000_000), 2_000, "Connections of one address at a time, but for trusted proxies.", "Limits")
    sockets_per_address: int = setting(whole(1, 1_000_000), 500, "Sockets and streams of one address at a time.", "Limits")
    acts_per_minute: float = setting(number(0.01, 1e6), 12.0, "Offers, answers and undone moves of one seat, in the long run.", "Limits")
    acts_burst: int = setting(whole(1, 1_000_000), 40, "Offers, answers and undone moves of one seat, at once.", "Limits")
    chat_per_minute: int = setting(whole(1, 10_000), 20, "Chat messages of one person, and signs of one seat.", "Limits")
    analyses_per_hour: int = setting(whole(1, 10_000), 20, "Finished games that one person may have analysed.", "Limits")
    hints_per_minute: int = setting(whole(1, 10_000), 20, "Hints and judged moves of one person, and of one table.", "Limits")

    push_key: str = setting(KEY, "", "The private key for news of one's turn, of azulejos push-key.", "Operating", secret=True)
    push_contact: str = setting(CONTACT, "", "Whom push services may write to: mailto:… or https://…", "Operating")
    push_services: tuple[str, ...] = setting(several(service), PUSH_SERVICES, "Hosts of the push services that are used.", "Operating")
    push_anywhere: bool = setting(switch, False, "News of one's turn may go to any address, and without TLS: only for tests.", "Operating")
    log_level: str = setting(choice(*LEVELS), "info", "What is logged: this and what is worse.", "Operating")
    log_format: str = setting(choice("json", "text"), "json", "How it is logged, one line each.", "Operating")
    logged_requests: int = setting(
        whole(0, 1_000_000), 240, "Whoever makes so many requests in a minute without pages is named in the log; 0 for nobody.", "Operating"
    )
    operator_token: str = setting(TOKEN, "", "The operator's token: 32 characters or more.", "Operating", secret=True)
    operator_token_hash: str = setting(HASH, "", "Or the SHA-256 of it.", "Operating", secret=True)

    def __post_init__(self) -> None:
        for name, row in rows().items():
            object.__setattr__(self, name, fit(row, getattr(self, name), name))
        if bool(self.tls_certificate) != bool(self.tls_key):
            raise SettingError("bad-setting", "tls_certificate and tls_key go together: give both, or none for plain http.")
        if self.operator_token and self.operator_token_hash:
            raise SettingError("bad-setting", "operator_token and operator_token_hash are two ways to say one thing: give only one of them.")

        if len({*BOTS, *self.engine_bots}) < len(BOTS) + len(self.engines):
            *others, last = BOTS
            ours = f"{', '.join(others)} or {last}"
            raise SettingError("bad-setting", f"engines must have names of their own: not the same twice, and not {ours}.")
        if self.redis_url and not self.database.startswith("postgresql"):
            raise SettingError("bad-setting", "redis_url is for several server processes, which need PostgreSQL: name one with database.")
        if self.redis_url and self.host in ("0.0.0.0", "::") and not self.node_address:
            raise SettingError("bad-setting", f"host {self.host} says not where other processes reach this one: say it with node_address.")
        if self.push_key and not self.push_contact:
            raise SettingError("bad-setting", "push_key needs push_contact: push services want to know whom to write to.")

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={shown(row, getattr(self, name))[0]}' for name, row in rows().items())})"

    @property
    def operator_hash(self) -> str | None:
        """SHA-256 of the operator's token in hexadecimal digits; none if there is no operator."""
        return (hashlib.sha256(self.operator_token.encode()).hexdigest() if self.operator_token else self.operator_token_hash) or None

    @property
    def is_clustered(self) -> bool:
        """Whether several server processes may share the store."""
        return bool(self.redis_url)

    @property
    def tls(self) -> bool:
        """Whether the server itself speaks TLS."""
        return bool(self.tls_certificate)

    @property
    def engine_bots(self) -> dict[str, str]:
        """The operator's engines, by the names under which they are seated.

        >>> Settings(engines=("Zellige = uai[Level=7]:azulejos uai",)).engine_bots
        {'Zellige': 'uai[Level=7]:azulejos uai'}
        """
        return {match["name"]: match["bot"] for row in self.engines if (match := ENGINE_ROW.fullmatch(row))}

    @property
    def bot_processes(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def base_path(self) -> str:
        """Where the server is below its host; empty if it has the host for itself.

        >>> Settings(public_url="https://club.example/azul").base_path
        '/azul'
        """
        return urlsplit(self.public_url).path

    def secure(self, scheme: str) -> bool:
        """Whether a cookie is `Secure` in the answer to a request of this scheme (`https`, `wss`, `http`, `ws`).

        >>> Settings().secure("https"), Settings().secure("http"), Settings(public_url="https://azul.example").secure("http")
        (True, False, True)
        """
        if self.secure_cookies != "auto":
            return self.secure_cookies == "always"
        return scheme in ("https", "wss") or self.public_url.startswith("https://")

    def notices(self) -> tuple[str, ...]:
        """What an operator should know about these settings, said at the start.

        >>> [notice.split(":")[0] for notice in Settings(limits=False, operator_token="x" * 32).notices()]
        ['Cookies are not Secure on plain http', 'All limits are off']
        """
        plain = not self.tls and not self.secure("http")
        return (
            *(["Cookies are not Secure on plain http: fine in a local network; use TLS on the internet."] if plain else []),
            *(["Cookies are always Secure: browsers will not keep them on plain http."] if self.secure_cookies == "always" and not self.tls else []),
            *([] if self.limits else ["All limits are off: only for tests."]),
            *(["News of turns may be sent to any address: only for tests."] if self.push_anywhere else []),
            *([] if self.operator_hash else ["There is no operator's token: nobody can close tables, mute or ban."]),
        )


def fit(row: Field[Any], value: object, where: str) -> Any:
    """The value as the setting has it. `where` names the flag, variable or key that it comes from."""
    known = about(row)
    try:
        return known.type.read(value)
    except InvalidValue as error:
        # What is a secret, and what may hold a password, is not repeated.
        said = "" if known.secret or row.name in ADDRESSES else f", not {str(value)[:60]!r}" if isinstance(value, str) else f", not {value}"
        raise SettingError("bad-setting", f"{where} {error}{said}.") from None


def shown(row: Field[Any], value: Any) -> tuple[str, bool]:
    """A value as it may be shown, and whether something of it is masked.

    >>> shown(rows()["database"], "postgresql+psycopg://azul:pass@db/azul")
    ('"postgresql+psycopg://azul:********@db/azul"', True)
    """
    known = about(row)
    if known.secret and value:
        return f'"{MASK}"', True
    if row.name in ADDRESSES:
        masked = without_password(value)
        return known.type.written(masked), masked != value
    return known.type.written(value), False


def without_password(url: str) -> str:
    """The address of a database, with its password masked wherever it stands: rather too much is masked than too little."""
    masked = re.sub(r"(://[^:/?#@]*):.*@", rf"\1:{MASK}@", url)
    return re.sub(r"(?i)([?&](?:ssl)?password=)[^&#]*", rf"\1{MASK}", masked)
