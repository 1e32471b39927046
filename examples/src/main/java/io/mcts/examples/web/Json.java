package io.mcts.examples.web;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** What the server writes: components without a value are null, none is left out. */
final class Json {

    static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private Json() {}

    static String of(Object value) {
        return GSON.toJson(value);
    }
}
