"""Who you are."""

from __future__ import annotations

from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.names import clean_name
from tenka.server.protocol.http import Me, Rename
from tenka.server.storage.model import Identity


async def me(context: Context) -> Response:
    return json_response(_me(context, await context.identity()))


async def rename(context: Context) -> Response:
    body = await context.read(Rename)
    person = Identity(context.visitor.id, clean_name(body.name))
    await context.services.check_name(person)
    await context.services.storage.identities.save(person)
    await context.services.hub.refresh_person(person.id)
    return json_response(_me(context, person))


def _me(context: Context, person: Identity) -> Me:
    return Me(person.name, context.visitor.role, list(context.services.settings.parts))
