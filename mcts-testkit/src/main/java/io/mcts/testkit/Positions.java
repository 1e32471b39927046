package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;

/**
 * Positions of any game for jqwik properties of your own: by random play, from the initial position to the ends of games.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<Position<TicTacToe, Cell>> positions() {
 *     return Positions.of(TicTacToe.initial());
 * }
 * }</pre>
 *
 * <p>When a property fails, jqwik shortens the list of moves: first all shorter lists are tried, shorter ones before longer ones,
 * up to 2,000 of them, so that in a small game or not far from its beginning the shortest is found; else moves are taken away
 * as long as the property fails.
 *
 * <p>Positions in which the game goes on are those of {@link #inPlay}.
 */
public final class Positions {

    private static final long SEED = 1;

    private Positions() {}

    /**
     * Positions of a game with one initial state.
     *
     * @param initialState the state; copies of it are used
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the positions
     */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(S initialState) {
        return of(() -> List.of(initialState), GameFacts.none());
    }

    /**
     * Positions of a game with several initial states.
     *
     * @param initialStates makes the states from which the game, or its variants, may begin: at least one
     * @param facts what is known of the game; of use is the length of the longest game
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the positions
     */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(
            Supplier<List<S>> initialStates, GameFacts facts) {
        return ChoicesArbitrary.of(initialStates, facts)
                .map(choices -> Position.of(
                        GameUnderTest.of(initialStates, choices.initialState(), SEED, facts, Companions.<S, M>none()),
                        choices.moves()));
    }

    /**
     * Positions in which the game goes on, of a game with several initial states.
     *
     * @param initialStates makes the states from which the game, or its variants, may begin: at least one that is not terminal
     * @param facts what is known of the game; of use is the length of the longest game
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the positions that are not terminal
     */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> inPlay(
            Supplier<List<S>> initialStates, GameFacts facts) {
        return of(initialStates, facts).filter(position -> !position.state().isTerminal());
    }
}
