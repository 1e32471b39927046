package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules of a search whose tree is kept between moves, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum SearchTreeRule {
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

    private final @Nullable SearchClaim claim;
    private final String sentence;
    private final Check check;

    SearchTreeRule(@Nullable SearchClaim claim, String sentence, Check check) {
        this.claim = claim;
        this.sentence = sentence;
        this.check = check;
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return sentence;
    }

    /** Whether the rule holds for a search that does not claim some things. */
    boolean isClaimed(Set<SearchClaim> unclaimed) {
        return SearchClaim.holds(claim, unclaimed);
    }

    /** Checks the rule in one position, unless the game is over there. */
    <S extends GameState<S, M>, M extends Move> void check(
            GameUnderTest<S, M> game, List<Integer> choices, Mcts<S, M> search, int iterations) {
        Subject<S, M> subject = new Subject<>(game, sentence);
        try {
            subject.advance(choices);
            if (!subject.state().isTerminal()) {
                check.check(subject, search.withSeed(game.seed()), iterations);
            }
        } catch (Violation violation) {
            throw violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw subject.violation("no exception", thrown);
        }
    }

    /** How a rule is checked in a position. */
    @FunctionalInterface
    private interface Check {
        <S extends GameState<S, M>, M extends Move> void check(
                Subject<S, M> subject, Mcts<S, M> search, int iterations);
    }
}
