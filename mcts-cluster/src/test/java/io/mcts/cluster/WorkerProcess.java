package io.mcts.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A worker in a process of its own, with one thread. It ends with this program, however that ends: the pipe between them is closed
 * then.
 */
final class WorkerProcess implements AutoCloseable {

    private static final long LONGEST_WAIT_MINUTES = 5;
    private static final String SECRET = "test.secret";

    private final Process process;
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
    private final String address;

    private WorkerProcess(List<String> options, int port, List<Integer> join, Duration timeout) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dtest.cluster=" + ClusterFixture.NAME));
        command.addAll(options);
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                WorkerProcess.class.getName(),
                Integer.toString(port),
                Long.toString(timeout.toMillis())));
        join.forEach(other -> command.add("127.0.0.1:" + other));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        address = "127.0.0.1:" + port;
        Thread reader = new Thread(this::read, "events of " + address);
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a worker and waits until it listens. */
    static WorkerProcess start(int port, List<Integer> join, Duration timeout, String... options)
            throws IOException, InterruptedException {
        WorkerProcess worker = new WorkerProcess(List.of(options), port, join, timeout);
        try {
            worker.await("started");
            return worker;
        } catch (AssertionError | InterruptedException failure) {
            worker.close();
            throw failure;
        }
    }

    /** Ports that are free now. */
    static List<Integer> freePorts(int count) throws IOException {
        List<ServerSocket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            return sockets.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (ServerSocket socket : sockets) {
                socket.close();
            }
        }
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                events.add(line);
            }
        } catch (IOException closed) {
            // the end of the process
        }
    }

    /** Waits for an event and returns its line. */
    String await(String event) throws InterruptedException {
        List<String> others = new ArrayList<>();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_WAIT_MINUTES);
        while (System.nanoTime() < end) {
            String line = events.poll(100, TimeUnit.MILLISECONDS);
            if (line != null && line.contains("event=" + event + ",")) {
                return line;
            }
            if (line != null) {
                others.add(line);
            }
        }
        throw new AssertionError(address + " did not tell of '" + event + "', but of " + others);
    }

    String address() {
        return address;
    }

    /** Sends a signal, by its name. */
    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
    }

    long pid() {
        return process.pid();
    }

    void awaitEnd() throws InterruptedException {
        process.waitFor();
    }

    /** Opens the gate of the {@link TestRunner} there. */
    void openGate() throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** The JVM's option for a worker with a secret. */
    static String withSecret(String text) {
        return "-D" + SECRET + "=" + text;
    }

    /** The program: a port, a timeout in milliseconds, addresses to join. */
    public static void main(String[] args) throws IOException {
        String secret = System.getProperty(SECRET);
        WorkerSettings first = WorkerSettings.first();
        Worker worker = Worker.start(new WorkerSettings(
                ClusterFixture.NAME,
                first.bind(),
                OptionalInt.of(Integer.parseInt(args[0])),
                List.of(args).subList(2, args.length),
                secret == null ? Secret.none() : Secret.of(secret),
                1,
                Duration.ofMillis(Long.parseLong(args[1])),
                first.classes(),
                event -> System.out.println(event)));
        Runtime.getRuntime().addShutdownHook(new Thread(worker::close));
        while (System.in.read() >= 0) {
            TestRunner.openGate();
        }
        Runtime.getRuntime().halt(0);
    }
}
