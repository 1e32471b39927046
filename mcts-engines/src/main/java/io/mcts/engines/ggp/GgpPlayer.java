package io.mcts.engines.ggp;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.JointGame;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A player for game managers, of one match at a time.
 *
 * <p>Rules are read and searches run on one thread of this player. The thread that answers a message waits for them until shortly before
 * the clock runs out; then it answers {@code ready}, or any legal move. A message that is repeated gets the same answer as before.
 *
 * <p>Thread-safe.
 */
public final class GgpPlayer implements AutoCloseable {

    private static final String READY = "ready";
    private static final String BUSY = "busy";
    private static final String DONE = "done";

    /** The answer where not even the legal moves are known in time. */
    private static final String NO_MOVE = "noop";

    /** The time reserved for sending an answer: a fifth of the clock, within limits. */
    private static final long LEAST_MARGIN_MILLIS = 300;

    private static final long MOST_MARGIN_MILLIS = 1_500;

    /** The clocks, and the time besides, after which a match of which nothing is heard may be replaced by another one. */
    private static final int CLOCKS_OF_SILENCE = 5;

    private static final long SILENCE_SECONDS = 30;

    private final Function<String, Game<?, ?>> reader;
    private final Function<Game<?, ?>, Spec> settings;
    private final Consumer<String> log;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(SearchThreads.daemons("ggp"));

    private @Nullable Session session;
    private String lastEnded = "";

    /**
     * A player without a match.
     *
     * @param reader makes a game of its rules, or throws an {@link IllegalArgumentException}
     * @param settings returns the search that plays a game
     * @param log is told in words what happens
     */
    public GgpPlayer(Function<String, Game<?, ?>> reader, Function<Game<?, ?>, Spec> settings, Consumer<String> log) {
        this.reader = reader;
        this.settings = settings;
        this.log = log;
    }

    /** A match as messages see it. Guarded by the player, except for what the worker sets. */
    private static final class Session {

        private final String id;
        private final long playMillis;
        private final long silenceNanos;
        private final CompletableFuture<String> started = new CompletableFuture<>();
        private long lastHeard;
        private String lastPlay = "";
        private CompletableFuture<String> answer = CompletableFuture.completedFuture("");

        /** The number of the last turn that was asked for; a search for an earlier one ends. */
        private volatile int turn;

        private volatile @Nullable GgpMatch<?, ?> match;
        private volatile boolean isEnded;

        /** A legal move of the turn, for an answer in time. */
        private volatile String fallback = NO_MOVE;

        /** The move that was answered last. */
        private volatile String sent = "";

        Session(String id, int startSeconds, int playSeconds) {
            this.id = id;
            this.playMillis = 1_000L * playSeconds;
            this.silenceNanos =
                    TimeUnit.SECONDS.toNanos(startSeconds + (long) CLOCKS_OF_SILENCE * playSeconds + SILENCE_SECONDS);
            this.lastHeard = System.nanoTime();
        }
    }

    /**
     * Answers a message.
     *
     * @return the answer, in time for the clock that the message has set or an earlier one
     * @throws IllegalArgumentException if it is no message of the protocol
     */
    public String answer(String text) {
        long arrived = System.nanoTime();
        GgpMessage message = GgpMessage.parse(text);
        return switch (message.kind()) {
            case "INFO" -> info();
            case "PREVIEW" -> READY;
            case "START" -> start(message, arrived);
            case "PLAY" -> play(message, arrived);
            case "STOP" -> stop(message);
            case "ABORT" -> abort(message);
            default ->
                throw new IllegalArgumentException("'" + message.kind()
                        + "' is no message of the protocol; allowed: INFO, PREVIEW, START, PLAY, STOP, ABORT");
        };
    }

    private synchronized String info() {
        return "( ( name mcts ) ( status " + (session == null ? "available" : BUSY) + " ) )";
    }

    private static long margin(long clockMillis) {
        return Math.min(MOST_MARGIN_MILLIS, Math.max(Math.min(LEAST_MARGIN_MILLIS, clockMillis / 2), clockMillis / 5));
    }

    private static long deadline(long arrived, long clockMillis) {
        return arrived + TimeUnit.MILLISECONDS.toNanos(clockMillis - margin(clockMillis));
    }

    private String start(GgpMessage message, long arrived) {
        String id = message.argument(0);
        String role = message.argument(1);
        String rules = String.join("\n", message.list(2));
        int startSeconds = message.seconds(3);
        int playSeconds = message.seconds(4);
        Session started;
        synchronized (this) {
            Session running = session;
            if (running != null && !running.id.equals(id) && arrived - running.lastHeard < running.silenceNanos) {
                return BUSY;
            }
            if (running != null && running.id.equals(id)) {
                started = running;
            } else {
                if (running != null) {
                    end(running);
                }
                started = new Session(id, startSeconds, playSeconds);
                session = started;
                long until = deadline(arrived, 1_000L * startSeconds);
                Session next = started;
                worker.execute(() -> load(next, role, rules, until));
            }
            started.lastHeard = arrived;
        }
        return await(started.started, deadline(arrived, 1_000L * startSeconds), READY);
    }

