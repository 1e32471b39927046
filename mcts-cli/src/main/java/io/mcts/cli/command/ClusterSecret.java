package io.mcts.cli.command;

import io.mcts.cluster.Secret;
import io.mcts.spec.catalog.ErrorMessages;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the secret of a cluster: in a file, or in the environment. */
final class ClusterSecret {

    private ClusterSecret() {}

    /** The secret in a file, or in the environment if there is no file, or none. */
    static Secret of(@Nullable Path file, Map<String, String> environment) {
        if (file != null) {
            return ErrorMessages.within("--secret-file: ", () -> Secret.read(file));
        }
        String text = environment.get(Secret.VARIABLE);
        return text == null ? Secret.none() : ErrorMessages.within(Secret.VARIABLE + ": ", () -> Secret.of(text));
    }
}
