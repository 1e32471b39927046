package io.mcts.cli.command;

import io.mcts.cli.terminal.Terminal;
import io.mcts.cluster.Cluster;
import io.mcts.cluster.Secret;
import io.mcts.spec.catalog.ErrorMessages;
import java.util.function.Consumer;

/** Connects to the cluster that {@link ClusterOptions} name. */
final class ClusterConnection {

    private ClusterConnection() {}

    /** Connects to the cluster; what the user should know goes to the terminal's error output. */
    static Cluster open(ClusterOptions options, Terminal terminal) {
        return ErrorMessages.within("--cluster: ", () -> {
            Secret secret = ClusterSecret.of(options.secretFile(), System.getenv());
            Consumer<String> log = line -> terminal.err().println("mcts: " + line);
            return Cluster.connect(options.name(), options.addresses(), secret, Cluster.TIMEOUT, log);
        });
    }
}
