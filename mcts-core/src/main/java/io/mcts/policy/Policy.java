package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StoppableRandom;
import io.mcts.internal.Argument;
import java.util.random.RandomGenerator;

/** Chooses a move in a state: a player, a rollout policy, or a search. Immutable and thread-safe; each thread has its own generator. */
@FunctionalInterface
public interface Policy<S extends GameState<?, M>, M extends Move> {

    /**
     * Chooses a legal move for the player to move; leaves the state unchanged, and uses no randomness but the generator. A search does not
     * check that the move is legal, as this would take longer than the rollout; {@code PolicyContract} of the test kit does.
     */
    M choose(S state, RandomGenerator random);

    /** Plays to the end, choosing for all players; an override calls {@link StoppableRandom#afterPly}, so that a search can stop it. */
    default void playOut(S state, RandomGenerator random) {
        for (int plies = 1; !state.isTerminal(); plies++) {
            state.play(
                    state.currentPlayer() == GameState.CHANCE
                            ? state.randomMove(random)
                            : Argument.requireMove(choose(state, random), this, state));
            StoppableRandom.afterPly(plies, random);
        }
    }

    /** Plays like {@link #playOut(GameState, RandomGenerator)} and records the choices; override it where that is faster. */
    default void playOut(S state, RandomGenerator random, PlayedMoves played) {
        for (int plies = 1; !state.isTerminal(); plies++) {
            int player = state.currentPlayer();
            M move = player == GameState.CHANCE
                    ? state.randomMove(random)
                    : Argument.requireMove(choose(state, random), this, state);
            if (player != GameState.CHANCE) {
                played.add(player, move.index());
            }
            state.play(move);
            StoppableRandom.afterPly(plies, random);
        }
    }

    /**
     * Returns the policy that one thread of a search uses in place of this one; this one unless overridden. A policy that learns returns
     * one that keeps what it learns; one that holds others (or scores) must pass the call on.
     */
    default Policy<S, M> with(Learning learning) {
        return this;
    }
}
