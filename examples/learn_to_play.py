"""A learner that has never seen the rules: a preference for every action, learned by winning.

    python learn_to_play.py 40

Needs `pip install 'tusch[envs]'`, and no other library for learning. It plays a thousand tables of
Figaro at once, so many games at each, against three players who do anything. The first run compiles
the game, which takes a while.
"""

import sys

import gymnasium
import numpy as np

import tusch.envs  # noqa: F401 - it registers the games

TABLES, RATE = 1000, 0.3


def main(games: int) -> None:
    """Play so many games at each table; print how many of the first and of the last were won."""
    env = gymnasium.make_vec("tusch/Figaro-v0", num_envs=TABLES, autoreset_mode="SameStep")
    rng = np.random.default_rng(1)
    told, _ = env.reset(seed=1)
    liking = np.zeros(told["action_mask"].shape[1])
    done = np.zeros((TABLES, len(liking)))  # how often each action was chosen in this game
    expected = np.zeros_like(done)  # and how often it was to be expected
    won: list[float] = []
    while len(won) < games * TABLES:
        chances = told["action_mask"] * np.exp(liking)
        chances /= chances.sum(axis=1, keepdims=True)
        chosen = (chances.cumsum(axis=1) > rng.random((TABLES, 1))).argmax(axis=1)
        expected += chances
        done[np.arange(TABLES), chosen] += 1
        told, rewards, over, _, _ = env.step(chosen)
        if over.any():  # what was done more than expected is liked by what it brought
            surplus = rewards[over] - np.mean(won[-TABLES:] or 0.25)
            liking += RATE * surplus @ (done - expected)[over] / TABLES
            done[over], expected[over] = 0, 0
            won.extend(rewards[over])
    print(f"won {np.mean(won[:TABLES]):.0%} at first, {np.mean(won[-TABLES:]):.0%} at last")


if __name__ == "__main__":
    main(int(sys.argv[1]))
