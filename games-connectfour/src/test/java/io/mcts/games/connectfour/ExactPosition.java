package io.mcts.games.connectfour;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A published position of the 7x6 board and what each of its moves leads to; see the README beside the files.
 *
 * @param moves the columns played, 1-based
 * @param results for each column {@code +}, {@code =}, {@code -} or {@code x}
 */
record ExactPosition(String moves, List<String> results) {

    /** The six files, from the easiest to the hardest. */
    static final List<String> FILES =
            List.of("Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3");

    private static final List<String> BEST_FIRST = List.of("+", "=", "-");

    /** The positions of a file that have a choice. */
    static List<ExactPosition> of(String file) {
        InputStream resource = ExactPosition.class.getResourceAsStream("exact/" + file + ".txt");
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(resource, file), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .map(line -> List.of(line.split(" ")))
                    .map(words -> new ExactPosition(words.get(0), words.subList(2, 9)))
                    .filter(ExactPosition::hasChoice)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    ConnectFour state() {
        return ConnectFourNotation.of(ConnectFour.classic()).parse(moves);
    }

    /** Whether there is a move that keeps the exact result and one that does not. */
    boolean hasChoice() {
        return results.stream().filter(BEST_FIRST::contains).distinct().count() > 1;
    }

    /** Whether a move leads to the best result that any move leads to. */
    boolean isKeptBy(Drop move) {
        String best = BEST_FIRST.stream().filter(results::contains).findFirst().orElseThrow();
        return results.get(move.index()).equals(best);
    }
}
