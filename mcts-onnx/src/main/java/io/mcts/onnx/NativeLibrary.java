package io.mcts.onnx;

import ai.onnxruntime.OrtEnvironment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Loads the native library of ONNX Runtime, which unpacks some 28 MB into a new temporary folder. At exit it deletes the files, but not the
 * folder; a killed JVM leaves both. Each folder is therefore marked with its process number, and those of ended processes are deleted
 * first.
 */
final class NativeLibrary {

    private static final String PREFIX = "onnxruntime-java";
    private static final String PROCESS = "mcts.pid";

    private NativeLibrary() {}

    private static final class Loaded {

        private static final OrtEnvironment ENVIRONMENT = load();
    }

    /**
     * Returns the environment of ONNX Runtime.
     *
     * @throws IllegalStateException if its native library cannot be unpacked or loaded
     */
    static OrtEnvironment environment() {
        try {
            return Loaded.ENVIRONMENT;
        } catch (ExceptionInInitializerError failure) {
            throw refusal(failure.getCause() == null ? failure : failure.getCause());
        } catch (NoClassDefFoundError failedBefore) {
            throw refusal(failedBefore);
        }
    }

    private static IllegalStateException refusal(Throwable cause) {
        Throwable first = cause;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        return new IllegalStateException(
                "ONNX Runtime cannot load its native library, which it unpacks into the temporary folder '"
                        + temporary()
                        + "': " + first + "\nMaybe the folder is missing, full or read-only; choose another one, as in"
                        + " MCTS_JAVA_OPTS=-Djava.io.tmpdir=FOLDER",
                cause);
    }

    private static OrtEnvironment load() {
        Set<Path> before = new HashSet<>(folders());
        before.forEach(NativeLibrary::deleteIfEnded);
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        folders().stream().filter(folder -> !before.contains(folder)).forEach(NativeLibrary::mark);
        return environment;
    }

    private static Path temporary() {
        return Path.of(System.getProperty("java.io.tmpdir"));
    }

    private static List<Path> folders() {
        try (Stream<Path> files = Files.list(temporary())) {
            return files.filter(file -> file.getFileName().toString().startsWith(PREFIX))
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private static void mark(Path folder) {
        try {
            Files.writeString(
                    folder.resolve(PROCESS),
                    Long.toString(ProcessHandle.current().pid()));
        } catch (IOException unwritable) {
            // The folder may be left behind, as without this.
        }
    }

    private static void deleteIfEnded(Path folder) {
        try {
            long process = Long.parseLong(Files.readString(folder.resolve(PROCESS)));
            if (ProcessHandle.of(process).isPresent()) {
                return;
            }
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        } catch (IOException | UncheckedIOException | NumberFormatException foreign) {
            // Another program's, another user's, or in use.
        }
    }
}
