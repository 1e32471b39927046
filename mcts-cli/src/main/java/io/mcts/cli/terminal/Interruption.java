package io.mcts.cli.terminal;

import io.mcts.control.Cancellation;
import java.util.Map;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * Graceful handling of Ctrl-C: until closed, an interrupt cancels budgets with the {@link #cancellation}, and the program runs to its end
 * with the exit status of an interrupted one. A second interrupt ends the program at once.
 */
public final class Interruption implements AutoCloseable {

    /** Exit statuses by signal: 128 plus its number. */
    private static final Map<String, Integer> STATUSES = Map.of("INT", Terminal.INTERRUPTED, "TERM", 128 + 15);

    private final Terminal terminal;
    private final @Nullable Runnable last;
    private final Cancellation cancellation = new Cancellation();

    public Interruption(Terminal terminal) {
        this(terminal, null);
    }

    /** Makes one that runs an action, if not null, and ends the program at the first interrupt. */
    public Interruption(Terminal terminal, @Nullable Runnable last) {
        this.terminal = terminal;
        this.last = last;
        STATUSES.forEach((signal, status) -> Signals.register(signal, () -> interrupt(status)));
    }

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
