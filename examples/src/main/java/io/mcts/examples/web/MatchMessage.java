package io.mcts.examples.web;

import io.mcts.examples.json.MatchJson;
import org.jspecify.annotations.Nullable;

/**
 * Tells the page of the result of a match.
 *
 * @param type always {@code matched}
 * @param id of the match
 * @param run which of several with this id
 * @param result the result, as {@code mcts match --json} prints it
 * @param isCancelled whether it was ended before all games were played
 */
record MatchMessage(
        String type, @Nullable String id, @Nullable Object run, MatchJson result, boolean isCancelled) {

    static MatchMessage of(Topic topic, MatchJson result, boolean isCancelled) {
        return new MatchMessage("matched", topic.id(), topic.run(), result, isCancelled);
    }
}
