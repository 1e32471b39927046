package io.mcts.testkit.parts;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.facts.TreePosition;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules that a search keeps in games whose exact values are known. */
public final class SolvedGameRules {

    public static final Check<GameSubject<GameTree, Branch>> THE_VALUE_COMES_TO_THE_EXACT_VALUE = rule(
                    50, "THE_VALUE_COMES_TO_THE_EXACT_VALUE", SolvedGameRules::theValueComesToTheExactValue)
            .stating("with iterations enough the value is that of best play, within the tolerance")
            .claiming(OptionalRule.COMES_TO_BEST_PLAY);
    public static final Check<GameSubject<GameTree, Branch>> THE_BEST_MOVE_IS_FOUND = rule(
                    50, "THE_BEST_MOVE_IS_FOUND", SolvedGameRules::theBestMoveIsFound)
            .stating("with iterations enough the move is one of the best")
            .claiming(OptionalRule.COMES_TO_BEST_PLAY);
    public static final Check<GameSubject<GameTree, Branch>> THE_VALUE_IS_EXACT_AFTER_A_MOVE = rule(
                    50, "THE_VALUE_IS_EXACT_AFTER_A_MOVE", SolvedGameRules::theValueIsExactAfterAMove)
            .stating("in a tree that a move was played in, too, the value comes to that of best play")
            .claiming(OptionalRule.COMES_TO_BEST_PLAY);
    public static final Check<GameSubject<GameTree, Branch>> BOUNDS_CONTAIN_THE_EXACT_VALUE = rule(
                    300, "BOUNDS_CONTAIN_THE_EXACT_VALUE", SolvedGameRules::boundsContainTheExactValue)
            .stating("what is proven of any node contains the value of best play");
    public static final Check<GameSubject<GameTree, Branch>> MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW = rule(
                    300, "MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW", SolvedGameRules::meansLieBetweenThePayoffsBelow)
            .stating("the mean of a move lies between the least and the greatest that its player can still get");
    public static final Check<GameSubject<GameTree, Branch>> LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS = rule(
                    20, "LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS", SolvedGameRules::leavesAreWorthWhatChancePays)
            .stating(
                    "where nobody has a choice, a leaf is worth to each player, on average, what chance pays by its probabilities");

    /** Those of games whose best moves stand out, with as many iterations as best play needs. */
    public static final List<Check<GameSubject<GameTree, Branch>>> OF_BEST_PLAY =
            List.of(THE_VALUE_COMES_TO_THE_EXACT_VALUE, THE_BEST_MOVE_IS_FOUND, THE_VALUE_IS_EXACT_AFTER_A_MOVE);

    /** Those of any game, after any number of iterations. */
    public static final List<Check<GameSubject<GameTree, Branch>>> OF_ANY_ITERATIONS =
            List.of(BOUNDS_CONTAIN_THE_EXACT_VALUE, MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW);

    /**
     * How near the value of a search has to come to the exact one in the games of {@code RandomGameTrees.clear}.
     *
     * <p>UCB1 goes to a move that is worse by d about c<sup>2</sup> ln N / d<sup>2</sup> times, which costs c<sup>2</sup> ln N / (d
     * N) of the mean. With c = √2, N = 20,000 and d = 0.1, the least difference of these games, that is 0.0099 for each of at most two
     * worse moves, at two levels below the move chosen: 0.0396 at most. The mean of a die that pays 0.3 or 0.7 has a standard
     * error of 0.2 / √N at most, four of which are 0.0057.
     */
    private static final double TOLERANCE = 0.05;

    /** Sums over dice are rounded, and what is proven is kept in floats. */
    private static final double ROUNDING = 1e-6;

    /** So many more forced moves before a die than iterations, so that a search does not see the die itself. */
    private static final int FORCED_MOVES = 4;

    /** What part of the iterations is done before a move is played. */
    private static final int TENTH = 10;

    private static final int SHORT_SEARCHES = 400;

    /** A normal variate is so many standard deviations off once in 500 million times. */
    private static final double DEVIATIONS = 6;

    private static Check<GameSubject<GameTree, Branch>> rule(
            int tries, String name, Consumer<GameSubject<GameTree, Branch>> body) {
        return Check.rule(tries, name, body);
    }

    private SolvedGameRules() {}

    private static void theValueComesToTheExactValue(GameSubject<GameTree, Branch> subject) {
        requireValue(subject, subject.state(), subject.search().result(subject.state()));
    }

    private static void theBestMoveIsFound(GameSubject<GameTree, Branch> subject) {
        if (!subject.isTurn()) {
            return;
        }
        GameTree game = subject.state();
        SearchResult<Branch> result = subject.search().result(game);
        double value = game.exactRewards().get(game.currentPlayer()).lower();
        List<Branch> best = game.legalMoves().stream()
                .filter(move -> exact(game, after(game.position(), move), game.currentPlayer())
                                .upper()
                        >= value - ROUNDING)
                .toList();
        subject.require(
                best.contains(result.bestMove()),
                "one of " + best + ", worth " + value,
                result.bestMove() + " of " + SearchRules.moves(result));
    }

