package io.mcts.web.request;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields of an untrusted JSON object. Invalid ones are rejected by name. */
public final class Fields {

    public static final long LEAST = -999_999_999_999_999_999L;

    public static final long MOST = -LEAST;

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,18}");
    private static final Pattern PLACE = Pattern.compile("line \\d+ column \\d+");
    private static final int SHOWN = 80;

    private final JsonObject object;

    private Fields(JsonObject object) {
        this.object = object;
    }

    /** Reads an object. */
    public static Fields parse(String json) {
        try (JsonReader reader = new JsonReader(new StringReader(json))) {
            reader.setStrictness(Strictness.STRICT);
            JsonElement element = JsonParser.parseReader(reader);
            if (!element.isJsonObject() || reader.peek() != JsonToken.END_DOCUMENT) {
                throw new IllegalArgumentException(
                        "'" + shown(json) + "' is not one JSON object; allowed: {\"name\": value, ...}");
            }
            return new Fields(element.getAsJsonObject());
        } catch (JsonParseException | IOException failure) {
            throw new IllegalArgumentException("'" + shown(json) + "' is not JSON" + place(failure));
        }
    }

    private static String place(Exception failure) {
        Matcher place = PLACE.matcher(String.valueOf(failure.getMessage()));
        return place.find() ? "; the mistake is near " + place.group() : "";
    }

    private static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }

    public String text(String name) {
        return text(name, required(name, "a text"), Limits.TEXT_LENGTH);
    }

    public Optional<String> optionalText(String name) {
        return optionalText(name, Limits.TEXT_LENGTH);
    }

    public Optional<String> optionalText(String name, int most) {
        return optional(name).map(value -> text(name, value, most));
    }

    private static String text(String name, JsonElement value, int most) {
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
            throw wrong(name, value, "a text");
        }
        String text = value.getAsString();
        if (text.length() > most) {
            throw new IllegalArgumentException("'" + name + "' has " + text.length() + " characters, '" + shown(text)
                    + "'; allowed: up to " + most);
        }
        return text;
    }

    public List<String> texts(String name, int most) {
        List<String> texts = new ArrayList<>();
        for (JsonElement element : elements(name, "a list of texts", most)) {
            texts.add(text(name + "[" + texts.size() + "]", element, Limits.TEXT_LENGTH));
        }
        return texts;
    }

    public List<Optional<Fields>> objects(String name, int most) {
        List<Optional<Fields>> objects = new ArrayList<>();
        for (JsonElement element : elements(name, "a list of objects", most)) {
            objects.add(
                    element.isJsonNull()
                            ? Optional.empty()
                            : Optional.of(object(name + "[" + objects.size() + "]", element)));
        }
        return objects;
    }

    private List<JsonElement> elements(String name, String what, int most) {
        JsonElement value = optional(name).orElseGet(JsonArray::new);
        if (!value.isJsonArray()) {
            throw wrong(name, value, what);
        }
        if (value.getAsJsonArray().size() > most) {
            throw new IllegalArgumentException(
                    "'" + name + "' has " + value.getAsJsonArray().size() + " elements; allowed: up to " + most);
        }
        return value.getAsJsonArray().asList();
    }

    public Optional<Fields> object(String name) {
        return optional(name).map(value -> object(name, value));
    }

    private static Fields object(String name, JsonElement value) {
        if (!value.isJsonObject()) {
            throw wrong(name, value, "an object");
        }
        return new Fields(value.getAsJsonObject());
    }

    /** Whether a field is true rather than false, null or missing. */
    public boolean isTrue(String name) {
        JsonElement value = optional(name).orElse(new JsonPrimitive(false));
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
            throw wrong(name, value, "true or false");
        }
        return value.getAsBoolean();
    }

    public OptionalLong optionalNumber(String name, long least, long most) {
        return optional(name).isEmpty() ? OptionalLong.empty() : OptionalLong.of(wholeNumber(name, least, most));
    }

    public long wholeNumber(String name, long least, long most) {
        String range = "a whole number from " + least + " to " + most;
        JsonElement value = required(name, range);
        String text = numeral(name, value, range);
        if (!WHOLE_NUMBER.matcher(text).matches() || Long.parseLong(text) < least || Long.parseLong(text) > most) {
            throw wrong(name, value, range);
        }
        return Long.parseLong(text);
    }

    /** A number, 0 or more; empty if missing or null. */
    public Optional<Double> amount(String name) {
        return optional(name).map(value -> {
            double number = Double.parseDouble(numeral(name, value, "a number"));
            if (!(number >= 0 && Double.isFinite(number))) {
                throw wrong(name, value, "a number from 0");
            }
            return number;
        });
    }

    Optional<Object> numberOrText(String name) {
        return optional(name).map(value -> {
            boolean isText =
                    value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
            return isText ? text(name, value, Limits.TEXT_LENGTH) : (Object) wholeNumber(name, LEAST, MOST);
        });
    }

    private static String numeral(String name, JsonElement value, String what) {
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isNumber()) {
            throw wrong(name, value, what);
        }
        return value.getAsString();
    }

    private Optional<JsonElement> optional(String name) {
        return Optional.ofNullable(object.get(name)).filter(value -> !value.isJsonNull());
    }

    private JsonElement required(String name, String what) {
        return optional(name)
                .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is missing; allowed: " + what));
    }

    private static IllegalArgumentException wrong(String name, JsonElement value, String what) {
        return new IllegalArgumentException("'" + name + "' is " + shown(value.toString()) + "; allowed: " + what);
    }
}
