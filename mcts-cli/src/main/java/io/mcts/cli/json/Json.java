package io.mcts.cli.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonSerializer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object, its members in the order in which they are added. The guide says what the members of an answer mean. */
public final class Json {

    /** Writes what the web server and an analysis answer: members without a value are null, none is left out. */
    public static final Gson GSON = builder().serializeNulls().create();

    private static final Gson WITHOUT_NULLS = builder().create();

    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    private static GsonBuilder builder() {
        JsonSerializer<Json> serializer = (json, type, context) -> context.serialize(json.members);
        return new GsonBuilder().disableHtmlEscaping().registerTypeAdapter(Json.class, serializer);
    }

    /**
     * This object with one more member.
     *
     * @param value a number, a text, a truth value, a list, a map, a record or another object
     */
    public Json with(String name, @Nullable Object value) {
        members.put(name, value);
        return this;
    }

    /** Returns the output of a command with {@code --json}: one line with its line break. Members without a value are left out. */
    public static String line(Object value) {
        return WITHOUT_NULLS.toJson(value) + System.lineSeparator();
    }
}
