"""Run by Alembic: the connection is given by `tenka.server.storage.database`."""

from alembic import context

from tenka.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
