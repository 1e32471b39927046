package io.mcts.cli.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonSerializer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object, with members in the order of addition. */
public final class Json {

    /** Writes members without a value as null. */
    public static final Gson GSON = builder().serializeNulls().create();

    private static final Gson WITHOUT_NULLS = builder().create();

    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    private static GsonBuilder builder() {
        JsonSerializer<Json> serializer = (json, type, context) -> context.serialize(json.members);
        return new GsonBuilder().disableHtmlEscaping().registerTypeAdapter(Json.class, serializer);
    }

    /** This object with another member, which may be a record, list or map. */
    public Json with(String name, @Nullable Object value) {
        members.put(name, value);
        return this;
    }

    /** Returns the output of {@code --json}: one line with its line break, without null members. */
    public static String line(Object value) {
        return WITHOUT_NULLS.toJson(value) + System.lineSeparator();
    }
}
