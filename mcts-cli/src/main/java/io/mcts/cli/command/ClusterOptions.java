package io.mcts.cli.command;

import io.mcts.cli.catalog.UsageException;
import io.mcts.cluster.Cluster;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that can have their work done by the workers of a cluster. */
final class ClusterOptions {

    @Option(
            names = "--cluster",
            paramLabel = "HOST:PORT[,...]",
            description = "Have it done by the cluster of the worker at this address. See mcts worker --help.")
    private @Nullable String addresses;

    @Option(
            names = "--cluster-name",
            paramLabel = "NAME",
            description = "What the cluster is called; " + Cluster.NAME + " unless given.")
    private String name = Cluster.NAME;

    /** Whether the work is done by a cluster. */
    boolean isGiven() {
        return addresses != null;
    }

    /** Connects to the cluster; what the user should know goes to the terminal's error output. */
    Cluster connect(Terminal terminal) {
        return UsageException.within(
                "--cluster: ",
                () -> Cluster.connect(
                        name,
                        List.of(String.valueOf(addresses).split(",", -1)),
                        Cluster.PATIENCE,
                        line -> terminal.err().println("mcts: " + line)));
    }
}
