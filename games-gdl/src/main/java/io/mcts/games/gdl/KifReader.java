package io.mcts.games.gdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads expressions in the Knowledge Interchange Format: symbols and lists, with comments from a semicolon to the end of the line. */
final class KifReader {

    private static final Set<String> KEYWORDS = Set.of(
            "role",
            "init",
            "true",
            "does",
            "next",
            "legal",
            "goal",
            "terminal",
            "distinct",
            "not",
            "or",
            "and",
            "base",
            "input");

    /** The greatest depth of lists within lists; deeper ones would exhaust the stack. */
    private static final int MOST_LEVELS = 200;

    private final String text;
    private int position;
    private int line = 1;
    private int lineStart;

    private KifReader(String text) {
        this.text = text;
    }

    /**
     * Reads all expressions of a text. Keywords become lower case; other symbols stay as they are.
     *
     * @throws IllegalArgumentException if parentheses are unbalanced, with the line and the column
     */
    static List<Expression> read(String text) {
        return new KifReader(text).readAll();
    }

    private List<Expression> readAll() {
        List<Expression> all = new ArrayList<>();
        Deque<Expression> open = new ArrayDeque<>();
        while (skipToSymbol()) {
            char next = text.charAt(position);
            if (next == '(') {
                open.push(new Expression("", new ArrayList<>(), line, column()));
                position++;
                if (open.size() > MOST_LEVELS) {
                    throw open.peek().error("lists are nested more than " + MOST_LEVELS + " deep");
                }
            } else if (next == ')') {
                if (open.isEmpty()) {
                    throw new Expression(")", List.of(), line, column())
                            .error("')' closes nothing: parentheses are unbalanced");
                }
                position++;
                add(open.pop(), open, all);
            } else {
                add(symbol(), open, all);
            }
        }
        if (!open.isEmpty()) {
            throw open.peekLast().error("'(' is never closed: parentheses are unbalanced");
        }
        return all;
    }

    private static void add(Expression expression, Deque<Expression> open, List<Expression> all) {
        (open.isEmpty() ? all : open.peek().items()).add(expression);
    }

    private Expression symbol() {
        int begin = position;
        int column = column();
        while (position < text.length() && !isDelimiter(text.charAt(position))) {
            position++;
        }
        String symbol = text.substring(begin, position);
        String lower = symbol.toLowerCase(Locale.ROOT);
        return new Expression(KEYWORDS.contains(lower) ? lower : symbol, List.of(), line, column);
    }

    private boolean skipToSymbol() {
        for (; position < text.length(); position++) {
            char next = text.charAt(position);
            if (next == ';') {
                position = text.indexOf('\n', position);
                if (position < 0) {
                    position = text.length();
                    return false;
                }
                next = '\n';
            }
            if (next == '\n') {
                line++;
                lineStart = position + 1;
            } else if (!isBlank(next)) {
                return true;
            }
        }
        return false;
    }

    private int column() {
        return position - lineStart + 1;
    }

    private static boolean isDelimiter(char character) {
        return isBlank(character) || character == '(' || character == ')' || character == ';';
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character) || character == '\ufeff' || character == '\u00a0';
    }
}
