package io.mcts.games.connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Makes the file of the {@link OpeningTable} with the {@link ExactSolver}, see {@code openings/README.md}. */
final class OpeningResults {

    private static final int TABLE_BITS = 27;

    private static final String LOSS_DRAW_WIN = "-=+";

    private OpeningResults() {}

    /**
     * Adds the results of the positions with most stones to a file, after those that are there; then prints the table.
     *
     * @param arguments the path of the file; at least 2 GB of heap are needed
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        long known = Files.exists(file) ? Files.size(file) : 0;
        ExactSolver solver = new ExactSolver(TABLE_BITS);
        SortedMap<Long, String> last = positions(OpeningTable.STONES);
        for (String columns : last.values().stream().skip(known).toList()) {
            String result = String.valueOf(ExactResults.result(solver.result(columns)));
            Files.writeString(file, result, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        String solved = Files.readString(file);
        Map<Long, Integer> ofLast = new HashMap<>();
        last.keySet().forEach(key -> ofLast.put(key, LOSS_DRAW_WIN.indexOf(solved.charAt(ofLast.size())) - 1));
        Map<Long, Integer> results =
                minimax(state -> Objects.requireNonNull(ofLast.get(OpeningTable.key(state.stones()))));
        for (int stones = 0; stones <= OpeningTable.STONES; stones++) {
            System.out.println(positions(stones).keySet().stream()
                    .map(key -> LOSS_DRAW_WIN.substring(results.get(key) + 1, results.get(key) + 2))
                    .collect(Collectors.joining()));
        }
    }

    /** The positions with a number of stones that nobody has won, one of each pair of mirror images: their keys, and the columns played. */
    static SortedMap<Long, String> positions(int stones) {
        SortedMap<Long, String> positions = new TreeMap<>();
        if (stones == 0) {
            positions.put(OpeningTable.key(state("").stones()), "");
            return positions;
        }
        for (String before : positions(stones - 1).values()) {
            for (Drop move : state(before).legalMoves()) {
                String columns = before + (move.index() + 1);
                if (!state(columns).isTerminal()) {
                    positions.put(OpeningTable.key(state(columns).stones()), columns);
                }
            }
        }
        return positions;
    }

    /**
     * The results of all positions with at most {@link OpeningTable#STONES} stones, by their keys, from those with so many: 1 where the
     * player to move wins, 0 for a draw, -1 where he loses.
     */
    static Map<Long, Integer> minimax(ToIntFunction<ConnectFour> last) {
        Map<Long, Integer> results = new HashMap<>();
        positions(OpeningTable.STONES).forEach((key, columns) -> results.put(key, last.applyAsInt(state(columns))));
        for (int stones = OpeningTable.STONES - 1; stones >= 0; stones--) {
            positions(stones)
                    .forEach((key, columns) -> results.put(
                            key,
                            state(columns).legalMoves().stream()
                                    .mapToInt(move -> afterMove(results, state(columns), move))
                                    .max()
                                    .orElseThrow()));
        }
        return results;
    }

    /** The result of a move for the player who makes it. */
    static int afterMove(Map<Long, Integer> results, ConnectFour state, Drop move) {
        ConnectFour after = state.copy();
        after.play(move);
        return after.isTerminal() ? 1 : -Objects.requireNonNull(results.get(OpeningTable.key(after.stones())));
    }

    static ConnectFour state(String columns) {
        return ConnectFourNotation.of(ConnectFour.classic()).parse(columns);
    }
}
