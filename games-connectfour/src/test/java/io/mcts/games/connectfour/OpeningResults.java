package io.mcts.games.connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Makes the file of the {@link OpeningTable} with the {@link ExactSolver}, see {@code openings/README.md}. */
final class OpeningResults {

    private static final int TABLE_BITS = 27;

    private static final String LOSS_DRAW_WIN = OpeningTable.LOSS_DRAW_WIN;

    /** By the number of discs. */
    private static final List<SortedMap<Long, String>> LEVELS = levels();

    private OpeningResults() {}

    /**
     * Adds the results of the positions with most discs to a file, after those that are there; then prints the table.
     *
     * @param arguments the path of the file; at least 2 GB of heap are needed
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        long known = Files.exists(file) ? Files.size(file) : 0;
        ExactSolver solver = new ExactSolver(TABLE_BITS);
        SortedMap<Long, String> last = positions(OpeningTable.DISCS);
        for (String columns : last.values().stream().skip(known).toList()) {
            String result = String.valueOf(ExactResults.result(solver.result(columns)));
            Files.writeString(file, result, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        String solved = Files.readString(file);
        Map<Long, Integer> ofLast = new HashMap<>();
        last.keySet().forEach(key -> ofLast.put(key, LOSS_DRAW_WIN.indexOf(solved.charAt(ofLast.size())) - 1));
        Map<Long, Integer> results =
                minimax(state -> Objects.requireNonNull(ofLast.get(OpeningTable.key(state.discs()))));
        for (int discs = 0; discs <= OpeningTable.DISCS; discs++) {
            System.out.println(positions(discs).keySet().stream()
                    .map(key -> LOSS_DRAW_WIN.substring(results.get(key) + 1, results.get(key) + 2))
                    .collect(Collectors.joining()));
        }
    }

    /** The positions with a number of discs that nobody has won, one of each pair of mirror images: their keys, and the columns played. */
    static SortedMap<Long, String> positions(int discs) {
        return LEVELS.get(discs);
    }

    private static List<SortedMap<Long, String>> levels() {
        List<SortedMap<Long, String>> levels = new ArrayList<>();
        levels.add(new TreeMap<>(Map.of(OpeningTable.key(state("").discs()), "")));
        for (int discs = 1; discs <= OpeningTable.DISCS; discs++) {
            SortedMap<Long, String> level = new TreeMap<>();
            for (String before : levels.get(discs - 1).values()) {
                ConnectFour state = state(before);
                for (Drop move : state.legalMoves()) {
                    ConnectFour after = after(state, move);
                    if (!after.isTerminal()) {
                        level.put(OpeningTable.key(after.discs()), before + (move.index() + 1));
                    }
                }
            }
            levels.add(level);
        }
        return levels;
    }

    /**
     * Computes by minimax the results of all positions in {@link #positions}, by key: 1 if the player to move wins, 0 for a draw, -1 for a
     * loss.
     *
     * @param last gives the results of the positions with {@link OpeningTable#DISCS} discs
     */
    static Map<Long, Integer> minimax(ToIntFunction<ConnectFour> last) {
        Map<Long, Integer> results = new HashMap<>();
        positions(OpeningTable.DISCS).forEach((key, columns) -> results.put(key, last.applyAsInt(state(columns))));
        for (int discs = OpeningTable.DISCS - 1; discs >= 0; discs--) {
            positions(discs).forEach((key, columns) -> {
                ConnectFour state = state(columns);
                int best = state.legalMoves().stream()
                        .mapToInt(move -> afterMove(results, state, move))
                        .max()
                        .orElseThrow();
                results.put(key, best);
            });
        }
        return results;
    }

    /** The result of a move for the player who makes it. */
    static int afterMove(Map<Long, Integer> results, ConnectFour state, Drop move) {
        ConnectFour after = after(state, move);
        return after.isTerminal() ? 1 : -Objects.requireNonNull(results.get(OpeningTable.key(after.discs())));
    }

    static ConnectFour after(ConnectFour state, Drop move) {
        ConnectFour after = state.copy();
        after.play(move);
        return after;
    }

    static ConnectFour state(String columns) {
        return ConnectFourNotation.of(ConnectFour.classic()).parse(columns);
    }
}
