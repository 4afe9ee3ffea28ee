"""Where settings come from: defaults, then a TOML file, then the environment, then flags; each goes before those named earlier.

The file is named by `--config` or `$AZULEJOS_CONFIG`. A variable is the setting's name in capitals after `AZULEJOS_`.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azulejos.server.settings import SettingError, Settings, about, default_of, fit, rows, shown

PREFIX = "AZULEJOS_"
CONFIG = "AZULEJOS_CONFIG"
NOT_SETTINGS = frozenset({CONFIG, "AZULEJOS_CACHE", "AZULEJOS_LANGUAGE", "AZULEJOS_KEEP_PICTURES", "AZULEJOS_POSTGRES"})
"""Variables of this project that are not settings of the server."""


@dataclass(frozen=True, slots=True)
class Configured:
    """Settings, and where each of them came from.

    >>> configured(flags={"port": "0"}, environment={"AZULEJOS_LIMITS": "no"}).sources["port"]
    '--port'
    """

    settings: Settings
    sources: Mapping[str, str]

    def shown(self) -> str:
        """Every setting with its value and source, as a settings file: what is masked is a comment.

        >>> configured(flags={"port": "0"}, environment={}).shown().splitlines()[:3]
        ['# Network', 'host = "127.0.0.1"  # default', 'port = 0  # --port']
        """
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        group = ""
        for name, row in rows().items():
            if about(row).group != group:
                yield from ([""] if group else [])
                group = about(row).group
                yield f"# {group}"
            value, masked = shown(row, getattr(self.settings, name))
            yield f"{'# ' if masked else ''}{name} = {value}  # {self.sources[name]}"


def flag_of(name: str) -> str:
    """The flag of a setting.

    >>> flag_of("away_seconds")
    '--away-seconds'
    """
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """The environment variable of a setting.

    >>> variable_of("away_seconds")
    'AZULEJOS_AWAY_SECONDS'
    """
    return PREFIX + name.upper()


def configured(flags: Mapping[str, object], environment: Mapping[str, str], config: Path | None = None) -> Configured:
    """Settings from all sources. `flags` are settings by name; those that are None were not given."""
    file = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    table = rows()
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for name, value, where, source in (*_of_file(file), *_of_environment(environment), *_of_flags(flags)):
        values[name] = fit(table[name], value, where)
        sources[name] = source
    for name, row in table.items():
        if name not in values:
            values[name] = default_of(row)
            sources[name] = "default"
    return Configured(Settings(**values), sources)


def _of_flags(flags: Mapping[str, object]) -> Iterator[tuple[str, object, str, str]]:
    for name, value in flags.items():
        if value is not None:
            yield name, value, flag_of(name), flag_of(name)


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, object, str, str]]:
    known = {variable_of(name): name for name in rows()}
    for variable in sorted(environment):
        if not variable.startswith(PREFIX) or variable in NOT_SETTINGS:
            continue
        if variable not in known:
            raise _unknown(f"The variable {_readable(variable)} is not a setting", variable, [*known, CONFIG])
        yield known[variable], environment[variable], variable, variable


def _of_file(file: Path | None) -> Iterator[tuple[str, object, str, str]]:
    if file is None:
        return
    for key, value in _read(file).items():
        if key not in rows():
            raise _unknown(f"{_readable(str(file))}: there is no setting {_readable(key)}", key, rows())
        yield key, value, f"{_readable(str(file))}: {key}", _readable(str(file))


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingError("no-config", f"{_readable(str(file))} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError) as error:
        # The parser's first line tells where; what stands there may be a secret, and is not repeated.
        place = str(error).rpartition("(")[2].removesuffix(")") if isinstance(error, tomllib.TOMLDecodeError) and "(at " in str(error) else ""
        raise SettingError(
            "bad-config", f"{_readable(str(file))} is not a TOML file{f' ({place})' if place else ''}: write one setting a line, such as port = 8080."
        ) from None


def _unknown(what: str, name: str, known: Iterable[str]) -> SettingError:
    near = difflib.get_close_matches(name, list(known), n=1)
    advice = f"did you mean {near[0]}?" if near else "azulejos serve --show-config lists all of them."
    return SettingError("unknown-setting", f"{what}: {advice}")


def _readable(name: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in name[:200])
