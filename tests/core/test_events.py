"""What happened, and who hears which part of it."""

from __future__ import annotations

import msgspec
import pytest

from tenka.core.events import PUBLIC, Delivery, Event, Story
from tests.core.games import Chosen, Revealed


def test_a_telling_gives_some_seats_their_own_version() -> None:
    delivery = Delivery(Revealed([]), {1: Chosen(5)})
    assert [delivery.to(viewer) for viewer in (PUBLIC, 0, 1)] == [Revealed([]), Revealed([]), Chosen(5)]


def test_a_secret_telling_is_silent_for_everybody_else() -> None:
    delivery = Delivery(None, {1: Chosen(5)})
    assert [delivery.to(viewer) for viewer in (PUBLIC, 0, 1)] == [None, None, Chosen(5)]


def test_a_story_is_heard_in_order_and_without_gaps() -> None:
    story = Story()
    story.tell(None, {0: Chosen(1)})
    story.tell(Revealed([1]))
    story.tell(Revealed([2]), {0: Chosen(2), 1: Chosen(3)})
    assert story.heard_by(0) == [Chosen(1), Revealed([1]), Chosen(2)]
    assert story.heard_by(1) == [Revealed([1]), Chosen(3)]
    assert story.heard_by(PUBLIC) == [Revealed([1]), Revealed([2])]


def test_events_cannot_be_changed_and_carry_their_name() -> None:
    event = Chosen(3)
    with pytest.raises(AttributeError):
        event.number = 4  # type: ignore[misc]
    assert msgspec.json.encode(event) == b'{"event":"chosen","number":3}'
    assert issubclass(Chosen, Event)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"event":"chosen","number":3,"card":"monk"}', type=Chosen)