    private void load(Session of, String role, String rules, long until) {
        try {
            Game<?, ?> game = reader.apply(rules);
            if (!(game instanceof JointGame<?, ?> joint)) {
                throw new IllegalArgumentException("the game is not one in turns of all players");
            }
            GgpMatch<?, ?> match = match(joint, role);
            of.match = match;
            if (of.isEnded) {
                match.close();
                return;
            }
            of.fallback = match.isOver() ? NO_MOVE : match.anyMove();
            log.accept("match " + of.id + ": " + role + " in " + game.players());
            match.prepare(until(of, 0, until));
            of.started.complete(READY);
        } catch (RuntimeException refused) {
            log.accept("match " + of.id + " is refused: " + refused.getMessage());
            of.started.complete(BUSY);
            synchronized (this) {
                if (session == of && of.match == null) {
                    session = null;
                }
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move> GgpMatch<S, M> match(JointGame<S, M> game, String role) {
        return new GgpMatch<>(game, role, settings.apply(game));
    }

    /** Returns the budget up to a time, or to a later message. */
    private static Budget until(Session of, int turn, long time) {
        long millis = TimeUnit.NANOSECONDS.toMillis(time - System.nanoTime());
        return Budget.millis(Math.max(1, millis)).or(Budget.until(progress -> of.turn != turn || of.isEnded));
    }

    private String play(GgpMessage message, long arrived) {
        String id = message.argument(0);
        List<String> moves = message.list(1);
        CompletableFuture<String> answer;
        Session of;
        synchronized (this) {
            if (session == null || !session.id.equals(id)) {
                return BUSY;
            }
            of = session;
            of.lastHeard = arrived;
            String written = String.join(" ", moves);
            boolean isRepeated = of.turn > 0 && of.lastPlay.equals(written);
            if (!isRepeated || of.answer.isDone()) {
                of.lastPlay = written;
                int turn = ++of.turn;
                CompletableFuture<String> next = new CompletableFuture<>();
                of.answer = next;
                Session playing = of;
                long until = deadline(arrived, of.playMillis);
                worker.execute(() -> play(playing, moves, isRepeated, turn, until, next));
            }
            answer = of.answer;
        }
        // The search ends at the deadline; half of the margin is for what it overruns.
        long last = arrived + TimeUnit.MILLISECONDS.toNanos(of.playMillis - margin(of.playMillis) / 2);
        String sent = await(answer, last, "");
        if (sent.isEmpty()) {
            sent = of.fallback;
            of.sent = sent;
            log.accept("match " + id + ": out of time, any move is played: " + sent);
        }
        return sent;
    }

    private void play(
            Session of,
            List<String> moves,
            boolean isRepeated,
            int turn,
            long until,
            CompletableFuture<String> answer) {
        GgpMatch<?, ?> match = of.match;
        if (match == null || of.isEnded) {
            answer.complete(NO_MOVE);
            return;
        }
        try {
            boolean isNext = !moves.isEmpty()
                    && !(isRepeated && !(match.areLegal(moves) && isOwn(moves.get(match.role()), of.sent)));
            if (isNext && !match.advance(moves)) {
                log.accept("match " + of.id + ": moves that are not legal here: " + moves);
            }
            if (match.isOver() || (isRepeated && !isNext && !of.sent.isEmpty())) {
                answer.complete(of.sent.isEmpty() ? NO_MOVE : of.sent);
                return;
            }
            of.fallback = match.anyMove();
            String chosen = match.choose(until(of, turn, until));
            of.sent = chosen;
            if (answer.complete(chosen) && of.turn == turn) {
                match.ponder(until(of, turn, System.nanoTime() + 2 * TimeUnit.MILLISECONDS.toNanos(of.playMillis)));
            }
        } catch (RuntimeException failed) {
            log.accept("match " + of.id + ": " + failed);
            answer.complete(of.fallback);
        }
    }

    private static boolean isOwn(String move, String sent) {
        return move.replaceAll("[()\\s]+", " ")
                .strip()
                .equalsIgnoreCase(sent.replaceAll("[()\\s]+", " ").strip());
    }

    private static String await(CompletableFuture<String> answer, long deadline, String otherwise) {
        try {
            return answer.get(Math.max(1, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException late) {
            return otherwise;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return otherwise;
        }
    }

    private synchronized String stop(GgpMessage message) {
        return end(message, "ended");
    }

    private synchronized String abort(GgpMessage message) {
        return end(message, "aborted");
    }

    private String end(GgpMessage message, String how) {
        String id = message.argument(0);
        if (session == null || !session.id.equals(id)) {
            return id.equals(lastEnded) ? DONE : BUSY;
        }
        log.accept("match " + id + ": " + how);
        end(session);
        session = null;
        return DONE;
    }

    /** Ends a match; what it holds is freed when its last search has ended. */
    private void end(Session ended) {
        ended.isEnded = true;
        lastEnded = ended.id;
        worker.execute(() -> {
            GgpMatch<?, ?> match = ended.match;
            if (match != null) {
                match.close();
            }
        });
    }

    /** Ends the match, if there is one, and the thread of this player. */
    @Override
    public void close() {
        synchronized (this) {
            if (session != null) {
                end(session);
                session = null;
            }
        }
        worker.shutdown();
    }
}
