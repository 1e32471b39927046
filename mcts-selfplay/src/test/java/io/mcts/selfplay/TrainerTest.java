package io.mcts.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What {@code LearnCommandTest} leaves out; what the programs learn is tested where PyTorch is. */
class TrainerTest {

    private static final ClassLoader LOADER = TrainerTest.class.getClassLoader();

    @TempDir
    private Path folder;

    @Test
    void aCommandIsDividedByBlanks() throws IOException {
        assertThat(Trainer.of(" python3  train.py --blocks 1", folder, LOADER, "")
                        .command())
                .containsExactly("python3", "train.py", "--blocks", "1");
    }

    @Test
    void theTrainerInJavaNeedsItsJar() {
        assertThatThrownBy(() -> Trainer.of(Trainer.JAVA, folder, LOADER, ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs the jar of mcts-training");
    }

    @Test
    void aProgramThatIsNotThereIsRefusedAndLeavesItsLogAlone() throws IOException {
        Trainer trainer = new Trainer(List.of(folder.resolve("none").toString()));
        Path model = folder.resolve("model.onnx");
        assertThatThrownBy(() -> trainer.train(List.of(), model, Optional.empty(), List.of(), () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot be started");
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("model.onnx.log"));
        assertThat(Trainer.losses(model).policy()).isNaN();
    }

    @Test
    void theLastLossesCount() throws IOException {
        Path model = folder.resolve("model.onnx");
        Files.writeString(
                folder.resolve("model.onnx.log"),
                "held back: policy 2, value 1\nepoch 2\nheld back: policy 1.25e0, value 0.5\n");
        assertThat(Trainer.losses(model)).isEqualTo(new Trainer.Losses(1.25, 0.5));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aTrainingOfAKilledRunIsEnded() throws IOException, InterruptedException {
        Process left = new ProcessBuilder("sleep", "1000").start();
        try {
            Path work = Files.createDirectories(folder.resolve(Trainer.WORK));
            long start = left.info().startInstant().orElseThrow().toEpochMilli();
            Files.writeString(work.resolve("process"), left.pid() + " " + (start - 60_000));
            Trainer.clean(folder);
            assertThat(left.isAlive()).as("another process has the number now").isTrue();

            Files.createDirectories(work.resolve("model"));
            Files.writeString(work.resolve("process"), left.pid() + " " + start);
            Trainer.clean(folder);
            left.waitFor();
            assertThat(work).doesNotExist();
        } finally {
            left.destroyForcibly();
        }
    }
}
