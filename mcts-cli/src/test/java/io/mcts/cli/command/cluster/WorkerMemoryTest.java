package io.mcts.cli.command.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.cli.Main;
import io.mcts.cluster.Cluster;
import io.mcts.cluster.JobRunner;
import io.mcts.cluster.Secret;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class WorkerMemoryTest {

    private static final Pattern STARTED = Pattern.compile("\"event\":\"started\",\"worker\":\"([^\"]+)\"");

    @TempDir
    private Path folder;

    /** A process that cannot go on ends, so that its supervisor starts another. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aWorkerThatRunsOutOfMemoryEndsWithStatus1() throws Exception {
        Path services = Files.createDirectories(folder.resolve("own/META-INF/services"));
        Files.writeString(services.resolve(JobRunner.class.getName()), MemoryJobs.class.getName());
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process worker = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "worker",
                        "--threads",
                        "1",
                        "--name",
                        folder.getFileName().toString(),
                        "--class-path",
                        folder.resolve("own").toString()))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try (Cluster cluster = connect(address(worker, out))) {
            assertThatThrownBy(() -> cluster.run(new MemoryJobs(), "all")).isInstanceOf(Exception.class);
            assertThat(worker.waitFor()).isEqualTo(1);
            assertThat(Files.readString(err)).contains("mcts: the worker has run out of memory and ends");
        } finally {
            worker.destroyForcibly().waitFor();
        }
    }

    private Cluster connect(String address) {
        return Cluster.connect(
                folder.getFileName().toString(), List.of(address), Secret.none(), Duration.ofSeconds(20), news -> {});
    }

    private static String address(Process worker, Path out) throws Exception {
        while (worker.isAlive()) {
            Matcher started = STARTED.matcher(Files.readString(out));
            if (started.find()) {
                return started.group(1);
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError("the worker has ended: " + Files.readString(out));
    }
}
