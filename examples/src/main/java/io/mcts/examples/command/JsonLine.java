package io.mcts.examples.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** What a command prints with {@code --json}: one line. Components without a value are left out. */
final class JsonLine {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private JsonLine() {}

    /** The JSON of a record, a list or a map, with the line break. */
    static String of(Object value) {
        return GSON.toJson(value) + System.lineSeparator();
    }
}
