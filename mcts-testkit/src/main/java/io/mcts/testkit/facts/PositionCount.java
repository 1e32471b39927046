package io.mcts.testkit.facts;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The number of lists of moves of a length from a state ("perft"), and by the first of the moves ("divide").
 *
 * @param byFirstMove the number for each first move ({@code toString}); empty if unknown
 */
public record PositionCount(long total, Map<String, Long> byFirstMove) {

    public PositionCount {
        byFirstMove = Map.copyOf(byFirstMove);
        if (total < 0) {
            throw new IllegalArgumentException("a number of positions is 0 or more, not " + total);
        }
    }

    static PositionCount of(long total) {
        return new PositionCount(total, Map.of());
    }

    static PositionCount of(Map<String, Long> byFirstMove) {
        return new PositionCount(
                byFirstMove.values().stream().mapToLong(Long::longValue).sum(), byFirstMove);
    }

    SortedMap<Integer, PositionCount> at(int depth, Map<Integer, PositionCount> others) {
        if (depth < 1) {
            throw new IllegalArgumentException("positions are counted after 1 move or more, not " + depth);
        }
        SortedMap<Integer, PositionCount> all = new TreeMap<>(others);
        all.put(depth, this);
        return all;
    }
}
