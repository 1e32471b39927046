package io.mcts.testkit.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The states that some random games came to: whether the rules had enough to look at.
 *
 * <p>Immutable.
 *
 * @param states how many states they came to, counted with repetition
 * @param counts how many of these were of each kind: ends, draws (where two or more players are all paid the same), and so on
 * @param labels how many were of each kind that the author of the game has named
 * @param positions how many lists of moves of a length there are, by the length, as far as they are few: for comparison with
 *     {@link io.mcts.testkit.facts.GameFacts#withPositions}
 * @param unseen what was not met, and without which the rules show little, a sentence each: a state in which the game goes on, each of the
 *     author's labels, an end that pays two players differently
 * @param warnings what no rule forbids, but seldom is meant, in words
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

    /** The counts in one line, the warnings in one each. */
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
