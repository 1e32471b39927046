package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.testkit.report.Violation;

/** Assertions about games, for tests with any framework. */
public final class GameAssertions {

    private GameAssertions() {}

    /**
     * Asserts that two adapters play the same game: a slow one that is obviously right, and a fast one, on bit boards for instance.
     *
     * <p>They must agree in every position reached: the player to move, the moves ({@code toString}, in any order), probabilities, payoffs
     * and rewards. Equal keys of the fast one must belong to positions that play alike in the slow one; positions that are equal in the
     * slow one, by key or {@code equals}, must have equal keys in the fast one.
     *
     * <p>All lists of moves are tried, shorter ones first, up to 20,000; then random games of 100,000 moves in all, always the same.
     *
     * @param reference the initial state of the slow one, which is copied
     * @param fast the initial state of the fast one, which is copied
     * @throws Violation if the two differ; it names the moves that show it, as the slow one writes them
     * @throws IllegalArgumentException if moves can only be drawn, so that moves of the two cannot be matched
     */
    public static void assertSameGame(GameState<?, ?> reference, GameState<?, ?> fast) {
        compare(reference, fast);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a state has copies of its own class and moves of its own game
    private static void compare(GameState reference, GameState fast) {
        new Comparison(reference, fast).run();
    }
}
