package io.mcts.cluster;

import io.mcts.games.tictactoe.TicTacToe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** A program that prints the figures of the guide: what a cluster costs, on one Linux machine on which nothing else runs. */
public final class ClusterFigures {

    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private ClusterFigures() {}

    public static void main(String[] args) throws Exception {
        if (List.of(args).contains("rates")) {
            rates();
            System.exit(0);
        }
        processes();
        rates();
        for (int members : new int[] {1, 2, 4, 8, 16}) {
            streams(members);
        }
        System.exit(0);
    }

    private static void processes() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(3);
        long start = System.nanoTime();
        try (WorkerProcess first = WorkerProcess.start(ports.get(0), List.of(), TIMEOUT)) {
            print("start of the first worker's program, s", seconds(start));
            start = System.nanoTime();
            WorkerProcess second = WorkerProcess.start(ports.get(1), ports.subList(0, 1), TIMEOUT);
            print("start of the second worker's program until it has joined, s", seconds(start));
            second.close();
            TimeUnit.SECONDS.sleep(3);
            print("resident memory of an idle worker, MB", memory(first.pid()));
            start = System.nanoTime();
            try (Cluster cluster = Cluster.connect(
                    ClusterFixture.NAME, List.of(first.address()), Secret.none(), TIMEOUT, news -> {})) {
                print("connection of a caller, s", seconds(start));
                jobs(cluster);
            }
        }
    }

    /** Tiny jobs with one and two workers, without and with a secret, three rounds. */
    private static void rates() throws Exception {
        for (int round = 1; round <= 3; round++) {
            for (boolean isSecret : new boolean[] {false, true}) {
                Secret secret = isSecret ? Secret.of("known to its friends") : Secret.none();
                String[] options = isSecret ? new String[] {"-Dtest.secret=known to its friends"} : new String[0];
                List<Integer> ports = WorkerProcess.freePorts(2);
                try (WorkerProcess first = WorkerProcess.start(ports.get(0), List.of(), TIMEOUT, options)) {
                    rates(first, secret, round + ", 1 worker" + (isSecret ? ", with a secret" : ""));
                    try (WorkerProcess second =
                            WorkerProcess.start(ports.get(1), ports.subList(0, 1), TIMEOUT, options)) {
                        rates(second, secret, round + ", 2 workers" + (isSecret ? ", with a secret" : ""));
                    }
                }
            }
        }
    }

    private static void rates(WorkerProcess worker, Secret secret, String what) throws Exception {
        try (Cluster cluster =
                Cluster.connect(ClusterFixture.NAME, List.of(worker.address()), secret, TIMEOUT, news -> {})) {
            rate(cluster, "echo 1", 5_000);
            print("tiny jobs a second, eight at a time, round " + what, rate(cluster, "echo 1", 5_000));
        }
    }

    private static void jobs(Cluster cluster) throws Exception {
        rate(cluster, "echo 1", 10_000);
        long before = loopbackBytes();
        print("tiny jobs a second, eight at a time", rate(cluster, "echo 1", 10_000));
        print("bytes a tiny job, both ways", (loopbackBytes() - before) / 10_000.0);
        rate(() -> cluster.run(TestRunner.RUNNER, "echo 1"), cluster.jobsAtATime(), 50_000);
        print(
                "tiny jobs a second, as many as a contest has at a time",
                rate(() -> cluster.run(TestRunner.RUNNER, "echo 1"), cluster.jobsAtATime(), 50_000));
        for (String kind : List.of("sleep", "spin")) {
            String job = kind + " 20";
            double there = rate(cluster, job, 500);
            double here = rate(() -> TestRunner.RUNNER.run(job, NOBODY), 1, 500);
            print("jobs a second of '" + job + "', one worker with one thread", there);
            print("the same without a cluster", here);
            print("ratio", there / here);
        }
    }

    private static double rate(Cluster cluster, String job, int jobs) throws Exception {
        return rate(() -> cluster.run(TestRunner.RUNNER, job), 8, jobs);
    }

    private static double rate(Callable<String> job, int threads, int jobs) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        long start = System.nanoTime();
        List<Future<String>> answers = IntStream.range(0, jobs)
                .mapToObj(number -> executor.submit(job))
                .toList();
        for (Future<String> answer : answers) {
            answer.get();
        }
        double rate = jobs / seconds(start);
        executor.shutdown();
        return rate;
    }

    /** As many streams as there are members, each of 1,000 iterations with an evaluator that sleeps 1 ms. */
    private static void streams(int members) throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(members);
        List<Worker> workers = new ArrayList<>();
        WorkerSettings first = WorkerSettings.first();
        for (int port : ports) {
            workers.add(Worker.start(new WorkerSettings(
                    ClusterFixture.NAME,
                    first.bind(),
                    OptionalInt.of(port),
                    List.of("127.0.0.1:" + ports.get(0)),
                    Secret.none(),
                    1,
                    TIMEOUT,
                    first.classes(),
                    event -> {})));
        }
        try (Cluster cluster = Cluster.connect(
                ClusterFixture.NAME, List.of(workers.get(0).address()), Secret.none(), TIMEOUT, news -> {})) {
            search(cluster, members, 100);
            double there = search(cluster, members, 1_000);
            long start = System.nanoTime();
            TestRunner.RUNNER.run(TestRunner.stream(1, 0, 1_000, 1), NOBODY);
            double here = seconds(start);
            print("1,000 iterations a stream with an evaluator of 1 ms, " + members + " members: s", there);
            print("efficiency against one stream here", here / there);
        }
        workers.forEach(Worker::close);
    }

    private static double search(Cluster cluster, int streams, int iterations) throws InterruptedException {
        long start = System.nanoTime();
        new ClusterSearch<>(cluster, TestRunner.RUNNER, TestRunner.mcts(streams, 1), Duration.ofMillis(500))
                .search(
                        TicTacToe.initial(),
                        stream -> TestRunner.stream(streams, stream, iterations * streams, 1),
                        Optional.empty(),
                        sofar -> false);
        return seconds(start);
    }

    private static final JobControl NOBODY = new JobControl() {
        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public void report(String sofar) {}
    };

    private static double memory(long pid) throws Exception {
        return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                        .filter(line -> line.startsWith("VmRSS"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .sum()
                / 1e3;
    }

    private static long loopbackBytes() throws Exception {
        return Files.readAllLines(Path.of("/proc/net/dev")).stream()
                .filter(line -> line.strip().startsWith("lo:"))
                .mapToLong(line -> Long.parseLong(line.strip().split("\\s+", -1)[1]))
                .sum();
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static void print(String what, double value) {
        System.out.println(String.format(Locale.ROOT, "%-90s %,12.3f", what, value));
    }
}
