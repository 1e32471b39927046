package com.example.games;

import io.mcts.game.GameState;
import io.mcts.game.PositionKey;
import io.mcts.game.StepRewards;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Job-shop scheduling: each job is a sequence of operations, each of which takes a machine for some time; a machine does one at a
 * time. A move dispatches the next operation of a job, as early as possible, and costs by how much it makes the schedule longer.
 *
 * <p>Only active schedules are built, one of which is always among the best: B. Giffler, G. Thompson, <i>Algorithms for Solving
 * Production-Scheduling Problems</i>, Operations Research 8(4), 1960.
 */
public final class JobShop implements GameState<JobShop, Dispatch>, StepRewards, PositionKey {

    /** Six jobs on six machines, the instance FT06; no schedule is shorter than 55 (H. Fisher, G. Thompson, 1963). */
    public static final int[][] FT06 = {
        {2, 1, 0, 3, 1, 6, 3, 7, 5, 3, 4, 6},
        {1, 8, 2, 5, 4, 10, 5, 10, 0, 10, 3, 4},
        {2, 5, 3, 4, 5, 8, 0, 9, 1, 1, 4, 7},
        {1, 5, 0, 5, 2, 5, 3, 3, 4, 8, 5, 9},
        {2, 9, 1, 3, 4, 5, 5, 4, 0, 3, 3, 1},
        {1, 3, 3, 3, 5, 9, 0, 10, 4, 4, 2, 1}
    };

    /** For each job the machine and the time of each operation, in turn. */
    private final int[][] jobs;

    private final int[] done;
    private final int[] jobIsFree;
    private final int[] machineIsFree;
    private int makespan;
    private int longer;

    /** An empty schedule. */
    public JobShop(int[][] jobs) {
        this.jobs = jobs;
        done = new int[jobs.length];
        jobIsFree = new int[jobs.length];
        int machines = Arrays.stream(jobs)
                .flatMapToInt(job -> IntStream.range(0, job.length / 2).map(i -> job[2 * i]))
                .max()
                .orElseThrow();
        machineIsFree = new int[machines + 1];
    }

    private JobShop(JobShop other) {
        jobs = other.jobs;
        done = other.done.clone();
        jobIsFree = other.jobIsFree.clone();
        machineIsFree = other.machineIsFree.clone();
        makespan = other.makespan;
        longer = other.longer;
    }

    /** When the last of the operations dispatched so far ends. */
    public int makespan() {
        return makespan;
    }

    private boolean isDone(int job) {
        return 2 * done[job] == jobs[job].length;
    }

    private int machine(int job) {
        return jobs[job][2 * done[job]];
    }

    private int start(int job) {
        return Math.max(jobIsFree[job], machineIsFree[machine(job)]);
    }

    private int end(int job) {
        return start(job) + jobs[job][2 * done[job] + 1];
    }

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return 0;
    }

    @Override
    public boolean isTerminal() {
        return IntStream.range(0, jobs.length).allMatch(this::isDone);
    }

    /** Of the machine on which an operation could end first of all: those operations that could begin before that. */
    @Override
    public List<Dispatch> legalMoves() {
        int first = -1;
        for (int job = 0; job < jobs.length; job++) {
            if (!isDone(job) && (first < 0 || end(job) < end(first))) {
                first = job;
            }
        }
        if (first < 0) {
            return List.of();
        }
        int machine = machine(first);
        int before = end(first);
        return IntStream.range(0, jobs.length)
                .filter(job -> !isDone(job) && machine(job) == machine && start(job) < before)
                .mapToObj(Dispatch::new)
                .toList();
    }

    @Override
    public void play(Dispatch move) {
        int job = move.index();
        int end = end(job);
        machineIsFree[machine(job)] = end;
        jobIsFree[job] = end;
        done[job]++;
        longer = Math.max(0, end - makespan);
        makespan += longer;
    }

    @Override
    public double reward(int player) {
        return -longer;
    }

    /** Everything has been paid on the way. */
    @Override
    public double payoff(int player) {
        return 0;
    }

    /** No schedule is longer than all operations one after the other. */
    @Override
    public double minPayoff() {
        return -Arrays.stream(jobs)
                .flatMapToInt(job -> IntStream.range(0, job.length / 2).map(i -> job[2 * i + 1]))
                .sum();
    }

    @Override
    public double maxPayoff() {
        return 0;
    }

    /** When jobs and machines are free says all: what comes does not depend on the order of what has been dispatched. */
    @Override
    public long key() {
        long key = makespan;
        for (int[] part : new int[][] {done, jobIsFree, machineIsFree}) {
            for (int number : part) {
                key = (key ^ number) * 0x9E37_79B9_7F4A_7C15L;
                key ^= key >>> 29;
            }
        }
        return key;
    }

    @Override
    public JobShop copy() {
        return new JobShop(this);
    }

    @Override
    public String toString() {
        return "done " + Arrays.toString(done) + ", " + makespan;
    }
}
