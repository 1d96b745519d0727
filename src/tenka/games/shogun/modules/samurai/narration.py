"""What the samurai say. The events stand at the top of `locale/en/shogun_modules.ftl`."""

from __future__ import annotations

from tenka.core.narration import Phrase
from tenka.games.shogun.modules.facets import ModuleNarration
from tenka.games.shogun.modules.samurai.events import BenefitTaken
from tenka.games.shogun.words import Arguments, Line, gift


def _benefit(event: BenefitTaken) -> Arguments:
    kind = "tray" if event.benefit == "armies" else event.benefit
    return {"gift": gift(kind, event.amount)}


NARRATION = ModuleNarration(
    lines={
        "samurai-advanced": Line("seat", more=lambda event: {"regions": event.regions}),
        "benefit-taken": Line("seat", more=_benefit),
    },
    fields={"samurai": int},
    moves={"benefit": lambda benefit: Phrase(f"shogun-move-benefit-{benefit}")},
)
