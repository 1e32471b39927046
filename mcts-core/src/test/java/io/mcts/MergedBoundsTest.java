package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.Tablebase;
import io.mcts.result.Bounds;
import io.mcts.result.RootShare;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounds that several trees have proven, each in its own way. */
class MergedBoundsTest {

    private static final double THIRD = 1.0 / 3;
    private static final ExecutorService POOL = Executors.newFixedThreadPool(2);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** A table for each tree of a search, in their order. */
    private record OfTrees(List<Tablebase<TreeGame>> tables, AtomicInteger begun) implements Tablebase<TreeGame> {

        @Override
        public boolean lookUp(TreeGame state, double[] payoffs) {
            throw new AssertionError("the table of a tree is looked up");
        }

        @Override
        public Tablebase<TreeGame> from(TreeGame root) {
            return tables.get(begun.getAndIncrement());
        }
    }

    private static Tablebase<TreeGame> knowing(Position position, double... values) {
        return (state, payoffs) -> {
            System.arraycopy(values, 0, payoffs, 0, payoffs.length);
            return state.position() == position;
        };
    }

    private static Tablebase<TreeGame> nothing() {
        return (state, payoffs) -> false;
    }

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder().solver().seed(1);
    }

    /** The mean of 0, 0.1 and 0.9 is 1/3, or the next double, by the order of the rounding. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void boundsThatCrossByRoundingAreExact(int player) {
        Position thrown = chance(new double[] {THIRD, THIRD, THIRD}, end(0, 10), end(1, 9), end(9, 1));
        TreeGame game = new TreeGame(2, choice(player, thrown, player == 0 ? end(0, 10) : end(10, 0)));
        double plain = THIRD * 0 + THIRD * 1 + THIRD * 9;
        double other = Math.nextUp(plain);
        for (double sum : new double[] {plain, other, Math.nextDown(plain)}) {
            Tablebase<TreeGame> table = knowing(thrown, sum, 10 - sum);
            SearchResult<Branch> result = builder()
                    .tablebase(new OfTrees(List.of(nothing(), table), new AtomicInteger()))
                    .parallel(Parallel.root(POOL, 2))
                    .build()
                    .search(game, Budget.iterations(200));
            requireProven(result);

            Mcts<TreeGame, Branch> without =
                    builder().parallel(Parallel.root(POOL, 2)).build();
            Mcts<TreeGame, Branch> with = without.toBuilder().tablebase(table).build();
            List<RootShare<Branch>> shares = List.of(
                    without.share(game, Budget.iterations(200), 0, share -> {}),
                    with.share(game, Budget.iterations(200), 1, share -> {}));
            requireProven(without.merged(game, shares, Duration.ZERO));
        }
    }

    private static void requireProven(SearchResult<Branch> result) {
        Bounds bounds = result.bounds();
        assertThat(bounds.isExact()).isTrue();
        assertThat(bounds.lower()).isBetween(0.33, 0.67);
        assertThat(result.statistics(result.bestMove()).bounds()).isEqualTo(bounds);
        assertThat(result.statistics(result.bestMove()).mean()).isBetween(bounds.lower(), bounds.upper());
        assertThat(result.playerValues().get(0) + result.playerValues().get(1)).isCloseTo(1, within(1e-9));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
    }

    /** Tables of plain sums, which know a position in one tree and not in the other. */
    @Test
    void searchesWithTablesThatForgetEndWithAResult() {
        for (int game = 0; game < 300; game++) {
            AtomicInteger asked = new AtomicInteger();
            Tablebase<TreeGame> forgetting = (state, payoffs) -> {
                double[] exact = TreeGame.exactValues(state.position());
                System.arraycopy(exact, 0, payoffs, 0, payoffs.length);
                return asked.incrementAndGet() * 0x9E3779B9 < 0;
            };
            Mcts.Builder<TreeGame, Branch> builder =
                    builder().seed(game).tablebase(forgetting).parallel(Parallel.root(POOL, 3));
            SearchTree<TreeGame, Branch> tree = builder.build().tree(RandomGames.of(game));
            SearchResult<Branch> result = tree.search(Budget.iterations(100));
            assertThat(result.effort().stopReason() == StopReason.PROVEN)
                    .isEqualTo(result.bounds().isExact());
            tree.snapshot(100, 100);
        }
    }

    /** One tree knows the value of one move, the other that of the other. */
    @Test
    void treesThatProveTheRootTogetherHaveProvenIt() {
        Position first = large(6);
        Position second = large(6);
        TreeGame game = new TreeGame(2, choice(0, first, second));
        SearchResult<Branch> result = builder()
                .tablebase(new OfTrees(List.of(knowing(first, 7, 3), knowing(second, 4, 6)), new AtomicInteger()))
                .parallel(Parallel.root(POOL, 2))
                .build()
                .search(game, Budget.iterations(20));
        assertThat(result.bounds()).isEqualTo(new Bounds(0.7, 0.7));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(result.effort().iterations()).isEqualTo(20);
    }

    private static Position large(int depth) {
        return depth == 0 ? end(5, 5) : choice(depth % 2, large(depth - 1), large(depth - 1), large(depth - 1));
    }

    @Test
    void contradictionsAreNamed() {
        Position unknown = large(6);
        TreeGame game = new TreeGame(2, choice(0, unknown, end(0, 10)));
        Mcts<TreeGame, Branch> mcts = builder()
                .tablebase(new OfTrees(List.of(knowing(unknown, 10, 0), knowing(unknown, 3, 7)), new AtomicInteger()))
                .parallel(Parallel.root(POOL, 2))
                .build();
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(20)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("at least 1.0 and at most 0.3", "\nMaybe the game or its tablebase");
    }
}
