package io.mcts.cluster;

import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.TextFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The shared secret of the workers and callers of a cluster. Every message is authenticated by a code (HMAC-SHA256, RFC 2104) that fits no
 * other message. The secret itself is never sent. Messages are not encrypted.
 */
public final class Secret {

    /** The environment variable from which commands read a secret. */
    public static final String VARIABLE = "MCTS_CLUSTER_SECRET";

    private static final int LEAST_LENGTH = 16;
    private static final String ALGORITHM = "HmacSHA256";

    private final boolean isNone;
    private final SecretKeySpec key;

    private Secret(byte[] text) {
        isNone = text.length == 0;
        key = new SecretKeySpec(isNone ? new byte[1] : text, ALGORITHM);
    }

    /** Returns no secret: anyone who can reach the port of a worker is trusted. */
    public static Secret none() {
        return new Secret(new byte[0]);
    }

    /**
     * Returns a secret, trimmed.
     *
     * @throws IllegalArgumentException if it has fewer than 16 characters
     */
    public static Secret of(String text) {
        String stripped = text.strip();
        if (stripped.length() < LEAST_LENGTH) {
            throw new IllegalArgumentException("a secret has " + LEAST_LENGTH + " characters or more, not "
                    + stripped.length() + "\nMaybe make one with: openssl rand -hex 32");
        }
        return new Secret(stripped.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads the secret in a file.
     *
     * @throws IllegalArgumentException if it cannot be read, or has fewer than 16 characters
     */
    public static Secret read(Path file) {
        try {
            return of(TextFiles.read(file));
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("the secret in ", file, "cannot be read", failure);
        }
    }

    boolean isNone() {
        return isNone;
    }

    /** The Hazelcast name of a cluster, which keeps out those who do not know it. */
    String clusterName(String name) {
        return isNone
                ? name
                : name + "-" + HexFormat.of().formatHex(code(("cluster " + name).getBytes(StandardCharsets.UTF_8)));
    }

    byte[] code(byte[]... parts) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            for (byte[] part : parts) {
                mac.update(part);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) { // each JDK has the algorithm
            throw new AssertionError(impossible);
        }
    }

    /** Compares in constant time. */
    boolean isCode(byte[] code, byte[]... parts) {
        return MessageDigest.isEqual(code, code(parts));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Secret secret && key.equals(secret.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    /** Returns a text that does not reveal the secret. */
    @Override
    public String toString() {
        return isNone ? "none" : "secret";
    }
}
