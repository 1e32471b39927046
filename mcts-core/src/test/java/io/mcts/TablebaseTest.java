package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.StepGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.Tablebase;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.selection.Puct;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Known results in every kind of search. */
class TablebaseTest {

    private static final int GAMES = 60;
    private static final double ROUNDING = 6 * 0x1p-24;
    private static final int PAYOFFS = 10;
    private static final ExecutorService POOL = Executors.newFixedThreadPool(2);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** Half of all positions. */
    private record Half(int salt) implements Tablebase<TreeGame> {

        @Override
        public boolean lookUp(TreeGame state, double[] payoffs) {
            assertThat(state.isTerminal()).isFalse();
            Arrays.fill(payoffs, Double.NaN); // which has no meaning unless it is known
            if (knows(state.position())) {
                double[] exact = TreeGame.exactValues(state.position());
                System.arraycopy(exact, 0, payoffs, 0, exact.length);
                return true;
            }
            return false;
        }

        boolean knows(Position position) {
            int hash = 31 * Arrays.hashCode(TreeGame.exactValues(position))
                    + position.children().size();
            return ((31 * hash + position.player()) ^ salt) * 0x9E3779B9 < 0;
        }
    }

    /** The value of random play, of positions that are not in the table, and of the root, which may need a prior. */
    private record Unknown(Half table, Position root) implements Evaluator<TreeGame> {

        @Override
        public void evaluate(TreeGame state, RandomGenerator random, double[] payoffs) {
            Position position = state.position();
            assertThat(state.isTerminal()).isFalse();
            assertThat(table.knows(position)).isEqualTo(position == root && table.knows(root));
            new RandomPlayValue().estimate(state, payoffs);
        }
    }

    /** The same with equal priors. */
    private record WithPriors(Unknown unknown) implements BatchEvaluator<TreeGame> {

        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                unknown.evaluate(states.get(i), random, payoffs[i]);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    private record Searched(Mcts.Builder<TreeGame, Branch> builder, Unknown unknown) {

        Searched one() {
            builder.evaluator(unknown);
            return this;
        }

        Searched batches(boolean givesPriors) {
            BatchEvaluator<TreeGame> evaluator = givesPriors ? new WithPriors(unknown) : new OneByOne<>(unknown);
            builder.batches(new LeafBatches<>(evaluator, 3, 1));
            return this;
        }
    }

    static Stream<Named<Consumer<Searched>>> ways() {
        return Stream.of(
                Named.of("plain", search -> search.one()),
                Named.of("graph", search -> search.one().builder.transpositions()),
                Named.of("two threads", search -> search.one().builder.parallel(Parallel.tree(POOL, 2))),
                Named.of(
                        "two threads in a graph",
                        search -> search.one()
                                .builder
                                .parallel(Parallel.tree(POOL, 2))
                                .transpositions()),
                Named.of("two trees", search -> search.one().builder.parallel(Parallel.root(POOL, 2))),
                Named.of(
                        "expansion at the third visit",
                        search -> search.one().builder.expansionThreshold(3)),
                Named.of("batches", search -> search.batches(false)),
                Named.of("priors", search -> search.batches(true).builder.selection(new Puct(1, 0.25))));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void proofsFromKnownResultsAreExact(Consumer<Searched> way) {
        for (int game = 0; game < GAMES; game++) {
            SearchResult<Branch> result = search(way, game, true, 20_000);
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            double[] exact = TreeGame.exactValues(RandomGames.of(game).position());
            for (int player = 0; player < exact.length; player++) {
                assertThat(result.playerValues().get(player)).isCloseTo(exact[player] / PAYOFFS, within(ROUNDING));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void withoutASolverTheMeanOfAKnownMoveIsExact(Consumer<Searched> way) {
        for (int game = 0; game < GAMES; game++) {
            search(way, game, false, 300);
        }
    }

    /** Searches a game, and looks at the known positions in the tree. */
    private static SearchResult<Branch> search(Consumer<Searched> way, int game, boolean isSolver, int iterations) {
        TreeGame state = RandomGames.of(game);
        Half table = new Half(game);
        Mcts.Builder<TreeGame, Branch> builder =
                Mcts.<TreeGame, Branch>builder().tablebase(table).seed(game);
        way.accept(new Searched(builder, new Unknown(table, state.position())));
        SearchTree<TreeGame, Branch> tree =
                (isSolver ? builder.solver() : builder).build().tree(state);
        SearchResult<Branch> result = tree.search(Budget.iterations(iterations));
        requireLeaves(tree.snapshot(10, 10), state.position(), table, true);
        return result;
    }

    /** Known positions are leaves of the tree, with the exact mean. */
    private static void requireLeaves(TreeNode<Branch> node, Position position, Half table, boolean isRoot) {
        if (!isRoot && !position.children().isEmpty() && table.knows(position)) {
            assertThat(node.children()).isEmpty();
            assertThat(node.visits() == 0 ? 0 : node.mean() - TreeGame.exactValues(position)[node.player()] / PAYOFFS)
                    .isCloseTo(0, within(1e-9));
        }
        for (TreeNode<Branch> child : node.children()) {
            requireLeaves(child, position.children().get(child.move().index()), table, false);
        }
    }

    @Test
    void gamesThatPayOnTheWayAreRefused() {
        Mcts<StepGame, Branch> mcts = Mcts.<StepGame, Branch>builder()
                .tablebase((state, payoffs) -> false)
                .build();
        StepGame paying = StepGame.random(Xoroshiro128PlusPlus.of(1), 1);
        assertThatThrownBy(() -> mcts.tree(paying)).hasMessageContaining("pay at the end alone");
    }
}
