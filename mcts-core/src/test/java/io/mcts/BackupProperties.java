package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.selection.Ucb1;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What either backup leaves in the tree of any game of two players whose payoffs sum to 10. */
class BackupProperties {

    private static final double[] EVALUATION = {3, 7};

    @Property(seed = "1", tries = 300, edgeCases = EdgeCasesMode.NONE)
    void everySumIsItsEvaluationsAndWhatCameFromBelow(
            @ForAll("games") Position position,
            @ForAll("backups") Backup backup,
            @ForAll @IntRange(min = 2, max = 4) int expansionThreshold) {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .backup(backup)
                .expansionThreshold(expansionThreshold)
                .evaluator((state, random, payoffs) -> System.arraycopy(EVALUATION, 0, payoffs, 0, 2))
                .seed(1)
                .build()
                .tree(new TreeGame(2, position));
        tree.search(Budget.iterations(1_000));
        TreeInvariants.check(tree, expansionThreshold);
        checkSums(tree.snapshot(10, 10), position, backup instanceof ExpectationBackup, expansionThreshold - 1);
    }

    private static void checkSums(TreeNode<Branch> node, Position position, boolean isExpectation, int visitsBefore) {
        for (TreeNode<Branch> edge : node.children()) {
            Position below = position.children().get(edge.move().index());
            double expected;
            if (below.children().isEmpty()) {
                expected = edge.visits() * below.payoffs()[edge.player()] / 10;
            } else if (edge.kind() == TreeNode.Kind.LEAF) {
                expected = edge.visits() * EVALUATION[edge.player()] / 10;
            } else {
                double fromBelow = isExpectation && edge.kind() == TreeNode.Kind.CHANCE
                        ? (edge.visits() - visitsBefore) * expectation(edge.children(), below.probabilities())
                        : total(edge.children(), edge.player());
                expected = visitsBefore * EVALUATION[edge.player()] / 10 + fromBelow;
                checkSums(edge, below, isExpectation, visitsBefore);
            }
            assertThat(sum(edge)).as("the sum of %s", edge).isCloseTo(expected, within(1e-8));
        }
    }

    /** The mean of the outcomes drawn, weighted by their probabilities. */
    private static double expectation(List<TreeNode<Branch>> outcomes, double[] probabilities) {
        double weight = 0;
        double sum = 0;
        for (TreeNode<Branch> outcome : outcomes) {
            if (outcome.visits() > 0) {
                weight += probabilities[outcome.move().index()];
                sum += probabilities[outcome.move().index()] * outcome.mean();
            }
        }
        return sum / weight;
    }

    /** What a player got over all visits of some edges; what he did not get, the other one did. */
    private static double total(List<TreeNode<Branch>> edges, int player) {
        return edges.stream()
                .mapToDouble(edge -> edge.player() == player ? sum(edge) : edge.visits() - sum(edge))
                .sum();
    }

    private static double sum(TreeNode<Branch> edge) {
        return edge.visits() * edge.mean();
    }

    /**
     * The games have whole values, so that moves are equal or differ by 0.1 or more.
     *
     * <p>UCB1 goes to a move that is worse by d about c^2 ln N / d^2 times, which costs c^2 ln N / (d N) of the mean: with c =
     * 0.7, N = 50,000 and d = 0.1 that is 0.0011 for each of at most two worse moves, at two levels below the move chosen. The
     * mean of a die with payoffs from 0 to 8 has beyond that a standard error of at most 0.4 / sqrt(N), four of which are 0.0072.
     */
    @Property(seed = "2", tries = 40, edgeCases = EdgeCasesMode.NONE)
    void theValueOfTheRootComesToTheExactValue(
            @ForAll("gamesOfWholeValues") Position position, @ForAll("backups") Backup backup) {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .backup(backup)
                .selection(Ucb1.of(0.7))
                .seed(1)
                .build()
                .tree(new TreeGame(2, position));
        SearchResult<Branch> result = tree.search(Budget.iterations(50_000));
        TreeInvariants.check(tree);
        double exploration = 2 * 2 * 0.0011;
        double chance = backup instanceof MeanBackup ? 0.0072 : 0;
        double exact = TreeGame.exactValues(position)[position.player()] / 10;
        assertThat(result.value()).isCloseTo(exact, within(exploration + chance));
    }

    @Provide
    Arbitrary<Backup> backups() {
        return Arbitraries.of(new MeanBackup(), new ExpectationBackup());
    }

    @Provide
    Arbitrary<Position> games() {
        return inner(4);
    }

    private static Arbitrary<Position> anyPosition(int depth) {
        Arbitrary<Position> end = Arbitraries.integers().between(0, 10).map(BackupProperties::end);
        return depth == 0 ? end : Arbitraries.oneOf(end, inner(depth), inner(depth));
    }

    private static Arbitrary<Position> inner(int depth) {
        return Arbitraries.oneOf(choices(anyPosition(depth - 1)), chances(anyPosition(depth - 1)));
    }

    @Provide
    Arbitrary<Position> gamesOfWholeValues() {
        // halves and quarters of 0, 4, and 8 are whole
        Arbitrary<Position> end = Arbitraries.integers().between(0, 10).map(BackupProperties::end);
        Arbitrary<Position> die = Combinators.combine(
                        Arbitraries.of(0.25, 0.5, 0.75), Arbitraries.of(0, 4, 8), Arbitraries.of(0, 4, 8))
                .as((probability, first, second) ->
                        TreeGame.chance(new double[] {probability, 1 - probability}, end(first), end(second)));
        return choices(choices(choices(Arbitraries.oneOf(end, die))));
    }

    private static Arbitrary<Position> choices(Arbitrary<Position> children) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 1),
                        children.list().ofMinSize(1).ofMaxSize(3))
                .as((player, positions) -> TreeGame.choice(player, positions.toArray(new Position[0])));
    }

    private static Arbitrary<Position> chances(Arbitrary<Position> children) {
        Arbitrary<double[]> probabilities = Arbitraries.of(
                new double[] {1}, new double[] {0.5, 0.5}, new double[] {0.9, 0.1}, new double[] {0.2, 0.5, 0.3});
        return probabilities.flatMap(given -> children.list()
                .ofSize(given.length)
                .map(positions -> TreeGame.chance(given, positions.toArray(new Position[0]))));
    }

    private static Position end(int payoff) {
        return TreeGame.end(payoff, 10 - payoff);
    }
}
