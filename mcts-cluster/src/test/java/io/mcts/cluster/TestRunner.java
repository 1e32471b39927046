package io.mcts.cluster;

import io.mcts.Mcts;
import io.mcts.arena.GameTask;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameLine;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.StopReason;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Does what the words of a job say: echo, wait for the gate, sleep, be busy, fail, play a game of tic-tac-toe, or search it. */
public final class TestRunner implements JobRunner {

    private static final int GAME_WORDS = 7;

    static final TestRunner RUNNER = new TestRunner();

    /** How many jobs have been begun in this process. */
    static final AtomicInteger RUNS = new AtomicInteger();

    private static volatile CountDownLatch gate = new CountDownLatch(1);

    /** What a worker may lack. */
    enum Lack {
        CLASS_PATH,
        MODEL,
        UPDATE
    }

    /** The class loader of a worker that lacks something. */
    static final class Lacking extends ClassLoader {

        private final Lack lack;

        Lacking(Lack lack) {
            super(TestRunner.class.getClassLoader());
            this.lack = lack;
        }
    }

    private static boolean lacks(Lack lack) {
        return Thread.currentThread().getContextClassLoader() instanceof Lacking lacking && lacking.lack == lack;
    }

    private static void require(Lack needed) {
        if (lacks(needed)) {
            throw new IllegalArgumentException("there is no such game here");
        }
    }

    /** From now on jobs wait. */
    static void closeGate() {
        gate = new CountDownLatch(1);
    }

    /** Has the jobs of this process that wait go on. */
    static void openGate() {
        gate.countDown();
    }

    @Override
    public String name() {
        return "test";
    }

    @Override
    public String version(String job) {
        require(Lack.CLASS_PATH);
        return lacks(Lack.UPDATE) ? "tictactoe 0.9" : "tictactoe 1";
    }

    @Override
    public String run(String job, JobControl control) throws Exception {
        String[] words = job.split(" ", -1);
        RUNS.incrementAndGet();
        require(Lack.MODEL);
        switch (words[0]) {
            case "sleep" -> TimeUnit.MILLISECONDS.sleep(Long.parseLong(words[1]));
            case "spin" -> spin(Long.parseLong(words[1]));
            case "fail" -> throw new IllegalArgumentException("there is no " + words[1]);
            case "memory" -> throw new OutOfMemoryError("no room");
            default -> {}
        }
        return switch (words[0]) {
            case "game" -> game(words);
            case "stream" -> stream(words, control);
            case "hold" -> hold(words[1]);
            default -> words[1];
        };
    }

    /** Ends early with a part of the result if it is cancelled, as a search does. */
    private static String hold(String result) {
        try {
            gate.await();
            return result;
        } catch (InterruptedException cancelled) {
            return "part";
        }
    }

    private static void spin(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    /** A job to play a game, which takes some time if more is added. */
    static String game(GameTask task) {
        return String.join(
                " ",
                "game",
                Integer.toString(task.number()),
                task.names().get(0),
                task.names().get(1),
                task.seeds().get(0).toString(),
                task.seeds().get(1).toString(),
                Long.toString(task.sharedSeed()));
    }

    private static String game(String[] words) throws InterruptedException {
        if (words.length > GAME_WORDS) {
            TimeUnit.MILLISECONDS.sleep(Long.parseLong(words[GAME_WORDS]));
        }
        GameTask task = new GameTask(
                Integer.parseInt(words[1]),
                List.of(words[2], words[3]),
                List.of(Long.valueOf(words[4]), Long.valueOf(words[5])),
                Long.parseLong(words[6]));
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        return GameLine.of(
                        task.play(List.of(uniform, uniform), random -> TicTacToe.initial(), () -> false)
                                .orElseThrow(),
                        Map.of())
                .json();
    }

    static String stream(int streams, int stream, int iterations, int evaluationMillis) {
        return "stream " + streams + " " + stream + " " + iterations + " " + evaluationMillis;
    }

    private static String stream(String[] words, JobControl control) {
        int[] numbers = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
        Budget budget = progress -> control.isCancelled() ? StopReason.CANCELLED : null;
        return ShareText.of(mcts(numbers[0], numbers[3])
                .share(
                        TicTacToe.initial(),
                        Budget.iterations(numbers[2]).or(budget),
                        numbers[1],
                        sofar -> control.report(ShareText.of(sofar.get()))));
    }

    /** Searches with values of nothing, each of which takes some time. */
    static Mcts<TicTacToe, Cell> mcts(int streams, int evaluationMillis) {
        Evaluator<TicTacToe> sleeping = (state, random, values) -> {
            Arrays.fill(values, random.nextDouble());
            sleep(evaluationMillis);
        };
        Mcts.Builder<TicTacToe, Cell> builder =
                Mcts.<TicTacToe, Cell>builder().seed(5).parallel(Parallel.root(Runnable::run, streams));
        return (evaluationMillis == 0 ? builder : builder.evaluator(sleeping)).build();
    }

    private static void sleep(int millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
    }
}
