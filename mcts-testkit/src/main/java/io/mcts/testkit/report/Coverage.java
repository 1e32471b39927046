package io.mcts.testkit.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The coverage of random games: whether the rules had enough to check. Immutable.
 *
 * @param states the number of states reached, counted with repetition
 * @param counts the number of states of each kind: ends, draws (two or more players are all paid the same), and so on
 * @param labels the number of states of each label of the game's author
 * @param positions the number of lists of moves by length, as far as they are few; see {@link
 *     io.mcts.testkit.facts.GameFacts#withPositions}
 * @param unseen sentences on missing cases without which the rules show little: a non-terminal state, a label, an end with unequal payoffs
 * @param warnings sentences on what no rule forbids, but is seldom intended
 */
public record Coverage(
        long games,
        long states,
        Map<String, Long> counts,
        Map<String, Long> labels,
        SortedMap<Integer, Long> positions,
        List<String> unseen,
        List<String> warnings) {

    public Coverage {
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
        labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
        positions = Collections.unmodifiableSortedMap(new TreeMap<>(positions));
        unseen = List.copyOf(unseen);
        warnings = List.copyOf(warnings);
    }

    /** Returns the coverage of no game. */
    public static Coverage none() {
        return new Coverage(0, 0, Map.of(), Map.of(), new TreeMap<>(), List.of(), List.of());
    }

    @Override
    public String toString() {
        Map<String, Long> all = new LinkedHashMap<>(counts);
        all.putAll(labels);
        String kinds = all.entrySet().stream()
                .map(kind -> kind.getKey() + " " + kind.getValue())
                .collect(Collectors.joining(", "));
        return "seen in " + games + " random games: states " + states + ", " + kinds
                + warnings.stream().map(warning -> "\nwarning: " + warning).collect(Collectors.joining());
    }
}
