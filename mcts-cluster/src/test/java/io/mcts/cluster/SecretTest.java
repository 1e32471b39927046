package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Secrets, and the messages that are signed with them. */
class SecretTest {

    private static final Secret SECRET = Secret.of("correct horse battery staple");
    private static final Secret OTHER = Secret.of("correct horse battery stapler");
    private static final UUID WORKER = new UUID(1, 2);
    private static final byte[] CONTENT = {1, 2, 3};

    /** The code is that of Python's {@code hmac}. */
    @Test
    void theCodeIsHmacSha256() {
        assertThat(HexFormat.of()
                        .formatHex(Secret.of("key-of-sixteen-characters")
                                .code("what do ya want for nothing?".getBytes(StandardCharsets.US_ASCII))))
                .isEqualTo("75c30bb69002bc6803d50aaee151617cf7b45691181e6e5ecf31315010155610");
    }

    @Test
    void aSecretIsReadFromAFileAndNotPrinted(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("secret"), "correct horse battery staple\n");
        assertThat(SECRET.isCode(Secret.read(file).code(CONTENT), CONTENT)).isTrue();
        assertThat(SECRET.toString()).doesNotContain("horse");
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> Secret.read(missing))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the secret in '" + missing);
        Path brief = Files.writeString(folder.resolve("brief"), "fifteen letters\n");
        assertThatThrownBy(() -> Secret.read(brief))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("16 characters or more, not 15");
    }

    @Test
    void aMessageIsTrustedByTheWorkerThatItIsForAndNobodyElse() {
        SignedMessage message = SignedMessage.request(SECRET, WORKER, CONTENT);
        assertThat(message.isTo(WORKER, SECRET)).isTrue();
        assertThat(message.isTo(new UUID(1, 3), SECRET)).isFalse();
        assertThat(message.isTo(WORKER, OTHER)).isFalse();
        assertThat(message.isTo(WORKER, Secret.none())).isFalse();
        assertThat(SignedMessage.request(Secret.none(), WORKER, CONTENT).isTo(WORKER, SECRET))
                .isFalse();
        assertThat(SignedMessage.REFUSAL.isTo(WORKER, SECRET)).isFalse();
    }

    @Test
    void aReplyIsTrustedByWhoHasSentTheMessageAndToNoOther() {
        SignedMessage message = SignedMessage.greeting(SECRET, WORKER);
        SignedMessage reply = message.reply(SECRET, CONTENT);
        assertThat(reply.isReplyTo(message, SECRET)).isTrue();
        assertThat(reply.isReplyTo(SignedMessage.greeting(SECRET, WORKER), SECRET))
                .as("no two greetings are equal")
                .isFalse();
        assertThat(reply.isReplyTo(message, OTHER)).isFalse();
        assertThat(message.reply(OTHER, CONTENT).isReplyTo(message, SECRET)).isFalse();
        assertThat(SignedMessage.REFUSAL.isReplyTo(message, SECRET)).isFalse();
    }

    @Test
    void noMessageIsItsOwnReplyOrAMessageToItsSender() {
        SignedMessage message = SignedMessage.request(SECRET, WORKER, CONTENT);
        assertThat(message.isReplyTo(message, SECRET)).isFalse();
        assertThat(message.reply(SECRET, CONTENT).isTo(WORKER, SECRET)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "localhost", "::1"})
    void aWorkerForThisMachineAloneNeedsNoSecret(String bind) {
        assertThat(settings(bind, Secret.none()).secret().isNone()).isTrue();
        assertThat(settings(bind, SECRET).secret()).isSameAs(SECRET);
    }

    /** The address is of a network for documentation. */
    @Test
    void whereOtherMachinesMayReachAWorkerItNeedsASecret() {
        assertThatThrownBy(() -> settings("192.0.2.1", Secret.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("listens on 192.0.2.1")
                .hasMessageContaining("needs a secret");
        assertThatThrownBy(() -> settings("192.0.2.1", SECRET))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'192.0.2.1' is not an address of this machine; allowed: ")
                .hasMessageContaining("127.0.0.1");
    }

    private static WorkerSettings settings(String bind, Secret secret) {
        WorkerSettings first = WorkerSettings.first();
        return new WorkerSettings(
                "test", bind, OptionalInt.empty(), List.of(), secret, 1, first.timeout(), first.classes(), first.log());
    }
}
