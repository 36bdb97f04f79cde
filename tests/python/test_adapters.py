"""The adapters against the contracts that the interfaces document; their packages are not needed."""

import sys

import numpy as np
import pytest
from heptad import Refused
from heptad import aec, gym, openspiel


def test_nothing_foreign_is_loaded():
    assert not {"pettingzoo", "gymnasium", "pyspiel"} & set(sys.modules)


def test_aec(kind):
    env = aec.Env(kind[0], players=kind[1])
    assert env.possible_agents == [f"seat_{i}" for i in range(kind[1])]
    env.reset(seed=7)
    assert env.agents == env.possible_agents
    total, asked, previous = dict.fromkeys(env.agents, 0.0), 0, None
    for agent in env.agent_iter():
        assert agent == env.agent_selection
        observation, reward, termination, truncation, info = env.last()
        assert env.observation_space(agent).contains(observation) and not truncation and isinstance(info, dict)
        total[agent] += reward
        if termination:
            assert reward == env._cumulative_rewards[agent]
            with pytest.raises(Refused):
                env.step(0)
            env.step(None)
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            assert env.action_space(agent).contains(action)
            env.step(action)
            asked += 1
    assert env.agents == [] and env.num_agents == 0 and asked > 10
    assert sum(total.values()) == pytest.approx(0, abs=1e-5) and max(total.values()) > 0


def test_aec_reset_is_repeatable():
    env, seen = aec.Env("duel"), []
    for _ in range(2):
        env.reset(seed=3)
        for _ in range(10):
            env.step(int(env.last()[0]["action_mask"].argmax()))
        seen.append(env.game.record())
    assert seen[0] == seen[1]


def test_openspiel(kind):
    game = openspiel.load_game(kind[0], players=kind[1], seed=2)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    clone = None
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == sorted(actions) == state.legal_actions(player)
        assert state.legal_actions((player + 1) % kind[1]) == []
        assert sum(state.legal_actions_mask()) == len(actions)
        assert max(actions) < game.num_distinct_actions()
        assert len(state.observation_tensor(player)) == game.observation_tensor_shape()[0]
        action = int(rng.choice(actions))
        assert state.action_to_string(player, action) == state.action_to_string(action)
        if clone is None:
            clone = state.clone()
        state.apply_action(action)
    assert state.current_player() == openspiel.TERMINAL and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum(), abs=1e-5)
    assert max(state.returns()) <= game.max_utility() and min(state.returns()) >= game.min_utility()
    assert not clone.is_terminal()


def test_gym():
    env = gym.Env("duel", opponent="random", seat=1)
    observation, info = env.reset(seed=5)
    assert env.observation_space.contains(observation)
    rng, steps, terminated = np.random.default_rng(2), 0, False
    while not terminated:
        assert 1 in env.game.to_act
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation) and not truncated
        assert reward == 0 or terminated
        steps += 1
    assert steps > 5 and reward == env.game.returns[1]


def test_gym_with_a_function_and_simultaneous_seats():
    env = gym.Env("wonders2", players=4, opponent=lambda game, seat: game.legal_ids(seat)[0], seat=2)
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward == pytest.approx(env.game.returns[2])
