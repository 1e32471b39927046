package io.mcts.cli.terminal;

import io.mcts.control.Cancellation;
import java.util.Map;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * An orderly end for what is interrupted from the keyboard (Ctrl-C): until it is closed, an interrupt cancels what has the
 * {@link #cancellation} in its budget, and the program runs to its end, with the exit status of an interrupted
 * program. A second interrupt ends the program at once.
 */
public final class Interruption implements AutoCloseable {

    /** The exit statuses by signal: 128 and the signal's number. */
    private static final Map<String, Integer> STATUSES = Map.of("INT", Terminal.INTERRUPTED, "TERM", 128 + 15);

    private final Terminal terminal;
    private final @Nullable Runnable last;
    private final Cancellation cancellation = new Cancellation();

    public Interruption(Terminal terminal) {
        this(terminal, null);
    }

    /**
     * Creates an interruption of something that cannot be cancelled: the first interrupt ends the program at once.
     *
     * @param last runs before; null if what is interrupted can be cancelled
     */
    public Interruption(Terminal terminal, @Nullable Runnable last) {
        this.terminal = terminal;
        this.last = last;
        STATUSES.forEach((signal, status) -> Signals.register(signal, () -> interrupt(status)));
    }

    /** A budget that is spent once an interrupt has come. */
    public Cancellation cancellation() {
        return cancellation;
    }

    public boolean isInterrupted() {
        return cancellation.isCancelled();
    }

    private void interrupt(int status) {
        if (last != null) {
            last.run();
        }
        if (isInterrupted() || last != null) {
            Runtime.getRuntime().exit(status);
        }
        terminal.endWith(status);
        cancellation.cancel();
    }

    @Override
    public void close() {
        STATUSES.keySet().forEach(Signals::registerDefault);
    }
}
