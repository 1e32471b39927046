package io.mcts.engines;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Engines;
import io.mcts.arena.agent.Fault;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Agents that are processes of a program with the Go Text Protocol, version 2. Player 0 is black. Thread-safe; settings return new engines.
 * <pre>{@code
 * Entrant<Go, GoMove> entrant = new Entrant<>(
 *         "gnugo", GtpEngines.of(List.of("gnugo", "--mode", "gtp"), Go.notation(rules), GtpEngine::setUp));
 * }</pre>
 *
 * <p>An engine that resigns, answers late, exits, rejects a command or gives no legal move loses its game by a {@link Fault}.
 */
public final class GtpEngines<S extends GameState<S, M>, M extends Move> implements Engines<S, M> {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private final List<String> command;
    private final Notation<S, M> notation;
    private final Function<S, List<String>> setUp;
    private final Duration timeout;
    private final LongSupplier watch;
    private final Consumer<String> log;
    private final EnginePool pool;

    private GtpEngines(
            List<String> command,
            Notation<S, M> notation,
            Function<S, List<String>> setUp,
            Duration timeout,
            LongSupplier watch,
            Consumer<String> log) {
        this.log = log;
        this.command = command;
        this.notation = notation;
        this.setUp = setUp;
        this.timeout = timeout;
        this.watch = watch;
        pool = new EnginePool(command, watch, log, engine -> ask(engine, "name", EnginePool.START_TIMEOUT));
    }

    /**
     * Returns engines, not yet started, that have a minute for a move and 20 s for other commands; {@code setUp} maps an initial state to
     * commands.
     */
    public static <S extends GameState<S, M>, M extends Move> GtpEngines<S, M> of(
            List<String> command, Notation<S, M> notation, Function<S, List<String>> setUp) {
        return new GtpEngines<>(EnginePool.command(command), notation, setUp, TIMEOUT, System::nanoTime, line -> {});
    }

    /** Returns these engines with another time for a move, a millisecond or more, after which the game is lost. */
    public GtpEngines<S, M> withTimeout(Duration time) {
        EnginePool.requirePositive("timeout", time.toMillis());
        return new GtpEngines<>(command, notation, setUp, time, watch, log);
    }

    GtpEngines<S, M> withWatch(LongSupplier nanos) {
        return new GtpEngines<>(command, notation, setUp, timeout, nanos, log);
    }

    /** Returns these engines with a log of input and output lines, called by several threads. */
    public GtpEngines<S, M> withLog(Consumer<String> lines) {
        return new GtpEngines<>(command, notation, setUp, timeout, watch, lines);
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        EngineProcess engine = pool.take();
        pool.prepare(
                engine,
                player -> setUp.apply(seat.start()).forEach(line -> ask(player, line, EnginePool.START_TIMEOUT)));
        return new GtpAgent(engine, seat.start());
    }

    @Override
    public void start() {
        pool.giveBack(pool.take());
    }

    @Override
    public void close() {
        pool.close();
    }

    private static String ask(EngineProcess engine, String line, Duration time) {
        int number = engine.nextNumber();
        return engine.ask(number + " " + line, "=" + number, engine.deadlineIn(time), answer -> {
            if (answer.equals("?" + number) || answer.startsWith("?" + number + " ")) {
                throw new AgentFault(Fault.Kind.CRASH, "the engine refuses '" + line + "': " + answer);
            }
        });
    }

    private final class GtpAgent implements Agent<S, M> {

        private final EngineProcess engine;
        private final S state;
        private boolean hasPlayed;
        private boolean isSound = true;

        GtpAgent(EngineProcess engine, S start) {
            this.engine = engine;
            this.state = start.copy();
        }

        @Override
        public ChosenMove<M> choose(S now) {
            isSound = false; // until it has answered with a move
            String answer = ask(engine, "genmove " + colour(now), timeout).toLowerCase(Locale.ROOT);
            if (answer.equals("resign")) {
                isSound = true;
                throw new AgentFault(Fault.Kind.RESIGNATION, "the engine resigns");
            }
            String move = answer.equals("pass") ? answer : answer.toUpperCase(Locale.ROOT);
            try {
                ChosenMove<M> chosen = ChosenMove.of(notation.parseMove(now, move));
                hasPlayed = true;
                isSound = true;
                return chosen;
            } catch (IllegalArgumentException refusal) {
                throw new AgentFault(Fault.Kind.ILLEGAL_MOVE, String.valueOf(refusal.getMessage()));
            }
        }

        @Override
        public void played(M move) {
            if (!hasPlayed) { // an engine plays its own move when it generates it
                isSound = false;
                ask(engine, "play " + colour(state) + " " + move, EnginePool.START_TIMEOUT);
                isSound = true;
            }
            hasPlayed = false;
            state.play(move);
        }

        private String colour(S now) {
            return now.currentPlayer() == 0 ? "b" : "w";
        }

        @Override
        public void close() {
            if (isSound) {
                pool.giveBack(engine);
            } else {
                pool.discard(engine);
            }
        }
    }
}
