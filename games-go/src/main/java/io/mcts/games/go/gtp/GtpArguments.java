package io.mcts.games.go.gtp;

import java.util.List;
import java.util.Locale;

final class GtpArguments {

    private GtpArguments() {}

    static final class MissingArgumentException extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;
    }

    static String argument(List<String> words, int place) {
        if (words.size() <= place) {
            throw new MissingArgumentException();
        }
        return words.get(place);
    }

    static double number(List<String> words, int place) {
        String word = argument(words, place);
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException other) {
            throw new IllegalArgumentException("syntax error: '" + word + "' is not a number", other);
        }
    }

    static int wholeNumber(List<String> words, int place) {
        String word = argument(words, place);
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException other) {
            throw new IllegalArgumentException("syntax error: '" + word + "' is not a whole number", other);
        }
    }

    static int player(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> throw new IllegalArgumentException("syntax error: '" + colour + "' is not a colour");
        };
    }
}
