package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.Main;
import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.command.RaceProvider;
import io.mcts.cli.command.Terminal;
import io.mcts.cli.game.GameProvider;
import io.mcts.cli.game.Games;
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
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The command line with three workers in processes of their own. */
abstract class ClusterCommandsFixture {

    static final int WORKERS = 3;
    private static final Duration LONGEST_START = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    final List<Process> processes = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();
    String cluster = "";

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

    Process worker(int number) throws IOException {
        return start(
                "worker" + number,
                "worker --threads 1 --port " + ports.get(number) + " --name it" + ports.get(0) + " --join 127.0.0.1:"
                        + ports.get(0) + ownGames());
    }

    /** The option for a game that is not of this program. */
    String ownGames() {
        return " --class-path " + folder.resolve("own");
    }

    Process start(String name, String command) throws IOException {
        return start(name, command, List.of());
    }

    Process start(String name, String command, List<String> before) throws IOException {
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
        processes.add(process);
        return process;
    }

    void await(String name, String text) throws Exception {
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
    String run(String name, String command) throws Exception {
        return finished(name, start(name, command));
    }

    String finished(String name, Process process) throws Exception {
        int status = process.waitFor();
        assertThat(status).as(Files.readString(folder.resolve(name + ".err"))).isZero();
        return Files.readString(folder.resolve(name));
    }

    /** The output of a command that ends well, run in this process, without the cluster. */
    static String runHere(String command) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal =
                new Terminal(new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err));
        assertThat(new MctsCommand(Games.catalog(), terminal).run(command.split(" ")))
                .as(err.toString())
                .isZero();
        return out.toString();
    }
}
