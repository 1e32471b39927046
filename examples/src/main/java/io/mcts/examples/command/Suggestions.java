package io.mcts.examples.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What the user may have meant by a word that is not known. */
final class Suggestions {

    /** In how many characters, as a share of all, a word may differ from what was meant. */
    private static final double MOST_DIFFERENT = 0.4;

    private Suggestions() {}

    /**
     * Refuses a word.
     *
     * @param word what the user wrote
     * @param kind what it should have been
     * @param known the words of that kind
     * @param list where they are listed
     * @return a sentence with the nearest of them, or with where to look if none is near
     */
    static String refusal(String word, String kind, Collection<String> known, String list) {
        List<String> near = known.stream()
                .filter(candidate -> candidate.startsWith(word)
                        || distance(word, candidate) <= MOST_DIFFERENT * Math.max(word.length(), candidate.length()))
                .sorted(Comparator.comparingInt(candidate -> distance(word, candidate)))
                .toList();
        return "'" + word + "' is no " + kind + "; " + (near.isEmpty() ? list : "did you mean " + near.get(0) + "?");
    }

    /** The least number of characters inserted, left out or replaced that makes one word of the other (Levenshtein 1966). */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            row[column] = column;
        }
        for (int line = 1; line <= from.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column <= to.length(); column++) {
                int replaced = diagonal + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(replaced, Math.min(diagonal, row[column - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
