package io.mcts.cli.command;

import io.mcts.cluster.Cluster;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of commands that can have their work done by the workers of a cluster. As of all commands, no method has a type of
 * mcts-cluster, which may not be there.
 */
final class ClusterOptions {

    @Option(
            names = "--cluster",
            paramLabel = "HOST:PORT[,...]",
            description = "Use the cluster of this worker; see mcts worker.")
    private @Nullable String addresses;

    @Option(
            names = "--cluster-name",
            paramLabel = "NAME",
            description = "What the cluster is called; " + Cluster.NAME + " by default.")
    private String name = Cluster.NAME;

    @Mixin
    private SecretOption secret = new SecretOption();

    boolean isGiven() {
        return addresses != null;
    }

    List<String> addresses() {
        return List.of(String.valueOf(addresses).split(",", -1));
    }

    @Nullable
    Path secretFile() {
        return secret.file();
    }

    String name() {
        return name;
    }
}
