package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.Main;
import io.mcts.cli.command.RaceProvider;
import io.mcts.cli.game.GameProvider;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command line with three workers in processes of their own, against the same commands without them. */
@Timeout(300)
class CommandsOnClusterIT {

    private static final int WORKERS = 3;
    private static final Duration LONGEST_START = Duration.ofSeconds(60);

    /** The work of some games. */
    private static final Duration WORK = Duration.ofSeconds(1);

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();
    private String cluster = "";

    @BeforeEach
    void startWorkers() throws Exception {
        List<ServerSocket> sockets = new ArrayList<>();
        for (int i = 0; i <= WORKERS; i++) {
            sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
        }
        for (ServerSocket socket : sockets) {
            ports.add(socket.getLocalPort());
            socket.close();
        }
        cluster = " --cluster 127.0.0.1:" + ports.get(0) + " --cluster-name it" + ports.get(0);
        Path services = Files.createDirectories(folder.resolve("own/META-INF/services"));
        Files.writeString(services.resolve(GameProvider.class.getName()), RaceProvider.class.getName());
        for (int number = 0; number < WORKERS; number++) {
            worker(number);
        }
        for (int number = 0; number < WORKERS; number++) {
            await("worker" + number, "\"event\":\"started\"");
        }
        await("worker0", "\"members\":" + WORKERS);
    }

    /** What is still there is killed, also where a test failed. */
    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        processes.forEach(Process::destroyForcibly);
        for (Process process : processes) {
            process.waitFor();
        }
    }

    private Process worker(int number) throws IOException {
        return start(
                "worker" + number,
                "worker --threads 1 --port " + ports.get(number) + " --name it" + ports.get(0) + " --join 127.0.0.1:"
                        + ports.get(0) + ownGames());
    }

    /** The option for a game that is not of this program. */
    private String ownGames() {
        return " --class-path " + folder.resolve("own");
    }

    private Process start(String name, String command) throws IOException {
        return start(name, command, List.of());
    }

    private Process start(String name, String command, List<String> before) throws IOException {
        List<String> words = new ArrayList<>(before);
        words.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        words.addAll(List.of(command.split(" ")));
        Process process = new ProcessBuilder(words)
                .redirectOutput(folder.resolve(name).toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
        processes.add(process);
        return process;
    }

    private void await(String name, String text) throws Exception {
        long end = System.nanoTime() + LONGEST_START.toNanos();
        while (!Files.readString(folder.resolve(name)).contains(text)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(name + " did not print " + text + ", but "
                        + Files.readString(folder.resolve(name)) + Files.readString(folder.resolve(name + ".err")));
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** The output of a command that ends well. */
    private String run(String name, String command) throws Exception {
        return finished(name, start(name, command));
    }

    private String finished(String name, Process process) throws Exception {
        int status = process.waitFor();
        assertThat(status).as(Files.readString(folder.resolve(name + ".err"))).isZero();
        return Files.readString(folder.resolve(name));
    }

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
        run("alone", match(games, iterations) + " --record " + folder.resolve("here"));
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

    @Test
    void anAnalysisATuningATournamentAndAGameOfTheUsersAreThoseOfOneMachine() throws Exception {
        String analysis =
                "analyze connectfour --moves 4,4 --iterations 40000 --seed 3 --threads 8 --parallel root --json";
        assertThat(withoutTimes(run("analysis there", analysis + cluster)))
                .isEqualTo(withoutTimes(run("analysis here", analysis)));
        String tuning = "tune tictactoe --spec uct,iterations=50,selection=ucb1:c={c} --parameter c=0.1|0.7"
                + " --against random --evaluations 4 --holdout 10 --json";
        assertThat(withoutTimes(run("tuning there", tuning + cluster)))
                .isEqualTo(withoutTimes(run("tuning here", tuning)));
        Path plan = Files.writeString(
                folder.resolve("plan"),
                "{\"game\": \"tictactoe\", \"games\": 10, \"entrants\": [\"random\","
                        + " {\"name\": \"some\", \"spec\": \"uct,iterations=100\"}, \"uct,iterations=200\"]}");
        String tournament = "tournament " + plan + " --json";
        assertThat(withoutTimes(run("tournament there", tournament + cluster)))
                .isEqualTo(withoutTimes(run("tournament here", tournament)));
        String own = "match dicerace --a uct,iterations=50 --b random --games 6 --json" + ownGames();
        assertThat(withoutTimes(run("own there", own + cluster))).isEqualTo(withoutTimes(run("own here", own)));
    }

    @Test
    void gamesThatHideSomethingAreThoseOfOneMachine() throws Exception {
        String match = "match hearts:ranks=3 --a pimc,states=5,iterations=50 --b random --games 8 --json";
        assertThat(withoutTimes(run("match there", match + cluster))).isEqualTo(withoutTimes(run("match here", match)));
        String tuning = "tune leduc --spec ismcts,iterations=30,c={c} --parameter c=0.1|0.7"
                + " --against oos,iterations=30 --evaluations 4 --holdout 10 --json";
        assertThat(withoutTimes(run("hidden tuning there", tuning + cluster)))
                .isEqualTo(withoutTimes(run("hidden tuning here", tuning)));
        Path plan = Files.writeString(
                folder.resolve("hidden-plan"),
                "{\"game\": \"goofspiel\", \"games\": 4, \"entrants\": [\"random\","
                        + " \"regret-matching,iterations=50\", \"mo-ismcts,selection=exp3,iterations=50\"]}");
        String tournament = "tournament " + plan + " --json";
        assertThat(withoutTimes(run("hidden tournament there", tournament + cluster)))
                .isEqualTo(withoutTimes(run("hidden tournament here", tournament)));
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
        run("here", games + folder.resolve("files-here"));
        assertThat(folder.resolve("files-there/games-1.npz"))
                .hasSameBinaryContentAs(folder.resolve("files-here/games-1.npz"));
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"[A-Za-z]*(illis|PerSecond)[A-Za-z]*\":[-0-9.E]+", "");
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
        run("alone", match(20, 100) + " --record " + folder.resolve("here"));
        assertThat(record("there")).hasSize(20).isEqualTo(record("here"));
    }
}
