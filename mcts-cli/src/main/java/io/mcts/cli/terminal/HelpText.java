package io.mcts.cli.terminal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public final class HelpText {

    /** A width at which picocli wraps nothing: it breaks words at commas and hyphens, too. */
    public static final int UNWRAPPED = 2_000;

    private static final Pattern LABEL = Pattern.compile(" +\\S+( \\S+)* {2,}");

    private static final Pattern ESCAPES = Pattern.compile("\u001b\\[[0-9;]*m");

    private HelpText() {}

    /** Wraps text at blanks, given the columns already used in the first line; longer words stay whole. */
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
