"""What a host can set: by arguments, else by environment variables, else sensible values."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, get_args
from urllib.parse import urlsplit

import msgspec
import platformdirs

from tenka.core.errors import TenkaError
from tenka.server.ops.logs import STYLES, Style
from tenka.server.protocol.http import Part
from tenka.server.rooms.settings import RoomLimits, RoomSettings

PACKAGE = Path(__file__).parent.parent
STATIC = PACKAGE / "static"
OFFLINE = PACKAGE / "offline"
"""In a package; where the sources are, `run.py site` builds it elsewhere."""
BUILT_OFFLINE = PACKAGE.parent.parent / "dist/site"
KEY_FILE = "secret"
NOBODY = "mailto:nobody@localhost"
LOCAL_PROXY = "127.0.0.1,::1"


AccountPolicy = Literal["open", "closed", "off"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)


class BadSettings(TenkaError):
    """An environment variable that makes no sense."""


class Limits(RoomLimits, frozen=True, forbid_unknown_fields=True):
    """How much one visitor may ask for."""

    body: int = 64 * 1024
    message: int = 4 * 1024
    messages_a_second: float = 20
    messages_at_once: int = 40
    requests_a_second: float = 20
    requests_at_once: int = 80
    questions_a_second: float = 5
    """Questions that take some reckoning, such as the queries of a game."""
    questions_at_once: int = 20
    work_a_second: float = 100
    """Milliseconds of a core that all of one person's requests and messages may cost, by the table in
    `costs.py`."""
    work_at_once: int = 5000
    letters_a_second: float = 1 / 60
    """Letters to addresses that are not confirmed yet, and notices sent as a test."""
    letters_at_once: int = 5
    subscriptions: int = 8
    """Addresses that one person may have notices sent to."""
    lines_a_second: float = 1 / 2
    """Of chat."""
    lines_at_once: int = 6
    hints_a_second: float = 1 / 2
    """Hints and analyses of the coach that are begun."""
    hints_at_once: int = 6
    coach_simulations: int = 0
    """Simulations for one decision; 0 for as many as `sharp` makes."""
    coach_queue: int = 16
    """Analyses that are under way at the same time, each of another person."""
    invitations_a_second: float = 1 / 30
    """By name, which send notices."""
    invitations_at_once: int = 10
    tables_a_second: float = 1 / 20
    tables_at_once: int = 20
    deals_of_address: int = 12
    """Daily deals that may be begun from one address on one day, all games together."""
    uploads_a_second: float = 1 / 30
    uploads_at_once: int = 6
    sign_ins_a_second: float = 1 / 30
    """Attempts to sign in, from one address; for one name there may be four times as many."""
    sign_ins_at_once: int = 10
    accounts_a_second: float = 1 / 600
    """New accounts from one address."""
    accounts_at_once: int = 5
    connections: int = 16
    """Pages at tables of one person."""
    connections_of_strangers: int = 32
    """The same for all who come from one address without a cookie."""
    spectators: int = 100
    """At one table."""
    slow_seconds: float = 30
    """How long a connection may take nothing in before it is dropped; it can come back."""
    sockets: int = 10_000
    """Connections of all visitors together, to one process."""
    sockets_of_address: int = 256
    """Connections from one address, unless it is a proxy's."""
    head: int = 32 * 1024
    """Bytes of a request before its body."""
    headers: int = 100
    head_seconds: float = 20
    """From the connection, or from the first byte of a later request, to the end of its head."""
    body_seconds: float = 120
    idle_seconds: float = 75
    """Between two requests; longer than browsers pause, so that none meets a connection just closed."""


class Provider(msgspec.Struct, frozen=True):
    """An OpenID provider that people may sign in with."""

    issuer: str
    client: str
    secret: str = ""
    """Empty for a client that has none."""
    name: str = "OpenID"

    def __repr__(self) -> str:
        return f"Provider({self.issuer})"  # its secret has no place in a log


class Settings(RoomSettings, frozen=True, kw_only=True):
    data: Path
    """The folder for the database file and the secret."""
    database: str = ""
    """A PostgreSQL address; empty for a SQLite file in the data folder."""
    secret: str = ""
    """Signs the cookies; empty for a file in the data folder."""
    accounts: AccountPolicy = "open"
    """`closed`: nobody makes one with a password by themselves."""
    provider: Provider | None = None
    parts: tuple[Part, ...] = PARTS
    """What there is beside tables."""
    site: str = ""
    """Where people find this server, such as https://tenka.example; without it no mail is sent."""
    network: str = ""
    """Where others in the network of this machine find it, if the server listens to them."""
    smtp: str = ""
    """Where mail is handed in; empty where there is none."""
    contact: str = NOBODY
    """Of the host, for push services that have a question."""
    private_webhooks: bool = False
    """Whether webhooks may lead into the host's own network."""
    drain_seconds: float = 0.0
    """How long the server says that it is not ready before it stops, so that a proxy can turn away."""
    metrics_token: str = ""
    """Lets others than this machine read the metrics."""
    log: Style = "text"
    proxies: str = LOCAL_PROXY
    """Whose word on a visitor's address is taken, addresses or networks with commas between."""
    waiting_days: float = 30.0
    """How long a table may wait for players before it is removed."""
    poll_seconds: float = 2.0
    """How often processes that share a database look for what they may have missed."""
    static: Path = STATIC
    offline: Path = OFFLINE if OFFLINE.exists() else BUILT_OFFLINE
    """Tenka without a server; it may be built while the server runs."""
    limits: Limits = Limits()

    @property
    def has_offline(self) -> bool:
        return (self.offline / "sw.js").is_file()


