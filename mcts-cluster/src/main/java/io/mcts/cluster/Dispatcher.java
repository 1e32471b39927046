package io.mcts.cluster;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Decides which worker of a cluster does which job, on the caller's side; it knows neither network nor threads.
 *
 * <p>A job is leased to one worker at a time. A worker from which nothing is heard for the timeout loses its leases, as does one
 * that leaves or stops; the jobs are given to others under new leases, and an answer with an old lease is ignored. A worker has as many
 * jobs as it has threads, and of short jobs some more, so that it need not wait for the next message.
 *
 * <p>A job that fails is tried at other workers. If one of them does it, those at which it failed get no more jobs of its
 * {@linkplain PendingJob.Kind kind}. Thread-safe.
 */
final class Dispatcher {

    private static final long LONGEST_RETRY_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final String cluster;
    private final String caller;
    private final Duration timeout;
    private final Consumer<String> news;
    private final LongSupplier nanoTime;
    private final Map<UUID, RemoteWorker> workers = new LinkedHashMap<>();

    /** The figures of the workers that have left, by their addresses; a worker that comes back has a new identity. */
    private final Map<String, MemberFigures> gone = new LinkedHashMap<>();

    private final Deque<PendingJob> waiting = new ArrayDeque<>();
    private long numbers;
    private long looked;
    private boolean isChanged;
    private @Nullable String end;

    /**
     * A dispatcher without workers.
     *
     * @param cluster what it is called in messages to the user
     * @param caller the identity in messages to workers
     * @param news receives what the user should know
     */
    Dispatcher(String cluster, String caller, Duration timeout, Consumer<String> news, LongSupplier nanoTime) {
        this.cluster = cluster;
        this.caller = caller;
        this.timeout = timeout;
        this.news = news;
        this.nanoTime = nanoTime;
        looked = nanoTime.getAsLong();
    }

    /** A message to be sent, and to whom. */
    record Envelope(RemoteWorker worker, Request message) {}

    /** Called when a worker joins. */
    synchronized void joined(UUID id, String address, int threads) {
        workers.computeIfAbsent(id, newId -> new RemoteWorker(newId, address, threads, nanoTime.getAsLong()));
        assign();
    }

    /** Called when a worker has left: what it had is given to others. */
    synchronized void left(UUID id) {
        RemoteWorker worker = workers.remove(id);
        if (worker != null) {
            gone.merge(worker.address(), figures(worker), MemberFigures::plus);
            List<PendingJob> lost = worker.jobs();
            lost.forEach(job -> job.losses++);
            giveBack(lost);
            news.accept("worker " + worker.address() + " has left" + given(lost));
            assign();
        }
    }

    private static String given(Collection<PendingJob> lost) {
        return lost.isEmpty() ? "" : "; the " + lost.size() + " jobs that it had are given to others";
    }

    /** Queues a job. */
    synchronized void submit(PendingJob job) {
        if (end == null) {
            job.lastEligibleNanos = nanoTime.getAsLong();
            waiting.add(job);
            assign();
        } else {
            job.fail(end);
        }
    }

    /** Asks the worker that has a job what the job has reported. */
    synchronized void ask(PendingJob job) {
        if (job.worker != null) {
            job.isAsked = true;
            change(job.worker);
        }
    }

    /** Ends a job with what there is; if no worker has begun it, none will. */
    synchronized void end(PendingJob job) {
        job.isEnding = true;
        if (job.worker != null) {
            change(job.worker);
        } else if (waiting.remove(job)) {
            job.answer().cancel(false);
        }
    }

    /** Forgets a job, which ends without an answer. */
    synchronized void drop(PendingJob job) {
        RemoteWorker worker = job.worker;
        if (worker != null) {
            worker.release(job);
            change(worker);
            assign();
        } else {
            waiting.remove(job);
        }
        job.answer().cancel(false);
    }

    /** Ends all, for a reason that those who wait for jobs are told. */
    synchronized void close(String reason) {
        if (end != null) {
            return;
        }
        end = reason;
        workers.values().forEach(worker -> giveBack(worker.jobs()));
        waiting.forEach(job -> job.fail(reason));
        waiting.clear();
        wake();
    }

    synchronized boolean isClosed() {
        return end != null;
    }

    /** The workers that are there and do jobs; not those that have only refused them. */
    synchronized List<MemberFigures> members() {
        return workers.values().stream()
                .filter(RemoteWorker::isUseful)
                .map(this::figures)
                .toList();
    }

    /** The workers that are there or have been, each once. */
    synchronized List<MemberFigures> allMembers() {
        Map<String, MemberFigures> all = new LinkedHashMap<>(gone);
        workers.values().forEach(worker -> all.merge(worker.address(), figures(worker), MemberFigures::plus));
        return List.copyOf(all.values());
    }

    private MemberFigures figures(RemoteWorker worker) {
        return worker.figures(nanoTime.getAsLong());
    }

    /** Waits until there may be something to send, but not for longer than a time, and tells what it is. */
    synchronized List<Envelope> await(long millis) throws InterruptedException {
        if (!isChanged) {
            TimeUnit.MILLISECONDS.timedWait(this, millis);
        }
        isChanged = false;
        return envelopes();
    }

    /** Returns the messages to be sent now. */
    synchronized List<Envelope> envelopes() {
        long now = nanoTime.getAsLong();
        if (now - looked >= LOOK_NANOS) {
            looked = now;
            look(now);
        }
        return workers.values().stream()
                .filter(worker -> worker.isToBeTold(now))
                .map(worker -> envelope(worker, timeout.toMillis() / Request.HEARTBEATS_PER_TIMEOUT))
                .toList();
    }

