package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.Main;
import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.command.RaceProvider;
import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every command that can use workers, with three of them in processes of their own, against the same command without them. Some workers are
 * killed; the first one stays.
 */
class CommandsOnClusterIT {

    /** The work of a part of a game, on the processor. */
    private static final Duration WORK = Duration.ofMillis(100);

    @TempDir
    private static Path folder;

    private static final List<Process> PROCESSES = new ArrayList<>();
    private static final List<Integer> WORKERS = new ArrayList<>();
    private static String first = "";
    private static String cluster = "";

    @BeforeAll
    static void startWorkers() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        String secret = " --secret-file " + Files.writeString(folder.resolve("secret"), "known to its friends");
        first = " --name it" + port + " --join 127.0.0.1:" + port + secret;
        cluster = " --cluster 127.0.0.1:" + port + " --cluster-name it" + port + secret;
        Path services = Files.createDirectories(folder.resolve("own/META-INF/services"));
        Files.writeString(services.resolve(GameProvider.class.getName()), RaceProvider.class.getName());
        worker(" --port " + port);
        worker("");
        worker("");
        for (int number : WORKERS) {
            await("worker" + number, "\"event\":\"started\"");
        }
        await("worker0", "\"members\":3");
    }

    /** What is still there is killed, also where a test failed. */
    @AfterAll
    static void noProcessIsLeft() throws InterruptedException {
        PROCESSES.forEach(Process::destroyForcibly);
        for (Process process : PROCESSES) {
            process.waitFor();
        }
    }

    /** Starts a worker, whose number is that of its process. */
    private static void worker(String port) throws IOException {
        WORKERS.add(PROCESSES.size());
        start("worker" + PROCESSES.size(), "worker --threads 1" + port + first + ownGames(), List.of());
    }

    private static Process worker(int number) {
        return PROCESSES.get(number);
    }

    private static int lastWorker() {
        return WORKERS.get(WORKERS.size() - 1);
    }

    private static void killLastWorker() {
        worker(WORKERS.remove(WORKERS.size() - 1)).destroyForcibly();
    }

    /** The option for a game that is not of this program. */
    private static String ownGames() {
        return " --class-path " + folder.resolve("own");
    }

    private static Process start(String name, String command, List<String> before) throws IOException {
        List<String> words = new ArrayList<>(before);
        words.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        words.addAll(List.of(command.split(" ")));
        Process process = new ProcessBuilder(words)
                .redirectOutput(folder.resolve(name).toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
        PROCESSES.add(process);
        return process;
    }

    private static void await(String name, String text) throws Exception {
        while (!Files.readString(folder.resolve(name)).contains(text)) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    private record Output(String out, String err) {}

    /** The output of a command that ends well, run in this process. */
    private static Output run(String command) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal =
                new Terminal(new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err));
        assertThat(new MctsCommand(Games.catalog(), terminal).run(command.split(" ")))
                .as(err.toString())
                .isZero();
        return new Output(out.toString(), err.toString());
    }

    private static String withoutTimes(Output output) {
        return output.out().replaceAll("\"[A-Za-z]*(illis|PerSecond)[A-Za-z]*\":[-0-9.E]+", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyze connectfour --moves 4,4 --iterations 40000 --seed 3 --threads 8 --parallel root",
                "tune tictactoe --spec uct,iterations=50,selection=ucb1:c={c} --parameter c=0.1|0.7"
                        + " --against random --evaluations 4 --holdout 10",
                "match hearts:ranks=3 --a pimc,states=5,iterations=50 --b random --games 8",
                "tune leduc --spec ismcts,iterations=30,c={c} --parameter c=0.1|0.7"
                        + " --against oos,iterations=30 --evaluations 4 --holdout 10"
            })
    void theResultIsThatOfOneMachine(String command) {
        String json = command + " --json" + ownGames();
        assertThat(withoutTimes(run(json + cluster))).isEqualTo(withoutTimes(run(json)));
    }

    /** In processes like the workers', since a game has the version of the archive that its package was first loaded from. */
    @Test
    void aMatchOfAGameOfTheUsersIsThatOfOneMachine() throws Exception {
        String command = "match dicerace --a uct,iterations=50 --b random --games 6 --json" + ownGames();
        Process onCluster = start("on-cluster", command + cluster, List.of());
        Process alone = start("alone", command, List.of());
        assertThat(withoutTimes(finished("on-cluster", onCluster))).isEqualTo(withoutTimes(finished("alone", alone)));
    }

    /** The output of a process that ends well. */
    private static Output finished(String name, Process process) throws Exception {
        int status = process.waitFor();
        Output output =
                new Output(Files.readString(folder.resolve(name)), Files.readString(folder.resolve(name + ".err")));
        assertThat(status).as(output.err()).isZero();
        return output;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\": \"tictactoe\", \"games\": 10, \"entrants\": [\"random\","
                        + " {\"name\": \"some\", \"spec\": \"uct,iterations=100\"}, \"uct,iterations=200\"]}",
                "{\"game\": \"goofspiel\", \"games\": 4, \"entrants\": [\"random\","
                        + " \"regret-matching,iterations=50\", \"mo-ismcts,selection=regret-matching:exploration=0.1,iterations=50\"]}"
            })
    void aTournamentIsThatOfOneMachine(String plan) throws Exception {
        String json = "tournament " + Files.writeString(folder.resolve("plan"), plan) + " --json";
        assertThat(withoutTimes(run(json + cluster))).isEqualTo(withoutTimes(run(json)));
    }

    private static String match(int games, int iterations, String record) {
        return "match connectfour --opening 2 --seed 5 --games " + games + " --a uct,iterations=" + iterations
                + ",rollout=decisive --b uct,iterations=" + iterations + " --record " + folder.resolve(record);
    }

    /** The games of a record, sorted, without the times of the moves. */
    private static List<String> record(String name) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve(name))) {
            return lines.map(line -> line.replaceAll("\"millis\":[-0-9.E]+,|,\"origin\":\\{[^}]*\\}", ""))
                    .sorted()
                    .toList();
        }
    }

    private static void awaitGames(Process caller, String record, int games) throws Exception {
        while (!Files.exists(folder.resolve(record)) || record(record).size() < games) {
            assertThat(caller.isAlive()).as("the command goes on").isTrue();
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** One worker is killed, one joins, and the caller is killed, too, and called again. */
    private static void recordIsThatOfOneMachine(int games, int iterations) throws Exception {
        String there = "there" + games;
        String here = "here" + games;
        String command = match(games, iterations, there) + cluster;
        Process caller = start("first" + games, command, List.of());
        awaitGames(caller, there, games / 5);
        killLastWorker();
        awaitGames(caller, there, games * 2 / 5);
        caller.destroyForcibly().waitFor();
        worker("");
        run(command);
        run(match(games, iterations, here));
        assertThat(record(there)).hasSize(games).isEqualTo(record(here));
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

    /** A worker is killed while it plays: a game takes longer than the work that is awaited, and all of them much longer. */
    @Test
    void selfPlayWritesTheFileOfOneMachineWhoeverIsKilled() throws Exception {
        String games = "selfplay connectfour --spec decisive,iterations=10000 --games 60 --seed 3 --output ";
        String log = "worker" + lastWorker();
        await(log, "\"event\":\"started\"");
        int callers = Files.readString(folder.resolve(log)).split("caller joined", -1).length;
        CompletableFuture<Output> there =
                CompletableFuture.supplyAsync(() -> run(games + folder.resolve("files-there") + cluster));
        while (Files.readString(folder.resolve(log)).split("caller joined", -1).length == callers) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        awaitWork(worker(lastWorker()));
        killLastWorker();
        assertThat(there.get().err()).contains("has left; the ");
        run(games + folder.resolve("files-here"));
        assertThat(folder.resolve("files-there/games-1.npz"))
                .hasSameBinaryContentAs(folder.resolve("files-here/games-1.npz"));
    }

    /** The size of a file is limited to 16 KiB, which is as if the disk were full. */
    @Test
    void aFullDiskIsToldAndTheSameCommandGoesOnLater() throws Exception {
        String command = match(20, 100, "there-full") + cluster;
        Process full = start("full", command, List.of("bash", "-c", "ulimit -f 16; exec \"$@\"", "bash"));
        assertThat(full.waitFor()).isNotZero();
        assertThat(Files.readString(folder.resolve("full.err")))
                .contains("--record: '" + folder.resolve("there-full") + "' cannot be read and written");
        assertThat(Files.size(folder.resolve("there-full"))).isEqualTo(16 << 10);
        run(command);
        run(match(20, 100, "here-full"));
        assertThat(record("there-full")).hasSize(20).isEqualTo(record("here-full"));
    }
}
