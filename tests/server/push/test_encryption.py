"""The cryptography of web push, by the example of RFC 8291 (appendix A), and read back as a browser does."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from azulejos.server.push import encryption
from tests.server.push_service import Browser, base64, check_authorization, plain

MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB"
    "St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    sender = ec.derive_private_key(int.from_bytes(plain(SENDER), "big"), ec.SECP256R1())
    assert base64(encryption.encrypted(MESSAGE, P256DH, AUTH, sender=sender, salt=plain(SALT))) == BODY


def test_a_browser_reads_what_was_written_for_it_and_no_other() -> None:
    browser = Browser()
    p256dh, auth = browser.keys().values()
    body = encryption.encrypted(b"your turn", p256dh, auth)
    assert browser.read(body) == b"your turn"
    assert body != encryption.encrypted(b"your turn", p256dh, auth)
    with pytest.raises(InvalidTag):
        Browser().read(body)


@pytest.mark.parametrize("key", ["", "AAAA", base64(b"\x04" + b"\x01" * 64), "é"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(ValueError):
        encryption.encrypted(b"", key, AUTH)


def test_the_signature_names_the_service_and_ends() -> None:
    key = encryption.new_key()
    header = encryption.authorization(key, "https://push.example", "mailto:ann@club.example", now=1_000)
    told = check_authorization(header, encryption.public_key(key), "https://push.example")
    assert told == {"aud": "https://push.example", "exp": 1_000 + 12 * 3_600, "sub": "mailto:ann@club.example"}
