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
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
 * <p>Positions are sent as {@code position fen START moves ...}, with outcomes of chance among the moves, once the engine has answered
 * {@code isready}. The time of a move begins before {@code isready}, so an engine cannot gain any by a late {@code readyok}. Lines that
 * are not understood are ignored, as the protocol demands.
 *
 * <p>Thread-safe. Each method that changes a setting returns engines of their own.
 */
public final class UgiEngines<S extends GameState<S, M>, M extends Move> implements Engines<S, M> {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration MOVE_TIME = Duration.ofSeconds(1);

    /** The least time by which an answer may come late; for long times it is a half of them. */
    private static final Duration LEAST_GRACE = Duration.ofMillis(100);

    /** The delay of a process that nobody is to blame for, in milliseconds. */
    private static final long UNAVOIDABLE = 10;

    private static final int GRACE_PART = 2;
    private static final Duration UNLIMITED = ChronoUnit.FOREVER.getDuration();
    private static final String GAME_OPTION = "Game";

    /** A line such as {@code option name Game type string default tictactoe}. */
    private static final Pattern OPTION = Pattern.compile("option name (?<name>.*?)( type .*)?");

    private static final Pattern NODES = Pattern.compile("info .*\\bnodes (\\d{1,18})\\b.*");

    private final List<String> command;
    private final Notation<S, M> notation;
    private final String limit;

    /** The time of a move; {@link #UNLIMITED} if it is limited otherwise. */
    private final Duration moveTime;

    private final Duration timeout;
    private final Optional<String> game;
    private final LongSupplier watch;
    private final Consumer<String> log;
    private final EnginePool pool;
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong lateMoves = new AtomicLong();
    private final AtomicLong latestMillis = new AtomicLong();

    private UgiEngines(
            List<String> command,
            Notation<S, M> notation,
            String limit,
            Duration moveTime,
            Duration timeout,
            Optional<String> game,
            LongSupplier watch,
            Consumer<String> log) {
        this.moveTime = moveTime;
        this.log = log;
        this.command = command;
        this.notation = notation;
        this.limit = limit;
        this.timeout = timeout;
        this.game = game;
        this.watch = watch;
        pool = new EnginePool(command, watch, log, engine -> introduce(engine, game));
    }

    /**
     * Returns engines that have a second for each move, and lose with an answer after more than 1.5. None has been started.
     *
     * @param command the program and its arguments
     */
    public static <S extends GameState<S, M>, M extends Move> UgiEngines<S, M> of(
            List<String> command, Notation<S, M> notation) {
        return new UgiEngines<S, M>(
                        EnginePool.command(command),
                        notation,
                        "",
                        UNLIMITED,
                        TIMEOUT,
                        Optional.empty(),
                        System::nanoTime,
                        line -> {})
                .withMoveTime(MOVE_TIME);
    }

    /**
     * Returns these engines with a time for each move, a millisecond or more: {@code go movetime}. An answer that is late by more than
     * half of it, and more than 100 ms, loses the game; {@link #lateness} reports those that are late by less.
     */
    public UgiEngines<S, M> withMoveTime(Duration time) {
        EnginePool.requirePositive("time of a move", time.toMillis());
        Duration half = time.dividedBy(GRACE_PART);
        Duration last = time.plus(half.compareTo(LEAST_GRACE) > 0 ? half : LEAST_GRACE);
        return new UgiEngines<>(command, notation, "go movetime " + time.toMillis(), time, last, game, watch, log);
    }

    /** These engines with a number of iterations for each move, 1 or more: {@code go nodes}. An answer may take a minute. */
    public UgiEngines<S, M> withIterations(long iterations) {
        EnginePool.requirePositive("number of iterations", iterations);
        return new UgiEngines<>(command, notation, "go nodes " + iterations, UNLIMITED, TIMEOUT, game, watch, log);
    }

    /**
     * These engines with another time, a millisecond or more, after which an engine that has not answered loses its game. It replaces
     * the one that the limit of a move sets, so it is called last.
     */
    public UgiEngines<S, M> withTimeout(Duration time) {
        EnginePool.requirePositive("timeout", time.toMillis());
        return new UgiEngines<>(command, notation, limit, moveTime, time, game, watch, log);
    }

