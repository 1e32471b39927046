package com.example.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a position of 2048 on a board of two by two cells is worth under the best play, exactly; by rules of its own. */
final class SlideTable {

    private final int goal;
    private final double discount;
    private final Map<List<Integer>, Double> values = new HashMap<>();

    SlideTable(int goal, double discount) {
        this.goal = goal;
        this.discount = discount;
    }

    /** The points expected from a position on, before a choice. */
    double value(List<Integer> board) {
        Double known = values.get(board);
        if (known != null) {
            return known;
        }
        double value = board.contains(goal)
                ? 0
                : Stream.of("left", "right", "up", "down")
                        .map(direction -> value(board, direction))
                        .flatMapToDouble(OptionalDouble::stream)
                        .max()
                        .orElse(0);
        values.put(board, value);
        return value;
    }

    /** The points expected of a slide; none if nothing moves. */
    OptionalDouble value(List<Integer> board, String direction) {
        boolean isBackward = direction.equals("right") || direction.equals("down");
        List<List<Integer>> lines = direction.equals("left") || direction.equals("right")
                ? List.of(List.of(0, 1), List.of(2, 3))
                : List.of(List.of(0, 2), List.of(1, 3));
        List<Integer> slid = new ArrayList<>(board);
        double points = 0;
        for (List<Integer> line : lines) {
            List<Integer> places = new ArrayList<>(line);
            if (isBackward) {
                Collections.reverse(places);
            }
            int first = board.get(places.get(0));
            int second = board.get(places.get(1));
            boolean areOne = first == second;
            slid.set(places.get(0), areOne ? first + second : first == 0 ? second : first);
            slid.set(places.get(1), areOne || first == 0 ? 0 : second);
            points += areOne ? first + second : 0;
        }
        return slid.equals(board) ? OptionalDouble.empty() : OptionalDouble.of(points + discount * afterATile(slid));
    }

    private double afterATile(List<Integer> board) {
        return board.contains(goal)
                ? 0
                : IntStream.range(0, board.size())
                        .filter(cell -> board.get(cell) == 0)
                        .mapToDouble(cell -> 0.9 * value(with(board, cell, 2)) + 0.1 * value(with(board, cell, 4)))
                        .average()
                        .orElseThrow();
    }

    private static List<Integer> with(List<Integer> board, int cell, int tile) {
        List<Integer> changed = new ArrayList<>(board);
        changed.set(cell, tile);
        return List.copyOf(changed);
    }
}
