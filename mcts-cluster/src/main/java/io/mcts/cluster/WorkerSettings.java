package io.mcts.cluster;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * The settings of a {@link Worker}. Immutable.
 *
 * @param cluster the name; clusters with other names are separate
 * @param bind the name or address on which the worker listens, and which it tells the others; not a wildcard
 * @param port the port; if empty, the first free one from {@value #FIRST_PORT} on
 * @param join {@code host:port} of other workers, of which one suffices; a worker that reaches none logs it, works alone, and joins later
 * @param secret required unless the worker listens on the loopback interface
 * @param threads the number of concurrent jobs, 1 or more
 * @param timeout the time without heartbeat after which another worker counts as lost; 2 s or more
 * @param classes the class loader of the {@linkplain JobRunner runners}; also the context class loader of their threads
 * @param log receives events in order
 */
public record WorkerSettings(
        String cluster,
        String bind,
        OptionalInt port,
        List<String> join,
        Secret secret,
        int threads,
        Duration timeout,
        ClassLoader classes,
        Consumer<Map<String, Object>> log) {

    /** The port of the first worker of a machine. */
    public static final int FIRST_PORT = 5_701;

    public WorkerSettings {
        join = List.copyOf(join);
        join.forEach(Addresses::require);
        HazelcastConfigs.requireTimeout(timeout);
        if (secret.isNone() && !HazelcastConfigs.address(bind).isLoopbackAddress()) {
            throw new IllegalArgumentException(
                    "a worker that listens on " + bind
                            + ", which other machines may reach, needs a secret"
                            + "\nMaybe make one with 'openssl rand -hex 32 > FILE', for --secret-file of workers and commands.");
        }
        HazelcastConfigs.requireOwn(bind);
        if (port.isPresent() && (port.getAsInt() < 1 || port.getAsInt() > Addresses.MOST_PORT)) {
            throw new IllegalArgumentException(
                    "a port is from 1 to " + Addresses.MOST_PORT + ", not " + port.getAsInt());
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a worker has 1 thread or more, not " + threads);
        }
        if (cluster.isBlank()) {
            throw new IllegalArgumentException("a cluster has a name, not '" + cluster + "'");
        }
    }

    /** Returns settings for {@value Cluster#NAME} on the loopback interface, with a thread for each core and a timeout of 20 s. */
    public static WorkerSettings first() {
        return new WorkerSettings(
                Cluster.NAME,
                "127.0.0.1",
                OptionalInt.empty(),
                List.of(),
                Secret.none(),
                Runtime.getRuntime().availableProcessors(),
                Cluster.TIMEOUT,
                WorkerSettings.class.getClassLoader(),
                event -> {});
    }
}
