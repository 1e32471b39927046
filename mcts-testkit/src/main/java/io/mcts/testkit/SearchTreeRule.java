package io.mcts.testkit;

import io.mcts.SearchTree;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules of a search whose tree is kept between moves, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
enum SearchTreeRule {
    /** {@link SearchTree#search}. */
    SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE(
            SearchClaim.GOES_ON_WHERE_IT_STOPPED,
            "two searches in a tree, one after the other, find what one of as many iterations finds",
            SearchTreeRules::searchingInStepsIsSearchingAtOnce),

    /** {@link SearchTree#state}. */
    THE_STATE_IS_THAT_AFTER_THE_MOVE(
            null,
            "after a move is played in a tree, its state is that after the move",
            SearchTreeRules::theStateIsThatAfterTheMove),

    /** {@link SearchTree#advance}. */
    WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT(
            SearchClaim.KEEPS_A_TREE,
            "after a move is played in a tree, visits and means below it are as before",
            SearchTreeRules::whatIsKnownBelowTheMoveIsKept),

    /** {@link SearchTree#search}. */
    VISITS_ARE_ADDED_TO_THOSE_KEPT(
            null,
            "the visits of the root's moves are those kept and those of the search that goes on",
            SearchTreeRules::visitsAreAddedToThoseKept),

    /** {@link SearchTree#search}. */
    EVERY_ANSWER_OF_A_GAME_IS_LEGAL(
            null,
            "in a tree that is kept through a game, every answer is legal",
            SearchTreeRules::everyAnswerOfAGameIsLegal);

    private static final int TRIES = 30;

    private final Rule<Subject<?, ?>> rule;

    SearchTreeRule(@Nullable SearchClaim claim, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(claim, TRIES, sentence, Rule.unlessOver(check));
    }

    Rule<Subject<?, ?>> rule() {
        return rule;
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