    /** A last message to each worker. */
    synchronized List<Envelope> shutdownMessages() {
        return workers.values().stream().map(worker -> envelope(worker, 0)).toList();
    }

    private Envelope envelope(RemoteWorker worker, long waitMillis) {
        return new Envelope(worker, worker.message(caller, ++numbers, waitMillis, nanoTime.getAsLong()));
    }

    private void change(RemoteWorker worker) {
        worker.change();
        wake();
    }

    private void wake() {
        isChanged = true;
        notifyAll();
    }

    /**
     * Detects jobs without an eligible worker, and timed-out workers. In this order: if this program itself was suspended, those who
     * seem silent may answer at once.
     */
    private void look(long now) {
        for (Iterator<PendingJob> jobs = waiting.iterator(); jobs.hasNext(); ) {
            PendingJob job = jobs.next();
            if (isHopeless(job, now)) {
                jobs.remove();
                fail(job);
            }
        }
        for (RemoteWorker worker : workers.values()) {
            if (worker.becomesSilent(now, timeout.toNanos())) {
                List<PendingJob> lost = worker.jobs();
                giveBack(lost);
                news.accept("worker " + worker.address() + " has not answered for " + timeout.toSeconds() + " s"
                        + given(lost));
            }
        }
        assign();
    }

    /** Whether every worker has refused a job, or there has been none for too long that could do it. */
    private boolean isHopeless(PendingJob job, long now) {
        List<RemoteWorker> able = workers.values().stream()
                .filter(worker -> worker.isStopping() || job.mayGoTo(worker))
                .toList();
        if (able.stream().anyMatch(worker -> !worker.isStopping() && !worker.isSilent())) {
            job.lastEligibleNanos = now;
        }
        return (able.isEmpty() && !workers.isEmpty()) || now - job.lastEligibleNanos >= timeout.toNanos();
    }

    private void fail(PendingJob job) {
        if (!job.failures.isEmpty()) {
            Map.Entry<RemoteWorker, String> first =
                    job.failures.entrySet().iterator().next();
            job.fail("worker " + first.getKey().address() + ": " + first.getValue());
            return;
        }
        List<String> refusals = workers.values().stream()
                .filter(worker -> worker.refuses(job.kind()))
                .map(worker -> worker.address() + " " + worker.refusals().get(job.kind()))
                .toList();
        job.fail("no worker is left of the cluster " + cluster
                + (refusals.isEmpty() ? "" : " that can do the job: " + String.join("; ", refusals)));
    }

    /** Assigns the jobs that wait to the workers that have the fewest. */
    private void assign() {
        Iterator<PendingJob> jobs = waiting.iterator();
        boolean isRoom = true;
        while (isRoom && jobs.hasNext()) {
            PendingJob job = jobs.next();
            List<RemoteWorker> free =
                    workers.values().stream().filter(RemoteWorker::isFree).toList();
            isRoom = !free.isEmpty();
            Optional<RemoteWorker> best =
                    free.stream().filter(job::mayGoTo).min(Comparator.comparingDouble(RemoteWorker::load));
            if (best.isPresent()) {
                jobs.remove();
                best.get().lease(job, ++numbers);
                wake();
            }
        }
    }

    /** Takes jobs from workers, to be given to others before those that wait. */
    private void giveBack(List<PendingJob> jobs) {
        for (int i = jobs.size() - 1; i >= 0; i--) {
            PendingJob job = jobs.get(i);
            if (job.worker != null) {
                job.worker.release(job);
            }
            if (!job.isOver()) {
                job.lastEligibleNanos = nanoTime.getAsLong();
                waiting.addFirst(job);
            }
        }
    }

    /** A worker has replied. */
    synchronized void replied(Envelope envelope, Reply reply) {
        RemoteWorker worker = envelope.worker();
        if (worker.replied(envelope.message(), reply, nanoTime.getAsLong())) {
            news.accept("worker " + worker.address() + " answers again");
        }
        for (Answer answer : reply.answers()) {
            PendingJob job = worker.job(answer.lease());
            if (job != null) {
                take(answer, job, worker);
            }
        }
        if (reply.isStopping()) {
            giveBack(worker.jobs());
        }
        assign();
        wake();
    }

    private void take(Answer answer, PendingJob job, RemoteWorker worker) {
        switch (answer.kind()) {
            case REPORT -> job.reported(answer.text());
            case DONE -> {
                worker.release(job);
                worker.done(answer.nanos());
                job.failures.forEach((failed, why) ->
                        refuse(failed, job.kind(), "failed at a job that another worker has done (" + why + ")"));
                job.answer().complete(answer.text());
            }
            case FAILED -> {
                job.failures.put(worker, answer.text());
                giveBack(List.of(job));
            }
            case REFUSED -> {
                refuse(worker, job.kind(), answer.text());
                giveBack(List.of(job));
            }
            case UNTOUCHED -> giveBack(List.of(job));
        }
    }

    private void refuse(RemoteWorker worker, PendingJob.Kind kind, String why) {
        if (worker.refuse(kind, why)) {
            news.accept("worker " + worker.address() + " " + why + "; it gets no more such jobs");
        }
    }

    /** A message has not arrived, or its reply has not. */
    synchronized void failed(Envelope envelope) {
        envelope.worker()
                .failed(
                        envelope.message(),
                        nanoTime.getAsLong()
                                + Math.min(LONGEST_RETRY_NANOS, timeout.toNanos() / Request.HEARTBEATS_PER_TIMEOUT));
    }
}
