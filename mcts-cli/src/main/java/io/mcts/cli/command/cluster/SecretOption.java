package io.mcts.cli.command.cluster;

import io.mcts.cluster.Secret;
import io.mcts.spec.catalog.ErrorMessages;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

final class SecretOption {

    @Option(
            names = "--secret-file",
            paramLabel = "FILE",
            description = "The secret of the cluster; that in the variable " + Secret.VARIABLE + " by default.")
    private @Nullable Path file;

    Secret secret() {
        return secret(file, System.getenv());
    }

    /** Returns the secret in a file, else in the environment, or none. */
    static Secret secret(@Nullable Path file, Map<String, String> environment) {
        if (file != null) {
            return ErrorMessages.within("--secret-file: ", () -> Secret.read(file));
        }
        String text = environment.get(Secret.VARIABLE);
        return text == null ? Secret.none() : ErrorMessages.within(Secret.VARIABLE + ": ", () -> Secret.of(text));
    }
}
