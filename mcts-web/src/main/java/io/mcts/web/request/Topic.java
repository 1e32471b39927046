package io.mcts.web.request;

import io.mcts.cli.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * The subject of a message.
 *
 * @param id the page's name of the search or match; null if not given
 * @param run distinguishes several with this id, a number or text echoed to the page; null if not given
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
