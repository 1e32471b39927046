package io.mcts.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Marks the changes of the last move in a diagram, by comparison with the one before: in inverse colours or, without colours, a new stone
 * as in {@code . (x) .}. Lines of another length stay unmarked.
 */
public final class LastMove {

    private static final Pattern CELL = Pattern.compile("(?<= )\\S+");
    private static final String EMPTY = ".";

    private final List<String> lines;
    private final List<String> before;

    private LastMove(String diagram, String before) {
        lines = new ArrayList<>(diagram.lines().toList());
        this.before = before.lines().toList();
    }

    /** A diagram with marks, given the one before the move, which may be blank. */
    public static String marked(String diagram, String before, boolean hasColours) {
        LastMove move = new LastMove(diagram, before);
        if (move.lines.size() == move.before.size()) {
            if (hasColours) {
                move.colour();
            } else if (move.lines.size() > 1) { // a board
                move.bracket();
            }
        }
        return String.join("\n", move.lines);
    }

    private boolean isComparable(int line) {
        return lines.get(line).length() == before.get(line).length();
    }

    private void colour() {
        for (int line = 0; line < lines.size(); line++) {
            if (isComparable(line)) {
                lines.set(line, coloured(lines.get(line), before.get(line)));
            }
        }
    }

    private static String coloured(String line, String before) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            text.append(character == before.charAt(i) ? character : "\u001b[7m" + character + "\u001b[27m");
        }
        return text.toString();
    }

    /** Brackets a single new stone. */
    private void bracket() {
        record Stone(int line, MatchResult cell) {}
        List<Stone> stones = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (isComparable(line)) {
                int number = line;
                String old = before.get(line);
                CELL.matcher(lines.get(line))
                        .results()
                        .filter(cell -> !cell.group().equals(EMPTY)
                                && !cell.group().equals(old.substring(cell.start(), cell.end())))
                        .forEach(cell -> stones.add(new Stone(number, cell)));
            }
        }
        if (stones.size() == 1) {
            Stone stone = stones.get(0);
            StringBuilder line = new StringBuilder(lines.get(stone.line())).append(' ');
            line.setCharAt(stone.cell().start() - 1, '(');
            line.setCharAt(stone.cell().end(), ')');
            lines.set(stone.line(), line.toString().stripTrailing());
        }
    }
}
