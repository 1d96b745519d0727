"""A bot that joins a table over HTTP and plays at random: python http_bot.py URL TABLE INVITE"""

import json
import random
import sys
import urllib.error
import urllib.request


def request(url, content=None, token=None):
    """Send a GET request, or a POST if there is content; returns the open response."""
    body = None if content is None else json.dumps(content).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urllib.request.urlopen(urllib.request.Request(url, body, headers))


def main(server, table, invite):
    url = f"{server}/api/tables/{table}"
    token = json.load(request(f"{url}/bots", {"name": "Random over HTTP", "invite": invite}))["token"]
    for number, line in enumerate(request(f"{url}/stream", token=token)):
        message = json.loads(line) if line.strip() else {}  # empty lines are keep-alives
        if message.get("type") not in ("view", "step") or message["observation"] is None:
            continue
        if message["observation"]["ranks"]:
            print("ranks", message["observation"]["ranks"])
            return
        if message["moves"]:
            move = random.choice(message["moves"])  # your bot decides here, from message["observation"]
            play = {"type": "play", "version": message["version"], "key": f"move-{number}", "move": move}
            try:
                request(f"{url}/play", play, token)
            except urllib.error.HTTPError as refused:
                print(refused.read().decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
