package io.mcts.cli.command.cluster;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cluster.Cluster;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.search.Quantities;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "worker",
        description = {
            "Plays games and searches for the commands that name it with --cluster, until Ctrl-C or SIGTERM "
                    + "stops it; jobs that it has then are done by others. It prints what happens, a JSON object a "
                    + "line."
        },
        customSynopsis = "mcts worker [--port P] [--join HOST:PORT ...] [--bind ADDRESS] [--secret-file FILE]"
                + " [--name CLUSTER] [--threads K] [--timeout 20s] [--class-path PATH]",
        sortOptions = false,
        footer = {
            "",
            "Only who knows the secret, of 16 characters or more, can use it; what it says is not encrypted. On other addresses"
                    + " than 127.0.0.1 it needs one.",
            "Workers find each other through --join, in any order:",
            "  openssl rand -hex 32 > secret",
            "  mcts worker --bind 10.0.0.1 --secret-file secret",
            "  mcts worker --bind 10.0.0.2 --secret-file secret --join 10.0.0.1:5701",
            "  mcts match connectfour --a uct --b random --games 1000 --cluster 10.0.0.1:5701 --secret-file secret"
        })
public final class WorkerCommand extends AbstractCommand {

    @Option(names = "--port", paramLabel = "P", description = "The port; the first free one from 5701 on by default.")
    private @Nullable Integer port;

    @Option(
            names = "--join",
            paramLabel = "HOST:PORT",
            arity = "1..*",
            description = "Other workers of the cluster, of whom one suffices; none for the first.")
    private List<String> join = List.of();

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "The name or address of this machine to listen on, which the others and the callers must"
                    + " reach; 127.0.0.1 by default, for this machine alone.")
    private String bind = "127.0.0.1";

    @Option(
            names = "--name",
            paramLabel = "CLUSTER",
            description = "What the cluster is called; " + Cluster.NAME + " by default.")
    private String name = Cluster.NAME;

    @Mixin
    private SecretOption secret = new SecretOption();

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Do K jobs at a time; as many as there are cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = {"--timeout", "--patience"},
            paramLabel = "20s",
            description = "How long a worker may be silent before it counts as lost.")
    private String timeout = "20s";

    @Override
    public void run() {
        // Only now: without mcts-cluster this command can be listed all the same.
        Duration time = ErrorMessages.within("--timeout: ", () -> Quantities.time(timeout));
        OptionalInt wanted = port == null ? OptionalInt.empty() : OptionalInt.of(port);
        new WorkerProcess(terminal()).run(name, bind, wanted, join, secret.secret(), threads, time, classLoader());
    }
}
