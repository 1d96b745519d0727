"""Requests to addresses that strangers have given: never to this machine's own surroundings.

An exchange has one deadline, however busily the other end keeps it alive, and holds no thread. Only names are
looked up in threads, and those are no others' threads.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from tenka.core.errors import TenkaError

SECONDS: Final = 10.0
"""For a whole exchange, from the look-up of the name to the last byte of the answer."""
LONGEST: Final = 1000
LARGEST: Final = 256 * 1024
PORTS: Final = {"http": 80, "https": 443}
UNICAST: Final = ip_network("2000::/3")
"""All of IPv6 that leads out: what translates to IPv4, such as ::/96 and 64:ff9b::/96, lies elsewhere."""
TUNNELS: Final = (ip_network("2002::/16"), ip_network("2001::/32"))
"""6to4 and Teredo: an address of IPv4 is inside, which may be one of ours."""
AT_ONCE: Final = 64 * 1024
_names: Final = ThreadPoolExecutor(16, "names")


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


async def check(url: str, *, private: bool) -> None:
    """BadAddress for one that leads into the host's own network."""
    found = parts(url)
    if not private:
        async with deadline():
            await _public_addresses(found)


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Send and give the status of the answer. It follows nothing and reads nothing else. Unreachable."""
    found = parts(url)
    async with deadline():
        addresses = await (_addresses(found) if private else _public_addresses(found))
        return (await _exchange(found, addresses, body, headers, 0))[0]


async def fetch(url: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> bytes:
    """What somebody whom the host trusts says at an address. Nothing is followed. Unreachable."""
    found = parts(url)
    async with deadline():
        status, said = await _exchange(found, [found.hostname or ""], body, headers or {}, LARGEST + 1)
    if status != 200 or len(said) > LARGEST:
        raise Unreachable(f"the answer was {status}, {len(said)} bytes")
    return said


@asynccontextmanager
async def deadline() -> AsyncIterator[None]:
    """Around one exchange. Unreachable if it fails or takes too long."""
    try:
        async with asyncio.timeout(SECONDS):
            yield
    except (OSError, h11.ProtocolError) as error:  # that the time is up is an OSError, too
        raise Unreachable(type(error).__name__) from None


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _exchange(
    found: SplitResult, addresses: list[str], body: bytes | None, headers: Mapping[str, str], most: int
) -> tuple[int, bytes]:
    """Ask; the status of the answer, and at least `most` bytes of it if there are so many."""
    reader, writer = await _connect(found, addresses)
    line, status, said = h11.Connection(h11.CLIENT), 0, b""
    try:
        for event in _request(found, body, headers):
            writer.write(line.send(event) or b"")
        while not status or len(said) < most:
            got = line.next_event()
            if got is h11.NEED_DATA:
                line.receive_data(await reader.read(AT_ONCE))
            elif isinstance(got, h11.Response):
                status = got.status_code
            elif isinstance(got, h11.Data):
                said += got.data
            elif not isinstance(got, h11.InformationalResponse):
                break
    finally:
        writer.transport.abort()
    return status, said


def _request(found: SplitResult, body: bytes | None, headers: Mapping[str, str]) -> Iterator[h11.Event]:
    path = f"{found.path or '/'}?{found.query}" if found.query else found.path or "/"
    told = {"host": found.netloc, "content-length": str(len(body or b"")), **headers}
    method, given = "GET" if body is None else "POST", [*told.items(), ("connection", "close")]
    yield h11.Request(method=method, target=path, headers=given)
    if body:
        yield h11.Data(data=body)
    yield h11.EndOfMessage()


async def _connect(
    found: SplitResult, addresses: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To one of the addresses; a name that leads elsewhere by now is not looked up again."""
    port, context = found.port or PORTS[found.scheme], tls() if found.scheme == "https" else None
    for number, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(
                address, port, ssl=context, server_hostname=found.hostname if context else None
            )
        except OSError:
            if number == len(addresses):
                raise
    raise Unreachable("the name has no address")


async def _public_addresses(found: SplitResult) -> list[str]:
    addresses = await _addresses(found)
    for address in addresses:
        _check_public(address)
    return addresses


async def _addresses(found: SplitResult) -> list[str]:
    host, port = found.hostname, found.port or PORTS[found.scheme]
    loop = asyncio.get_running_loop()
    try:
        known = await loop.run_in_executor(_names, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("the name is not known") from None
    return [str(entry[4][0]) for entry in known]


def _check_public(address: str) -> None:
    known = ip_address(address.partition("%")[0])
    inner = getattr(known, "ipv4_mapped", None) or known
    if not inner.is_global or inner.is_multicast or (isinstance(inner, IPv6Address) and _leads_home(inner)):
        raise BadAddress("an address of this network")


def _leads_home(address: IPv6Address) -> bool:
    return address not in UNICAST or any(address in tunnel for tunnel in TUNNELS)
