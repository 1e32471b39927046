package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.testkit.GameTree.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** How each {@link SolvedGameRule} is checked. */
final class SolvedGameRules {

    /** Sums over dice are rounded, and what is proven is kept in floats. */
    private static final double ROUNDING = 1e-6;

    /** So many more forced moves before a die than iterations, so that a search does not see the die itself. */
    private static final int FORCED_MOVES = 4;

    /** What part of the iterations is done before a move is played. */
    private static final int TENTH = 10;

    private static final int SHORT_SEARCHES = 400;

    /** A normal variate is so many standard deviations off once in 500 million times. */
    private static final double DEVIATIONS = 6;

    private SolvedGameRules() {}

    static void theValueComesToTheExactValue(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        SearchResult<Branch> result = search.search(subject.state(), Budget.iterations(demand.iterations()));
        requireValue(subject, subject.state(), result, demand.tolerance());
    }

    static void theBestMoveIsFound(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        GameTree game = subject.state();
        if (game.currentPlayer() == GameState.CHANCE) {
            return;
        }
        SearchResult<Branch> result = search.search(game, Budget.iterations(demand.iterations()));
        List<Branch> best = new ArrayList<>();
        double value = game.exactRewards().get(game.currentPlayer()).lower();
        for (Branch move : game.legalMoves()) {
            TreePosition after = game.position().children().get(move.index());
            if (game.exactRewards(after).get(game.currentPlayer()).upper() >= value - ROUNDING) {
                best.add(move);
            }
        }
        subject.require(
                best.contains(result.bestMove()),
                "one of " + best + ", worth " + value,
                result.bestMove() + " of " + RootMoves.of(result));
    }

    static void theValueIsExactAfterAMove(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        GameTree game = subject.state();
        for (Branch move : game.legalMoves()) {
            SearchTree<GameTree, Branch> tree = search.tree(game);
            tree.search(Budget.iterations(demand.iterations() / TENTH));
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                SearchResult<Branch> result = tree.search(Budget.iterations(demand.iterations()));
                requireValue(subject, tree.state(), result, demand.tolerance());
            }
        }
    }

    private static void requireValue(
            Subject<GameTree, Branch> subject, GameTree game, SearchResult<Branch> result, double tolerance) {
        Bounds exact = game.exactRewards().get(result.player());
        subject.require(
                result.value() >= exact.lower() - tolerance && result.value() <= exact.upper() + tolerance,
                "a value of player " + result.player() + " " + range(exact) + " within " + tolerance + " in "
                        + game.position(),
                result.value() + " by " + RootMoves.of(result));
    }

    static void boundsContainTheExactValue(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        SearchTree<GameTree, Branch> tree = search.tree(subject.state());
        tree.search(Budget.iterations(demand.iterations()));
        requireBounds(subject, subject.state().position(), tree.snapshot(Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    private static void requireBounds(Subject<GameTree, Branch> subject, TreePosition position, TreeNode<Branch> node) {
        Bounds exact = subject.state().exactRewards(position).get(node.player());
        subject.require(
                node.bounds().lower() <= exact.upper() + ROUNDING
                        && node.bounds().upper() >= exact.lower() - ROUNDING,
                "bounds that contain the value " + range(exact) + " of player " + node.player() + " in " + position,
                node.bounds());
        for (TreeNode<Branch> child : node.children()) {
            Branch move = child.move();
            if (move != null) {
                requireBounds(subject, position.children().get(move.index()), child);
            }
        }
    }

    static void meansLieBetweenThePayoffsBelow(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        SearchTree<GameTree, Branch> tree = search.tree(subject.state());
        tree.search(Budget.iterations(demand.iterations()));
        requireMeans(subject, subject.state().position(), tree.snapshot(Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    private static void requireMeans(Subject<GameTree, Branch> subject, TreePosition position, TreeNode<Branch> node) {
        for (TreeNode<Branch> child : node.children()) {
            Branch move = child.move();
            if (move != null && child.visits() > 0) {
                TreePosition below = position.children().get(move.index());
                double least = subject.state().reward(below.leastPayoff(child.player()));
                double greatest = subject.state().reward(below.greatestPayoff(child.player()));
                subject.require(
                        child.mean() >= least - ROUNDING && child.mean() <= greatest + ROUNDING,
                        "a mean of player " + child.player() + " from " + least + " to " + greatest + " in " + below,
                        child.mean());
                requireMeans(subject, below, child);
            }
        }
    }

    /**
     * Moves without a choice lead to the game, in which nobody has a choice either; the searches are so short that
     * only its leaves are valued. The mean of all leaves has a standard error of s / √n, where s is the standard deviation of what
     * the game pays.
     */
    static void leavesAreWorthWhatChancePays(Subject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> demand = subject.search();
        Mcts<GameTree, Branch> search = demand.alone();
        GameTree dice = subject.state();
        TreePosition position = dice.position();
        int forced = FORCED_MOVES * demand.iterations();
        for (int i = 0; i < forced; i++) {
            position = TreePosition.choice(i % dice.playerCount(), position);
        }
        GameTree game = dice.at(position);
        double[] sums = new double[dice.playerCount()];
        for (int i = 0; i < SHORT_SEARCHES; i++) {
            SearchResult<Branch> result = search.withSeed(i).search(game, Budget.iterations(demand.iterations()));
            for (int player = 0; player < sums.length; player++) {
                sums[player] += result.playerValues().get(player);
            }
        }
        for (int player = 0; player < sums.length; player++) {
            int of = player;
            double exact = dice.randomPlayRewards().get(player);
            double square = mean(dice.position(), end -> Math.pow(dice.reward(end.payoff(of)), 2));
            double deviation = Math.sqrt(Math.max(0, square - exact * exact));
            double tolerance = DEVIATIONS * deviation / Math.sqrt(SHORT_SEARCHES * demand.iterations()) + ROUNDING;
            double mean = sums[player] / SHORT_SEARCHES;
            subject.require(
                    Math.abs(mean - exact) <= tolerance,
                    exact + " on average for player " + player + " within " + tolerance + ", after " + forced
                            + " forced moves",
                    mean);
        }
    }

    /** What ends are worth on average. */
    private static double mean(TreePosition position, ToDoubleFunction<TreePosition> worth) {
        return position.isEnd()
                ? worth.applyAsDouble(position)
                : IntStream.range(0, position.children().size())
                        .mapToDouble(i ->
                                position.share(i) * mean(position.children().get(i), worth))
                        .sum();
    }

    private static String range(Bounds exact) {
        return exact.upper() - exact.lower() < ROUNDING
                ? "of " + exact.lower()
                : "from " + exact.lower() + " to " + exact.upper();
    }
}
