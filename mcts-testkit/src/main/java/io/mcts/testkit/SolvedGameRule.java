package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.GameTree.Branch;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules that a search keeps in games whose exact values are known, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum SolvedGameRule {
    /** {@link io.mcts.result.SearchResult#value}. */
    THE_VALUE_COMES_TO_THE_EXACT_VALUE(
            SearchClaim.COMES_TO_BEST_PLAY,
            "with iterations enough the value is that of best play, within the tolerance",
            SolvedGameRules::theValueComesToTheExactValue),

    /** {@link io.mcts.result.SearchResult#bestMove}. */
    THE_BEST_MOVE_IS_FOUND(
            SearchClaim.COMES_TO_BEST_PLAY,
            "with iterations enough the move is one of the best",
            SolvedGameRules::theBestMoveIsFound),

    /** {@link io.mcts.SearchTree#advance}. */
    THE_VALUE_IS_EXACT_AFTER_A_MOVE(
            SearchClaim.COMES_TO_BEST_PLAY,
            "in a tree that a move was played in, too, the value comes to that of best play",
            SolvedGameRules::theValueIsExactAfterAMove),

    /** {@link io.mcts.result.Bounds}. */
    BOUNDS_CONTAIN_THE_EXACT_VALUE(
            null,
            "what is proven of any node contains the value of best play",
            SolvedGameRules::boundsContainTheExactValue),

    /** {@link io.mcts.result.TreeNode#mean}. */
    MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW(
            SearchClaim.VALUES_LEAVES_BY_PLAY,
            "the mean of a move lies between the least and the greatest that its player can still get",
            SolvedGameRules::meansLieBetweenThePayoffsBelow),

    /** {@link io.mcts.evaluation.Evaluator} and {@link io.mcts.policy.Policy}. */
    LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS(
            SearchClaim.VALUES_LEAVES_BY_PLAY,
            "where nobody has a choice, a leaf is worth to each player, on average, what chance pays by its probabilities",
            SolvedGameRules::leavesAreWorthWhatChancePays);

    private final @Nullable SearchClaim claim;
    private final String sentence;
    private final Check check;

    SolvedGameRule(@Nullable SearchClaim claim, String sentence, Check check) {
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

    /**
     * Checks the rule in a game.
     *
     * @param iterations of the search
     * @param tolerance of its value
     */
    void check(GameTree game, Mcts<GameTree, Branch> search, int iterations, double tolerance) {
        Subject<GameTree, Branch> subject =
                new Subject<>(SearchSubject.of(game, ", " + iterations + " iterations"), sentence);
        try {
            check.check(
                    subject,
                    search.withSeed(Long.parseLong(GameStateContract.SEED)),
                    new Demand(iterations, tolerance));
        } catch (Violation violation) {
            throw violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw subject.violation("no exception", thrown);
        }
    }

    /**
     * What is demanded.
     *
     * @param iterations with so many iterations
     * @param tolerance the value is so near
     */
    record Demand(int iterations, double tolerance) {}

    /** How a rule is checked in a game. */
    @FunctionalInterface
    private interface Check {
        void check(Subject<GameTree, Branch> subject, Mcts<GameTree, Branch> search, Demand demand);
    }
}
