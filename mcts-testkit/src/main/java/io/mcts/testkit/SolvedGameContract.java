package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.GameTree.Branch;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Where a search leads in games whose exact values are known: implement it in a test class of your own to check that a part
 * you wrote, in a search, finds best play.
 *
 * <pre>{@code
 * class MySelectionFindsBestPlayProperties implements SolvedGameContract {
 *
 *     @Override
 *     public Mcts<GameTree, Branch> search() {
 *         return Mcts.<GameTree, Branch>builder().selection(new MySelection()).build();
 *     }
 * }
 * }</pre>
 *
 * <p>It is for parts that fit any game. jqwik makes up the games ({@link RandomGameTrees}), and when a rule is broken, smaller ones; the
 * {@link Violation} writes the game down, so that {@link GameTree#of(String)} makes it again.
 */
public interface SolvedGameContract {

    /** The number of games in which a rule is checked. */
    int TRIES = 50;

    /** The iterations of a search that sees nothing but its leaves. */
    int FEW_ITERATIONS = 10;

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<GameTree, Branch> search();

    /**
     * How many iterations a search has to find best play.
     *
     * @return 20,000 unless overridden
     */
    default int iterations() {
        return 20_000;
    }

    /**
     * How near the value of a search has to come to the exact one in the games of {@link RandomGameTrees#clear}.
     *
     * <p>UCB1 goes to a move that is worse by d about c<sup>2</sup> ln N / d<sup>2</sup> times, which costs c<sup>2</sup> ln N / (d
     * N) of the mean. With c = √2, N = 20,000 and d = 0.1, the least difference of these games, that is 0.0099 for each of at most two
     * worse moves, at two levels below the move chosen: 0.0396 at most. The mean of a die that pays 0.3 or 0.7 has a standard
     * error of 0.2 / √N at most, four of which are 0.0057.
     *
     * @return 0.05 unless overridden, half of the least difference between two moves
     */
    default double tolerance() {
        return 0.05;
    }

    /**
     * Of which kind the games are, apart from those in which best play has to be found.
     *
     * @return all kinds unless overridden; for a solver, {@link RandomGameTrees#withOpposedPlayers} of them
     */
    default RandomGameTrees kind() {
        return RandomGameTrees.any();
    }

    /**
     * What the search does not claim; the rules that rest on it are not checked.
     *
     * @return nothing unless overridden: everything is claimed
     */
    default Set<SearchClaim> unclaimed() {
        return Set.of();
    }

    /**
     * Games whose best moves stand out.
     *
     * @return what the properties on best play are given
     */
    @Provide
    default Arbitrary<GameTree> clearGames() {
        return GameTreeArbitrary.of(RandomGameTrees.clear());
    }

    /**
     * Games of all kinds.
     *
     * @return what the other properties are given
     */
    @Provide
    default Arbitrary<GameTree> games() {
        return GameTreeArbitrary.of(kind());
    }

    /**
     * Games of chance alone.
     *
     * @return what the property on leaves is given
     */
    @Provide
    default Arbitrary<GameTree> gamesOfChance() {
        return GameTreeArbitrary.of(kind().withChance(1).withMoves(1, 2));
    }

    /**
     * Checks {@link SolvedGameRule#THE_VALUE_COMES_TO_THE_EXACT_VALUE}.
     *
     * @param game the game
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    default void theValueComesToTheExactValue(@ForAll("clearGames") GameTree game) {
        check(SolvedGameRule.THE_VALUE_COMES_TO_THE_EXACT_VALUE, game);
    }

    /**
     * Checks {@link SolvedGameRule#THE_BEST_MOVE_IS_FOUND}.
     *
     * @param game the game
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    default void theBestMoveIsFound(@ForAll("clearGames") GameTree game) {
        check(SolvedGameRule.THE_BEST_MOVE_IS_FOUND, game);
    }

    /**
     * Checks {@link SolvedGameRule#THE_VALUE_IS_EXACT_AFTER_A_MOVE}.
     *
     * @param game the game
     */
    @Property(seed = GameStateContract.SEED, tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    default void theValueIsExactAfterAMove(@ForAll("clearGames") GameTree game) {
        check(SolvedGameRule.THE_VALUE_IS_EXACT_AFTER_A_MOVE, game);
    }

    /**
     * Checks {@link SolvedGameRule#BOUNDS_CONTAIN_THE_EXACT_VALUE}.
     *
     * @param game the game
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = 300, edgeCases = EdgeCasesMode.NONE)
    default void boundsContainTheExactValue(
            @ForAll("games") GameTree game, @ForAll @IntRange(min = 1, max = 400) int iterations) {
        check(SolvedGameRule.BOUNDS_CONTAIN_THE_EXACT_VALUE, game, iterations);
    }

    /**
     * Checks {@link SolvedGameRule#MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW}.
     *
     * @param game the game
     * @param iterations of the search
     */
    @Property(seed = GameStateContract.SEED, tries = 300, edgeCases = EdgeCasesMode.NONE)
    default void meansLieBetweenThePayoffsBelow(
            @ForAll("games") GameTree game, @ForAll @IntRange(min = 1, max = 400) int iterations) {
        check(SolvedGameRule.MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW, game, iterations);
    }

    /**
     * Checks {@link SolvedGameRule#LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS}.
     *
     * @param game the game
     */
    @Property(seed = GameStateContract.SEED, tries = 20, edgeCases = EdgeCasesMode.NONE)
    default void leavesAreWorthWhatChancePays(@ForAll("gamesOfChance") GameTree game) {
        check(SolvedGameRule.LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS, game, FEW_ITERATIONS);
    }

    private void check(SolvedGameRule rule, GameTree game) {
        check(rule, game, iterations());
    }

    private void check(SolvedGameRule rule, GameTree game, int iterations) {
        if (rule.isClaimed(unclaimed())) {
            rule.check(game, search(), iterations, tolerance());
        }
    }
}
