package io.mcts.spec.catalog;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * User-readable messages of exceptions. An invalid value throws an {@link IllegalArgumentException} that names the value and what is
 * allowed; command-line programs print its message.
 */
public final class ErrorMessages {

    private ErrorMessages() {}

    /** Returns the exception for a file, named by an option such as {@code --dot: }, that, for instance, {@code cannot be read}. */
    public static IllegalArgumentException ofFile(String place, Path file, String problem, Throwable failure) {
        return new IllegalArgumentException(place + "'" + file + "' " + problem + ": " + reason(failure), failure);
    }

    /**
     * Returns the result of an action; wraps an {@link IllegalArgumentException} into one with the place before its message, such as {@code
     * --moves: }.
     */
    public static <T> T within(String place, Supplier<T> action) {
        try {
            return action.get();
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(place + refusal.getMessage(), refusal);
        }
    }

    /** Returns the message of a failure as one line; a hint on a separate line becomes a second sentence. */
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
