package io.mcts.cli.command.cluster;

import io.mcts.cli.terminal.Terminal;
import io.mcts.cluster.Cluster;
import io.mcts.spec.catalog.ErrorMessages;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

public final class ClusterOptions {

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

    public boolean isGiven() {
        return addresses != null;
    }

    Cluster connect(Terminal terminal) {
        return ErrorMessages.within("--cluster: ", () -> {
            List<String> all = List.of(String.valueOf(addresses).split(",", -1));
            Consumer<String> log = line -> terminal.err().println("mcts: " + line);
            return Cluster.connect(name, all, secret.secret(), Cluster.TIMEOUT, log);
        });
    }
}
