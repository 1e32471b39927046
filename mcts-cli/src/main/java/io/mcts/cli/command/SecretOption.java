package io.mcts.cli.command;

import io.mcts.cluster.Secret;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for what workers and callers of a cluster have in common. As in {@link ClusterOptions}, no method has a type of mcts-cluster. */
final class SecretOption {

    @Option(
            names = "--secret-file",
            paramLabel = "FILE",
            description = "The secret of the cluster; that in the variable " + Secret.VARIABLE + " by default.")
    private @Nullable Path file;

    @Nullable
    Path file() {
        return file;
    }
}
