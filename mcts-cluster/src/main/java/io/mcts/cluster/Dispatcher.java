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
 * <p>A job is leased to one worker at a time. A worker from which nothing is heard for the patience loses its leases, as does one
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
    private final Duration patience;
    private final Consumer<String> news;
    private final LongSupplier nanoTime;
    private final Map<UUID, Place> places = new LinkedHashMap<>();

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
    Dispatcher(String cluster, String caller, Duration patience, Consumer<String> news, LongSupplier nanoTime) {
        this.cluster = cluster;
        this.caller = caller;
        this.patience = patience;
        this.news = news;
        this.nanoTime = nanoTime;
        looked = nanoTime.getAsLong();
    }

    /** A message to be sent, and to whom. */
    record Letter(Place place, Exchange message) {}

    /** There is a worker. */
    synchronized void joined(UUID id, String address, int threads) {
        places.computeIfAbsent(id, worker -> new Place(worker, address, threads, nanoTime.getAsLong()));
        assign();
    }

    /** A worker has left; what it had is given to others. */
    synchronized void left(UUID id) {
        Place place = places.remove(id);
        if (place != null) {
            gone.merge(place.address(), figures(place), MemberFigures::plus);
            List<Call> lost = place.calls();
            lost.forEach(call -> call.losses++);
            giveBack(lost);
            news.accept("worker " + place.address() + " has left" + given(lost));
            assign();
        }
    }

    private static String given(Collection<Call> lost) {
        return lost.isEmpty() ? "" : "; the " + lost.size() + " jobs that it had are given to others";
    }

    /** Has a job done. */
    synchronized void submit(Call call) {
        if (end == null) {
            call.hopeNanos = nanoTime.getAsLong();
            waiting.add(call);
            assign();
        } else {
            call.fail(end);
        }
    }

    /** Asks the worker that has a job what the job has reported. */
    synchronized void ask(Call call) {
        if (call.place != null) {
            call.isAsked = true;
            change(call.place);
        }
    }

    /** Has a job end with what there is; if no worker has begun it, none will. */
    synchronized void end(Call call) {
        call.isEnding = true;
        if (call.place != null) {
            change(call.place);
        } else if (waiting.remove(call)) {
            call.answer().cancel(false);
        }
    }

    /** Forgets a job, which ends without an answer. */
    synchronized void drop(Call call) {
        Place place = call.place;
        if (place != null) {
            place.release(call);
            change(place);
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
        places.values().forEach(place -> giveBack(place.calls()));
        waiting.forEach(call -> call.fail(reason));
        waiting.clear();
        wake();
    }

    synchronized boolean isClosed() {
        return end != null;
    }

    /** The workers that are there and do jobs; not those that have only refused them. */
    synchronized List<MemberFigures> members() {
        return places.values().stream()
                .filter(Place::isUseful)
                .map(this::figures)
                .toList();
    }

    /** The workers that are there or have been, each once. */
    synchronized List<MemberFigures> allMembers() {
        Map<String, MemberFigures> all = new LinkedHashMap<>(gone);
        places.values().forEach(place -> all.merge(place.address(), figures(place), MemberFigures::plus));
        return List.copyOf(all.values());
    }

    private MemberFigures figures(Place place) {
        return place.figures(nanoTime.getAsLong());
    }

    /** Waits until there may be something to send, but not for longer than a time, and tells what it is. */
    synchronized List<Letter> await(long millis) throws InterruptedException {
        if (!isChanged) {
            TimeUnit.MILLISECONDS.timedWait(this, millis);
        }
        isChanged = false;
        return letters();
    }

    /** What is to be sent now. */
    synchronized List<Letter> letters() {
        long now = nanoTime.getAsLong();
        if (now - looked >= LOOK_NANOS) {
            looked = now;
            look(now);
        }
        return places.values().stream()
                .filter(place -> place.isToBeTold(now))
                .map(place -> letter(place, patience.toMillis() / Exchange.SIGNS_OF_LIFE))
                .toList();
    }

    /** A last message to each worker. */
    synchronized List<Letter> farewells() {
        return places.values().stream().map(place -> letter(place, 0)).toList();
    }

    private Letter letter(Place place, long waitMillis) {
        return new Letter(place, place.message(caller, ++numbers, waitMillis, nanoTime.getAsLong()));
    }

    private void change(Place place) {
        place.change();
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
        for (Place place : places.values()) {
            if (place.becomesSilent(now, patience.toNanos())) {
                List<Call> lost = place.calls();
                giveBack(lost);
                news.accept("worker " + place.address() + " has not answered for " + patience.toSeconds() + " s"
                        + given(lost));
            }
        }
        assign();
    }

    /** Whether every worker has refused a job, or there has been none for too long that could do it. */
    private boolean isHopeless(Call call, long now) {
        List<Place> able = places.values().stream()
                .filter(place -> place.isStopping() || call.mayGoTo(place))
                .toList();
        if (able.stream().anyMatch(place -> !place.isStopping() && !place.isSilent())) {
            call.hopeNanos = now;
        }
        return (able.isEmpty() && !places.isEmpty()) || now - call.hopeNanos >= patience.toNanos();
    }

    private void fail(Call call) {
        if (!call.failures.isEmpty()) {
            Map.Entry<Place, String> first = call.failures.entrySet().iterator().next();
            call.fail("worker " + first.getKey().address() + ": " + first.getValue());
            return;
        }
        List<String> refusals = places.values().stream()
                .filter(place -> place.refuses(call.kind()))
                .map(place -> place.address() + " " + place.refusals().get(call.kind()))
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
            List<Place> free = places.values().stream().filter(Place::isFree).toList();
            isRoom = !free.isEmpty();
            Optional<Place> best = free.stream().filter(call::mayGoTo).min(Comparator.comparingDouble(Place::load));
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
            if (call.place != null) {
                call.place.release(call);
            }
            if (!call.isOver()) {
                call.hopeNanos = nanoTime.getAsLong();
                waiting.addFirst(call);
            }
        }
    }

    /** A worker has replied. */
    synchronized void replied(Letter letter, Reply reply) {
        Place place = letter.place();
        if (place.replied(letter.message(), reply, nanoTime.getAsLong())) {
            news.accept("worker " + place.address() + " answers again");
        }
        for (Answer answer : reply.answers()) {
            Call call = place.call(answer.lease());
            if (call != null) {
                take(answer, call, place);
            }
        }
        if (reply.isStopping()) {
            giveBack(place.calls());
        }
        assign();
        wake();
    }

    private void take(Answer answer, Call call, Place place) {
        switch (answer.kind()) {
            case REPORT -> call.reported(answer.text());
            case DONE -> {
                place.release(call);
                place.done(answer.nanos());
                call.failures.forEach((failed, why) ->
                        refuse(failed, call.kind(), "failed at a job that another worker has done (" + why + ")"));
                call.answer().complete(answer.text());
            }
            case FAILED -> {
                call.failures.put(place, answer.text());
                giveBack(List.of(call));
            }
            case REFUSED -> {
                refuse(place, call.kind(), answer.text());
                giveBack(List.of(call));
            }
            case UNTOUCHED -> giveBack(List.of(call));
        }
    }

    private void refuse(Place place, Call.Kind kind, String why) {
        if (place.refuse(kind, why)) {
            news.accept("worker " + place.address() + " " + why + "; it gets no more such jobs");
        }
    }

    /** A message has not arrived, or its reply has not. */
    synchronized void failed(Letter letter) {
        letter.place()
                .failed(
                        letter.message(),
                        nanoTime.getAsLong()
                                + Math.min(LONGEST_RETRY_NANOS, patience.toNanos() / Exchange.SIGNS_OF_LIFE));
    }
}
