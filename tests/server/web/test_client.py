"""The browser client's files, as the server hands them out."""

import gzip
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from azulejos.server.web.client import Client


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": "<!doctype html>", "assets/index-1a2b.js": "let tile = 1;" * 50, "robots.txt": "User-agent: *"}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "assets/index-1a2b.js.gz").write_bytes(gzip.compress(b"let tile = 1;" * 50))
    return Client(tmp_path)


def answered(client: Client, path: str, **headers: str) -> Response:
    answer = client.answer(path, Headers({name.replace("_", "-"): value for name, value in headers.items()}))
    assert answer is not None
    return answer


@pytest.mark.parametrize("path", ["", "t/k3v9q2m7x4w8z", "t/k3v9q2m7x4w8z/replay", "tables", "rules/duel", "me"])
def test_every_page_is_the_one_document(client: Client, path: str) -> None:
    answer = answered(client, path)
    assert (answer.status_code, answer.body, answer.media_type) == (200, b"<!doctype html>", "text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_whose_name_tells_their_content_are_kept_for_good(client: Client) -> None:
    answer = answered(client, "assets/index-1a2b.js")
    assert answer.media_type == "text/javascript"
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_comes_compressed_to_whoever_takes_it_so(client: Client) -> None:
    small, plain = (
        answered(client, "assets/index-1a2b.js", accept_encoding="gzip, br"),
        answered(client, "assets/index-1a2b.js", accept_encoding="br"),
    )
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(small.body)) == plain.body
    assert "content-encoding" not in plain.headers
    assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_the_document_tells_what_its_page_is_going_to_need(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "preloads.json").write_text('{"": {"en": "</a>", "ro": "</b>"}, "t": {"en": "</c>", "ro": "</d>"}, "t/duel": {"en": "</e>"}}')
    client = Client(tmp_path)
    assert answered(client, "").headers["link"] == "</a>"
    first = answered(client, "t/k3v9q2m7x4w8z", accept_language="fr, ro-RO;q=0.9")
    assert (first.headers["link"], first.headers["vary"]) == ("</d>", "Accept-Encoding, Accept-Language")
    assert answered(client, "t/k3v9q2m7x4w8z", if_none_match=first.headers["etag"]).headers["link"] == "</c>"
    known = client.answer("t/k3v9q2m7x4w8z", Headers(), {"k3v9q2m7x4w8z": "duel"}.get)
    assert known is not None
    assert known.headers["link"] == "</e>"
    assert "link" not in answered(client, "t/k3v9q2m7x4w8z/replay").headers
    assert "link" not in answered(client, "rules/azul").headers
    assert client.answer("preloads.json", Headers()) is None


def test_who_has_a_file_is_not_sent_it_again(client: Client) -> None:
    etag = answered(client, "robots.txt").headers["etag"]
    again = answered(client, "robots.txt", if_none_match=etag)
    assert (again.status_code, again.body) == (304, b"")
    assert answered(client, "robots.txt", if_none_match='"old"').status_code == 200


@pytest.mark.parametrize(
    "path", ["../index.html", "assets/../index.html", "assets", "nowhere", "api/v1/nowhere", "assets/index-1a2b.js.gz", "/etc/passwd"]
)
def test_what_is_no_file_and_no_page_is_not_answered(client: Client, path: str) -> None:
    assert client.answer(path, Headers()) is None


def test_a_person_who_followed_a_wrong_link_gets_a_page_and_a_program_does_not(client: Client) -> None:
    page = client.missing(Headers({"accept": "text/html,*/*"}))
    assert page is not None
    assert page.status_code == 404
    assert client.missing(Headers({"accept": "application/json"})) is None


def test_without_a_build_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    answer = answered(Client(tmp_path / "nothing"), "")
    assert answer.status_code == 503
    assert b"make client" in answer.body


def test_what_a_link_tells_stands_in_the_document_and_an_operator_can_leave_the_worker_out(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head>\n  <link rel="serviceworker" href="/service-worker.js">\n</head>')
    (tmp_path / "service-worker.js").write_text("keep();")
    with_worker, without = Client(tmp_path), Client(tmp_path, service_worker=False)
    told = with_worker.answer("t/k3v9q2m7x4w8z", Headers({"accept-encoding": "gzip"}), tags='<meta name="x">')
    assert told is not None
    assert b'<meta name="x">\n</head>' in gzip.decompress(bytes(told.body))
    assert told.headers["etag"] != answered(with_worker, "").headers["etag"]
    assert b"serviceworker" in answered(with_worker, "").body
    assert answered(with_worker, "service-worker.js").body == b"keep();"
    assert b"serviceworker" not in answered(without, "").body
    gone = answered(without, "service-worker.js")
    assert (gone.media_type, b"unregister" in gone.body) == ("text/javascript", True)
