package io.mcts.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The only object sent between callers and workers: bytes, and a code that proves that the sender knows the {@link Secret}.
 *
 * <p>The code also covers purpose and receiver, so that no message can be replayed: a greeting or {@link Request} is for one worker, by its
 * random identity, which takes each number of a caller once ({@link JobQueue}); a reply is to one message, by its unique code.
 */
final class SignedMessage implements Callable<Object>, HazelcastInstanceAware {

    enum Kind {
        GREETING,
        REQUEST,
        REPLY
    }

    /** The reply to an untrusted message. */
    static final SignedMessage REFUSAL = new SignedMessage(Kind.REPLY, new byte[0], new byte[0]);

    private static final int NONCE_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Kind kind;
    private final byte[] content;
    private final byte[] code;
    private @Nullable HazelcastInstance member;

    private SignedMessage(Kind kind, byte[] content, byte[] code) {
        this.kind = kind;
        this.content = content;
        this.code = code;
    }

    private static SignedMessage signed(Secret secret, Kind kind, byte[] context, byte[] content) {
        return new SignedMessage(kind, content, secret.code(name(kind), context, content));
    }

    private static byte[] name(Kind kind) {
        return kind.name().getBytes(StandardCharsets.US_ASCII);
    }

    /** Makes the challenge whether a worker knows the secret. */
    static SignedMessage greeting(Secret secret, UUID worker) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        return signed(secret, Kind.GREETING, bytes(worker), nonce);
    }

    static SignedMessage request(Secret secret, UUID worker, byte[] content) {
        return signed(secret, Kind.REQUEST, bytes(worker), content);
    }

    SignedMessage reply(Secret secret, byte[] answer) {
        return signed(secret, Kind.REPLY, code, answer);
    }

    private static byte[] bytes(UUID id) {
        return ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(id.getMostSignificantBits())
                .putLong(id.getLeastSignificantBits())
                .array();
    }

    Kind kind() {
        return kind;
    }

    byte[] content() {
        return content;
    }

    /** Whether a caller who knows the secret has sent it to this worker. */
    boolean isTo(UUID worker, Secret secret) {
        return kind != Kind.REPLY && secret.isCode(code, name(kind), bytes(worker), content);
    }

    /** Whether a worker that knows the secret has replied this to a message. */
    boolean isReplyTo(SignedMessage message, Secret secret) {
        return kind == Kind.REPLY && secret.isCode(code, name(kind), message.code, content);
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance instance) {
        member = instance;
    }

    @Override
    public Object call() throws Exception {
        HazelcastInstance here = Objects.requireNonNull(member);
        return Worker.of(here).answer(this, here.getCluster().getLocalMember().getUuid());
    }

    static final class Serializer implements CompactSerializer<SignedMessage> {

        @Override
        public SignedMessage read(CompactReader in) {
            return new SignedMessage(
                    Kind.valueOf(Objects.requireNonNull(in.readString("kind"))),
                    bytes(in, "content"),
                    bytes(in, "code"));
        }

        private static byte[] bytes(CompactReader in, String field) {
            return Objects.requireNonNull(in.readArrayOfInt8(field), field);
        }

        @Override
        public void write(CompactWriter out, SignedMessage message) {
            out.writeString("kind", message.kind.name());
            out.writeArrayOfInt8("content", message.content);
            out.writeArrayOfInt8("code", message.code);
        }

        @Override
        public String getTypeName() {
            return "mcts-message";
        }

        @Override
        public Class<SignedMessage> getCompactClass() {
            return SignedMessage.class;
        }
    }
}
