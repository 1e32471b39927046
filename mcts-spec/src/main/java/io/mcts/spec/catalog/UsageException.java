package io.mcts.spec.catalog;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Says that the user gave a value that has no meaning. The message names the value and what is allowed. */
public final class UsageException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** A refusal. */
    public UsageException(String message) {
        super(message);
    }

    /** A refusal with what caused it. */
    public UsageException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * A refusal of a file that cannot be read or written.
     *
     * @param place what named it, such as {@code --dot: }
     * @param problem what cannot be done, such as {@code cannot be read}
     */
    public static UsageException ofFile(String place, Path file, String problem, Throwable failure) {
        return new UsageException(place + "'" + file + "' " + problem + ": " + reason(failure), failure);
    }

    /**
     * What an action gives, or a refusal of what it does not accept.
     *
     * @param place what stands before the message, such as {@code --moves: }
     */
    public static <T> T within(String place, Supplier<T> action) {
        try {
            return action.get();
        } catch (IllegalArgumentException refusal) {
            throw new UsageException(place + refusal.getMessage(), refusal);
        }
    }

    /** What a failure says, in one line: a line that is a sentence of its own, such as a hint, follows a full stop. */
    public static String line(Throwable failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return message.replaceAll("\\.?\\s*\\R\\s*(?=\\p{Lu})", ". ").replaceAll("\\s*\\R\\s*", "; ");
    }

    private static String reason(Throwable failure) {
        if (failure instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = failure instanceof FileSystemException known ? known.getReason() : failure.getMessage();
        return reason == null ? failure.getClass().getSimpleName() : reason;
    }
}
