package io.mcts.spec.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Facts about a game that only its author knows, for the command {@code verify}. Facts not stated are not checked. Immutable.
 *
 * @param isWithoutChance whether chance never moves, though the state overrides {@code probability} for other variants
 * @param longestGame the most moves of a game, chance outcomes counted
 * @param positions the number of move sequences from the initial state by length (perft)
 * @param labels kinds of states that random games must reach, by name
 */
public record StatedFacts<S>(
        boolean isCooperative,
        boolean isWithoutChance,
        OptionalInt longestGame,
        OptionalDouble payoffSum,
        SortedMap<Integer, Long> positions,
        Map<String, Predicate<? super S>> labels) {

    public StatedFacts {
        positions = Collections.unmodifiableSortedMap(new TreeMap<>(positions));
        labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
    }

    /** No facts. */
    public static <S> StatedFacts<S> none() {
        return new StatedFacts<>(false, false, OptionalInt.empty(), OptionalDouble.empty(), new TreeMap<>(), Map.of());
    }

    /** These facts of a game whose players always get the same payoff. */
    public StatedFacts<S> cooperative() {
        return new StatedFacts<>(true, isWithoutChance, longestGame, payoffSum, positions, labels);
    }

    /** These facts of a variant without chance. */
    public StatedFacts<S> withoutChance() {
        return new StatedFacts<>(isCooperative, true, longestGame, payoffSum, positions, labels);
    }

    /** These facts with the most moves of a game, at least 1. */
    public StatedFacts<S> withLongestGame(int moves) {
        return new StatedFacts<>(isCooperative, isWithoutChance, OptionalInt.of(moves), payoffSum, positions, labels);
    }

    /** These facts with the sum of all payoffs at every end. */
    public StatedFacts<S> withPayoffSum(double sum) {
        return new StatedFacts<>(
                isCooperative, isWithoutChance, longestGame, OptionalDouble.of(sum), positions, labels);
    }

    /** These facts with the number of sequences of {@code depth} legal moves, at least 1. */
    public StatedFacts<S> withPositions(int depth, long count) {
        SortedMap<Integer, Long> more = new TreeMap<>(positions);
        more.put(depth, count);
        return new StatedFacts<>(isCooperative, isWithoutChance, longestGame, payoffSum, more, labels);
    }

    /** These facts with a kind of states that random games must reach, such as those after a capture. */
    public StatedFacts<S> withLabel(String label, Predicate<? super S> isOfTheKind) {
        Map<String, Predicate<? super S>> more = new LinkedHashMap<>(labels);
        more.put(label, isOfTheKind);
        return new StatedFacts<>(isCooperative, isWithoutChance, longestGame, payoffSum, positions, more);
    }
}
