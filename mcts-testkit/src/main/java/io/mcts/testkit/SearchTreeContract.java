package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * What holds for every search whose tree is kept while a game goes on ({@link io.mcts.SearchTree}), whatever its parts: implement
 * it in a test class of your own, as {@link SearchContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SearchTreeContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /** The number of positions in which a rule is checked. */
    int TRIES = 30;

    /** The most iterations of a search. */
    int MOST_ITERATIONS = 300;

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<S, M> search();

    /**
     * Checks {@link SearchTreeRule#SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void searchingInStepsIsSearchingAtOnce(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchTreeRule.SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE, choices, iterations);
    }

    /**
     * Checks {@link SearchTreeRule#THE_STATE_IS_THAT_AFTER_THE_MOVE}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void theStateIsThatAfterTheMove(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchTreeRule.THE_STATE_IS_THAT_AFTER_THE_MOVE, choices, iterations);
    }

    /**
     * Checks {@link SearchTreeRule#WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void whatIsKnownBelowTheMoveIsKept(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchTreeRule.WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT, choices, iterations);
    }

    /**
     * Checks {@link SearchTreeRule#VISITS_ARE_ADDED_TO_THOSE_KEPT}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void visitsAreAddedToThoseKept(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchTreeRule.VISITS_ARE_ADDED_TO_THOSE_KEPT, choices, iterations);
    }

    /**
     * Checks {@link SearchTreeRule#EVERY_ANSWER_OF_A_GAME_IS_LEGAL}.
     *
     * @param choices the way to a position
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES)
    default void everyAnswerOfAGameIsLegal(
            @ForAll("choices") Choices choices, @ForAll @IntRange(max = MOST_ITERATIONS) int iterations) {
        check(SearchTreeRule.EVERY_ANSWER_OF_A_GAME_IS_LEGAL, choices, iterations);
    }

    private void check(SearchTreeRule rule, Choices choices, int iterations) {
        if (rule.isClaimed(unclaimed())) {
            rule.check(SearchSubject.of(this, choices, iterations), choices.moves(), search(), iterations);
        }
    }
}
