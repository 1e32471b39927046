package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
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
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.selection.Puct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    private record WithPriors(Evaluator<TreeGame> evaluator) implements BatchEvaluator<TreeGame> {

        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                evaluator.evaluate(states.get(i), random, payoffs[i]);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    private record Searched(Mcts.Builder<TreeGame, Branch> builder, Evaluator<TreeGame> leafValue) {

        Searched one() {
            builder.evaluator(leafValue);
            return this;
        }

        Searched batches(boolean givesPriors) {
            BatchEvaluator<TreeGame> evaluator = givesPriors ? new WithPriors(leafValue) : new OneByOne<>(leafValue);
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

    /** A table for searches from positions of the first player alone. */
    private record OfFirst(Half table) implements Tablebase<TreeGame> {

        private static final Tablebase<TreeGame> NOTHING = (state, payoffs) -> false;

        @Override
        public boolean lookUp(TreeGame state, double[] payoffs) {
            return table.lookUp(state, payoffs);
        }

        @Override
        public Tablebase<TreeGame> from(TreeGame root) {
            return root.currentPlayer() == 0 ? this : NOTHING;
        }
    }

    /** Or what one table has proven would stay in a search without it, and known positions would keep their nodes. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aKeptTreeBeginsAnewWhereItsTableChanges(boolean isSolver) {
        int kept = 0;
        int begun = 0;
        for (int game = 0; game < GAMES; game++) {
            Half table = new Half(game);
            Mcts.Builder<TreeGame, Branch> builder = Mcts.<TreeGame, Branch>builder()
                    .tablebase(new OfFirst(table))
                    .evaluator(new HeuristicEvaluator<>(new RandomPlayValue()))
                    .seed(game);
            SearchTree<TreeGame, Branch> tree =
                    (isSolver ? builder.solver() : builder).build().tree(RandomGames.of(game));
            while (!tree.state().isTerminal()) {
                boolean hasTable = tree.state().currentPlayer() == 0;
                Branch move = tree.search(Budget.iterations(300)).bestMove();
                if (hasTable) {
                    requireLeaves(tree.snapshot(10, 10), tree.state().position(), table, true);
                }
                TreeNode<Branch> child = tree.snapshot(List.of(move), 0, 0);
                SearchTree<TreeGame, Branch> other = tree.after(move);
                tree.advance(move);
                if (!tree.state().isTerminal()) {
                    boolean isSame = hasTable == (tree.state().currentPlayer() == 0);
                    boolean hasNode = child.kind() == TreeNode.Kind.DECISION || child.kind() == TreeNode.Kind.CHANCE;
                    for (TreeNode<Branch> root : List.of(tree.snapshot(0, 0), other.snapshot(0, 0))) {
                        if (!isSame) {
                            assertThat(root.bounds()).isEqualTo(Bounds.UNKNOWN);
                            assertThat(root.visits()).isZero();
                            begun++;
                        } else if (hasNode) {
                            assertThat(root.visits()).isPositive();
                            kept++;
                        }
                    }
                }
            }
        }
        assertThat(kept).isPositive();
        assertThat(begun).isPositive();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aTableThatFailsIsNamedWithTheMoves(Consumer<Searched> way) {
        Tablebase<TreeGame> failing = named((state, payoffs) -> {
            throw new UnsupportedOperationException("no such file");
        });
        assertThatThrownBy(() -> searchWith(way, failing))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("no such file", "\nPlayed from the root", "then in a table");
        Tablebase<TreeGame> forgetting = named((state, payoffs) -> true);
        assertThatThrownBy(() -> searchWith(way, forgetting))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("the payoff of player 0 is NaN", "\nPlayed from the root", "then in a table");
    }

    private static Tablebase<TreeGame> named(Tablebase<TreeGame> table) {
        return new Tablebase<>() {
            @Override
            public boolean lookUp(TreeGame state, double[] payoffs) {
                return table.lookUp(state, payoffs);
            }

            @Override
            public String toString() {
                return "a table";
            }
        };
    }

    /** In each tree of the search once. */
    @ParameterizedTest
    @MethodSource("ways")
    void theTableForASearchIsAskedForAtItsBeginning(Consumer<Searched> way) {
        AtomicInteger asked = new AtomicInteger();
        Half half = new Half(1);
        searchWith(way, new Tablebase<>() {
            @Override
            public boolean lookUp(TreeGame state, double[] payoffs) {
                return half.lookUp(state, payoffs);
            }

            @Override
            public Tablebase<TreeGame> from(TreeGame root) {
                asked.incrementAndGet();
                return this;
            }
        });
        assertThat(asked.get()).isBetween(1, 2);
    }

    /** A cache that evicts entries knows a position at one moment and not at the next. */
    @ParameterizedTest
    @MethodSource("ways")
    void aTableWhoseAnswersChangeDoesNotBreakASearch(Consumer<Searched> way) {
        for (int game = 0; game < GAMES; game++) {
            AtomicInteger asked = new AtomicInteger();
            Tablebase<TreeGame> evicting = (state, payoffs) -> {
                Arrays.fill(payoffs, PAYOFFS / 2.0);
                return asked.incrementAndGet() * 0x9E3779B9 < 0;
            };
            TreeGame state = RandomGames.of(game);
            Mcts.Builder<TreeGame, Branch> builder =
                    Mcts.<TreeGame, Branch>builder().tablebase(evicting).seed(game);
            way.accept(new Searched(builder, new HeuristicEvaluator<>(new RandomPlayValue())));
            assertThat(builder.build()
                            .search(state, Budget.iterations(300))
                            .effort()
                            .iterations())
                    .isEqualTo(300);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionIsLookedUpOncePerIteration(boolean isInBatches) {
        for (int game = 0; game < GAMES; game++) {
            Half half = new Half(game);
            List<Position> asked = new ArrayList<>();
            Tablebase<TreeGame> recording = (state, payoffs) -> {
                asked.add(state.position());
                return half.lookUp(state, payoffs);
            };
            TreeGame state = RandomGames.of(game);
            Mcts.Builder<TreeGame, Branch> builder =
                    Mcts.<TreeGame, Branch>builder().tablebase(recording).seed(game);
            Unknown unknown = new Unknown(half, state.position());
            if (isInBatches) {
                builder.batches(new LeafBatches<>(new WithPriors(unknown), 1, 1))
                        .selection(new Puct(1, 0.25));
            } else {
                builder.evaluator(unknown);
            }
            builder.build().search(state, Budget.iterations(300), progress -> {
                assertThat(asked).doesNotHaveDuplicates();
                asked.clear();
            });
        }
    }

    private static void searchWith(Consumer<Searched> way, Tablebase<TreeGame> table) {
        TreeGame state = RandomGames.of(1);
        Mcts.Builder<TreeGame, Branch> builder =
                Mcts.<TreeGame, Branch>builder().tablebase(table).seed(1);
        way.accept(new Searched(builder, new Unknown(new Half(1), state.position())));
        builder.build().search(state, Budget.iterations(300));
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
