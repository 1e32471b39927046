package io.mcts.cli.command.bench;

import io.mcts.cli.command.bench.Benchmark.Speed;
import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.json.Json;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.spec.catalog.Entry;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the speed of games and of their search on this machine. */
@Command(
        name = "bench",
        description = {
            "Measures rollouts and iterations per second on this machine.",
            "The search is plain UCT (for Go with rollouts that fill no eyes) or, where players do not see everything, information-set search after a "
                    + "random deal for 0.3 seconds at most, on one thread and on all cores, root-parallel. First come "
                    + "ratios: iterations to rollouts, and to the iterations of one thread."
        },
        customSynopsis = "mcts bench [GAME ...] [--iterations N] [--json]",
        sortOptions = false)
public final class BenchCommand extends AbstractCommand {

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            completionCandidates = AbstractGameCommand.Names.class,
            description = "The games, with their options; all by default.")
    private List<String> gameNames = List.of();

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "The iterations of each search; 1000000 by default, fewer where 5 s of rollouts are fewer.")
    private long iterations;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a table.")
    private boolean isJson;

    @Override
    public void run() {
        if (iterations < 1) {
            throw new IllegalArgumentException("--iterations is 1 or more, not " + iterations);
        }
        List<String> names = gameNames.isEmpty()
                ? allGames().entries().stream().map(Entry::name).toList()
                : gameNames;
        int measurements = Benchmark.measurements(names.size());
        try (Interruption interruption = new Interruption(terminal())) {
            List<Speed> speeds = measured(names, measurements, interruption);
            if (interruption.isInterrupted()) {
                warn("interrupted; these are the figures so far");
            }
            print(isJson ? Json.line(speeds) : table(speeds));
        }
    }

    private List<Speed> measured(List<String> names, int measurements, Interruption interruption) {
        try (ProgressBar bar = new ProgressBar(terminal(), measurements, 0)) {
            return Benchmark.run(allGames(), names, iterations, done -> {
                bar.show(done, () -> done + " of " + measurements + " measurements");
                return !interruption.isInterrupted();
            });
        }
    }

    /** Ratios come first: they depend less on the machine. */
    private static String table(List<Speed> speeds) {
        int width =
                speeds.stream().mapToInt(speed -> speed.game().length()).max().orElse(0);
        String game = "%-" + Math.max(width, "game".length()) + "s";
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                game + "  threads  / rollouts   / thread    rollouts/s  iterations/s  bytes/iteration%n",
                "game"));
        @Nullable Speed single = null;
        for (Speed speed : speeds) {
            single = single == null || speed.threads() == 1 ? speed : single;
            table.append(String.format(
                    Locale.ROOT,
                    game + "  %7d  %10.2f  %9.2f  %,12.0f  %,12.0f  %15.1f%n",
                    speed.game(),
                    speed.threads(),
                    speed.ratio(),
                    speed.iterationsPerSecond() / single.iterationsPerSecond(),
                    speed.rolloutsPerSecond(),
                    speed.iterationsPerSecond(),
                    speed.bytesPerIteration()));
        }
        return table.toString();
    }
}
