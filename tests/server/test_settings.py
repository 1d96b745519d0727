"""Settings from the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenka.server.settings import BadSettings, settings_from
from tenka.server.storage.address import database_url, driver_url


def test_without_anything_there_is_a_file_in_the_users_folder() -> None:
    settings = settings_from({})
    assert settings.data.name == "tenka"
    assert database_url(settings).drivername == "sqlite+aiosqlite"
    assert database_url(settings).database == str(settings.data / "tenka.sqlite3")
    assert (settings.reaction_seconds, settings.bot_seconds) == (8.0, 0.7)


def test_the_environment_decides_and_an_argument_decides_first(tmp_path: Path) -> None:
    env = {
        "TENKA_DATA": "/somewhere",
        "TENKA_REACTION_SECONDS": "5",
        "TENKA_SECRET": "s",
        "TENKA_BOT_SECONDS": "0",
    }
    settings = settings_from(env)
    assert settings.data == Path("/somewhere")
    assert (settings.reaction_seconds, settings.bot_seconds, settings.secret) == (5.0, 0.0, "s")
    assert settings_from(env, tmp_path).data == tmp_path


@pytest.mark.parametrize("text", ["soon", "-1", "nan", "1e9"])
def test_seconds_that_make_no_sense_are_named(text: str) -> None:
    with pytest.raises(BadSettings, match="TENKA_REACTION_SECONDS"):
        settings_from({"TENKA_REACTION_SECONDS": text})


def test_the_address_of_the_server_has_a_scheme_and_a_host_and_nothing_else() -> None:
    for text in ("", "https://tenka.example", "http://localhost:8000/"):
        assert settings_from({"TENKA_ADDRESS": text}).site == text.rstrip("/")
    for text in ("tenka.example", "ftp://a.example", "https://", "https://a.example/x", "https://a.example:x",
                 "https://a@b.example", "https://a.example?x", "https://[a"):  # fmt: skip
        with pytest.raises(BadSettings, match="TENKA_ADDRESS"):
            settings_from({"TENKA_ADDRESS": text})


def test_the_contact_is_an_address_that_can_be_followed() -> None:
    for text in ("mailto:ann@example.org", "https://example.org/contact"):
        assert settings_from({"TENKA_CONTACT": text}).contact == text
    for text in ("ann@example.org", "mailto:ann", "http://example.org", "https://a.example\nExpires: never"):
        with pytest.raises(BadSettings, match="TENKA_CONTACT"):
            settings_from({"TENKA_CONTACT": text})


def test_limits_are_set_by_name() -> None:
    limits = settings_from({"TENKA_LIMITS": '{"rooms": 7}'}).limits
    assert (limits.rooms, limits.queue) == (7, 64)
    for text in ("rooms=7", '{"romms": 7}', '{"rooms": "many"}'):
        with pytest.raises(BadSettings, match="TENKA_LIMITS"):
            settings_from({"TENKA_LIMITS": text})


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg", "postgresql+psycopg"])
def test_postgresql_is_spoken_through_asyncpg(scheme: str) -> None:
    address = f"{scheme}://ann:pw@db/tenka?sslmode=require"
    url = driver_url(address)
    assert (url.drivername, url.host, url.database) == ("postgresql+asyncpg", "db", "tenka")
    assert dict(url.query) == {"ssl": "require"}


@pytest.mark.parametrize(
    "address", ["mysql://u:hidden@h/db", "u:hidden nonsense", "postgresql://u:hidden@h:port/db"]
)
def test_other_databases_are_refused_without_their_password(address: str) -> None:
    with pytest.raises(BadSettings, match="TENKA_DATABASE") as error:
        driver_url(address)
    assert "hidden" not in str(error.value)
