package io.mcts.cli.network;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts the published positions of Connect Four in which the search of a SPEC chooses a move that keeps the exact result, among those
 * in which another move does not. The networks have never seen these positions in training.
 */
final class KeptBySpec {

    private static final Path EXACT =
            Path.of("../games-connectfour/src/test/resources/io/mcts/games/connectfour/exact");
    private static final List<String> FILES =
            List.of("Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3");

    @SuppressWarnings("unchecked") // the game of this name
    private static final Game<ConnectFour, Drop> GAME =
            (Game<ConnectFour, Drop>) Games.catalog().make("connectfour");

    private KeptBySpec() {}

    /** Prints a line of a table for each SPEC: the share kept in each file and in all, and the milliseconds a move. */
    public static void main(String[] specs) throws IOException {
        System.out.println("| search | " + String.join(" | ", FILES) + " | all | ms a move |");
        System.out.println("|---|" + "---|".repeat(FILES.size() + 2));
        for (String spec : specs) {
            System.out.println(row(spec));
        }
    }

    private static String row(String spec) throws IOException {
        StringJoiner row = new StringJoiner(" | ", "| ", " |");
        row.add("`" + spec + "`");
        Count all = Count.NONE;
        for (String file : FILES) {
            Count count = count(spec, positions(file));
            row.add(count.share());
            all = all.plus(count);
        }
        return row.add(all.share())
                .add(String.format(Locale.ROOT, "%.1f", all.nanos() / 1e6 / all.positions()))
                .toString();
    }

    /** How many of some positions were kept, in what time. */
    record Count(int kept, int positions, long nanos) {

        static final Count NONE = new Count(0, 0, 0);

        Count plus(Count other) {
            return new Count(kept + other.kept, positions + other.positions, nanos + other.nanos);
        }

        String share() {
            return String.format(Locale.ROOT, "%.1f %%", 100.0 * kept / positions);
        }
    }

    /** Searches one position of many of each file. */
    static Count sample(String spec, int oneOf) throws IOException {
        Count all = Count.NONE;
        for (String file : FILES) {
            List<String[]> positions = positions(file);
            all = all.plus(count(
                    spec,
                    IntStream.range(0, positions.size() / oneOf)
                            .mapToObj(i -> positions.get(i * oneOf))
                            .toList()));
        }
        return all;
    }

    private static Count count(String spec, List<String[]> positions) {
        Spec settings = Spec.parse(spec, GAME);
        Mcts<ConnectFour, Drop> mcts = settings.mcts(GAME, Runnable::run);
        Budget budget = settings.budget();
        int kept = 0;
        long nanos = 0;
        for (int i = 0; i < positions.size(); i++) {
            ConnectFour state = ConnectFourNotation.of(ConnectFour.classic())
                    .parse(positions.get(i)[0]);
            long start = System.nanoTime();
            Drop move = mcts.withSeed(i).search(state, budget).bestMove();
            nanos += System.nanoTime() - start;
            kept += isBest(positions.get(i), move.index()) ? 1 : 0;
        }
        return new Count(kept, positions.size(), nanos);
    }

    /** The lines of a file, {@code moves score r1 ... r7}, with a move that keeps the result and another that does not. */
    private static List<String[]> positions(String file) throws IOException {
        try (Stream<String> lines = Files.lines(EXACT.resolve(file + ".txt"))) {
            return lines.map(line -> line.split(" "))
                    .filter(line -> results(line).distinct().count() > 1)
                    .toList();
        }
    }

    /** The results of the legal moves: -1 for a loss, 0, or 1. */
    private static IntStream results(String[] line) {
        return Arrays.stream(line).skip(2).mapToInt("-=+"::indexOf).filter(result -> result >= 0);
    }

    private static boolean isBest(String[] line, int column) {
        return "-=+".indexOf(line[2 + column]) == results(line).max().orElseThrow();
    }
}
