package io.mcts.web.request;

import io.mcts.cli.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * The subject of a message.
 *
 * @param id what the page calls the search or match; null where it does not say
 * @param run which of several with this id, a number or a text of the page's own, which is told back; null where it does not say
 */
public record Topic(@Nullable String id, @Nullable Object run) {

    public static final Topic NONE = new Topic(null, null);

    public static Topic of(Fields fields) {
        return new Topic(fields.text("id"), fields.numberOrText("run").orElse(null));
    }

    public Json message(String type) {
        return new Json().with("type", type).with("id", id).with("run", run);
    }

    public Json error(Throwable failure) {
        return message("error").with("error", Errors.message(failure));
    }
}
