package io.mcts.games.connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes the file of the {@link OpeningTable} with the {@link ExactSolver}, see {@code openings/README.md}. */
final class OpeningResults {

    private static final int TABLE_BITS = 27;

    private OpeningResults() {}

    /**
     * Adds a result for each position to a file, after those that are there.
     *
     * @param arguments the path of the file; at least 2 GB of heap are needed
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        long known = Files.exists(file) ? Files.size(file) : 0;
        ExactSolver solver = new ExactSolver(TABLE_BITS);
        for (OpeningTable.Mirrored position :
                OpeningTable.positions(OpeningTable.STONES).stream().skip(known).toList()) {
            String result = String.valueOf(ExactResults.result(solver.result(position.columns())));
            Files.writeString(file, result, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }
}
