"""Where settings come from, and which source goes before which."""

import tomllib
from pathlib import Path

import pytest

from azulejos.server.setting_sources import configured, flag_of, variable_of
from azulejos.server.settings import SettingError, about, rows

TOKEN = "operator-operator-operator-token"


def test_a_flag_goes_before_a_variable_before_the_file_before_the_default(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = 1\nhost = 'file'\nbot_queue = 5\n")
    both = configured({"port": "3", "limits": None}, {"AZULEJOS_PORT": "2", "AZULEJOS_HOST": "variable", "PATH": "/bin"}, file)
    assert (both.settings.port, both.settings.host, both.settings.bot_queue, both.settings.limits) == (3, "variable", 5, True)
    assert [both.sources[name] for name in ("port", "host", "bot_queue", "limits")] == ["--port", "AZULEJOS_HOST", str(file), "default"]


def test_the_file_is_named_by_a_flag_or_a_variable(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("port = 1")
    other.write_text("port = 2")
    assert configured({}, {"AZULEJOS_CONFIG": str(one)}).settings.port == 1
    assert configured({}, {"AZULEJOS_CONFIG": str(one)}, other).settings.port == 2


def test_what_is_shown_is_a_settings_file(tmp_path: Path) -> None:
    first = configured({"origins": "https://a.example,https://b.example", "limits": False, "public_url": "https://azul.example"}, {})
    file = tmp_path / "server.toml"
    file.write_text(first.shown())
    assert configured({}, {}, file).settings == first.settings
    assert set(tomllib.loads(first.shown())) == set(rows())


def test_no_secret_is_shown() -> None:
    chosen = configured({"database": "postgresql://u:hunter2@db/a"}, {"AZULEJOS_OPERATOR_TOKEN": TOKEN})
    text = chosen.shown()
    assert chosen.settings.operator_token == TOKEN
    assert TOKEN not in text
    assert "hunter2" not in text
    assert '# operator_token = "********"  # AZULEJOS_OPERATOR_TOKEN' in text
    assert tomllib.loads(text).keys() == rows().keys() - {"operator_token", "database"}


@pytest.mark.parametrize("name", [name for name, row in rows().items() if not about(row).secret])
def test_flag_variable_and_key_agree(name: str, tmp_path: Path) -> None:
    bad = "\x07"
    file = tmp_path / "server.toml"
    file.write_text(f'{name} = "\\u0007"')
    texts = []
    for flags, environment, config in (({name: bad}, {}, None), ({}, {variable_of(name): bad}, None), ({}, {}, file)):
        with pytest.raises(SettingError) as refusal:
            configured(flags, environment, config)
        texts.append(str(refusal.value))
    told = [text.removeprefix(where) for text, where in zip(texts, (flag_of(name), variable_of(name), f"{file}: {name}"), strict=True)]
    assert told[0].startswith(" must")
    assert len(set(told)) == 1, told


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("prot = 1", "there is no setting prot: did you mean port?"),
        ("xyzzy = 1", "there is no setting xyzzy: azulejos serve --show-config lists all of them."),
        ("[network]\nport = 1", "there is no setting network"),
        ("port = [1]", "port must be a whole number from 0 to 65535, not [1]."),
        ("port = true", "port must be a whole number from 0 to 65535, not True."),
        ("operator_token = hunter2", "is not a TOML file (at line 1, column 18)"),
        ("port = 1\nport = 2", "is not a TOML file"),
        ("a = " + "[" * 5_000, "is not a TOML file"),
    ],
)
def test_a_faulty_file_gets_one_clear_sentence(content: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(content)
    with pytest.raises(SettingError) as refusal:
        configured({}, {}, file)
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith(str(file))
    assert "hunter2" not in str(refusal.value)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.toml"):
        with pytest.raises(SettingError, match="cannot be read"):
            configured({}, {}, file)
    latin = tmp_path / "latin.toml"
    latin.write_bytes("host = 'Zoë'".encode("latin-1"))
    with pytest.raises(SettingError, match="is not a TOML file"):
        configured({}, {}, latin)


def test_an_unknown_variable_is_refused() -> None:
    with pytest.raises(SettingError, match="AZULEJOS_PRT is not a setting: did you mean AZULEJOS_PORT"):
        configured({}, {"AZULEJOS_PRT": "1"})
    assert configured({}, {"AZULEJOS_KEEP_PICTURES": "1"}).settings.port == 8080
