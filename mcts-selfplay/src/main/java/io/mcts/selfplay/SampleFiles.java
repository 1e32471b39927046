package io.mcts.selfplay;

import io.mcts.encoding.StateEncoding;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.SelfPlay.Ending;
import io.mcts.selfplay.SelfPlay.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Games of self-play in a folder: {@code NAME-1.npz}, {@code NAME-2.npz} and so on with {@value #GAMES} games each, in the format of {@link
 * SelfPlay#write(Path, StateEncoding, List)}, each written atomically. Comments in the files record games, seed and origin, so that writing
 * resumes where an earlier run ended, and files of other games are rejected.
 *
 * @param origin a description that determines the games, together with the seed
 */
public record SampleFiles(Path folder, String name, StateEncoding<?, ?> encoding, String origin, long seed) {

    /** Observes writing, on the thread that writes. */
    public interface Watch {

        /** Called with the number of games that are written or ready to be written. */
        default void done(int games) {}

        /** Called for each file with a description. */
        default void written(Path file, String content) {}

        /** Whether to end early, writing the games so far. */
        default boolean isStopped() {
            return false;
        }
    }

    /** The number of games in each file, except the last. */
    public static final int GAMES = 100;

    private static final Pattern CONTENT =
            Pattern.compile("games (?<first>\\d{1,9}) to (?<last>\\d{1,9})(?<rest> .*)", Pattern.DOTALL);

    private static final int LOOK_MILLIS = 50;

    /**
     * Plays the missing games concurrently and writes them in order, also completing a partial last file.
     *
     * @param games the total of all files
     * @param play plays the game of a seed
     * @param atATime the most games in progress or waiting to be written
     * @throws IllegalArgumentException if a file holds other games; nothing is played then
     * @throws IllegalStateException if a game fails
     */
    public void write(
            int games, LongFunction<Callable<List<Sample>>> play, ExecutorService executor, int atATime, Watch watch)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        boolean[] isWhole = new boolean[(games + GAMES - 1) / GAMES];
        for (int file = 0; file < isWhole.length; file++) {
            isWhole[file] = isWhole(file, Math.min(games, (file + 1) * GAMES));
        }
        RandomGenerator seeds = Xoroshiro128PlusPlus.of(seed);
        Deque<Future<List<Sample>>> begun = new ArrayDeque<>();
        int next = 0;
        try {
            for (int file = 0; file < isWhole.length; file++) {
                int first = file * GAMES;
                int end = Math.min(games, first + GAMES);
                if (isWhole[file]) {
                    watch.written(file(file), "is there already");
                    watch.done(end);
                    continue;
                }
                List<List<Sample>> done = new ArrayList<>();
                for (int game = first; game < end; game++) {
                    for (; next < games && begun.size() < atATime; next++) {
                        long seedOfGame = seeds.nextLong();
                        if (!isWhole[next / GAMES]) {
                            begun.add(executor.submit(play.apply(seedOfGame)));
                        }
                    }
                    Optional<List<Sample>> played = awaited(begun.remove(), watch);
                    if (played.isEmpty()) {
                        write(file, done, watch);
                        return;
                    }
                    done.add(played.get());
                    watch.done(game + 1);
                }
                write(file, done, watch);
            }
        } finally {
            begun.forEach(game -> game.cancel(true));
        }
    }

    private static Optional<List<Sample>> awaited(Future<List<Sample>> game, Watch watch) throws InterruptedException {
        while (!watch.isStopped()) {
            try {
                return Optional.of(game.get(LOOK_MILLIS, TimeUnit.MILLISECONDS)).filter(whole -> !watch.isStopped());
            } catch (TimeoutException notYet) {
                // to see whether it is to stop
            } catch (ExecutionException failure) {
                throw new IllegalStateException("a game failed: " + failure.getCause(), failure.getCause());
            }
        }
        return Optional.empty();
    }

    /** Returns the files of a name in a folder, in order. */
    public static List<Path> in(Path folder, String name) {
        return IntStream.iterate(0, file -> Files.exists(file(folder, name, file)), file -> file + 1)
                .mapToObj(file -> file(folder, name, file))
                .toList();
    }

    /**
     * Figures of games.
     *
     * @param rows the positions in all encodings
     * @param resigned the games in which a player resigned
     * @param right the games played on in which the player who would have resigned lost
     * @param wrong the games played on in which they did not lose
     */
    record Figures(int rows, int resigned, int right, int wrong) {}

    /** Returns the figures of all games of a name in a folder. */
    static Figures figures(Path folder, String name) throws IOException {
        int rows = 0;
        Map<Float, Integer> endings = new HashMap<>();
        for (Path file : in(folder, name)) {
            float[] games = NpzFile.numbers(file, SelfPlay.GAMES);
            float[] endingsOfRows = NpzFile.numbers(file, SelfPlay.ENDINGS);
            rows += games.length;
            for (int row = 0; row < endingsOfRows.length; row++) {
                if (row == 0 || games[row] != games[row - 1]) {
                    endings.merge(endingsOfRows[row], 1, Integer::sum);
                }
            }
        }
        return new Figures(
                rows,
                endings.getOrDefault(Ending.RESIGNED.number(), 0),
                endings.getOrDefault(Ending.RIGHT.number(), 0),
                endings.getOrDefault(Ending.WRONG.number(), 0));
    }

    private static Path file(Path folder, String name, int file) {
        return folder.resolve(name + "-" + (file + 1) + ".npz");
    }

    private Path file(int file) {
        return file(folder, name, file);
    }

    private String content(int first, int end) {
        return "games " + (first + 1) + " to " + end + ofSeed();
    }

    private String ofSeed() {
        return " of seed " + seed + ": " + origin;
    }

    private boolean isWhole(int number, int end) throws IOException {
        Path file = file(number);
        if (!Files.exists(file)) {
            return false;
        }
        String content = NpzFile.comment(file);
        Matcher said = CONTENT.matcher(content);
        if (!said.matches()
                || !said.group("rest").equals(ofSeed())
                || Integer.parseInt(said.group("first")) != number * GAMES + 1) {
            throw new IllegalArgumentException("'" + file + "' holds "
                    + (content.isEmpty() ? "something that does not say what it is" : content) + ", not "
                    + content(number * GAMES, end) + "; choose another folder or remove the file");
        }
        return Integer.parseInt(said.group("last")) >= end;
    }

    /** Writes the first games of a file, if there are any, atomically. */
    private void write(int number, List<List<Sample>> games, Watch watch) throws IOException {
        if (games.isEmpty()) {
            return;
        }
        int first = number * GAMES;
        Path part = folder.resolve(file(number).getFileName() + ".part"); // replaces what a killed run has left
        try {
            NpzFile.write(part, content(first, first + games.size()), SelfPlay.columns(encoding, games, first + 1));
            Files.move(part, file(number), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            watch.written(file(number), games.stream().mapToInt(List::size).sum() + " positions");
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
