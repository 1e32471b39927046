package io.mcts.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The jobs of a worker, by caller: waiting, running, or finished and not yet fetched. Each message of a caller renews the leases of the
 * jobs it names and ends all others; all end if a caller is silent for the timeout. The next job is from the caller with the fewest
 * running. Thread-safe.
 */
final class JobQueue {

    private final long timeout;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Map<String, Caller> callers = new LinkedHashMap<>();

    /** The number of the last message of each caller, never forgotten, to prevent replays. */
    private final Map<String, Long> numbers = new HashMap<>();

    private int running;
    private long turns;
    private boolean isStopping;

    JobQueue(Duration timeout, LongSupplier nanoTime) {
        this.timeout = timeout.toNanos();
        this.nanoTime = nanoTime;
    }

    /** Takes a message of a caller, and waits for answers as long as it allows, or until a newer message. */
    Reply reply(Request message) throws InterruptedException {
        lock.lock();
        try {
            if (message.number() <= numbers.getOrDefault(message.caller(), Long.MIN_VALUE)) {
                return new Reply(isStopping, true, List.of()); // late, or sent again by somebody else
            }
            numbers.put(message.caller(), message.number());
            Caller caller = callers.computeIfAbsent(message.caller(), id -> new Caller());
            boolean isComplete = update(caller, message);
            long rest = Math.min(
                    TimeUnit.MILLISECONDS.toNanos(message.waitMillis()), timeout / Request.HEARTBEATS_PER_TIMEOUT);
            while (isComplete && !isStopping && rest > 0 && caller.isWaiting(message)) {
                rest = caller.news.awaitNanos(rest);
            }
            return new Reply(isStopping, isComplete, caller.answers(message));
        } finally {
            lock.unlock();
        }
    }

    private boolean update(Caller caller, Request message) {
        caller.number = message.number();
        caller.end = nanoTime.getAsLong() + timeout;
        caller.isSuspect = false;
        caller.news.signalAll();
        Set<Long> wanted = new HashSet<>(message.leases());
        caller.keep(wanted);
        for (Job job : message.jobs()) {
            if (wanted.contains(job.lease()) && !isStopping) {
                caller.tasks.computeIfAbsent(job.lease(), lease -> new Task(caller, job));
                work.signal();
            }
        }
        for (long lease : message.ended()) {
            Task task = caller.tasks.get(lease);
            if (task != null) {
                task.end();
            }
        }
        if (message.isFullSync()) {
            caller.tasks.values().forEach(task -> task.isSent = false);
        }
        return caller.tasks.keySet().containsAll(wanted);
    }

    /** Ends the jobs of a disconnected caller unless it is heard from soon. */
    void connectionEnded(String id) {
        lock.lock();
        try {
            Caller caller = callers.get(id);
            if (caller != null) {
                caller.end = Math.min(caller.end, nanoTime.getAsLong() + timeout / Request.HEARTBEATS_PER_TIMEOUT);
                caller.isSuspect = true;
                caller.news.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Ends the jobs of expired leases. */
    void expire() {
        lock.lock();
        try {
            callers.values().removeIf(caller -> {
                boolean isOver = nanoTime.getAsLong() - caller.end >= 0;
                if (isOver) {
                    caller.keep(Set.of());
                }
                return isOver;
            });
        } finally {
            lock.unlock();
        }
    }

    /** Waits for the next job and marks it as running; null after the end. */
    @Nullable
    Task take() throws InterruptedException {
        lock.lock();
        try {
            while (!isStopping) {
                Optional<Task> next = callers.values().stream()
                        .filter(caller -> caller.next().isPresent())
                        .min(Comparator.<Caller>comparingInt(caller -> caller.running)
                                .thenComparingLong(caller -> caller.turn))
                        .flatMap(Caller::next);
                if (next.isPresent()) {
                    next.get().begin();
                    return next.get();
                }
                work.await();
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    /** Returns running jobs to callers, and takes no more. */
    void stop() {
        lock.lock();
        try {
            isStopping = true;
            work.signalAll();
            for (Caller caller : callers.values()) {
                caller.news.signalAll();
                caller.tasks.values().forEach(Task::cancel);
            }
        } finally {
            lock.unlock();
        }
    }

    int running() {
        lock.lock();
        try {
            return running;
        } finally {
            lock.unlock();
        }
    }

    long waiting() {
        lock.lock();
        try {
            return callers.values().stream()
                    .flatMap(caller -> caller.tasks.values().stream())
                    .filter(Task::isWaiting)
                    .count();
        } finally {
            lock.unlock();
        }
    }

    private final class Caller {

        final Map<Long, Task> tasks = new LinkedHashMap<>();
        final Condition news = lock.newCondition();
        long number;
        long end;
        long turn;
        int running;
        boolean isSuspect;

        Optional<Task> next() {
            return tasks.values().stream().filter(Task::isWaiting).findFirst();
        }

        void keep(Set<Long> wanted) {
            tasks.values().removeIf(task -> {
                boolean isDropped = !wanted.contains(task.job.lease());
                if (isDropped) {
                    task.cancel();
                }
                return isDropped;
            });
        }

        boolean isWaiting(Request message) {
            return number == message.number()
                    && !isSuspect
                    && message.asked().isEmpty()
                    && tasks.values().stream().noneMatch(Task::hasAnswer);
        }

        List<Answer> answers(Request message) {
            List<Answer> answers = new ArrayList<>();
            for (Task task : tasks.values()) {
                if (task.hasAnswer()) {
                    task.isSent = true;
                    answers.add(Objects.requireNonNull(task.answer));
                }
            }
            for (long lease : message.asked()) {
                Task task = tasks.get(lease);
                if (task != null && task.answer == null && !task.sofar.isEmpty()) {
                    answers.add(new Answer(lease, Answer.Kind.REPORT, task.sofar, 0));
                }
            }
            return answers;
        }
    }

    final class Task implements JobControl {

        private final Job job;
        private final Caller caller;
        private @Nullable Thread thread;
        private @Nullable Answer answer;
        private boolean isSent;
        private long start;
        private volatile boolean isCancelled;
        private volatile String sofar = "";

        private Task(Caller caller, Job job) {
            this.caller = caller;
            this.job = job;
        }

        Job job() {
            return job;
        }

        @Override
        public boolean isCancelled() {
            return isCancelled;
        }

        @Override
        public void report(String known) {
            sofar = known;
        }

        private boolean isWaiting() {
            return thread == null && answer == null;
        }

        private boolean hasAnswer() {
            return answer != null && !isSent;
        }

        private void begin() {
            thread = Thread.currentThread();
            start = nanoTime.getAsLong();
            caller.turn = ++turns;
            caller.running++;
            running++;
        }

        private void cancel() {
            isCancelled = true;
            if (thread != null) {
                thread.interrupt();
            }
        }

        /** Ends the job at the caller's request; a waiting one has no result. */
        private void end() {
            if (isWaiting()) {
                answer = new Answer(job.lease(), Answer.Kind.UNTOUCHED, "", 0);
            } else {
                cancel();
            }
        }

        /** Records the outcome of the job, unless the worker stops, which interrupts it. */
        void done(Answer.Kind kind, String text) {
            lock.lock();
            try {
                thread = null;
                boolean unused = Thread.interrupted(); // one that came too late must not meet the next job
                running--;
                caller.running--;
                if (!isStopping) {
                    answer = new Answer(job.lease(), kind, text, nanoTime.getAsLong() - start);
                    caller.news.signalAll();
                }
            } finally {
                lock.unlock();
            }
        }
    }
}
