package io.mcts.cluster;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * The settings of a {@link Worker}. Immutable.
 *
 * @param cluster the name of the cluster; clusters with other names are separate
 * @param bind the name or address of this machine on which the worker listens, and which it tells the others; not a wildcard
 * @param port the port; if none is given, the first free one from {@value #FIRST_PORT} on
 * @param join other workers, as {@code host:port}, of whom one suffices; none for the first one. A worker that reaches none of them
 *     says so in the log, works alone, and joins them when they appear.
 * @param secret what callers and other workers have to know; one is needed unless the worker listens on the loopback interface
 * @param threads how many jobs it does at a time, 1 or more
 * @param timeout after what time without a sign of life another worker counts as lost; 2 s or more
 * @param classes where the {@linkplain JobRunner runners} are looked for; they find it as the context class loader of their thread
 * @param log receives what happens: {@code event} and more, in the order in which it is to be written
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

    /**
     * The first worker of the cluster {@value Cluster#NAME} on this machine: for this machine alone, with as many threads as there are
     * cores, and a timeout of 20 s.
     */
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
