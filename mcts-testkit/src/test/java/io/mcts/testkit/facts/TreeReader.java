package io.mcts.testkit.facts;

import java.util.ArrayList;
import java.util.List;

/** Reads the written form of a {@link GameTree}. */
final class TreeReader {

    private static final String BETWEEN = "..";

    private final String text;
    private int next;

    private TreeReader(String text) {
        this.text = text;
    }

    static GameTree read(String text) {
        TreeReader reader = new TreeReader(text);
        try {
            int between = text.indexOf(BETWEEN);
            int space = text.indexOf(' ', between);
            double minPayoff = Double.parseDouble(text.substring(0, between));
            double maxPayoff = Double.parseDouble(text.substring(between + BETWEEN.length(), space));
            reader.next = space + 1;
            TreePosition root = reader.position();
            if (reader.next < text.length()) {
                throw new IllegalArgumentException("the tree ends before '" + text.substring(reader.next) + "'");
            }
            return GameTree.of(minPayoff, maxPayoff, root);
        } catch (IndexOutOfBoundsException | IllegalArgumentException unreadable) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a tree: " + unreadable.getMessage()
                            + "\nMaybe you mean a tree such as \"0..10 0[(3 7) ?[0.25:(0 10) 0.75:1[(4 6) (5 5)]]]\".",
                    unreadable);
        }
    }

    private TreePosition position() {
        if (take('(')) {
            return end();
        }
        boolean isChance = take('?');
        int player = isChance ? 0 : Integer.parseInt(word());
        if (!take('[')) {
            throw new IllegalArgumentException("the moves of a position begin with '[', at character " + next);
        }
        List<TreePosition> children = new ArrayList<>();
        List<Double> probabilities = new ArrayList<>();
        do {
            if (isChance) {
                probabilities.add(Double.parseDouble(word()));
                next++; // the colon
            }
            children.add(position());
        } while (take(' '));
        if (!take(']')) {
            throw new IllegalArgumentException("the moves of a position end with ']', at character " + next);
        }
        TreePosition[] all = children.toArray(new TreePosition[0]);
        return isChance ? TreePosition.chance(array(probabilities), all) : TreePosition.choice(player, all);
    }

    private TreePosition end() {
        List<Double> payoffs = new ArrayList<>();
        do {
            payoffs.add(Double.parseDouble(word()));
        } while (take(' '));
        if (!take(')')) {
            throw new IllegalArgumentException("the payoffs of an end end with ')', at character " + next);
        }
        return TreePosition.end(array(payoffs));
    }

    private boolean take(char expected) {
        boolean isThere = text.charAt(Math.min(next, text.length() - 1)) == expected && next < text.length();
        next += isThere ? 1 : 0;
        return isThere;
    }

    /** The characters up to the next one that has a meaning. */
    private String word() {
        int begin = next;
        while (" :[]()".indexOf(text.charAt(next)) < 0) {
            next++;
        }
        return text.substring(begin, next);
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