    /** These engines, told which game to play if they have an option {@code Game}, as engines for several games do. */
    public UgiEngines<S, M> withGame(String name) {
        return new UgiEngines<>(command, notation, limit, moveTime, timeout, Optional.of(name), watch, log);
    }

    /** These engines with another source of time, in nanoseconds. */
    UgiEngines<S, M> withWatch(LongSupplier nanos) {
        return new UgiEngines<>(command, notation, limit, moveTime, timeout, game, nanos, log);
    }

    /** Returns these engines with a receiver of what is said to them and what they say, a line each; called by several threads. */
    public UgiEngines<S, M> withLog(Consumer<String> lines) {
        return new UgiEngines<>(command, notation, limit, moveTime, timeout, game, watch, lines);
    }

    @Override
    public Optional<String> lateness() {
        long late = lateMoves.get();
        return late == 0
                ? Optional.empty()
                : Optional.of(late + " of " + moves.get() + " moves took longer than " + moveTime.toMillis()
                        + " ms, up to " + latestMillis.get() + " ms");
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        EngineProcess engine = pool.take();
        pool.prepare(engine, player -> {
            EngineProcess.Deadline deadline = player.deadlineIn(EnginePool.START_TIMEOUT);
            player.say("uginewgame");
            player.awaitReadiness(deadline);
        });
        return new UgiAgent(engine, seat.start());
    }

    @Override
    public void start() {
        pool.giveBack(pool.take());
    }

    private static void introduce(EngineProcess engine, Optional<String> game) {
        List<String> listed = new ArrayList<>();
        engine.ask("ugi", "ugiok", engine.deadlineIn(EnginePool.START_TIMEOUT), line -> {
            Matcher option = OPTION.matcher(line);
            if (option.matches()) {
                listed.add(option.group("name").strip());
            }
        });
        if (listed.contains(GAME_OPTION)) {
            game.ifPresent(name -> engine.say("setoption name " + GAME_OPTION + " value " + name));
        }
    }

    @Override
    public void close() {
        pool.close();
    }

    private final class UgiAgent implements Agent<S, M> {

        private final EngineProcess engine;
        private final StringBuilder position;
        private boolean hasMoves;
        private boolean isSound = true;
        private long nodes;

        UgiAgent(EngineProcess engine, S start) {
            this.engine = engine;
            position = new StringBuilder("position fen ").append(notation.format(start));
        }

        @Override
        public ChosenMove<M> choose(S state) {
            isSound = false; // until it has answered
            nodes = 0;
            long begin = watch.getAsLong();
            EngineProcess.Deadline deadline = engine.deadlineIn(timeout);
            engine.awaitReadiness(deadline); // what it has said before is no answer to what comes
            engine.say(position.toString());
            String answer = engine.ask(limit, "bestmove", deadline, this::read);
            count(Duration.ofNanos(watch.getAsLong() - begin).toMillis());
            String move = answer.split("\\s", 2)[0]; // some engines say what they will ponder on, too
            ChosenMove<M> choice = new ChosenMove<>(legal(state, move), Double.NaN, 0, nodes);
            isSound = true;
            return choice;
        }

        private void count(long millis) {
            moves.incrementAndGet();
            if (!moveTime.equals(UNLIMITED) && millis > moveTime.toMillis() + UNAVOIDABLE) {
                lateMoves.incrementAndGet();
                latestMillis.accumulateAndGet(millis, Math::max);
            }
        }

        private void read(String line) {
            Matcher info = NODES.matcher(line);
            if (info.matches()) {
                nodes = Long.parseLong(info.group(1));
            }
        }

        private M legal(S state, String move) {
            try {
                return notation.parseMove(state, move);
            } catch (IllegalArgumentException refusal) {
                throw new AgentFault(Fault.Kind.ILLEGAL_MOVE, String.valueOf(refusal.getMessage()));
            }
        }

        @Override
        public void played(M move) {
            position.append(hasMoves ? " " : " moves ").append(move);
            hasMoves = true;
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
