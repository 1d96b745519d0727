"""Requests to addresses that strangers have given: never to this machine's own surroundings."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tenka.core.errors import TenkaError

SECONDS: Final = 10.0
LONGEST: Final = 1000
LARGEST: Final = 256 * 1024
PORTS: Final = {"http": 80, "https": 443}
UNICAST: Final = ip_network("2000::/3")
"""All of IPv6 that leads out: what translates to IPv4, such as ::/96 and 64:ff9b::/96, lies elsewhere."""
TUNNELS: Final = (ip_network("2002::/16"), ip_network("2001::/32"))
"""6to4 and Teredo: an address of IPv4 is inside, which may be one of ours."""


class Unreachable(TenkaError):
    """The request was not made, or nobody answered it."""


class BadAddress(Unreachable):
    """Not an address that requests are sent to."""


def parts(url: str) -> SplitResult:
    """A web address taken apart; BadAddress for anything else."""
    try:
        found = urlsplit(url)
        port = found.port or PORTS[found.scheme]
        (found.hostname or "").encode("idna")  # how a name is built: it would fail when it is looked up
    except (ValueError, KeyError):
        raise BadAddress("not a web address") from None
    visible = url.isascii() and url.isprintable() and " " not in url
    if not found.hostname or not port or found.username is not None or not visible or len(url) > LONGEST:
        raise BadAddress("not a web address")
    return found


def check(url: str, *, private: bool) -> SplitResult:
    """The address, if it may be asked: BadAddress for one that leads into the host's own network."""
    found = parts(url)
    if not private:
        for address in _addresses(found):
            _check_public(address)
    return found


def post(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """Send and give the status of the answer. It follows nothing and reads nothing. Unreachable."""
    found = check(url, private=private)
    connection = _connection(found)
    if not private:  # the name may lead elsewhere than a moment ago: not even a greeting is sent there
        connection._create_connection = _connect_public  # type: ignore[attr-defined] # noqa: SLF001
    try:
        path = f"{found.path or '/'}?{found.query}" if found.query else found.path or "/"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    except (OSError, HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()


def fetch(url: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    """What somebody whom the host trusts says at an address. Nothing is followed. Unreachable."""
    found = parts(url)
    connection = _connection(found)
    try:
        path = f"{found.path or '/'}?{found.query}" if found.query else found.path or "/"
        connection.request("GET" if body is None else "POST", path, body, headers or {})
        answer = connection.getresponse()
        said = answer.read(LARGEST + 1)
    except (OSError, HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()
    if answer.status != 200 or len(said) > LARGEST:
        raise Unreachable(f"the answer was {answer.status}, {len(said)} bytes")
    return said


def _connection(found: SplitResult) -> HTTPConnection:
    host = found.hostname or ""
    port = found.port or PORTS[found.scheme]
    if found.scheme == "https":
        return HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
    return HTTPConnection(host, port, timeout=SECONDS)


def _addresses(found: SplitResult) -> list[str]:
    try:
        known = socket.getaddrinfo(found.hostname, found.port or PORTS[found.scheme], type=socket.SOCK_STREAM)
    except OSError:
        raise Unreachable("the name is not known") from None
    return [str(entry[4][0]) for entry in known]


def _connect_public(place: tuple[str, int], timeout: float, _source: object = None) -> socket.socket:
    """As `socket.create_connection`, to an address that was looked at."""
    made = socket.create_connection(place, timeout)
    try:
        _check_public(made.getpeername()[0])
    except BaseException:
        made.close()
        raise
    return made


def _check_public(address: str) -> None:
    known = ip_address(address.partition("%")[0])
    inner = getattr(known, "ipv4_mapped", None) or known
    if not inner.is_global or inner.is_multicast or (isinstance(inner, IPv6Address) and _leads_home(inner)):
        raise BadAddress("an address of this network")


def _leads_home(address: IPv6Address) -> bool:
    return address not in UNICAST or any(address in tunnel for tunnel in TUNNELS)
