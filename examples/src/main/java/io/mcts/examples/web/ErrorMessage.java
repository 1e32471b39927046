package io.mcts.examples.web;

import org.jspecify.annotations.Nullable;

/**
 * Tells the page what went wrong.
 *
 * @param type always {@code error}
 * @param id of the search or match; null where none is known
 * @param run which of several with this id
 * @param error what, where, what is allowed
 */
record ErrorMessage(
        String type, @Nullable String id, @Nullable Object run, String error) {

    static ErrorMessage of(Topic topic, Throwable failure) {
        return new ErrorMessage("error", topic.id(), topic.run(), Errors.message(failure));
    }
}
