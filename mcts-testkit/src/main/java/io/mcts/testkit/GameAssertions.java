package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.testkit.report.Violation;

/** Assertions about games, for tests with any framework. */
public final class GameAssertions {

    private GameAssertions() {}

    /**
     * Demands that two adapters play the same game: a slow one that is obviously right, and a fast one, on bit boards for instance. This
     * finds what no rule can, such as a direction that is missing from a line of four.
     *
     * <p>The two answer alike in every position that is reached: who is to move, which moves there are, by their written forms
     * ({@code toString}) and in any order, the probabilities of outcomes, the payoffs at the end, and the rewards of moves. Where the fast
     * one has a {@link io.mcts.game.PositionKey}, equal keys go with positions from which the slow one goes on alike; where
     * the slow one has keys or an {@code equals} of its own, its equal positions have equal keys in the fast one.
     *
     * <p>First all lists of moves are tried, shorter ones before longer ones, up to 20,000, which is everywhere in a small game;
     * then random games of 100,000 moves in all, always the same.
     *
     * @param reference the initial state of the slow one; copies of it are used
     * @param fast the initial state of the fast one; copies of it are used
     * @throws Violation if the two differ; it names the moves that show it, as the slow one writes them
     * @throws IllegalArgumentException if moves can only be drawn: no move of the one is then known to be one of the other
     */
    public static void assertSameGame(GameState<?, ?> reference, GameState<?, ?> fast) {
        compare(reference, fast);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a state has copies of its own class and moves of its own game
    private static void compare(GameState reference, GameState fast) {
        new Comparison(reference, fast).run();
    }
}
