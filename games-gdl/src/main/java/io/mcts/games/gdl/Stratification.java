package io.mcts.games.gdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The dependencies between relations, and their order: a relation comes after those that it depends on. */
final class Stratification<T> {

    private record Negation<T>(T head, T condition, Expression place) {}

    private final Map<T, Set<T>> conditions = new LinkedHashMap<>();
    private final List<Negation<T>> negations = new ArrayList<>();

    void add(T head, T condition, boolean isPositive, Expression place) {
        add(head, condition);
        if (!isPositive) {
            negations.add(new Negation<>(head, condition, place));
        }
    }

    void add(T head, T condition) {
        conditions.computeIfAbsent(head, unknown -> new HashSet<>()).add(condition);
        conditions.computeIfAbsent(condition, unknown -> new HashSet<>());
    }

    /**
     * Checks that no relation depends on its own negation.
     *
     * @throws IllegalArgumentException if one does
     */
    void requireStratified() {
        Map<T, Integer> component = new HashMap<>();
        List<List<T>> components = components();
        for (int i = 0; i < components.size(); i++) {
            for (T relation : components.get(i)) {
                component.put(relation, i);
            }
        }
        for (Negation<T> negation : negations) {
            if (Objects.equals(component.get(negation.head), component.get(negation.condition))) {
                throw negation.place.error(
                        "recursion through negation: '" + negation.head + "' depends on the negation of '"
                                + negation.condition + "', which depends on '" + negation.head + "'");
            }
        }
    }

    /** Returns the sets of relations that depend on one another, each after those that it depends on. */
    List<List<T>> components() {
        return new Components().find();
    }

    /** Tarjan's algorithm with a stack of its own. */
    private final class Components {

        private final Map<T, Integer> order = new HashMap<>();
        private final Map<T, Integer> low = new HashMap<>();
        private final Deque<T> open = new ArrayDeque<>();
        private final Set<T> isOpen = new HashSet<>();
        private final List<List<T>> found = new ArrayList<>();

        List<List<T>> find() {
            conditions.keySet().forEach(relation -> {
                if (!order.containsKey(relation)) {
                    visit(relation);
                }
            });
            return found;
        }

        private void visit(T relation) {
            order.put(relation, order.size());
            low.put(relation, order.get(relation));
            open.push(relation);
            isOpen.add(relation);
            for (T condition : conditions.getOrDefault(relation, Set.of())) {
                if (!order.containsKey(condition)) {
                    visit(condition);
                    low.merge(relation, low.get(condition), Math::min);
                } else if (isOpen.contains(condition)) {
                    low.merge(relation, order.get(condition), Math::min);
                }
            }
            if (low.get(relation).equals(order.get(relation))) {
                List<T> component = new ArrayList<>();
                T last;
                do {
                    last = open.pop();
                    isOpen.remove(last);
                    component.add(last);
                } while (!last.equals(relation));
                found.add(component);
            }
        }
    }
}
