package io.mcts.spec.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The quoting of all texts that users write: between double quotes every character stands for itself, as in {@code
 * file="C:\models\a,b.onnx"}; a double quote is doubled.
 */
public final class Quotes {

    private static final char QUOTE = '"';

    private Quotes() {}

    /**
     * Splits a text at unquoted dividers; quotes are kept.
     *
     * @param most the most pieces; the last one is the rest of the text
     * @throws IllegalArgumentException if a quote is not closed
     */
    public static List<String> split(String text, IntPredicate isDivider, int most) {
        List<String> pieces = new ArrayList<>();
        int begin = 0;
        int opened = -1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == QUOTE) {
                opened = opened < 0 ? i : -1;
            } else if (opened < 0 && isDivider.test(text.charAt(i)) && pieces.size() < most - 1) {
                pieces.add(text.substring(begin, i));
                begin = i + 1;
            }
        }
        if (opened >= 0) {
            throw new IllegalArgumentException("'" + text + "': the quote at character " + (opened + 1)
                    + " is not closed; allowed: \"...\", with \"\" for a quote between them");
        }
        pieces.add(text.substring(begin));
        return pieces;
    }

    /** Splits a command into words at blanks, and removes the quotes. */
    public static List<String> words(String command) {
        return split(command, Character::isWhitespace, Integer.MAX_VALUE).stream()
                .filter(word -> !word.isEmpty())
                .map(Quotes::removed)
                .toList();
    }

    /** Returns a text without its quotes; a doubled one becomes one. */
    public static String removed(String text) {
        StringBuilder plain = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != QUOTE) {
                plain.append(text.charAt(i));
            } else if (isQuoted && i + 1 < text.length() && text.charAt(i + 1) == QUOTE) {
                plain.append(QUOTE);
                i++;
            } else {
                isQuoted = !isQuoted;
            }
        }
        return plain.toString();
    }

    /** Returns a value as written in a SPEC, quoted if it has a comma, colon, quote or blank. */
    public static String added(String value) {
        boolean isPlain = value.chars()
                .noneMatch(character -> character == ',' || character == ':' || character == QUOTE || character == ' ');
        return isPlain ? value : QUOTE + value.replace("\"", "\"\"") + QUOTE;
    }
}
