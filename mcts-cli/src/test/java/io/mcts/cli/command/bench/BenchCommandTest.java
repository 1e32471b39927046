package io.mcts.cli.command.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.cli.command.CommandRun;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchCommandTest {

    private static final int CORES = Runtime.getRuntime().availableProcessors();

    /** The rows of a game: one thread, and all cores. */
    private static final int ROWS = CORES == 1 ? 1 : 2;

    @Test
    void printsTheJsonThatIsAgreedOn() {
        CommandRun run = CommandRun.of("bench", "tictactoe", "--iterations", "500", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1);
        JsonArray rows = JsonParser.parseString(run.out()).getAsJsonArray();
        assertThat(rows).hasSize(ROWS);
        for (int i = 0; i < ROWS; i++) {
            assertThat(rows.get(i).getAsJsonObject().get("threads").getAsInt()).isEqualTo(i == 0 ? 1 : CORES);
        }
        JsonObject row = rows.get(0).getAsJsonObject();
        assertThat(row.keySet())
                .containsExactly(
                        "game",
                        "threads",
                        "iterations",
                        "rolloutsPerSecond",
                        "iterationsPerSecond",
                        "bytesPerIteration");
        assertThat(row.get("game").getAsString()).isEqualTo("tictactoe");
        assertThat(row.get("threads").getAsInt()).isEqualTo(1);
        assertThat(row.get("iterations").getAsLong()).isEqualTo(500);
        assertThat(row.get("rolloutsPerSecond").getAsDouble()).isPositive();
        assertThat(row.get("iterationsPerSecond").getAsDouble()).isPositive();
        assertThat(row.get("bytesPerIteration").getAsDouble()).isPositive();
    }

    /** Those that the search reports of its tree, for Go with rollouts that fill no eyes. */
    @ParameterizedTest
    @CsvSource({"tictactoe, uct", "go:lines=5, 'uct,rollout=eyes'"})
    void bytesAreThoseOfTheTree(String name, String search) {
        Game<?, ?> game = Games.catalog().make(name);
        assertThat(game.plain()).isEqualTo(search);
        CommandRun run = CommandRun.of("bench", name, "--iterations", "200", "--json");
        JsonObject row =
                JsonParser.parseString(run.out()).getAsJsonArray().get(0).getAsJsonObject();
        assertThat(row.get("bytesPerIteration").getAsDouble()).isEqualTo(bytes(game) / 200.0);
    }

    private static <S extends GameState<S, M>, M extends Move> long bytes(Game<S, M> game) {
        S start = game.initial(Xoroshiro128PlusPlus.of(1));
        return Spec.parse(game.plain() + ",iterations=200,seed=1")
                .search(game, start)
                .effort()
                .bytes();
    }

    @Test
    void printsATable() {
        CommandRun run = CommandRun.of("bench", "connectfour:rows=9,columns=10", "einstein", "--iterations", "500");
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1 + 2 * ROWS);
        assertThat(run.outLines().get(0))
                .isEqualTo(
                        "game                           threads  / rollouts   / thread    rollouts/s  iterations/s  bytes/iteration");
        assertThat(run.outLines().get(1))
                .matches("connectfour:rows=9,columns=10 +1 +\\d+\\.\\d\\d +1\\.00 +[\\d,]+ +[\\d,]+ +\\d+\\.\\d")
                .hasSameSizeAs(run.outLines().get(0));
        assertThat(run.outLines().get(1 + ROWS))
                .startsWith("einstein  ")
                .hasSameSizeAs(run.outLines().get(0));
    }

    /** What is measured when an interrupt comes is told; a game not reached has no row. */
    @Test
    void measuresUntilItIsEnded() {
        List<Integer> asked = new ArrayList<>();
        List<Benchmark.Speed> speeds =
                Benchmark.run(Games.catalog(), List.of("tictactoe", "connectfour"), 100, done -> {
                    asked.add(done);
                    return done < 1;
                });
        assertThat(asked).containsExactly(0, 1);
        assertThat(speeds).extracting(Benchmark.Speed::game).containsExactly("tictactoe");
        assertThat(Benchmark.run(Games.catalog(), List.of("tictactoe"), 100, done -> false))
                .isEmpty();
        assertThat(Benchmark.measurements(2)).isEqualTo(7 * 2 * ROWS);
    }
}
