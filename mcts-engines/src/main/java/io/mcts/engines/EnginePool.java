package io.mcts.engines;

import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Fault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** The processes of an engine: those that wait for a game, and how new ones are started. Thread-safe. */
final class EnginePool implements AutoCloseable {

    /** The most time that an engine may take for what needs no thought. */
    static final Duration START_TIMEOUT = Duration.ofSeconds(20);

    private static final int MOST_TIMEOUTS = 3;

    private final List<String> command;
    private final LongSupplier watch;
    private final Consumer<EngineProcess> greeting;
    private final Consumer<String> log;
    private int processes;
    private final Deque<EngineProcess> idle = new ArrayDeque<>();
    private int timeouts;
    private boolean isClosed;

    /**
     * A pool without processes.
     *
     * @param log receives what is said to the processes and what they say
     * @param greeting what a new process is asked first; it fails if there is no answer
     */
    EnginePool(List<String> command, LongSupplier watch, Consumer<String> log, Consumer<EngineProcess> greeting) {
        this.log = log;
        this.command = command;
        this.watch = watch;
        this.greeting = greeting;
    }

    static List<String> command(List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("an engine has a command of one word or more");
        }
        return List.copyOf(words);
    }

    static void requirePositive(String what, long value) {
        if (value < 1) {
            throw new IllegalArgumentException("the " + what + " of an engine is 1 or more, not " + value);
        }
    }

    /**
     * A process that waits, or a new one.
     *
     * @throws AgentFault if it does not start, or has not answered in too many games
     */
    EngineProcess take() {
        synchronized (idle) {
            if (timeouts >= MOST_TIMEOUTS) {
                throw new AgentFault(
                        Fault.Kind.TIMEOUT,
                        "the engine has not answered in " + timeouts + " games in a row, and is not started again");
            }
            while (!idle.isEmpty()) {
                EngineProcess engine = idle.pop();
                if (engine.isAlive()) {
                    return engine;
                }
            }
        }
        EngineProcess engine = new EngineProcess(command, watch, numbered());
        prepare(engine, greeting);
        return engine;
    }

    /** Returns a log whose lines begin with the name of the program and the number of the process. */
    private Consumer<String> numbered() {
        String prefix;
        synchronized (idle) {
            prefix = Path.of(command.get(0)).getFileName() + "#" + ++processes + " ";
        }
        return line -> log.accept(prefix + line);
    }

    /** Runs an action with an engine; an engine that fails is discarded. */
    void prepare(EngineProcess engine, Consumer<EngineProcess> action) {
        try {
            action.accept(engine);
            engine.rememberDescendants();
        } catch (RuntimeException | Error failure) {
            discard(engine);
            throw failure;
        }
    }

    /** Takes back an engine whose game is over and that did what it was told. */
    void giveBack(EngineProcess engine) {
        synchronized (idle) {
            timeouts = 0;
            if (!isClosed) {
                idle.push(engine);
                return;
            }
        }
        end(List.of(engine));
    }

    void discard(EngineProcess engine) {
        engine.kill();
        if (engine.hasTimedOut()) {
            synchronized (idle) {
                timeouts++;
            }
        }
    }

    @Override
    public void close() {
        List<EngineProcess> ending;
        synchronized (idle) {
            isClosed = true;
            ending = List.copyOf(idle);
            idle.clear();
        }
        end(ending);
    }

    /** Asks engines to quit, and ends those that do not. */
    private static void end(List<EngineProcess> engines) {
        engines.forEach(EngineProcess::tellToQuit);
        long deadline = System.nanoTime() + EngineProcess.LAST_CHANCE.toNanos();
        engines.forEach(engine -> engine.awaitEnd(deadline));
    }
}
