package io.mcts.arena.records;

import io.mcts.spec.catalog.TextFiles;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The games of a contest in a file, one JSON object a line, in order of completion. Used by one thread at a time.
 * <pre>{@code
 * {"settings":{"game":"connectfour","seed":"1"},"number":0,"entrants":["a","b"],"seeds":[17,-4],"start":"...",
 *  "moves":[{"player":0,"move":"4","millis":3.1,"value":0.55,"visits":812,"iterations":1000},...],"rewards":[1.0,0.0]}
 * }</pre>
 *
 * <p>A game lost by a fault has a {@code fault}; chance is player -1. Games are written as they finish. An incomplete last line is removed
 * on opening.
 *
 * <p>The open file is locked against other contests. Other programs may read it; this one may only through this object, since on POSIX
 * systems closing any channel to a file releases its locks.
 */
public final class RecordFile implements GameStore, AutoCloseable {

    /** The bytes that tell whether a file begins with a byte order mark. */
    private static final int LONGEST_MARK = 3;

    private static final String BEGIN = "{\"settings\":{";

    /** The files that this program has open; a second channel would release the lock when closed. */
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final Path realPath;
    private final Map<String, String> settings;
    private final Map<String, String> origin;
    private final FileChannel channel;

    private final Map<Integer, GameRecord> games = new TreeMap<>();

    private final Set<Integer> numbers = new HashSet<>();

    private RecordFile(
            Path path, Path realPath, Map<String, String> settings, Map<String, String> origin, FileChannel channel) {
        this.path = path;
        this.realPath = realPath;
        this.settings = Collections.unmodifiableMap(new TreeMap<>(settings));
        this.origin = Collections.unmodifiableMap(new TreeMap<>(origin));
        this.channel = channel;
    }

    /** Opens or creates a file whose lines name no origin; see {@link #open(Path, Map, Map)}. */
    public static RecordFile open(Path path, Map<String, String> settings) {
        return open(path, settings, Map.of());
    }

    /**
     * Opens or creates a file.
     *
     * @param settings common to all games of the contest and written into each line; a file with other settings is rejected
     * @param origin the program and machine, by name, written into each added line; games of other origins are accepted
     * @throws IllegalArgumentException if a line is no game of these settings, or a game occurs twice; the message names the line
     * @throws IllegalStateException if this program or another one has opened the file
     * @throws UncheckedIOException if the file cannot be read or written
     */
    public static RecordFile open(Path path, Map<String, String> settings, Map<String, String> origin) {
        try {
            Path realPath = create(path).toRealPath();
            if (!OPEN.add(realPath)) {
                throw isOpen(path);
            }
            try {
                return open(path, realPath, settings, origin);
            } catch (IOException | RuntimeException | Error failure) {
                OPEN.remove(realPath);
                throw failure;
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static RecordFile open(Path path, Path realPath, Map<String, String> settings, Map<String, String> origin)
            throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                throw isOpen(path);
            }
            RecordFile file = new RecordFile(path, realPath, settings, origin, channel);
            file.read();
            return file;
        } catch (IOException | RuntimeException | Error failure) {
            channel.close();
            throw failure;
        }
    }

    /** Creates the file if it is missing, without opening an existing one. */
    private static Path create(Path path) throws IOException {
        if (!Files.exists(path)) {
            FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                    .close();
        }
        return path;
    }

    private static IllegalStateException isOpen(Path path) {
        return new IllegalStateException(
                "the record " + path + " is in use by another contest; wait for its end or choose another file");
    }

    private void read() throws IOException {
        int lineNumber = 1;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        InputStream bytes =
                new BufferedInputStream(Channels.newInputStream(channel)); // closing it would close the channel
        long end = skipMark(bytes);
        for (int next = bytes.read(); next >= 0; next = bytes.read()) {
            if (next == '\n') {
                add(line.toString(StandardCharsets.UTF_8), lineNumber++);
                end += line.size() + 1;
                line.reset();
            } else {
                line.write(next);
            }
        }
        String begun = line.toString(StandardCharsets.UTF_8);
        String beginning = begun.substring(0, Math.min(begun.length(), BEGIN.length()));
        if (!BEGIN.startsWith(beginning)) { // a file of another sort, named by mistake, is left as it is
            throw new IllegalArgumentException("the end of " + path + " is no part of a record: " + beginning);
        }
        channel.truncate(end);
        channel.position(end);
    }

    /** Skips a byte order mark of UTF-8; returns its length. Rejects UTF-16, since lines in UTF-8 are appended. */
    private long skipMark(InputStream bytes) throws IOException {
        bytes.mark(LONGEST_MARK);
        byte[] begin = bytes.readNBytes(LONGEST_MARK);
        if (TextFiles.isUtf16(begin)) {
            throw new IllegalArgumentException(this + " is in UTF-16; convert it to UTF-8");
        }
        bytes.reset();
        int length = TextFiles.lengthOfUtf8Mark(begin);
        bytes.skipNBytes(length);
        return length;
    }

    private void add(String line, int lineNumber) {
        try {
            GameLine game = GameLine.parse(line);
            if (!game.settings().equals(settings)) {
                throw new IllegalArgumentException("it was played with " + game.settings() + ", not with " + settings
                        + "\nMaybe the record belongs to another contest");
            }
            if (!numbers.add(game.number())) {
                throw new IllegalArgumentException("game " + game.number() + " stands there a second time");
            }
            games.put(game.number(), game.game());
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(
                    "line " + lineNumber + " of " + this + ": " + refusal.getMessage(), refusal);
        }
    }

    /** {@inheritDoc} Those in the file when it was opened, by number. */
    @Override
    public Collection<GameRecord> games() {
        return Collections.unmodifiableCollection(games.values());
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the file has the game already
     * @throws UncheckedIOException if it cannot be written
     */
    @Override
    public void add(GameRecord game) {
        if (!numbers.add(game.number())) {
            throw new IllegalArgumentException(this + " has game " + game.number() + " already");
        }
        GameLine written = GameLine.of(game, settings);
        ByteBuffer line =
                StandardCharsets.UTF_8.encode((origin.isEmpty() ? written : written.from(origin)).json() + "\n");
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public String toString() {
        return "the record " + path;
    }

    @Override
    public void close() {
        if (!channel.isOpen()) {
            return; // another contest may have opened the file since
        }
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } finally {
            OPEN.remove(realPath);
        }
    }
}
