package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * What holds for every search, whatever its parts: implement it in a test class of your own to check a part you wrote, or a
 * search on a game you wrote.
 *
 * <pre>{@code
 * class MySelectionProperties implements SearchContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 *
 *     @Override
 *     public Mcts<TicTacToe, Cell> search() {
 *         return Mcts.<TicTacToe, Cell>builder().selection(new MySelection()).build();
 *     }
 * }
 * }</pre>
 *
 * <p>A part that does less than most says so by {@link #unclaimed}. {@link SolvedGameContract} checks that a search finds best play,
 * {@link SearchTreeContract} that it goes on in a tree that is kept, {@link ParallelSearchContract} that threads share it.
 *
 * <p>jqwik makes up positions and numbers of iterations; a {@link Violation} names the rule and the shortest list of moves to a
 * position in which it is broken.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SearchContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /** The number of positions in which a rule is checked. */
    int TRIES = 100;

    /** The most iterations of a search. */
    int MOST_ITERATIONS = 500;

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<S, M> search();

    /**
     * Checks {@link SearchRule#BEST_MOVE_IS_LEGAL}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void bestMoveIsLegal(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.BEST_MOVE_IS_LEGAL, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#VISITS_SUM_TO_THE_ITERATIONS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void visitsSumToTheIterations(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.VISITS_SUM_TO_THE_ITERATIONS, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#MEANS_LIE_IN_THEIR_RANGE}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void meansLieInTheirRange(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.MEANS_LIE_IN_THEIR_RANGE, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#THE_CALLERS_STATE_IS_UNCHANGED}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void theCallersStateIsUnchanged(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.THE_CALLERS_STATE_IS_UNCHANGED, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#THE_SAME_SEED_GIVES_THE_SAME_RESULT}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void theSameSeedGivesTheSameResult(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.THE_SAME_SEED_GIVES_THE_SAME_RESULT, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#VISITS_ADD_UP_ALL_OVER_THE_TREE}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void visitsAddUpAllOverTheTree(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.VISITS_ADD_UP_ALL_OVER_THE_TREE, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#A_SPENT_BUDGET_GETS_AN_ANSWER}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void aSpentBudgetGetsAnAnswer(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.A_SPENT_BUDGET_GETS_AN_ANSWER, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#EVERY_LEGAL_MOVE_IS_TRIED}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void everyLegalMoveIsTried(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.EVERY_LEGAL_MOVE_IS_TRIED, choices, iterations);
    }

    /**
     * Checks {@link SearchRule#A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void aMoveThatEndsTheGameHasItsPayoff(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchRule.A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF, choices, iterations);
    }

    private void check(SearchRule rule, Choices choices, int iterations) {
        if (rule.isClaimed(unclaimed())) {
            rule.check(SearchSubject.of(this, choices, iterations), choices.moves(), search(), iterations);
        }
    }
}
