package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
import io.mcts.result.RootShare;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Workers that run by themselves, against the root-parallel search that has all of them in one call. */
class RootShareTest {

    private static final int WORKERS = 5;

    /** Everything that the root of a tree may keep, and everything that is drawn when it is made. */
    private static final Map<String, UnaryOperator<Mcts.Builder<TreeGame, Branch>>> SETTINGS = Map.of(
            "plain", builder -> builder,
            "squares", builder -> builder.selection(new Ucb1Tuned()),
            "amaf", builder -> builder.selection(Rave.of(1, 10)),
            "solver", builder -> builder.solver(),
            "outcomes", builder -> builder.backup(new ExpectationBackup()),
            "sorted", builder -> builder.selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.7))),
            "ties", builder -> builder.breakTiesAtRandom(),
            "priors",
                    builder -> builder.selection(new Puct(1, 0.25))
                            .prior((state, moves, scores) -> Arrays.fill(scores, 1.0 / moves.size()))
                            .rootNoise(new DirichletNoise(0.25, 0.3)),
            "ceiling", builder -> builder.memoryCeiling(WORKERS * 65_536));

    static List<String> settings() {
        return SETTINGS.keySet().stream().sorted().toList();
    }

    private static Mcts<TreeGame, Branch> mcts(String settings) {
        return SETTINGS.get(settings)
                .apply(Mcts.builder())
                .seed(3)
                .parallel(Parallel.root(Runnable::run, WORKERS))
                .build();
    }

    private static RootShare<Branch> share(Mcts<TreeGame, Branch> mcts, TreeGame game, int iterations, int worker) {
        return mcts.share(game, Budget.iterations(iterations), worker, sofar -> {});
    }

    private static List<RootShare<Branch>> shares(Mcts<TreeGame, Branch> mcts, TreeGame game, int iterations) {
        return IntStream.range(0, WORKERS)
                .mapToObj(worker -> share(mcts, game, iterations, worker))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("settings")
    void theResultIsThatOfOneMachineBitForBit(String settings) {
        Mcts<TreeGame, Branch> mcts = mcts(settings);
        for (TreeGame game : List.of(Games.gamble(), Games.chanceRoot(), lost(), deep())) {
            for (int iterations : List.of(0, 3, 1_003)) {
                SearchResult<Branch> local = mcts.search(game, Budget.iterations(iterations));
                SearchResult<Branch> merged = mcts.merged(
                        game, shares(mcts, game, iterations), local.effort().elapsed());
                assertThat(merged).as("%s, %d iterations", game, iterations).isEqualTo(local);
            }
        }
    }

    /** Each move loses; the second one puts it off for longest. */
    private static TreeGame lost() {
        return new TreeGame(
                2,
                choice(
                        0,
                        choice(1, end(0, 10)),
                        choice(1, choice(0, choice(1, end(0, 10)), choice(1, end(0, 10)))),
                        end(0, 10)));
    }

    private static TreeGame deep() {
        return new TreeGame(
                2,
                choice(
                        0,
                        choice(1, choice(0, end(3, 7), end(8, 2)), choice(0, end(5, 5), end(1, 9))),
                        choice(1, choice(0, end(6, 4), end(2, 8)), end(4, 6)),
                        choice(1, end(7, 3), choice(0, choice(1, end(9, 1), end(5, 5)), end(6, 4)))));
    }

    @Test
    void aSearchIsStoppedByWhatTheSharesSaySoFar() {
        Mcts<TreeGame, Branch> mcts = mcts("plain");
        List<RootShare<Branch>> sofar = new ArrayList<>();
        RootShare<Branch> share = mcts.share(deep(), Budget.iterations(1_000), 1, now -> sofar.add(now.get()));
        assertThat(sofar).hasSize(200); // the fifth part of the iterations
        assertThat(sofar.get(99).effort().iterations()).isEqualTo(100);
        assertThat(sofar.get(99).effort().stopReason()).isEqualTo(StopReason.RUNNING);
        SearchResult<Branch> part = mcts.merged(deep(), List.of(sofar.get(99), share), Duration.ofMillis(5));
        assertThat(part.effort().iterations()).isEqualTo(300);
        assertThat(part.moves().stream().mapToLong(move -> move.visits()).sum()).isEqualTo(300);
        assertThat(part.effort().elapsed()).isEqualTo(Duration.ofMillis(5));
        assertThat(part.effort().stopReason()).isEqualTo(StopReason.RUNNING);
    }

    @Test
    void theSharesOfAnotherSearchAreRefused() {
        Mcts<TreeGame, Branch> mcts = mcts("plain");
        RootShare<Branch> share = share(mcts, deep(), 100, 0);
        for (TreeGame other : List.of(Games.gamble(), Games.chanceRoot(), new TreeGame(2, choice(1, end(1, 1))))) {
            assertThatThrownBy(() -> mcts.merged(other, List.of(share), Duration.ZERO))
                    .as("%s", other)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> mcts("solver").merged(deep(), List.of(share), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("with the settings of this search");
        for (int left = 0; left < share.statistics().size(); left++) {
            RootShare<Branch> cut = new RootShare<>(share.statistics().subList(0, left), share.moves(), share.effort());
            assertThatThrownBy(() -> mcts.merged(deep(), List.of(cut), Duration.ZERO))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("numbers of its root");
        }
        assertThatThrownBy(() -> mcts.merged(deep(), List.of(), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs a share or more");
    }

    @Test
    void workersNeedASeedAndANumber() {
        Mcts<TreeGame, Branch> mcts = mcts("plain");
        assertThatThrownBy(() -> mcts.share(deep(), Budget.iterations(1), WORKERS, sofar -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 to 4, not 5");
        assertThatThrownBy(() ->
                        Mcts.<TreeGame, Branch>builder().build().share(deep(), Budget.iterations(1), 0, sofar -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seed");
    }

    private record Large(int index) implements Move {}

    /** Two choices among moves whose indices are too large for the table of moves, in an order that the state before gives. */
    private static final class LargeIndices implements GameState<LargeIndices, Large> {

        private static final int WIDTH = 12;

        private int played;
        private int value;

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return played % 2;
        }

        @Override
        public boolean isTerminal() {
            return played == 4;
        }

        @Override
        public List<Large> legalMoves() {
            return IntStream.range(0, isTerminal() ? 0 : WIDTH)
                    .mapToObj(i -> new Large(100_000 + (value * 31 + i * 7) % 5_000))
                    .distinct()
                    .toList();
        }

        @Override
        public void play(Large move) {
            value = (value * 17 + move.index * 29) & 0xFFFF;
            played++;
        }

        @Override
        public LargeIndices copy() {
            LargeIndices copy = new LargeIndices();
            copy.played = played;
            copy.value = value;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return player == 0 ? value % 201 / 100.0 - 1 : 1 - value % 201 / 100.0;
        }
    }

    /** After a recycling the numbers of such moves differ from tree to tree; what counts is the move. */
    @Test
    void sharesAreMergedByTheMoveUnderACeiling() {
        Mcts<LargeIndices, Large> mcts = Mcts.<LargeIndices, Large>builder()
                .seed(5)
                .memoryCeiling(WORKERS * 131_072)
                .parallel(Parallel.root(Runnable::run, WORKERS))
                .build();
        LargeIndices game = new LargeIndices();
        SearchResult<Large> local = mcts.search(game, Budget.iterations(40_000));
        assertThat(local.effort().recyclings()).isPositive();
        List<RootShare<Large>> shares = IntStream.range(0, WORKERS)
                .mapToObj(worker -> mcts.share(game, Budget.iterations(40_000), worker, sofar -> {}))
                .toList();
        assertThat(mcts.merged(game, shares, local.effort().elapsed())).isEqualTo(local);
    }
}
