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
import org.junit.jupiter.params.provider.ValueSource;

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

    private static RootShare share(Mcts<TreeGame, Branch> mcts, TreeGame game, int iterations, int worker) {
        return RootShare.parse(mcts.share(game, Budget.iterations(iterations), worker, sofar -> {})
                .text());
    }

    private static List<RootShare> shares(Mcts<TreeGame, Branch> mcts, TreeGame game, int iterations) {
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
        List<RootShare> sofar = new ArrayList<>();
        RootShare share = mcts.share(deep(), Budget.iterations(1_000), 1, now -> sofar.add(now.get()));
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
        RootShare share = share(mcts, deep(), 100, 0);
        for (TreeGame other : List.of(Games.gamble(), Games.chanceRoot(), new TreeGame(2, choice(1, end(1, 1))))) {
            assertThatThrownBy(() -> mcts.merged(other, List.of(share), Duration.ZERO))
                    .as("%s", other)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> mcts("solver").merged(deep(), List.of(share), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("words");
        assertThatThrownBy(() -> mcts.merged(deep(), List.of(), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs a share or more");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "||||", "a|b", "1|1|1|1,2|TIME", "1|1;x|1|1,2,3,4,5,6,7,8|TIME", "1|1|1|1,2,3,4,5,6,7,8|LATE"
            })
    void whatIsNoShareIsRefused(String text) {
        assertThatThrownBy(() -> RootShare.parse(text)).isInstanceOf(IllegalArgumentException.class);
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
}
