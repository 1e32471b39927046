package io.mcts.arena.ugi;

import io.mcts.arena.Agent;
import io.mcts.arena.AgentFactory;
import io.mcts.arena.AgentFault;
import io.mcts.arena.Fault;
import io.mcts.arena.Seat;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Agents that are processes of another program, an engine that speaks the Universal Game Interface.
 *
 * <pre>{@code
 * try (UgiEngines<S, M> engines = UgiEngines.of(List.of("./engine"), notation).withMoveTime(Duration.ofMillis(100))) {
 *     Entrant<S, M> entrant = new Entrant<>("engine", engines);
 *     ...
 * }
 * }</pre>
 *
 * <p>A process plays one game after the other; as many run as games are played at a time. An engine that answers late, ends or
 * says something that is no legal move loses its game, and the next game has a new process. Closing ends all processes,
 * those that play with the end of their game.
 *
 * <p>Positions are told as {@code position fen START moves ...}, with outcomes of chance among the moves. Lines that are not
 * understood are passed over, as the protocol asks for.
 *
 * <p>Thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class UgiEngines<S extends GameState<S, M>, M extends Move> implements AgentFactory<S, M>, AutoCloseable {

    private static final Duration START_PATIENCE = Duration.ofSeconds(20);
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final String GAME_OPTION = "Game";

    private final List<String> command;
    private final Notation<S, M> notation;
    private final String limit;
    private final Duration timeout;
    private final Map<String, String> options;
    private final Optional<String> game;
    private final Deque<EngineProcess> idle = new ArrayDeque<>();
    private boolean isClosed;

    private UgiEngines(
            List<String> command,
            Notation<S, M> notation,
            String limit,
            Duration timeout,
            Map<String, String> options,
            Optional<String> game) {
        this.command = command;
        this.notation = notation;
        this.limit = limit;
        this.timeout = timeout;
        this.options = options;
        this.game = game;
    }

    /**
     * Engines that have a second for each move, and lose with an answer later than two.
     *
     * @param command the program and its arguments
     * @param notation how positions and moves are written
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the engines, none of which has been started
     * @throws IllegalArgumentException if there is no program
     */
    public static <S extends GameState<S, M>, M extends Move> UgiEngines<S, M> of(
            List<String> command, Notation<S, M> notation) {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("an engine has a command of one word or more");
        }
        return new UgiEngines<S, M>(List.copyOf(command), notation, "", TIMEOUT, Map.of(), Optional.empty())
                .withMoveTime(GRACE);
    }

    /**
     * These engines with a time for each move: {@code go movetime}. An answer may come a second later.
     *
     * @param time a millisecond or more
     * @return engines of their own
     */
    public UgiEngines<S, M> withMoveTime(Duration time) {
        requirePositive("time of a move", time.toMillis());
        return new UgiEngines<>(command, notation, "go movetime " + time.toMillis(), time.plus(GRACE), options, game);
    }

    /**
     * These engines with a number of iterations for each move: {@code go nodes}. An answer may take a minute.
     *
     * @param iterations 1 or more
     * @return engines of their own
     */
    public UgiEngines<S, M> withIterations(long iterations) {
        requirePositive("number of iterations", iterations);
        return new UgiEngines<>(command, notation, "go nodes " + iterations, TIMEOUT, options, game);
    }

    /**
     * These engines with another time after which a game is lost for want of an answer. What the limit of a move gives without
     * this call is replaced by it, so it comes last.
     *
     * @param time a millisecond or more
     * @return engines of their own
     */
    public UgiEngines<S, M> withTimeout(Duration time) {
        requirePositive("timeout", time.toMillis());
        return new UgiEngines<>(command, notation, limit, time, options, game);
    }

    /**
     * These engines with one of their options set: {@code setoption}.
     *
     * @param name the name of the option; an engine that does not list it loses its games
     * @param value its value
     * @return engines of their own
     */
    public UgiEngines<S, M> withOption(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(name, value);
        return new UgiEngines<>(command, notation, limit, timeout, more, game);
    }

    /**
     * These engines, told which game it is if they have an option {@code Game}, as engines for several games do.
     *
     * @param name the value of the option
     * @return engines of their own
     */
    public UgiEngines<S, M> withGame(String name) {
        return new UgiEngines<>(command, notation, limit, timeout, options, Optional.of(name));
    }

    private static void requirePositive(String what, long value) {
        if (value < 1) {
            throw new IllegalArgumentException("the " + what + " of an engine is 1 or more, not " + value);
        }
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        EngineProcess engine = engine();
        boolean isReady = false;
        try {
            engine.say("uginewgame");
            awaitReadiness(engine);
            isReady = true;
        } finally {
            if (!isReady) {
                engine.kill();
            }
        }
        return new UgiAgent<>(this, engine, seat.start());
    }

    /**
     * Starts an engine ahead of its first game, to see whether it can be started and has the options.
     *
     * @throws AgentFault if it cannot
     */
    public void start() {
        giveBack(engine());
    }

    private EngineProcess engine() {
        synchronized (idle) {
            while (!idle.isEmpty()) {
                EngineProcess engine = idle.pop();
                if (engine.isAlive()) {
                    return engine;
                }
            }
        }
        EngineProcess engine = new EngineProcess(command);
        boolean isStarted = false;
        try {
            introduce(engine);
            isStarted = true;
        } finally {
            if (!isStarted) {
                engine.kill();
            }
        }
        return engine;
    }

    private void introduce(EngineProcess engine) {
        List<String> listed = new ArrayList<>();
        engine.say("ugi");
        engine.await("ugiok", START_PATIENCE, line -> optionName(line).ifPresent(listed::add));
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (!listed.contains(option.getKey())) {
                throw new AgentFault(
                        Fault.Kind.CRASH, "the engine has no option '" + option.getKey() + "'; it has " + listed);
            }
            engine.say("setoption name " + option.getKey() + " value " + option.getValue());
        }
        if (listed.contains(GAME_OPTION)) {
            game.ifPresent(name -> engine.say("setoption name " + GAME_OPTION + " value " + name));
        }
    }

    /** The name in a line such as {@code option name Game type string default tictactoe}. */
    private static Optional<String> optionName(String line) {
        String begin = "option name ";
        if (!line.startsWith(begin)) {
            return Optional.empty();
        }
        int end = line.indexOf(" type ");
        return Optional.of(
                line.substring(begin.length(), end < 0 ? line.length() : end).strip());
    }

    /** Waits until an engine has done what it was told, and passes over all that it has said before. */
    void awaitReadiness(EngineProcess engine) {
        engine.say("isready");
        engine.await("readyok", START_PATIENCE, line -> {});
    }

    Notation<S, M> notation() {
        return notation;
    }

    String limit() {
        return limit;
    }

    Duration timeout() {
        return timeout;
    }

    /** Takes back an engine whose game is over and that did what it was told. */
    void giveBack(EngineProcess engine) {
        synchronized (idle) {
            if (!isClosed) {
                idle.push(engine);
                return;
            }
        }
        engine.close();
    }

    /** Ends the processes, those that play with the end of their game. */
    @Override
    public void close() {
        List<EngineProcess> ending;
        synchronized (idle) {
            isClosed = true;
            ending = List.copyOf(idle);
            idle.clear();
        }
        ending.forEach(EngineProcess::tellToQuit);
        long deadline = System.nanoTime() + EngineProcess.LAST_CHANCE.toNanos();
        ending.forEach(engine -> engine.awaitEnd(deadline));
    }
}
