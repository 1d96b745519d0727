"""Which worker runs which file, also when one dies."""

from __future__ import annotations

from contextlib import suppress

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController


class ResilientScheduling(LoadFileScheduling):  # type: ignore[misc]  # published without types
    """The test that killed its worker has failed, and all others are run.

    xdist 3.8 runs that test again, with the next worker, and may wait without end for a worker that was given
    nothing, or a single test (pytest-xdist#1323, #1327).
    """

    def remove_node(self, node: WorkerController) -> str | None:
        units = self.assigned_work[node]
        left = [(unit, test) for unit in units.values() for test, done in unit.items() if not done]
        killer = None
        if left:
            unit, killer = left[0]
            unit[killer] = True
            self.assigned_work[node] = {file: unit for file, unit in units.items() if not all(unit.values())}
        super().remove_node(node)
        return killer

    def _assign_work_unit(self, node: WorkerController) -> None:
        """To one that has just died it cannot be sent; as soon as that is heard of, others get it."""
        with suppress(OSError):
            super()._assign_work_unit(node)

    def _reschedule(self, node: WorkerController) -> None:
        """A worker begins a test when it knows the next one, or that there is none."""
        if node not in self.registered_collections:
            return
        super()._reschedule(node)
        if not node.shutting_down and self._pending_of(self.assigned_work[node]) < 2:
            self._reschedule(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ResilientScheduling | None:
    return ResilientScheduling(config, log) if config.getvalue("dist") == "loadfile" else None