    private static void theValueIsExactAfterAMove(GameSubject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> search = subject.search();
        for (Branch move : subject.legalMoves()) {
            SearchTree<GameTree, Branch> tree =
                    search.withIterations(search.iterations() / TENTH).tree(subject.state());
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                requireValue(subject, tree.state(), tree.search(search.budget()));
            }
        }
    }

    private static void requireValue(
            GameSubject<GameTree, Branch> subject, GameTree game, SearchResult<Branch> result) {
        Bounds exact = game.exactRewards().get(result.player());
        subject.require(
                result.value() >= exact.lower() - TOLERANCE && result.value() <= exact.upper() + TOLERANCE,
                "a value of player " + result.player() + " " + range(exact) + " within " + TOLERANCE + " in "
                        + game.position(),
                result.value() + " by " + SearchRules.moves(result));
    }

    private static void boundsContainTheExactValue(GameSubject<GameTree, Branch> subject) {
        GameTree game = subject.state();
        forEachNode(game.position(), root(subject), (position, node) -> {
            Bounds exact = exact(game, position, node.player());
            subject.require(
                    node.bounds().lower() <= exact.upper() + ROUNDING
                            && node.bounds().upper() >= exact.lower() - ROUNDING,
                    "bounds that contain the value " + range(exact) + " of player " + node.player() + " in " + position,
                    node.bounds());
        });
    }

    private static void meansLieBetweenThePayoffsBelow(GameSubject<GameTree, Branch> subject) {
        GameTree game = subject.state();
        forEachNode(game.position(), root(subject), (position, node) -> {
            if (node.move() != null && node.visits() > 0) {
                DoubleSummaryStatistics ends = ends(position)
                        .mapToDouble(end -> game.reward(end.payoff(node.player())))
                        .summaryStatistics();
                String words = "a mean of player " + node.player() + " from " + ends.getMin() + " to " + ends.getMax()
                        + " in " + position;
                subject.requireBetween(ends.getMin() - ROUNDING, ends.getMax() + ROUNDING, node.mean(), words);
            }
        });
    }

    private static TreeNode<Branch> root(GameSubject<GameTree, Branch> subject) {
        return SearchUnderTest.snapshot(subject.search().tree(subject.state()));
    }

    /** Hands over a node, with its position, and all below it. */
    private static void forEachNode(
            TreePosition position, TreeNode<Branch> node, BiConsumer<TreePosition, TreeNode<Branch>> check) {
        check.accept(position, node);
        for (TreeNode<Branch> child : node.children()) {
            forEachNode(after(position, Objects.requireNonNull(child.move())), child, check);
        }
    }

    private static TreePosition after(TreePosition position, Branch move) {
        return position.children().get(move.index());
    }

    private static Bounds exact(GameTree game, TreePosition position, int player) {
        return game.exactRewards(position).get(player);
    }

    private static Stream<TreePosition> ends(TreePosition position) {
        return position.isEnd()
                ? Stream.of(position)
                : position.children().stream().flatMap(SolvedGameRules::ends);
    }

    /**
     * Moves without a choice lead to the game, in which nobody has a choice either; the searches are so short that
     * only its leaves are valued. The mean of all leaves has a standard error of s / √n, where s is the standard deviation of what
     * the game pays.
     */
    private static void leavesAreWorthWhatChancePays(GameSubject<GameTree, Branch> subject) {
        SearchUnderTest<GameTree, Branch> search = subject.search();
        Mcts<GameTree, Branch> mcts = search.alone();
        GameTree dice = subject.state();
        TreePosition position = dice.position();
        int forced = FORCED_MOVES * search.iterations();
        for (int i = 0; i < forced; i++) {
            position = TreePosition.choice(i % dice.playerCount(), position);
        }
        GameTree game = dice.at(position);
        double[] sums = new double[dice.playerCount()];
        for (int i = 0; i < SHORT_SEARCHES; i++) {
            SearchResult<Branch> result = mcts.withSeed(i).search(game, search.budget());
            for (int player = 0; player < sums.length; player++) {
                sums[player] += result.playerValues().get(player);
            }
        }
        for (int player = 0; player < sums.length; player++) {
            int of = player;
            double exact = dice.randomPlayRewards().get(player);
            double square = mean(dice.position(), end -> Math.pow(dice.reward(end.payoff(of)), 2));
            double deviation = Math.sqrt(Math.max(0, square - exact * exact));
            double tolerance = DEVIATIONS * deviation / Math.sqrt(SHORT_SEARCHES * search.iterations()) + ROUNDING;
            String words = exact + " on average for player " + player + " within " + tolerance + ", after " + forced
                    + " forced moves";
            subject.requireNear(exact, sums[player] / SHORT_SEARCHES, tolerance, words);
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
