#!/usr/bin/env python3
"""A bot that plays on a Hedgerow server, with nothing but Python's standard library.

    python3 examples/table_bot.py http://127.0.0.1:4000 TOKEN

TOKEN is a token of a bot of yours: on the page under "Account", or step by step in docs/api.md, "Writing a bot". Challenge the bot from its
profile: it sits down and plays, as many games at once as its account accepts. It takes the first thing that scores, or else anything that is
allowed. It shows the whole way of a bot: the stream of what concerns it, the view of a table, a command with an id of its own, and what to do
when refused.
"""

import hashlib
import json
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, error):
        super().__init__(error.get("message", "refused"))
        self.code = error.get("code")


class Server:
    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        # By table, what we pledged to the shuffle: 32 bytes that nobody else knows until everybody has pledged theirs.
        self.nonces = {}

    def open(self, path, body=None, timeout=60):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=timeout)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise Refused(json.loads(error.read() or b"{}")) from None
                # Asked too often: the server says how long it wants to rest.
                time.sleep(int(error.headers.get("Retry-After", 1)))

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def do(self, table, version, command, key=None):
        message = {"type": "do", "id": uuid.uuid4().hex, "version": version, "command": command}
        query = f"?key={key}" if key else ""
        return self.ask(f"/api/tables/{table}/do{query}", message)

    def listen(self):
        """The stream of what concerns us. It says something at least every 15 seconds."""
        return self.open("/api/stream", timeout=60)


def events(stream):
    """The events of a stream, until it ends."""
    for line in stream:
        if line.startswith(b"data:"):
            yield json.loads(line[5:])


def choose(turn):
    """An action for the seat to act: the choices are all in the view, no rules needed."""
    choices = turn["choices"]
    match choices["choose"]:
        case "place":
            place = choices["placements"][0]
            return f"{place['tile']}@{place['x']},{place['y']}r{place['rotations'][0]}"
        case "use":
            taking = [use for use in choices["uses"] if use["take"] and use["points"] >= 8]
            setting = [use for use in choices["uses"] if not use["take"]]
            chosen = (taking or setting or [{"action": "-"}])[0]
            return chosen["action"]
        case "discard":
            return "!" + choices["tiles"][0]
        case "draw":
            return ("~" if choices["lay_aside"] else "+") + next(iter(choices["tiles"]))
    return None


def play(server, table):
    """Plays as long as it is our turn."""
    while True:
        view = server.ask(f"/api/tables/{table}")
        game = view.get("game")
        if view["stage"] != "playing" or game["turn"]["seat"] not in view["your_seats"]:
            return
        action = choose(game["turn"])
        if action is None:
            return
        try:
            server.do(table, view["version"], {"do": "play", "action": action})
        except Refused as refused:
            # Somebody was faster: look again. Anything else is our own mistake.
            if refused.code != "stale":
                raise


def accept(server, event):
    """Sits down where we are invited. What our account does not accept never comes here; decline would be {"do": "decline"}."""
    view = server.ask(f"/api/tables/{event['table']}" + (f"?key={event['key']}" if event.get("key") else ""))
    if "join" in view["you_may"]:
        nonce = server.nonces[event["table"]] = secrets.token_bytes(32)
        pledge = {"commitment": hashlib.sha256(nonce).hexdigest()}
        server.do(event["table"], view["version"], {"do": "join", "pledge": pledge}, event.get("key"))


def reveal(server, table):
    """Everybody sits: our part in the shuffle is asked for. If we were started anew since, the game begins without it."""
    view = server.ask(f"/api/tables/{table}")
    if "reveal" in view["you_may"] and table in server.nonces:
        server.do(table, view["version"], {"do": "reveal", "nonce": server.nonces[table].hex()})


def catch_up(server):
    """What happened while nobody listened."""
    # Those that wait come first, so the first page is enough.
    for table in server.ask("/api/me/tables")["tables"]:
        if table["your_turn"]:
            kind = {"waiting": "challenge", "revealing": "reveal", "playing": "turn"}.get(table["stage"])
            handle(server, {"type": kind, "table": table["id"]})


def handle(server, event):
    """Does what an event asks for. What has changed meanwhile (a challenge that was withdrawn, say) is no reason to stop."""
    try:
        if event["type"] == "challenge":
            accept(server, event)
        elif event["type"] == "reveal":
            reveal(server, event["table"])
        elif event["type"] in ("turn", "started"):
            play(server, event["table"])
    except Refused as refused:
        if refused.code not in ("not_found", "not_now", "taken"):
            raise
        print(event, "->", refused, file=sys.stderr)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    server = Server(sys.argv[1], sys.argv[2])
    print("playing as", server.ask("/api/me")["name"], flush=True)
    while True:
        try:
            # First listen, then look: what happens in between is heard.
            with server.listen() as stream:
                catch_up(server)
                for event in events(stream):
                    handle(server, event)
        except Refused as refused:
            # A server that stops comes back.
            if refused.code != "stopping":
                raise
        except (OSError, urllib.error.URLError) as error:
            print("the connection is lost, trying again:", error, file=sys.stderr)
        time.sleep(1)


if __name__ == "__main__":
    main()
