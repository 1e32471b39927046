package io.mcts.games.connectfour;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Positions of Connect Four with their exact scores, and who wins after each move, as recorded in the test resources; and
 * the program that recorded them, see {@code exact/README.md} there.
 */
final class ExactResults {

    /** The files, the quickest to solve first. */
    static final List<String> FILES =
            List.of("Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3");

    private static final int POSITIONS_PER_FILE = 100;
    private static final int TABLE_BITS = 24;

    private ExactResults() {}

    /**
     * A position and the results of its moves.
     *
     * @param moves the columns played up to it, a digit from 1 to 7 each
     * @param score its score for the player to move, see {@link ExactSolver}
     * @param results a character for each column: the result for the player who plays it, {@code +} wins, {@code =}
     *     draws, {@code -} loses; {@code x} if it is full
     */
    record Solved(String moves, int score, String results) {

        Solved {
            if (!results.matches("[-+=x]{" + ExactSolver.COLUMNS + "}")) {
                throw new IllegalArgumentException("'" + results + "' are no results of seven columns");
            }
        }

        static Solved parse(String line) {
            String[] fields = line.split(" ", 3);
            if (fields.length < 3) {
                throw new IllegalArgumentException("'" + line + "' is not: moves, score, results of seven columns");
            }
            return new Solved(fields[0], Integer.parseInt(fields[1]), fields[2].replace(" ", ""));
        }

        /** The result of the best move: the result of the position. */
        char best() {
            return List.of('+', '=', '-').stream()
                    .filter(result -> results.indexOf(result) >= 0)
                    .findFirst()
                    .orElseThrow();
        }

        /** Whether a column, counted from 0, keeps the result of the position. */
        boolean isBest(int column) {
            return results.charAt(column) == best();
        }

        @Override
        public String toString() {
            return moves + " " + score + " " + String.join(" ", results.split(""));
        }
    }

    /** The recorded positions of a file. */
    static List<Solved> read(String file) {
        String resource = "exact/" + file + ".txt";
        try (InputStream lines = ExactResults.class.getResourceAsStream(resource)) {
            if (lines == null) {
                throw new IllegalArgumentException("there is no resource " + resource);
            }
            return new String(lines.readAllBytes(), UTF_8)
                    .lines()
                    .map(Solved::parse)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The results of a position's moves as a fresh solution gives them, a character for each column. */
    static String results(int[] scoresOrResults) {
        return Arrays.stream(scoresOrResults)
                .mapToObj(score -> score == ExactSolver.NOT_PLAYABLE ? "x" : result(score))
                .collect(Collectors.joining());
    }

    /** The result that a score, or its sign, stands for. */
    static String result(int score) {
        return score > 0 ? "+" : score < 0 ? "-" : "=";
    }

    /**
     * Solves the first positions of each published file and writes a line for each as soon as it is done. Lines that are
     * there already are kept, so that it can be stopped and started again.
     *
     * @param arguments the folder of the published files, and the folder to write to
     */
    public static void main(String[] arguments) throws IOException {
        Path published = Path.of(arguments[0]);
        Path target = Files.createDirectories(Path.of(arguments[1]));
        for (String file : FILES) {
            List<String> positions = Files.readAllLines(published.resolve(file)).subList(0, POSITIONS_PER_FILE);
            solveFile(file, positions, target.resolve(file + ".txt"));
        }
    }

    private static void solveFile(String file, List<String> positions, Path target) throws IOException {
        int done = done(positions, target);
        ExactSolver solver = new ExactSolver(TABLE_BITS);
        long begin = System.nanoTime();
        try (BufferedWriter lines = Files.newBufferedWriter(
                target, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            for (String position : positions.subList(done, positions.size())) {
                lines.write(solve(solver, position) + "\n");
                lines.flush();
            }
        }
        System.out.printf(
                "%s: %d positions, %d of them new, in %.1f s, %,d nodes%n",
                file, positions.size(), positions.size() - done, (System.nanoTime() - begin) / 1e9, solver.nodes());
    }

    /** The number of lines that are there, which must be those of the first positions. */
    private static int done(List<String> positions, Path target) throws IOException {
        List<String> lines = Files.exists(target) ? Files.readAllLines(target) : List.of();
        for (int i = 0; i < lines.size(); i++) {
            Solved solved = Solved.parse(lines.get(i));
            if (i >= positions.size() || !positions.get(i).equals(solved.moves() + " " + solved.score())) {
                throw new IllegalStateException(target + ", line " + (i + 1) + ": '" + lines.get(i)
                        + "' is not what the published file has there");
            }
        }
        return lines.size();
    }

    /** Solves a published line, and refuses to go on if the solution disagrees with it. */
    private static Solved solve(ExactSolver solver, String line) {
        String[] fields = line.split(" ", 2);
        int score = Integer.parseInt(fields[1]);
        Solved solved = new Solved(fields[0], score, results(solver.childResults(fields[0])));
        int found = solver.score(fields[0]);
        if (found != score || !result(score).equals(String.valueOf(solved.best()))) {
            throw new IllegalStateException("published: " + line + "; found: score " + found + ", moves " + solved);
        }
        return solved;
    }
}
