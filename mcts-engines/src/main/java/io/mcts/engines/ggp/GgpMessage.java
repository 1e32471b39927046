package io.mcts.engines.ggp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A message of a game manager.
 *
 * @param kind its first word in upper case, such as {@code PLAY}
 * @param arguments the others, each a word or a list as it was written, with one blank between symbols
 */
record GgpMessage(String kind, List<String> arguments) {

    /** The greatest depth of lists within lists: texts are copied once for each level. */
    private static final int MOST_LEVELS = 200;

    GgpMessage {
        arguments = List.copyOf(arguments);
    }

    /**
     * Reads a message.
     *
     * @throws IllegalArgumentException if it is not a list that begins with a word
     */
    static GgpMessage parse(String text) {
        List<String> words = items(text);
        if (words.size() != 1 || !words.get(0).startsWith("(")) {
            throw new IllegalArgumentException("a message is one list, such as (INFO)");
        }
        List<String> items = items(words.get(0).substring(1, words.get(0).length() - 1));
        if (items.isEmpty() || items.get(0).startsWith("(")) {
            throw new IllegalArgumentException("a message begins with a word, such as INFO");
        }
        return new GgpMessage(items.get(0).toUpperCase(Locale.ROOT), items.subList(1, items.size()));
    }

    String argument(int place) {
        if (place >= arguments.size()) {
            throw new IllegalArgumentException(kind + " has too few arguments: " + arguments.size());
        }
        return arguments.get(place);
    }

    /** Returns an argument that is a number of seconds. */
    int seconds(int place) {
        String text = argument(place);
        if (!text.matches("\\d{1,6}")) {
            throw new IllegalArgumentException("a clock is a whole number of seconds, not '" + text + "'");
        }
        return Integer.parseInt(text);
    }

    /** Returns the items of an argument that is a list; none for {@code NIL}. */
    List<String> list(int place) {
        String text = argument(place);
        if (text.equalsIgnoreCase("nil")) {
            return List.of();
        }
        if (!text.startsWith("(")) {
            throw new IllegalArgumentException("a list is expected, not '" + text + "'");
        }
        return items(text.substring(1, text.length() - 1));
    }

    /** Splits a text into words and lists; comments go up to the end of the line. */
    private static List<String> items(String text) {
        List<String> all = new ArrayList<>();
        Deque<List<String>> open = new ArrayDeque<>();
        open.push(all);
        int position = 0;
        while (position < text.length()) {
            char next = text.charAt(position);
            if (next == ';') {
                int end = text.indexOf('\n', position);
                position = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(next)) {
                position++;
            } else if (next == '(') {
                if (open.size() > MOST_LEVELS) {
                    throw new IllegalArgumentException("lists are nested more than " + MOST_LEVELS + " deep");
                }
                open.push(new ArrayList<>());
                position++;
            } else if (next == ')') {
                if (open.size() == 1) {
                    throw new IllegalArgumentException("unbalanced parentheses");
                }
                String list = open.pop().stream().collect(Collectors.joining(" ", "(", ")"));
                open.peek().add(list);
                position++;
            } else {
                int begin = position;
                while (position < text.length() && !isDelimiter(text.charAt(position))) {
                    position++;
                }
                open.peek().add(text.substring(begin, position));
            }
        }
        if (open.size() > 1) {
            throw new IllegalArgumentException("unbalanced parentheses");
        }
        return all;
    }

    private static boolean isDelimiter(char character) {
        return Character.isWhitespace(character) || character == '(' || character == ')' || character == ';';
    }
}
