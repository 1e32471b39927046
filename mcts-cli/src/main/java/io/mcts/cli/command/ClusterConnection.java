package io.mcts.cli.command;

import io.mcts.cluster.Cluster;
import io.mcts.spec.catalog.UsageException;

/** Connects to the cluster that {@link ClusterOptions} name. */
final class ClusterConnection {

    private ClusterConnection() {}

    /** Connects to the cluster; what the user should know goes to the terminal's error output. */
    static Cluster open(ClusterOptions options, Terminal terminal) {
        return UsageException.within(
                "--cluster: ",
                () -> Cluster.connect(
                        options.name(),
                        options.addresses(),
                        ClusterSecret.of(options.secretFile(), System.getenv()),
                        Cluster.TIMEOUT,
                        line -> terminal.err().println("mcts: " + line)));
    }
}
