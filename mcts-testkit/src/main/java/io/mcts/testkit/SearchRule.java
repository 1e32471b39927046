package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.result.SearchResult;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules that every search keeps, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
enum SearchRule {
    /** {@link SearchResult#bestMove}. */
    BEST_MOVE_IS_LEGAL(null, "the best move, and every move of the result, is legal", SearchRules::bestMoveIsLegal),

    /** {@link SearchResult#moves}. */
    VISITS_SUM_TO_THE_ITERATIONS(
            null,
            "the visits of the root's moves sum to the iterations, as many as were asked for or, if the value is proven before, fewer",
            SearchRules::visitsSumToTheIterations),

    /** {@link io.mcts.result.MoveStatistics#mean}. */
    MEANS_LIE_IN_THEIR_RANGE(
            null, "values, means and standard errors lie in [0, 1]", SearchRules::meansLieInTheirRange),

    /** {@link Mcts#search}. */
    THE_CALLERS_STATE_IS_UNCHANGED(
            null, "a search leaves the caller's state as it is", SearchRules::theStateIsUnchanged),

    /** {@link Mcts#withSeed}. */
    THE_SAME_SEED_GIVES_THE_SAME_RESULT(
            SearchClaim.REPEATS_BY_SEED,
            "the same seed and number of iterations give the same result",
            SearchRules::theSameSeedGivesTheSameResult),

    /** {@link io.mcts.SearchTree#snapshot}. */
    VISITS_ADD_UP_ALL_OVER_THE_TREE(
            SearchClaim.KEEPS_A_TREE,
            "at every node of the tree the visits of the children sum to those of the node, and means lie in [0, 1]",
            SearchRules::visitsAddUpAllOverTheTree),

    /** {@link Mcts#search}. */
    A_SPENT_BUDGET_GETS_AN_ANSWER(
            null,
            "a search of no iteration, of one, cancelled or interrupted before it begins answers with a legal move",
            SearchRules::aSpentBudgetGetsAnAnswer),

    /** {@link SearchResult#moves}. */
    EVERY_LEGAL_MOVE_IS_TRIED(
            SearchClaim.TRIES_EVERY_MOVE,
            "where a player chooses, every legal move is tried once there are as many iterations",
            SearchRules::everyLegalMoveIsTried),

    /** {@link io.mcts.result.TreeNode#mean}. */
    A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF(
            null,
            "the mean of a move that ends the game is what it pays the player who chose it",
            SearchRules::aMoveThatEndsTheGameHasItsPayoff);

    private final Rule<Subject<?, ?>> rule;

    SearchRule(@Nullable SearchClaim claim, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(claim, States.SOME, sentence, Rule.unlessOver(check));
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
