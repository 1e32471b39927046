package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;

/**
 * Chooses a move in a state: a player at the board, a rollout policy inside a search, or a search itself. Immutable and
 * thread-safe; each thread has its own generator.
 */
@FunctionalInterface
public interface Policy<S extends GameState<?, M>, M extends Move> {

    /**
     * One of the legal moves of a state that is not terminal, where a player is to move. The state is left unchanged; the generator
     * is the only source of randomness.
     */
    M choose(S state, RandomGenerator random);

    /**
     * Plays on to the end of the game: chance draws its outcomes, this policy chooses for all players. A policy that can do this
     * faster than move by move overrides it.
     */
    default void playOut(S state, RandomGenerator random) {
        while (!state.isTerminal()) {
            state.play(state.currentPlayer() == GameState.CHANCE ? state.randomMove(random) : choose(state, random));
        }
    }

    /**
     * The policy that a search uses in place of this one, on one thread; this one unless overridden. A policy that learns
     * returns one that keeps what it learns; a policy that holds others (or scores) has to pass the call on to them.
     */
    default Policy<S, M> with(Learning learning) {
        return this;
    }
}
