package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The command line with three workers, some of which are killed, against the same commands without them. */
@Timeout(300)
class CommandsOnClusterIT extends ClusterCommandsFixture {

    /** The work of some games. */
    private static final Duration WORK = Duration.ofMillis(400);

    private static String match(int games, int iterations) {
        return "match connectfour --opening 2 --seed 5 --games " + games + " --a uct,iterations=" + iterations
                + ",rollout=decisive --b uct,iterations=" + iterations;
    }

    /** The games of a record, sorted, without the times of the moves. */
    private List<String> record(String name) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve(name))) {
            return lines.map(line -> line.replaceAll("\"millis\":[-0-9.E]+,", ""))
                    .sorted()
                    .toList();
        }
    }

    private void awaitGames(String record, int games) throws Exception {
        while (!Files.exists(folder.resolve(record)) || record(record).size() < games) {
            assertThat(processes.get(processes.size() - 1).isAlive())
                    .as("the command goes on")
                    .isTrue();
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** One worker is killed, one joins, and the caller is killed, too, and called again. */
    private void recordIsThatOfOneMachine(int games, int iterations) throws Exception {
        String there = match(games, iterations) + " --record " + folder.resolve("there") + cluster;
        Process caller = start("first", there);
        awaitGames("there", games / 5);
        processes.get(1).destroyForcibly();
        awaitGames("there", games * 2 / 5);
        caller.destroyForcibly().waitFor();
        worker(WORKERS);
        run("again", there);
        runHere(match(games, iterations) + " --record " + folder.resolve("here"));
        assertThat(record("there")).hasSize(games).isEqualTo(record("here"));
    }

    @Test
    void aMatchHasTheRecordOfOneMachineWhoeverIsKilled() throws Exception {
        recordIsThatOfOneMachine(60, 500);
    }

    @Test
    @Tag("nightly")
    void aLongMatchHasTheRecordOfOneMachineWhoeverIsKilled() throws Exception {
        recordIsThatOfOneMachine(1_000, 500);
    }

    /** Until the processor has worked for it for a while, as it does not for a worker without a job. */
    private static void awaitWork(Process worker) throws InterruptedException {
        Duration before = worker.info().totalCpuDuration().orElseThrow();
        while (worker.info().totalCpuDuration().orElseThrow().minus(before).compareTo(WORK) < 0) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** A worker is killed while it plays. */
    @Test
    void selfPlayWritesTheFileOfOneMachineWhoeverIsKilled() throws Exception {
        String games = "selfplay connectfour --spec decisive,iterations=1000 --games 100 --seed 3 --output ";
        Process caller = start("there", games + folder.resolve("files-there") + cluster);
        await("worker1", "caller joined");
        awaitWork(processes.get(1));
        processes.get(1).destroyForcibly();
        finished("there", caller);
        assertThat(Files.readString(folder.resolve("there.err"))).contains("has left");
        runHere(games + folder.resolve("files-here"));
        assertThat(folder.resolve("files-there/games-1.npz"))
                .hasSameBinaryContentAs(folder.resolve("files-here/games-1.npz"));
    }

    /** The size of a file is limited to 16 KiB, which is as if the disk were full. */
    @Test
    void aFullDiskIsToldAndTheSameCommandGoesOnLater() throws Exception {
        String there = match(20, 100) + " --record " + folder.resolve("there") + cluster;
        Process full = start("full", there, List.of("bash", "-c", "ulimit -f 16; exec \"$@\"", "bash"));
        assertThat(full.waitFor()).isNotZero();
        assertThat(Files.readString(folder.resolve("full.err")))
                .contains("--record: '" + folder.resolve("there") + "' cannot be read and written");
        assertThat(Files.size(folder.resolve("there"))).isEqualTo(16 << 10);
        run("again", there);
        runHere(match(20, 100) + " --record " + folder.resolve("here"));
        assertThat(record("there")).hasSize(20).isEqualTo(record("here"));
    }
}
