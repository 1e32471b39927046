package io.mcts.web.live;

import io.javalin.http.TooManyRequestsResponse;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import java.time.Duration;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Resources shared by all web sockets: games, threads of searches and matches, and kept trees. Closing interrupts all work. */
public final class SearchPool implements AutoCloseable {

    private final Catalog<Game<?, ?>> games;
    private final Limits limits;
    private final Permits permits = new Permits(Limits.SEARCHES);
    private final KeptTrees trees;

    /** Endless searches, the oldest first. */
    private final Deque<LiveWork> endless = new ConcurrentLinkedDeque<>();

    private final ExecutorService workers =
            Executors.newFixedThreadPool(Limits.SEARCHES, SearchThreads.daemons("live"));
    private final SearchThreads helpers = new SearchThreads();
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(SearchThreads.daemons("timer"));

    public SearchPool(Catalog<Game<?, ?>> games, Limits limits) {
        this.games = games;
        this.limits = limits;
        this.trees = new KeptTrees(limits.keptBytes());
    }

    Catalog<Game<?, ?>> games() {
        return games;
    }

    public Limits limits() {
        return limits;
    }

    /** Takes a permit; if need be, the oldest endless search is stopped for it. */
    Permits.Permit permit() {
        return permits.take()
                .or(this::permitOfEndless)
                .orElseThrow(
                        () -> new TooManyRequestsResponse("as many searches and matches as the server runs at a time, "
                                + Limits.SEARCHES + ", are running already; wait until one of them has ended"));
    }

    private Optional<Permits.Permit> permitOfEndless() {
        Optional<Permits.Permit> permit = Optional.empty();
        while (permit.isEmpty() && !endless.isEmpty()) {
            LiveWork oldest = endless.poll();
            if (oldest != null) {
                oldest.stop();
                permit = oldest.permit().handOver();
            }
        }
        return permit;
    }

    void addEndless(LiveWork search) {
        endless.add(search);
    }

    void removeEndless(LiveWork search) {
        endless.remove(search);
    }

    public int running() {
        return Limits.SEARCHES - permits.free();
    }

    void run(Runnable work) {
        workers.execute(work);
    }

    SearchThreads helpers() {
        return helpers;
    }

    void every(long seconds, Runnable work) {
        Future<?> unused = timer.scheduleWithFixedDelay(work, seconds, seconds, TimeUnit.SECONDS);
    }

    Future<?> after(Duration time, Runnable work) {
        return timer.schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
    }

    public KeptTrees trees() {
        return trees;
    }

    @Override
    public void close() {
        workers.shutdownNow();
        helpers.close();
        timer.shutdownNow();
    }
}
