package io.mcts.examples.command;

import io.mcts.examples.bench.Benchmark;
import io.mcts.examples.bench.Speed;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the speed of games and of their search on this machine. */
@Command(
        name = "bench",
        description = {
            "Measures rollouts and iterations a second on this machine.",
            "The search is plain UCT, on one thread and on all cores, root-parallel. First come ratios: iterations to",
            "rollouts, and to the iterations of one thread."
        },
        customSynopsis = "mcts bench [GAME ...] [--iterations N] [--json]",
        sortOptions = false)
final class BenchCommand implements Runnable {

    private final Catalog<Game<?, ?>> games;
    private final PrintWriter out;

    @Parameters(paramLabel = "GAME", arity = "0..*", description = "The games, with their options; all unless given.")
    private List<String> gameNames = List.of();

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "The iterations of each search; 1000000 unless given.")
    private long iterations;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a table.")
    private boolean isJson;

    BenchCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.games = games;
        this.out = terminal.out();
    }

    @Override
    public void run() {
        if (iterations < 1) {
            throw new UsageException("--iterations is 1 or more, not " + iterations);
        }
        List<String> names =
                gameNames.isEmpty() ? games.entries().stream().map(Entry::name).toList() : gameNames;
        List<Speed> speeds = Benchmark.run(games, names, iterations);
        if (isJson) {
            out.print(JsonLine.of(speeds));
        } else {
            printTable(speeds);
        }
    }

    /** The ratios come first: they say more than figures of one machine. */
    private void printTable(List<Speed> speeds) {
        int width =
                speeds.stream().mapToInt(speed -> speed.game().length()).max().orElse(0);
        String columns = "%-" + Math.max(width, "game".length()) + "s  %7s  %10s  %9s  %12s  %12s  %15s%n";
        out.printf(
                Locale.ROOT,
                columns,
                "game",
                "threads",
                "/ rollouts",
                "/ thread",
                "rollouts/s",
                "iterations/s",
                "bytes/iteration");
        Speed single = speeds.get(0);
        for (Speed speed : speeds) {
            single = speed.threads() == 1 ? speed : single;
            out.printf(
                    Locale.ROOT,
                    columns,
                    speed.game(),
                    speed.threads(),
                    String.format(Locale.ROOT, "%.2f", speed.ratio()),
                    String.format(Locale.ROOT, "%.2f", speed.iterationsPerSecond() / single.iterationsPerSecond()),
                    String.format(Locale.ROOT, "%,.0f", speed.rolloutsPerSecond()),
                    String.format(Locale.ROOT, "%,.0f", speed.iterationsPerSecond()),
                    String.format(Locale.ROOT, "%.1f", speed.bytesPerIteration()));
        }
    }
}
