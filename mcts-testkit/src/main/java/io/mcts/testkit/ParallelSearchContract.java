package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * What holds for every search by several threads, whatever its parts: with a tree for each ({@link io.mcts.control.Parallel#root}), in one
 * tree ({@link io.mcts.control.Parallel#tree}), and for several searches at once. Parts that are not safe to share show by it, though not at
 * every run. Implement it in a test class of your own, as {@link SearchContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ParallelSearchContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /** The number of positions in which a rule is checked. */
    int TRIES = 10;

    /** The most iterations of a search. */
    int MOST_ITERATIONS = 300;

    /**
     * The composition of the search.
     *
     * @return at each call a new builder with the parts to be checked, for one thread
     */
    Mcts.Builder<S, M> builder();

    /**
     * Checks {@link ParallelSearchRule#VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void visitsOfSeveralTreesSumToTheIterations(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void severalTreesGiveTheSameResultByTheSameSeed(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void visitsOfASharedTreeSumToTheIterations(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void searchesAtOnceFindWhatOneAloneFinds(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#NO_THREAD_IS_BUSY_AFTERWARDS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void noThreadIsBusyAfterwards(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.NO_THREAD_IS_BUSY_AFTERWARDS, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#A_CANCELLED_SEARCH_ANSWERS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void aCancelledSearchAnswers(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.A_CANCELLED_SEARCH_ANSWERS, choices, iterations);
    }

    /**
     * Checks {@link ParallelSearchRule#AN_INTERRUPTED_SEARCH_ANSWERS}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void anInterruptedSearchAnswers(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(ParallelSearchRule.AN_INTERRUPTED_SEARCH_ANSWERS, choices, iterations);
    }

    private void check(ParallelSearchRule rule, Choices choices, int iterations) {
        rule.check(
                SearchSubject.of(this, choices, iterations), choices.moves(), this::builder, unclaimed(), iterations);
    }
}
