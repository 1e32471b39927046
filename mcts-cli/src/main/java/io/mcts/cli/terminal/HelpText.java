package io.mcts.cli.terminal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The lines of a help, broken at blanks alone: the library that lays it out breaks words at commas and hyphens, too. */
public final class HelpText {

    /** A width in which the library breaks nothing. */
    public static final int UNWRAPPED = 2_000;

    /** An option, argument or command before its description. */
    private static final Pattern LABEL = Pattern.compile(" +\\S+( \\S+)* {2,}");

    private static final Pattern ESCAPES = Pattern.compile("\u001b\\[[0-9;]*m");

    private HelpText() {}

    /**
     * A text in lines of at most this width, but for single words that are longer.
     *
     * @param before how many columns of the first line are taken by what stands before it
     */
    public static String wrapped(String text, int width, int before) {
        String whole = (" ".repeat(before) + text)
                .lines()
                .map(line -> length(line) <= width ? line : wrappedLine(line.stripTrailing(), width))
                .collect(Collectors.joining(System.lineSeparator()));
        return whole.substring(before) + (text.endsWith("\n") ? System.lineSeparator() : "");
    }

    private static String wrappedLine(String line, int width) {
        int indent = indent(ESCAPES.matcher(line).replaceAll(""));
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : line.split("(?<=\\S) ", -1)) {
            if (column > indent && column + 1 + length(word) > width) {
                lines.append(System.lineSeparator()).append(" ".repeat(indent));
                column = indent;
                word = word.stripLeading();
            } else if (column > 0) {
                lines.append(' ');
                column++;
            }
            lines.append(word);
            column += length(word);
        }
        return lines.toString();
    }

    /** Returns the indentation of the lines after the first: below the description, if a label stands before it. */
    private static int indent(String line) {
        Matcher label = LABEL.matcher(line);
        return label.lookingAt()
                ? label.end()
                : line.length() - line.stripLeading().length();
    }

    private static int length(String text) {
        return ESCAPES.matcher(text).replaceAll("").length();
    }
}
