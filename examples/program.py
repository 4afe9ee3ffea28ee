"""A program that plays at a live table. Python alone is needed:  python examples/program.py TABLE TOKEN

TABLE is its address, such as http://127.0.0.1:8080/api/v1/tables/k3v9q2m7x4w8z, and TOKEN that of a seat for a program (docs/api.md).
"""

import contextlib
import http.client
import json
import secrets
import sys
import time
import urllib.request

TABLE, TOKEN = sys.argv[1:] if len(sys.argv) == 3 else sys.exit(print(__doc__, file=sys.stderr) or 2)


def ask(path, body=None):
    """Make a request as the seat whose token we have."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(TABLE.rstrip("/") + path, body and json.dumps(body).encode(), headers), timeout=60)


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


sat = post("/sit", contribution=secrets.token_hex(16))
if sat.get("code") not in (None, "table-is-full", "seat-is-taken"):  # Where it is taken, we sit there since an earlier start.
    sys.exit(sat["text"])
while True:
    with contextlib.suppress(OSError, ValueError, http.client.HTTPException):  # A line that breaks: a new one begins with how things stand.
        for told in map(json.loads, filter(bytes.strip, ask("/stream"))):
            if told.get("stage") in ("finished", "closed"):
                sys.exit(print(f"The table is {told['stage']}."))
            if told.get("awaiting") in told.get("you", ()):  # Turns are confirmed at this table, and ours is played.
                post("/acts", do="confirm", version=told["version"])
            elif told.get("legal"):  # Think here. This one only avoids the floor line.
                move = min(told["legal"], key=lambda move: move.endswith("F"))
                if post("/moves", version=told["version"], move=move).get("code") == "bot-plays-for-you":  # We were away too long.
                    post("/acts", do="return")
    time.sleep(1)
