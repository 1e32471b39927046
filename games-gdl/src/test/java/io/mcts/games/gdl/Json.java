package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, strings, doubles, booleans and null. */
final class Json {

    private final String text;
    private int position;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        return new Json(text).value();
    }

    private Object value() {
        char first = next();
        switch (first) {
            case '{' -> {
                Map<String, Object> map = new LinkedHashMap<>();
                position++;
                while (next() != '}') {
                    String key = string();
                    next();
                    position++;
                    map.put(key, value());
                    if (next() == ',') {
                        position++;
                    }
                }
                position++;
                return map;
            }
            case '[' -> {
                List<Object> list = new ArrayList<>();
                position++;
                while (next() != ']') {
                    list.add(value());
                    if (next() == ',') {
                        position++;
                    }
                }
                position++;
                return list;
            }
            case '"' -> {
                return string();
            }
            default -> {
                int begin = position;
                while (position < text.length() && ",]}".indexOf(text.charAt(position)) < 0) {
                    position++;
                }
                String word = text.substring(begin, position).strip();
                return switch (word) {
                    case "true" -> true;
                    case "false" -> false;
                    case "null" -> null;
                    default -> Double.valueOf(word);
                };
            }
        }
    }

    private char next() {
        while (Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        return text.charAt(position);
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (position++; text.charAt(position) != '"'; position++) {
            if (text.charAt(position) == '\\') {
                position++;
            }
            string.append(text.charAt(position));
        }
        position++;
        return string.toString();
    }
}
