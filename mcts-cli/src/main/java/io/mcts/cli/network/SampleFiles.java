package io.mcts.cli.network;

import io.mcts.encoding.StateEncoding;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes positions into a folder, as the files {@code games-1.npz}, {@code games-2.npz} and so on. Each has the columns {@code states},
 * {@code policies}, {@code results} and {@code searched}, with a row for each position. Files that are there already stay as they are:
 * numbers that are taken are left out.
 */
public final class SampleFiles implements AutoCloseable {

    private static final int ROWS = 50_000;

    private final Path folder;
    private final StateEncoding<?, ?> encoding;
    private final Consumer<String> log;
    private final List<Sample> samples = new ArrayList<>();
    private int number;

    /**
     * No file yet.
     *
     * @param folder made if it is missing
     * @param encoding of the positions
     * @param log is told of each file
     */
    public SampleFiles(Path folder, StateEncoding<?, ?> encoding, Consumer<String> log) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.encoding = encoding;
        this.log = log;
    }

    /** Adds the positions of a game; a file is written when it has enough of them. */
    public void add(List<Sample> game) throws IOException {
        samples.addAll(game);
        if (samples.size() >= ROWS) {
            close();
        }
    }

    /** Writes the last file. */
    @Override
    public void close() throws IOException {
        if (samples.isEmpty()) {
            return;
        }
        Path file = newFile();
        SelfPlay.write(file, encoding, samples);
        log.accept(file + ": " + samples.size() + " positions");
        samples.clear();
    }

    private Path newFile() throws IOException {
        while (true) {
            try {
                return Files.createFile(folder.resolve("games-" + ++number + ".npz"));
            } catch (FileAlreadyExistsException taken) {
                // by an earlier run, or one at the same time
            }
        }
    }
}
