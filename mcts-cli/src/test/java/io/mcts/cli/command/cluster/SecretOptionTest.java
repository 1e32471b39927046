package io.mcts.cli.command.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.cli.command.CommandRun;
import io.mcts.cluster.Secret;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretOptionTest {

    private static final String TEXT = "correct horse battery staple";

    @Test
    void theSecretIsThatOfTheFileOrElseThatOfTheEnvironment(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("secret"), TEXT);
        assertThat(SecretOption.secret(file, Map.of(Secret.VARIABLE, "brief"))).isEqualTo(Secret.of(TEXT));
        assertThat(SecretOption.secret(null, Map.of(Secret.VARIABLE, TEXT))).isEqualTo(Secret.of(TEXT));
        assertThat(SecretOption.secret(null, Map.of())).isEqualTo(Secret.none());
    }

    @Test
    void theSourceOfABadSecretIsNamed(@TempDir Path folder) {
        assertThatThrownBy(() -> SecretOption.secret(folder.resolve("missing"), Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("--secret-file: the secret in ");
        assertThatThrownBy(() -> SecretOption.secret(null, Map.of(Secret.VARIABLE, "brief")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("MCTS_CLUSTER_SECRET: a secret has 16 characters or more");
    }

    @Test
    void aWorkerThatOthersMayReachNeedsASecretAndAnAddressOfThisMachine(@TempDir Path folder) throws Exception {
        assertRefused(
                "listens on 192.0.2.1, which other machines may reach, needs a secret",
                "worker",
                "--bind",
                "192.0.2.1");
        Path file = Files.writeString(folder.resolve("secret"), TEXT);
        assertRefused(
                "'192.0.2.1' is not an address of this machine",
                "worker",
                "--bind",
                "192.0.2.1",
                "--secret-file",
                file.toString());
    }

    private static void assertRefused(String why, String... command) {
        CommandRun run = CommandRun.of(command);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(why);
    }
}
