package io.mcts.arena.engine;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Fault;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Agents that are processes of another program, an engine that speaks the Go Text Protocol, version 2. Player 0 is black.
 *
 * <pre>{@code
 * Entrant<Go, GoMove> entrant = new Entrant<>(
 *         "gnugo", GtpEngines.of(List.of("gnugo", "--mode", "gtp"), Go.notation(rules), GtpEngine::setUp));
 * }</pre>
 *
 * <p>An engine that resigns, answers late, ends, refuses a command or gives no legal move loses its game, each as a {@link Fault} of
 * its kind. Each game has a process of its own, which ends with it. Thread-safe.
 */
public final class GtpEngines<S extends GameState<S, M>, M extends Move> implements AgentFactory<S, M> {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private final List<String> command;
    private final Notation<S, M> notation;
    private final Function<S, List<String>> setUp;
    private final Duration timeout;
    private final LongSupplier watch;

    private GtpEngines(
            List<String> command,
            Notation<S, M> notation,
            Function<S, List<String>> setUp,
            Duration timeout,
            LongSupplier watch) {
        this.command = command;
        this.notation = notation;
        this.setUp = setUp;
        this.timeout = timeout;
        this.watch = watch;
    }

    /**
     * Engines that may take a minute for an answer. None has been started.
     *
     * @param command the program and its arguments
     * @param notation of the moves
     * @param setUp the commands that bring an engine to the state with which a game begins
     */
    public static <S extends GameState<S, M>, M extends Move> GtpEngines<S, M> of(
            List<String> command, Notation<S, M> notation, Function<S, List<String>> setUp) {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("an engine has a command of one word or more");
        }
        return new GtpEngines<>(List.copyOf(command), notation, setUp, TIMEOUT, System::nanoTime);
    }

    /** These engines with another time, a millisecond or more, after which an engine that has not answered loses its game. */
    public GtpEngines<S, M> withTimeout(Duration time) {
        if (time.toMillis() < 1) {
            throw new IllegalArgumentException("the timeout of an engine is 1 or more, not " + time.toMillis());
        }
        return new GtpEngines<>(command, notation, setUp, time, watch);
    }

    /** These engines with another source of time, in nanoseconds. */
    GtpEngines<S, M> withWatch(LongSupplier nanos) {
        return new GtpEngines<>(command, notation, setUp, timeout, nanos);
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        GtpAgent agent = new GtpAgent(new EngineProcess(command, watch), seat.start());
        try {
            setUp.apply(seat.start()).forEach(agent::ask);
        } catch (RuntimeException | Error failure) {
            agent.engine.kill();
            throw failure;
        }
        return agent;
    }

    /** An engine at the board for one game. */
    private final class GtpAgent implements Agent<S, M> {

        private final EngineProcess engine;
        private final S state;
        private int asked;
        private boolean hasPlayed;

        GtpAgent(EngineProcess engine, S start) {
            this.engine = engine;
            this.state = start.copy();
        }

        /** The first line of the answer to a command. */
        private String ask(String line) {
            int number = ++asked;
            engine.say(number + " " + line);
            return engine.await("=" + number, engine.deadlineIn(timeout), answer -> {
                if (answer.startsWith("?" + number)) {
                    throw new AgentFault(Fault.Kind.CRASH, "the engine refuses '" + line + "': " + answer);
                }
            });
        }

        @Override
        public ChosenMove<M> choose(S now) {
            String answer = ask("genmove " + colour(now)).toLowerCase(Locale.ROOT);
            if (answer.equals("resign")) {
                throw new AgentFault(Fault.Kind.RESIGNATION, "the engine resigns");
            }
            String move = answer.equals("pass") ? answer : answer.toUpperCase(Locale.ROOT);
            try {
                ChosenMove<M> chosen = ChosenMove.of(notation.parseMove(now, move));
                hasPlayed = true;
                return chosen;
            } catch (IllegalArgumentException refusal) {
                throw new AgentFault(Fault.Kind.ILLEGAL_MOVE, String.valueOf(refusal.getMessage()));
            }
        }

        @Override
        public void played(M move) {
            if (!hasPlayed) { // an engine plays its own move when it generates it
                ask("play " + colour(state) + " " + move);
            }
            hasPlayed = false;
            state.play(move);
        }

        private String colour(S now) {
            return now.currentPlayer() == 0 ? "b" : "w";
        }

        @Override
        public void close() {
            engine.tellToQuit();
            engine.awaitEnd(System.nanoTime() + EngineProcess.LAST_CHANCE.toNanos());
        }
    }
}
