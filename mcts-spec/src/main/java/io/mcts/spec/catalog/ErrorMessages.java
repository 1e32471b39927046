package io.mcts.spec.catalog;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * Messages of exceptions that people read. A value without meaning is refused with an {@link IllegalArgumentException} that names the
 * value and what is allowed; a program with a command line prints its message.
 */
public final class ErrorMessages {

    private ErrorMessages() {}

    /**
     * Returns the exception for a file that cannot be read or written.
     *
     * @param place what named it, such as {@code --dot: }
     * @param problem what cannot be done, such as {@code cannot be read}
     */
    public static IllegalArgumentException ofFile(String place, Path file, String problem, Throwable failure) {
        return new IllegalArgumentException(place + "'" + file + "' " + problem + ": " + reason(failure), failure);
    }

    /**
     * Returns the result of an action. If the action throws an {@link IllegalArgumentException}, another one is thrown whose message
     * also says where, and whose cause it is.
     *
     * @param place what stands before the message, such as {@code --moves: }
     */
    public static <T> T within(String place, Supplier<T> action) {
        try {
            return action.get();
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(place + refusal.getMessage(), refusal);
        }
    }

    /** Returns the message of a failure in one line: a line that is a sentence of its own, such as a hint, follows a full stop. */
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
