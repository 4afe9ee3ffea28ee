"""The little cryptography of web push: a message that only one browser can read (RFC 8291), and a signature that says who sends it (RFC 8292).

>>> key = new_key()
>>> len(key), len(public_key(key))
(43, 87)
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4_096
LAST_RECORD = b"\x02"
VALID_SECONDS = 12 * 3_600
"""How long a signature is good: the standard allows a day."""


def encoded(content: bytes) -> str:
    """Base64 as addresses have it, without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text.

    >>> decoded(encoded(b"tile"))
    b'tile'
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for a server."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What browsers are told of a private key."""
    return encoded(_point(_private(key).public_key()))


def encrypted(payload: bytes, p256dh: str, auth: str, *, sender: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """A message for the browser that has given these keys. `sender` and `salt` are made for each message; a test may give those of the standard.

    A key that is none is a `ValueError`.
    """
    own = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = decoded(p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(content_key).encrypt(nonce, payload + LAST_RECORD, None)


def authorization(key: str, origin: str, contact: str, now: float) -> str:
    """The header by which a push service knows the server: it is good for one service, and for some hours."""
    claims = {"aud": origin, "exp": int(now) + VALID_SECONDS, "sub": contact}
    signed = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_key(key)}"


@lru_cache(maxsize=4)
def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
