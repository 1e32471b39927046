package io.mcts.examples.web;

import org.jspecify.annotations.Nullable;

/**
 * Tells the page what went wrong.
 *
 * @param type always {@code error}
 * @param id of the search or match; null where none is known
 * @param error what, where, what is allowed
 */
record ErrorMessage(String type, @Nullable String id, String error) {

    static ErrorMessage of(@Nullable String id, String error) {
        return new ErrorMessage("error", id, error);
    }
}
