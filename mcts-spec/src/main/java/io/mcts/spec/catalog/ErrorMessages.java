package io.mcts.spec.catalog;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * User-readable messages of exceptions. An invalid value throws an {@link IllegalArgumentException} that names the value and what is
 * allowed; command-line programs print its message.
 */
public final class ErrorMessages {

    /** The least edit distance of a word too different to suggest, as a share of the characters of the longer word. */
    private static final double TOO_DIFFERENT = 0.4;

    private ErrorMessages() {}

    /** Returns the known word most similar to an unknown one, or that begins with it; empty if none is similar. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> !word.isEmpty()
                        && (candidate.startsWith(word)
                                || editDistance(word, candidate)
                                        < TOO_DIFFERENT * Math.max(word.length(), candidate.length())))
                .min(Comparator.comparingInt(candidate -> editDistance(word, candidate)));
    }

    /** The Levenshtein distance: the least number of characters to insert, delete or replace. */
    private static int editDistance(String from, String to) {
        int[] distances = new int[to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            int diagonal = i;
            for (int j = 0; j <= to.length(); j++) {
                int above = distances[j];
                if (i == 0 || j == 0) {
                    distances[j] = i + j;
                } else {
                    int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                    distances[j] = Math.min(replaced, 1 + Math.min(above, distances[j - 1]));
                }
                diagonal = above;
            }
        }
        return distances[to.length()];
    }

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
