"""A learned policy sees Observations only, plays in the arena without its maker's libraries, and learns."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from tenka import bots
from tenka.core.chance import FastChance
from tenka.research.arena.contest import play
from tenka.research.batch import Batch
from tenka.research.match import Rules, encoded
from tenka.research.policy import TEMPERATURE, Inputs, Policy, Weights
from tests.cli.terminal import assert_refused, tenka
from tests.kit.kit import walk


def drawn(rules: Rules, hidden: int = 8, seed: int = 1) -> Weights:
    random, inputs = np.random.default_rng(seed), Inputs(rules.layout)
    shapes = {
        "numbers": (len(inputs.numbers), hidden),
        "codes": (inputs.lines, hidden),
        "first": (hidden,),
        "middle": (hidden, hidden),
        "second": (hidden,),
        "actions": (rules.actions, hidden),
        "likes": (rules.actions,),
    }
    return {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


def test_inputs_have_a_place_for_every_value_of_every_code() -> None:
    rules = Rules("shogun", 3)
    inputs = Inputs(rules.layout)
    most = np.array([rules.layout.bounds()], np.float32)
    numbers, codes = inputs.split(np.concatenate([most, 0 * most]))
    assert len(inputs.numbers) + len(inputs.codes) == rules.layout.size
    assert (numbers[0] == np.log1p(most[0, inputs.numbers])).all()
    assert codes[0, -1] == inputs.lines - 1
    assert (codes[1, 1:] == codes[0, :-1] + 1).all()  # one table ends where the next one begins


def test_a_policy_draws_by_the_row_of_its_observation() -> None:
    rules = Rules("zipang", 3)
    policy = Policy(rules, drawn(rules))
    state = rules.game.start(FastChance(1))
    seat = rules.game.next_actor(state)
    observation, moves = rules.game.observe(state, seat), rules.game.moves(state, seat)
    scores = policy.scores(encoded(rules.layout, observation)[None])[0][[move.index for move in moves]]
    likely = np.exp(scores / TEMPERATURE - np.max(scores / TEMPERATURE))
    taken = [moves.index(policy.decide(observation, moves, None)) for _ in range(2000)]
    shares = np.bincount(taken, minlength=len(moves)) / len(taken)
    assert len(moves) > 2
    assert shares == pytest.approx(likely / likely.sum(), abs=0.05)


def test_the_same_seed_gives_the_same_answers() -> None:
    rules = Rules("zipang", 3)
    policies = [Policy(rules, drawn(rules), 7), Policy(rules, drawn(rules))]
    policies[1].start(7)
    for state, seat, _ in walk(rules.game, FastChance(1)):
        observation, moves = rules.game.observe(state, seat), rules.game.moves(state, seat)
        first, second = (policy.decide(observation, moves, None) for policy in policies)
        assert first is second


def test_a_file_plays_as_the_policy_that_was_saved(tmp_path: Path) -> None:
    rules = Rules("shogun", 3, {"side": "moon"})
    policy = Policy(rules, drawn(rules))
    policy.save(tmp_path / "learned.npz")
    same = Policy.load(tmp_path / "learned.npz")
    assert same.rules.wishes == ("shogun", 3, {"side": "moon"})
    rows = Batch("shogun", 4, 3, {"side": "moon"}).rows
    assert np.allclose(same.scores(rows), policy.scores(rows), rtol=0.05, atol=0.5)


def test_command_plays_learned_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENKA_DATA", str(tmp_path))
    rules, file = Rules("zipang", 2), tmp_path / "learned.npz"
    Policy(rules, drawn(rules)).save(file)
    said = tenka("arena", "zipang", "--bot", str(file), "--bots", "random", "--games", "2")
    assert (said.code, said.err) == (0, "")
    assert "learned" in said.out


def test_weights_play_at_the_tables_they_were_learned_for(tmp_path: Path) -> None:
    file = tmp_path / "learned.npz"
    Policy(Rules("zipang", 4), drawn(Rules("zipang", 4))).save(file)
    words = ("--bot", str(file), "--bots", "random", "--games", "2", "--seats")
    assert_refused(tenka("arena", "zipang", *words, "2"), "are for zipang with 4 seats")
    assert_refused(tenka("arena", "shogun", *words, "4"), "are for zipang with 4 seats")
    np.savez(file, mine=np.zeros(3))
    assert_refused(tenka("arena", "zipang", *words, "4"), "holds no weights")
    file.write_bytes(b"")
    assert_refused(tenka("arena", "zipang", *words, "4"), "holds no weights")


def test_the_weights_among_the_examples_beat_random() -> None:
    policy = Policy.load(Path(__file__).parents[2] / "examples/zipang.npz")
    won = 0
    for number in range(40):
        seated: list[bots.AnyBot] = [bots.make("zipang", "random", number * 4 + seat) for seat in range(4)]
        seated[number % 4] = policy
        policy.start(number)
        won += play(policy.rules.game, seated, number // 4)[number % 4] == 1
    assert won > 20, "an equal of random would win 10"


def test_a_policy_learns_to_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In small: what the learner does for an hour."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'tenka-games[train]'")
    from tenka.research import learn

    torch.set_num_threads(1)
    monkeypatch.setattr(learn, "RIVAL", "random")
    batch, random = Batch("zipang", 64, 2, seed=1), np.random.default_rng(1)
    network = learn.Network(batch, 1)
    settings = learn.LONG_GAMES
    optimizer = torch.optim.Adam(network.weights.values(), settings.rate)
    before = learn.wins(network.policy(batch), 200)
    for _ in range(6):
        played = learn.self_play(batch, network, random, settings.steps)
        learn.improve(network, optimizer, played, random, settings)
    assert learn.wins(network.policy(batch), 200) > before + 0.1


def test_the_learner_leaves_weights_and_a_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'tenka-games[train]'")
    from tenka.research import learn

    monkeypatch.setattr(learn, "RIVAL_GAMES", 4)
    monkeypatch.setitem(learn.SETTINGS, "zipang", learn.Settings(4, 64, 256, 1e-3, 0.9))
    folder = tmp_path / "new"
    learn.main(["zipang", "--seats", "2", "--minutes", "0.001", "--threads", "1", "--folder", str(folder)])
    plot = ET.fromstring((folder / "zipang.svg").read_bytes())
    assert plot.tag == "{http://www.w3.org/2000/svg}svg"  # without this no browser shows the file
    assert Policy.load(folder / "zipang.npz").rules.wishes == ("zipang", 2, None)


def test_torch_and_numpy_agree_about_a_policy() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'tenka-games[train]'")
    from tenka.research import learn

    batch = Batch("shogun", 6, 3, seed=1)
    network = learn.Network(batch, 1)
    legal, scores = learn.Legal.of(batch.masks), network.policy(batch).scores(batch.rows)
    numbers, codes = map(torch.from_numpy, network.inputs.split(batch.rows))
    with torch.no_grad():
        likely, _ = network(numbers, codes, legal)
    for number, begin in enumerate(legal.first()):
        there = slice(begin, begin + legal.counts[number])
        own = np.exp(scores[number, legal.actions[there]])
        assert np.allclose(likely[there].exp(), own / own.sum(), atol=1e-5)


def test_advantages_are_told_by_seat_and_only_where_the_next_decision_is_known() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'tenka-games[train]'")
    from tenka.research import learn

    none: list[int] = []
    played = learn.Played(
        none, none, learn.Legal(np.array(none), np.array(none)), np.array(none), none,
        expected=np.array([[0.1], [0.2], [0.3], [0.0]], np.float32),
        seats=np.array([[0], [1], [0], [1]]),
        rewards=np.array([[[0, 0]], [[0, 0]], [[0.5, -0.5]], [[0, 0]]], np.float32),
        ended=np.array([[False], [False], [True], [False]]),
    )  # fmt: skip
    gains, told = learn.advantages(played, 0.9)
    assert told.tolist() == [True, True, True, False]
    assert gains[:3].tolist() == pytest.approx([0.2 + 0.9 * 0.2, -0.7, 0.2])
