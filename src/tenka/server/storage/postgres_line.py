"""One connection to PostgreSQL that is kept, for statements that are asked all the time.

To take one from the pool each time would cost a question whether it still lives. Whoever keeps some must keep
few: all others share what is left in the pool.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenka.server.storage.model import StorageDown

BAD: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
"""What is wrong with the values and not with the database."""
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server's last words were heard, the end of the line not yet
    OSError,
)
"""How a connection says that it is no more."""
FAILED: Final = (asyncpg.PostgresError, SQLAlchemyError, *LOST)


class PostgresLine:
    """For one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: AsyncConnection | None = None

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement gives. StorageDown, or what is wrong with its values.

        A kept connection may have died unnoticed: only what fails on a new one is down.
        """
        while True:
            is_kept = self._kept is not None
            try:
                return await self._fetch_once(statement, *values)
            except BAD:
                raise
            except FAILED as error:
                if not (is_kept and isinstance(error, LOST)):
                    raise StorageDown(type(error).__name__) from error

    async def close(self) -> None:
        """Give it back."""
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(*FAILED):
                await kept.close()

    async def _fetch_once(self, statement: str, *values: Any) -> list[Any]:
        driver = await self.driver()
        try:
            rows: list[Any] = await driver.fetch(statement, *values)
        except BAD:
            raise
        except BaseException:
            await self._give_up()
            raise
        return rows

    async def driver(self) -> Any:
        """The connection of asyncpg."""
        while True:
            if self._kept is None:
                self._kept = await self._engine.connect()
            driver: Any = (await self._kept.get_raw_connection()).driver_connection
            if not driver.is_closed():
                return driver
            await self._give_up()

    async def _give_up(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.invalidate()
            await kept.close()
