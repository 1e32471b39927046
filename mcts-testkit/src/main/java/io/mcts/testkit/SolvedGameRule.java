package io.mcts.testkit;

import io.mcts.testkit.GameTree.Branch;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The rules that a search keeps in games whose exact values are known, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
enum SolvedGameRule {
    /** {@link io.mcts.result.SearchResult#value}. */
    THE_VALUE_COMES_TO_THE_EXACT_VALUE(
            SearchClaim.COMES_TO_BEST_PLAY,
            50,
            "with iterations enough the value is that of best play, within the tolerance",
            SolvedGameRules::theValueComesToTheExactValue),

    /** {@link io.mcts.result.SearchResult#bestMove}. */
    THE_BEST_MOVE_IS_FOUND(
            SearchClaim.COMES_TO_BEST_PLAY,
            50,
            "with iterations enough the move is one of the best",
            SolvedGameRules::theBestMoveIsFound),

    /** {@link io.mcts.SearchTree#advance}. */
    THE_VALUE_IS_EXACT_AFTER_A_MOVE(
            SearchClaim.COMES_TO_BEST_PLAY,
            50,
            "in a tree that a move was played in, too, the value comes to that of best play",
            SolvedGameRules::theValueIsExactAfterAMove),

    /** {@link io.mcts.result.Bounds}. */
    BOUNDS_CONTAIN_THE_EXACT_VALUE(
            null,
            300,
            "what is proven of any node contains the value of best play",
            SolvedGameRules::boundsContainTheExactValue),

    /** {@link io.mcts.result.TreeNode#mean}. */
    MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW(
            SearchClaim.VALUES_LEAVES_BY_PLAY,
            300,
            "the mean of a move lies between the least and the greatest that its player can still get",
            SolvedGameRules::meansLieBetweenThePayoffsBelow),

    /** {@link io.mcts.evaluation.Evaluator} and {@link io.mcts.policy.Policy}. */
    LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS(
            SearchClaim.VALUES_LEAVES_BY_PLAY,
            20,
            "where nobody has a choice, a leaf is worth to each player, on average, what chance pays by its probabilities",
            SolvedGameRules::leavesAreWorthWhatChancePays);

    /** Of a search that sees nothing but its leaves. */
    private static final int FEW_ITERATIONS = 10;

    private static final int SOME_ITERATIONS = 400;

    private final Rule<Subject<GameTree, Branch>> rule;

    SolvedGameRule(@Nullable SearchClaim claim, int tries, String sentence, Consumer<Subject<GameTree, Branch>> check) {
        this.rule = new Rule<>(claim, tries, sentence, check);
    }

    /** The games that the rule is checked in. */
    RandomGameTrees games(SolvedGameContract contract) {
        return switch (this) {
            case THE_VALUE_COMES_TO_THE_EXACT_VALUE, THE_BEST_MOVE_IS_FOUND, THE_VALUE_IS_EXACT_AFTER_A_MOVE ->
                RandomGameTrees.clear();
            case BOUNDS_CONTAIN_THE_EXACT_VALUE, MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW -> contract.kind();
            case LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS ->
                contract.kind().withChance(1).withMoves(1, 2);
        };
    }

    /** Whether the rule holds after any number of iterations. */
    boolean isForAnyIterations() {
        return this == BOUNDS_CONTAIN_THE_EXACT_VALUE || this == MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW;
    }

    /** The search with the iterations that the rule needs. */
    SearchUnderTest<GameTree, Branch> search(SolvedGameContract contract, long seed, RandomGenerator random) {
        int iterations = switch (this) {
            case THE_VALUE_COMES_TO_THE_EXACT_VALUE, THE_BEST_MOVE_IS_FOUND, THE_VALUE_IS_EXACT_AFTER_A_MOVE ->
                contract.iterations();
            case BOUNDS_CONTAIN_THE_EXACT_VALUE, MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW ->
                1 + random.nextInt(SOME_ITERATIONS);
            case LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS -> FEW_ITERATIONS;
        };
        return SearchUnderTest.of(contract.search(), iterations, contract.tolerance(), seed);
    }

    Rule<Subject<GameTree, Branch>> rule() {
        return rule;
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
