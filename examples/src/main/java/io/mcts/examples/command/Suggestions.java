package io.mcts.examples.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.Levenshtein;

/** What the user may have meant by a word that is not known. */
final class Suggestions {

    /** In how many characters, as a share of all, a word may differ from what was meant. */
    private static final double MOST_DIFFERENT = 0.4;

    private Suggestions() {}

    /**
     * Refuses a word.
     *
     * @param kind what it should have been
     * @param list where they are listed
     * @return a sentence with the nearest of them, or with where to look if none is near
     */
    static String refusal(String word, String kind, Collection<String> known, String list) {
        List<String> near = known.stream()
                .filter(candidate -> candidate.startsWith(word)
                        || Levenshtein.distance(word, candidate)
                                <= MOST_DIFFERENT * Math.max(word.length(), candidate.length()))
                .sorted(Comparator.comparingInt(candidate -> Levenshtein.distance(word, candidate)))
                .toList();
        return "'" + word + "' is no " + kind + "; " + (near.isEmpty() ? list : "did you mean " + near.get(0) + "?");
    }
}
