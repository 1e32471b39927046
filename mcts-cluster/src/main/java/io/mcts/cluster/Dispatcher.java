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
 * {@linkplain Call.Kind kind}. Thread-safe.
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

    /** What those have done that have left, by their addresses; who comes back has a new identity. */
    private final Map<String, MemberFigures> gone = new LinkedHashMap<>();

    private final Deque<Call> waiting = new ArrayDeque<>();
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
    record Envelope(RemoteWorker worker, Exchange message) {}

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
            List<Call> lost = worker.calls();
            lost.forEach(call -> call.losses++);
            giveBack(lost);
            news.accept("worker " + worker.address() + " has left" + given(lost));
            assign();
        }
    }

    private static String given(Collection<Call> lost) {
        return lost.isEmpty() ? "" : "; the " + lost.size() + " jobs that it had are given to others";
    }

    /** Queues a job. */
    synchronized void submit(Call call) {
        if (end == null) {
            call.lastEligibleNanos = nanoTime.getAsLong();
            waiting.add(call);
            assign();
        } else {
            call.fail(end);
        }
    }

    /** Asks the worker that has a job what the job has reported. */
    synchronized void ask(Call call) {
        if (call.worker != null) {
            call.isAsked = true;
            change(call.worker);
        }
    }

    /** Has a job end with what there is; if no worker has begun it, none will. */
    synchronized void end(Call call) {
        call.isEnding = true;
        if (call.worker != null) {
            change(call.worker);
        } else if (waiting.remove(call)) {
            call.answer().cancel(false);
        }
    }

    /** Forgets a job, which ends without an answer. */
    synchronized void drop(Call call) {
        RemoteWorker worker = call.worker;
        if (worker != null) {
            worker.release(call);
            change(worker);
            assign();
        } else {
            waiting.remove(call);
        }
        call.answer().cancel(false);
    }

    /** Ends all, for a reason that those who wait for jobs are told. */
    synchronized void close(String reason) {
        if (end != null) {
            return;
        }
        end = reason;
        workers.values().forEach(worker -> giveBack(worker.calls()));
        waiting.forEach(call -> call.fail(reason));
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

    /** What is to be sent now. */
    synchronized List<Envelope> envelopes() {
        long now = nanoTime.getAsLong();
        if (now - looked >= LOOK_NANOS) {
            looked = now;
            look(now);
        }
        return workers.values().stream()
                .filter(worker -> worker.isToBeTold(now))
                .map(worker -> envelope(worker, timeout.toMillis() / Exchange.HEARTBEATS_PER_TIMEOUT))
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
     * Sees which jobs nobody can do, and who has been silent for too long. In this order: if this program itself was suspended, those who
     * seem silent may answer at once.
     */
    private void look(long now) {
        for (Iterator<Call> calls = waiting.iterator(); calls.hasNext(); ) {
            Call call = calls.next();
            if (isHopeless(call, now)) {
                calls.remove();
                fail(call);
            }
        }
        for (RemoteWorker worker : workers.values()) {
            if (worker.becomesSilent(now, timeout.toNanos())) {
                List<Call> lost = worker.calls();
                giveBack(lost);
                news.accept("worker " + worker.address() + " has not answered for " + timeout.toSeconds() + " s"
                        + given(lost));
            }
        }
        assign();
    }

    /** Whether every worker has refused a job, or there has been none for too long that could do it. */
    private boolean isHopeless(Call call, long now) {
        List<RemoteWorker> able = workers.values().stream()
                .filter(worker -> worker.isStopping() || call.mayGoTo(worker))
                .toList();
        if (able.stream().anyMatch(worker -> !worker.isStopping() && !worker.isSilent())) {
            call.lastEligibleNanos = now;
        }
        return (able.isEmpty() && !workers.isEmpty()) || now - call.lastEligibleNanos >= timeout.toNanos();
    }

    private void fail(Call call) {
        if (!call.failures.isEmpty()) {
            Map.Entry<RemoteWorker, String> first =
                    call.failures.entrySet().iterator().next();
            call.fail("worker " + first.getKey().address() + ": " + first.getValue());
            return;
        }
        List<String> refusals = workers.values().stream()
                .filter(worker -> worker.refuses(call.kind()))
                .map(worker -> worker.address() + " " + worker.refusals().get(call.kind()))
                .toList();
        call.fail("no worker is left of the cluster " + cluster
                + (refusals.isEmpty() ? "" : " that can do the job: " + String.join("; ", refusals)));
    }

    /** Gives the jobs that wait to the workers that have the fewest. */
    private void assign() {
        Iterator<Call> calls = waiting.iterator();
        boolean isRoom = true;
        while (isRoom && calls.hasNext()) {
            Call call = calls.next();
            List<RemoteWorker> free =
                    workers.values().stream().filter(RemoteWorker::isFree).toList();
            isRoom = !free.isEmpty();
            Optional<RemoteWorker> best =
                    free.stream().filter(call::mayGoTo).min(Comparator.comparingDouble(RemoteWorker::load));
            if (best.isPresent()) {
                calls.remove();
                best.get().lease(call, ++numbers);
                wake();
            }
        }
    }

    /** Takes jobs from workers, to be given to others before those that wait. */
    private void giveBack(List<Call> calls) {
        for (int i = calls.size() - 1; i >= 0; i--) {
            Call call = calls.get(i);
            if (call.worker != null) {
                call.worker.release(call);
            }
            if (!call.isOver()) {
                call.lastEligibleNanos = nanoTime.getAsLong();
                waiting.addFirst(call);
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
            Call call = worker.call(answer.lease());
            if (call != null) {
                take(answer, call, worker);
            }
        }
        if (reply.isStopping()) {
            giveBack(worker.calls());
        }
        assign();
        wake();
    }

    private void take(Answer answer, Call call, RemoteWorker worker) {
        switch (answer.kind()) {
            case REPORT -> call.reported(answer.text());
            case DONE -> {
                worker.release(call);
                worker.done(answer.nanos());
                call.failures.forEach((failed, why) ->
                        refuse(failed, call.kind(), "failed at a job that another worker has done (" + why + ")"));
                call.answer().complete(answer.text());
            }
            case FAILED -> {
                call.failures.put(worker, answer.text());
                giveBack(List.of(call));
            }
            case REFUSED -> {
                refuse(worker, call.kind(), answer.text());
                giveBack(List.of(call));
            }
            case UNTOUCHED -> giveBack(List.of(call));
        }
    }

    private void refuse(RemoteWorker worker, Call.Kind kind, String why) {
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
                                + Math.min(LONGEST_RETRY_NANOS, timeout.toNanos() / Exchange.HEARTBEATS_PER_TIMEOUT));
    }
}
