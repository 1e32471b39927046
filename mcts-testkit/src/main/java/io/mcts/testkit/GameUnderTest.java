package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game as the rules see it: one initial state, and the settings of the checks.
 *
 * @param newState makes the initial state, an independent one at each call
 * @param description how messages name the initial state
 * @param seed the seed of all random numbers drawn in checks
 * @param longestGame the number of moves within which every game ends
 */
record GameUnderTest<S extends GameState<S, M>, M extends Move>(
        Supplier<S> newState, String description, long seed, int longestGame) {

    /** The game from one of the initial states of a {@link GameStateContract}. */
    static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> of(
            Supplier<List<S>> initialStates, int number, int longestGame) {
        return new GameUnderTest<>(
                () -> initialStates.get().get(number).copy(),
                "initialStates().get(" + number + "), " + initialStates.get().get(number),
                Long.parseLong(GameStateContract.SEED),
                longestGame);
    }
}
