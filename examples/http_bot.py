"""A bot that joins a table over HTTP and plays at random: python http_bot.py URL TABLE INVITE"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def request(url, content=None, token=None):
    """Send a GET request, or a POST if there is content, when the server has time; the open response."""
    body = None if content is None else json.dumps(content).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(url, body, headers))
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(float(error.headers["Retry-After"]))


def main(server, table, invite):
    url = f"{server}/api/tables/{table}"
    token = json.load(request(f"{url}/bots", {"name": "Random over HTTP", "invite": invite}))["token"]
    for number, line in enumerate(request(f"{url}/stream", token=token)):
        message = json.loads(line) if line.strip() else {}  # empty lines are keep-alives
        if message.get("type") not in ("view", "step") or message["observation"] is None:
            continue
        seen = message["observation"]
        if seen["ranks"]:
            print("ranks", seen["ranks"])
            return
        if seen["viewer"] in seen["actors"] and message["moves"]:
            move = random.choice(message["moves"])  # your bot decides here, from what its seat has seen
            play = {"type": "play", "version": message["version"], "key": f"move-{number}", "move": move}
            try:
                request(f"{url}/play", play, token)
            except urllib.error.HTTPError as refused:
                print(refused.read().decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
