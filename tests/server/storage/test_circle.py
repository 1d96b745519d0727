"""Who follows, blocks, sees and invites whom, on every database."""

from __future__ import annotations

import pytest

from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity
from tests.server.storage.test_storage import ANN, BEN, a_table

CLEO = Identity("cleo-id", "Cleo")

pytestmark = pytest.mark.anyio


async def known(storage: Database, *people: Identity) -> None:
    for person in people:
        await storage.identities.save(person)
    await storage.results.open_pages([person.id for person in people])


async def test_a_block_holds_both_ways_and_can_be_lifted(storage: Database) -> None:
    await known(storage, ANN, BEN)
    circle = storage.circle
    await circle.follow(ANN, BEN.id)
    await circle.follow(ANN, BEN.id)
    await circle.follow(BEN, ANN.id)
    await circle.set_seen(ANN.id, seen=True)
    await circle.touch(ANN.id, 100.0)
    await circle.touch(BEN.id, 100.0)
    assert [one.name for one in await circle.present(BEN.id, 99.0, 10)] == [ANN.name]
    assert await circle.present(BEN.id, 101.0, 10) == []
    assert await circle.present(ANN.id, 99.0, 10) == [], "who has not asked for it is not seen"
    await circle.block(ANN, BEN.id)
    assert await circle.following(ANN.id) == []
    assert await circle.barred(BEN.id) == {ANN.id}
    assert set(await circle.visible([ANN.id, BEN.id], BEN.id)) == {BEN.id}
    assert set(await circle.visible([ANN.id, BEN.id], ANN.id)) == {ANN.id, BEN.id}
    assert await circle.present(BEN.id, 99.0, 10) == []
    assert await circle.unblock(ANN.id, BEN.id)
    assert not await circle.unblock(ANN.id, BEN.id)
    assert set(await circle.visible([ANN.id], BEN.id)) == {ANN.id}


async def test_an_invitation_lasts_as_long_as_the_table_waits(storage: Database) -> None:
    await known(storage, ANN, BEN)
    table = a_table()
    await storage.tables.add(table, ANN)
    assert await storage.circle.invite(table.id, ANN, BEN.id)
    assert not await storage.circle.invite(table.id, ANN, BEN.id)
    (call,) = await storage.circle.invitations(BEN.id)
    assert (call.table, call.name) == (table.id, ANN.name)
    await storage.circle.block(BEN, ANN.id)
    assert await storage.circle.invitations(BEN.id) == []
    assert await storage.circle.invited(table.id) == []


async def test_an_account_takes_over_what_a_guest_had(storage: Database) -> None:
    await known(storage, ANN, BEN, CLEO)
    circle = storage.circle
    for other in (BEN.id, ANN.id):
        await circle.follow(CLEO, other)
    await circle.follow(ANN, BEN.id)
    await circle.follow(BEN, CLEO.id)
    await storage.accounts.merge_guest(CLEO.id, ANN)
    assert await circle.following(ANN.id) == [BEN.id], "nobody follows themselves"
    assert await circle.following(BEN.id) == [ANN.id]
