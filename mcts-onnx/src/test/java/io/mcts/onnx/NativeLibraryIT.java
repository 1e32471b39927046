package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that load the native library, with temporary folders of their own. */
class NativeLibraryIT {

    @TempDir
    private Path folder;

    /** Loads the library, says so, and waits for the end of its input. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) throws IOException {
            try {
                NativeLibrary.environment();
                System.out.println("loaded");
                System.in.read();
            } catch (IllegalStateException refusal) {
                System.out.println(refusal.getMessage());
            }
        }
    }

    private static Process start(Path temporary) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Program.class.getName())
                .redirectErrorStream(true)
                .start();
    }

    private List<Path> unpacked() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static void awaitLoaded(Process process) throws IOException {
        assertThat(process.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("loaded");
    }

    @Test
    void aKilledProgramLeavesItsLibraryUntilTheNextOne() throws Exception {
        Process killed = start(folder);
        awaitLoaded(killed);
        killed.destroyForcibly().waitFor();
        assertThat(unpacked()).hasSize(1);
        List<Path> left = unpacked();
        Process next = start(folder);
        awaitLoaded(next);
        assertThat(unpacked()).hasSize(1).doesNotContainAnyElementsOf(left);
        Process beside = start(folder);
        awaitLoaded(beside);
        assertThat(unpacked()).as("that of a program that runs stays").hasSize(2);
        beside.outputWriter().close();
        next.outputWriter().close();
        assertThat(beside.waitFor() + next.waitFor()).isZero();
        Process last = start(folder);
        awaitLoaded(last);
        assertThat(unpacked()).hasSize(1);
        last.outputWriter().close();
        assertThat(last.waitFor()).isZero();
    }

    @Test
    void aFolderThatIsMissingIsNamed() throws Exception {
        Path missing = folder.resolve("missing");
        Process process = start(missing);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(output)
                .startsWith("ONNX Runtime cannot load its native library, which it unpacks into the temporary folder '"
                        + missing)
                .contains("-Djava.io.tmpdir=FOLDER");
        assertThat(process.waitFor()).isZero();
    }
}
