package io.mcts.selfplay;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a {@link LearningRun}, locked until it is closed. It holds nothing but the files of one run, which a description beside
 * them tells from others; another folder is left as it is.
 */
final class RunFolder implements AutoCloseable {

    private static final String LOCK = "lock";
    private static final Set<String> BEFORE_A_RUN = Set.of(LOCK, Trainer.SCRIPT);
    private static final Pattern OWN = Pattern.compile(Pattern.quote(LearningRun.DESCRIPTION) + "(\\.part)?|lock|"
            + Pattern.quote(LearningRun.REPORT) + "|"
            + Pattern.quote(Trainer.SCRIPT) + "|" + Pattern.quote(Trainer.WORK)
            + "|(games-\\d+-\\d+\\.npz|model|generation)(\\.part)?|model-\\d+\\.onnx|(candidate|rejected)-\\d+\\..*"
            + "|(gate-\\d+|opponent-\\d+-\\d+)\\.jsonl|generation-\\d+\\.json");
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final FileChannel lock;

    private RunFolder(FileChannel lock) {
        this.lock = lock;
    }

    /**
     * Opens a folder for a run, created if missing.
     *
     * @param description the run, by names of its settings
     * @param ofTraining the names of settings that may change until a network is trained
     * @throws IllegalArgumentException if the folder holds anything that is not of this run, or another run uses it; nothing is written then
     */
    static RunFolder open(Path folder, Map<String, String> description, Set<String> ofTraining) throws IOException {
        check(folder, description, ofTraining);
        Files.createDirectories(folder);
        FileChannel lock = lock(folder);
        try {
            check(folder, description, ofTraining);
            Path part = folder.resolve(LearningRun.DESCRIPTION + ".part");
            Files.writeString(part, GSON.toJson(description) + "\n");
            Files.move(
                    part,
                    folder.resolve(LearningRun.DESCRIPTION),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
            Trainer.clean(folder);
            return new RunFolder(lock);
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    /** Rejects a folder that {@link #open} would reject, unless it is only locked, and writes nothing. */
    static void check(Path folder, Map<String, String> description, Set<String> ofTraining) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<String> names;
        try (Stream<Path> files = Files.list(folder)) {
            names = files.map(file -> file.getFileName().toString()).sorted().toList();
        }
        Path file = folder.resolve(LearningRun.DESCRIPTION);
        boolean isOfRun = Files.exists(file);
        for (String name : names) {
            if (!OWN.matcher(name).matches() || (!isOfRun && !BEFORE_A_RUN.contains(name))) {
                throw new IllegalArgumentException("'" + folder + "' holds '" + name + "', which is not of "
                        + (isOfRun ? "its learning run; move it away" : "a learning run; choose an empty folder"));
            }
        }
        if (isOfRun) {
            boolean isTrained = names.stream().anyMatch(name -> name.matches("candidate-\\d+\\.onnx"));
            requireEqual(file, description, isTrained ? Set.of() : ofTraining);
        }
    }

    private static void requireEqual(Path file, Map<String, String> description, Set<String> changeable)
            throws IOException {
        Map<String, String> found = read(file);
        Set<String> names = new LinkedHashSet<>(description.keySet());
        names.addAll(found.keySet());
        names.removeAll(changeable);
        for (String name : names) {
            if (!Objects.equals(found.get(name), description.get(name))) {
                throw new IllegalArgumentException("'" + file.getParent() + "' is of a run with " + name + " '"
                        + found.getOrDefault(name, "") + "', not '" + description.getOrDefault(name, "")
                        + "'; go on with the former, or choose another folder");
            }
        }
    }

    private static Map<String, String> read(Path file) throws IOException {
        try {
            Map<String, String> read =
                    GSON.fromJson(Files.readString(file), new TypeToken<Map<String, String>>() {}.getType());
            return read == null ? Map.of() : read;
        } catch (JsonParseException damage) {
            throw new IllegalArgumentException(
                    "'" + file + "' is not the description of a learning run; choose another folder", damage);
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ownProgram) {
            // told below
        }
        channel.close();
        throw new IllegalArgumentException(
                "in '" + folder + "' another run is learning; wait for its end or choose another folder");
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
