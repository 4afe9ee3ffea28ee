"""What `make audit` makes of the answers of pip-audit and npm: findings are told, and silence is no all-clear."""

import json

import audit
import pytest

PIP = {
    "dependencies": [
        {"name": "good", "version": "1.0", "vulns": []},
        {"name": "bad", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"]}, {"id": "PYSEC-2", "fix_versions": []}]},
    ]
}
NPM = {
    "vulnerabilities": {
        "bad": {"severity": "high", "range": "<2", "via": [{"title": "Too open"}]},
        "above": {"severity": "low", "range": "*", "via": ["bad"]},
    }
}


def test_findings_are_told() -> None:
    assert list(audit.python_findings(json.dumps(PIP))) == ["bad 1.0: PYSEC-1, mended in 1.1, 2.0", "bad 1.0: PYSEC-2, not mended yet"]
    assert list(audit.client_findings(json.dumps(NPM))) == ["bad <2: high, Too open", "above *: low, by bad"]
    assert list(audit.python_findings('{"dependencies": []}')) == []
    assert list(audit.client_findings('{"vulnerabilities": {}}')) == []


@pytest.mark.parametrize(("told", "complaint"), [("", "a\nConnection refused\n"), ("<html>", "Connection refused")])
def test_silence_is_no_all_clear(told: str, complaint: str) -> None:
    for findings in (audit.python_findings, audit.client_findings):
        with pytest.raises(audit.NotAsked, match="Connection refused"):
            list(findings(told, complaint))
    with pytest.raises(audit.NotAsked, match="1 of 3 packages are not known to it, such as odd"):
        list(audit.python_findings(json.dumps({"dependencies": [*PIP["dependencies"], {"name": "odd", "skip_reason": "not found"}]})))
    with pytest.raises(audit.NotAsked, match="not implemented"):
        list(audit.client_findings('{"message": "audit endpoint not implemented", "error": {}}'))


def test_what_was_not_asked_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def silent(*_: object) -> list[str]:
        raise audit.NotAsked("no route to host")

    monkeypatch.setattr(audit, "_python", silent)
    monkeypatch.setattr(audit, "_client", lambda: ["bad <2: high, Too open"])
    monkeypatch.setattr(audit, "_boms", lambda: iter(()))
    assert audit.main() == 1
    told = capsys.readouterr().out
    assert told.count("NOT CHECKED") == len(audit.LOCKS)
    assert "no all-clear" in told
    assert "bad <2: high, Too open" in told


def test_the_clients_components_are_listed() -> None:
    listed = json.loads(audit.client_bom())
    assert "svelte" in {component["name"] for component in listed["components"]}
