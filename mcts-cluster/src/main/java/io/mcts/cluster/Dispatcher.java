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
 * Decides which worker does which job, on the caller's side; independent of network and threads. Thread-safe.
 *
 * <p>A job is leased to one worker at a time. A worker that is silent for the timeout, leaves or stops loses its leases; others get new
 * leases, and answers with old ones are ignored. Workers get some short jobs in reserve, so that they need not wait for messages. If a
 * worker does a job at which others failed, these get no more jobs of its {@linkplain PendingJob.Kind kind}.
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

    /** The figures of past workers by address; a worker that returns has a new identity. */
    private final Map<String, MemberFigures> gone = new LinkedHashMap<>();

    private final Deque<PendingJob> waiting = new ArrayDeque<>();
    private long numbers;
    private long looked;
    private boolean isChanged;
    private @Nullable String end;

    /** Makes a dispatcher without workers; {@code news} receives messages to the user, {@code caller} identifies it to workers. */
    Dispatcher(String cluster, String caller, Duration timeout, Consumer<String> news, LongSupplier nanoTime) {
        this.cluster = cluster;
        this.caller = caller;
        this.timeout = timeout;
        this.news = news;
        this.nanoTime = nanoTime;
        looked = nanoTime.getAsLong();
    }

    record Envelope(RemoteWorker worker, Request message) {}

    synchronized void joined(UUID id, String address, int threads) {
        workers.computeIfAbsent(id, newId -> new RemoteWorker(newId, address, threads, nanoTime.getAsLong()));
        assign();
    }

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

    synchronized void submit(PendingJob job) {
        if (end == null) {
            job.lastEligibleNanos = nanoTime.getAsLong();
            waiting.add(job);
            assign();
        } else {
            job.fail(end);
        }
    }

    synchronized void ask(PendingJob job) {
        if (job.worker != null) {
            job.isAsked = true;
            change(job.worker);
        }
    }

    synchronized void end(PendingJob job) {
        job.isEnding = true;
        if (job.worker != null) {
            change(job.worker);
        } else if (waiting.remove(job)) {
            job.answer().cancel(false);
        }
    }

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

    /** Ends all jobs for a reason. */
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

    synchronized List<MemberFigures> members() {
        return workers.values().stream()
                .filter(RemoteWorker::isUseful)
                .map(this::figures)
                .toList();
    }

    synchronized List<MemberFigures> allMembers() {
        Map<String, MemberFigures> all = new LinkedHashMap<>(gone);
        workers.values().forEach(worker -> all.merge(worker.address(), figures(worker), MemberFigures::plus));
        return List.copyOf(all.values());
    }

    private MemberFigures figures(RemoteWorker worker) {
        return worker.figures(nanoTime.getAsLong());
    }

    /** Waits, at most for a time, and returns the messages to send. */
    synchronized List<Envelope> await(long millis) throws InterruptedException {
        if (!isChanged) {
            TimeUnit.MILLISECONDS.timedWait(this, millis);
        }
        isChanged = false;
        return envelopes();
    }

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

    /** Detects jobs without an eligible worker, then silent workers: these may answer at once if this program was suspended. */
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

    /** Whether every worker has refused a job, or none has been eligible for too long. */
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

    /** Requeues jobs of workers ahead of those that wait. */
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

    synchronized void failed(Envelope envelope) {
        envelope.worker()
                .failed(
                        envelope.message(),
                        nanoTime.getAsLong()
                                + Math.min(LONGEST_RETRY_NANOS, timeout.toNanos() / Request.HEARTBEATS_PER_TIMEOUT));
    }
}