def settings_from(environment: Mapping[str, str] | None = None, data: Path | None = None) -> Settings:
    env = os.environ if environment is None else environment
    folder = data or Path(env.get("TENKA_DATA") or platformdirs.user_data_dir("tenka", appauthor=False))
    return Settings(
        data=folder.expanduser().absolute(),
        database=env.get("TENKA_DATABASE", ""),
        secret=env.get("TENKA_SECRET", ""),
        accounts=_accounts(env.get("TENKA_ACCOUNTS") or "open"),
        provider=_provider(env),
        parts=_parts(env.get("TENKA_OFF", "")),
        reaction_seconds=_seconds(env, "TENKA_REACTION_SECONDS", 8.0),
        bot_seconds=_seconds(env, "TENKA_BOT_SECONDS", 0.7),
        notice_seconds=_seconds(env, "TENKA_NOTICE_SECONDS", 300.0),
        site=_site(env.get("TENKA_ADDRESS", "")),
        smtp=env.get("TENKA_SMTP", ""),
        contact=env.get("TENKA_CONTACT") or NOBODY,
        private_webhooks=env.get("TENKA_PRIVATE_WEBHOOKS", "") not in ("", "0"),
        drain_seconds=_seconds(env, "TENKA_DRAIN_SECONDS", 0.0),
        metrics_token=env.get("TENKA_METRICS_TOKEN", ""),
        log=_style(env.get("TENKA_LOG") or "text"),
        proxies=env.get("TENKA_PROXIES", LOCAL_PROXY),
        limits=_limits(env.get("TENKA_LIMITS", "")),
    )


def _accounts(text: str) -> AccountPolicy:
    for policy in get_args(AccountPolicy):
        if text == policy:
            return policy  # type: ignore[no-any-return]
    raise BadSettings(f"TENKA_ACCOUNTS is '{text}'; open, closed and off are known")


def _parts(off: str) -> tuple[Part, ...]:
    """All but those that are named, with commas between."""
    named = {word.strip() for word in off.split(",") if word.strip()}
    if unknown := named.difference(PARTS):
        raise BadSettings(f"TENKA_OFF names '{min(unknown)}'; {' and '.join(PARTS)} are known")
    return tuple(part for part in PARTS if part not in named)


def _site(text: str) -> str:
    """Scheme, host and perhaps a port."""
    if not text or _is_site(text.rstrip("/")):
        return text.rstrip("/")
    raise BadSettings("TENKA_ADDRESS is not an address such as https://tenka.example")


def _is_site(text: str) -> bool:
    try:
        found = urlsplit(text)
        valid = found.port is None or found.port > 0
    except ValueError:
        return False
    known = found.scheme in ("http", "https") and found.hostname and "@" not in found.netloc
    return bool(valid and known) and text == f"{found.scheme}://{found.netloc}"


def _provider(env: Mapping[str, str]) -> Provider | None:
    issuer, client = env.get("TENKA_OIDC_ISSUER", ""), env.get("TENKA_OIDC_CLIENT", "")
    if not issuer:
        return None
    if not client:
        raise BadSettings("TENKA_OIDC_CLIENT is missing: the name by which the provider knows this server")
    if not is_safe(issuer):
        raise BadSettings("TENKA_OIDC_ISSUER is not an address that begins with https://")
    name = env.get("TENKA_OIDC_NAME") or urlsplit(issuer).hostname or issuer
    return Provider(issuer, client, env.get("TENKA_OIDC_SECRET", ""), name)


def is_safe(address: str) -> bool:
    """Whether what is sent there cannot be read on its way: by TLS, or on this machine."""
    try:
        found = urlsplit(address)
    except ValueError:
        return False
    at_home = found.scheme == "http" and is_loopback(found.hostname)
    return bool(found.hostname) and (found.scheme == "https" or at_home)


def is_loopback(host: str | None) -> bool:
    return host in ("localhost", "127.0.0.1", "::1")


def _limits(text: str) -> Limits:
    """Those that are named as JSON, such as {"rooms": 1000}; the others stay as they are."""
    try:
        return msgspec.json.decode(text, type=Limits) if text else Limits()
    except msgspec.DecodeError as error:
        raise BadSettings(f"TENKA_LIMITS makes no sense: {error}") from None


def _style(text: str) -> Style:
    for style in STYLES:
        if text == style:
            return style
    raise BadSettings(f"TENKA_LOG is '{text}'; {' and '.join(STYLES)} are known")


def _seconds(env: Mapping[str, str], name: str, usual: float) -> float:
    text = env.get(name, "")
    try:
        seconds = float(text) if text else usual
    except ValueError:
        raise BadSettings(f"{name} is '{text}', not a number of seconds") from None
    if not 0 <= seconds <= 3600:
        raise BadSettings(f"{name} is {text}, not between 0 and 3600 seconds")
    return seconds
