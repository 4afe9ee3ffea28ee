"""A program that plays at a live table. Python alone is needed; docs/api.md tells the rest.

python examples/program.py http://127.0.0.1:8080/api/v1/tables/k3v9q2m7x4w8z TOKEN
"""

import contextlib
import http.client
import json
import secrets
import sys
import time
import urllib.request

TABLE, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def ask(path, body=None):
    """Make a request as the seat whose token we have."""
    request = urllib.request.Request(TABLE + path, body and json.dumps(body).encode(), {"Authorization": f"Bearer {TOKEN}"})
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, timeout=60)


def post(path, **body):
    """Send a command until it is answered. It has an id, so that it is not done twice, however often it is sent."""
    body["id"] = secrets.token_hex(8)
    while True:
        with contextlib.suppress(OSError, http.client.HTTPException):  # The server is away, and will be back with all that it has acknowledged.
            try:
                return json.load(ask(path, body))
            except urllib.request.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    return json.load(refusal)  # {"code": …, "text": …}
        time.sleep(1)


sat, version = post("/sit", contribution=secrets.token_hex(16)), 0
if sat.get("code") not in (None, "table-is-full", "seat-is-taken"):  # Where it is taken, we sit there since an earlier start.
    sys.exit(sat["text"])
while True:
    with contextlib.suppress(OSError, ValueError, http.client.HTTPException):  # A line that breaks: ask again from the version that we know.
        for told in map(json.loads, filter(bytes.strip, ask(f"/stream?since={version}"))):
            version = told.get("version", version)
            if told.get("stage") in ("finished", "closed"):
                sys.exit(print(f"The table is {told['stage']}."))
            if told.get("legal"):  # Think here. This one only avoids the floor line.
                answer = post("/moves", version=version, move=min(told["legal"], key=lambda move: move.endswith("F")))
                if answer.get("code") == "bot-plays-for-you":  # We were away too long.
                    post("/acts", do="return")
    time.sleep(1)
