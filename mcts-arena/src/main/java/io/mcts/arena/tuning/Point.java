package io.mcts.arena.tuning;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A value for each of some parameters, by name, in printing order. Immutable; equality ignores the order. */
public record Point(Map<String, Double> values) {

    public Point {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value of an existing parameter. */
    public double value(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "no parameter '" + name + "'\nMaybe one of " + String.join(", ", values.keySet()));
        }
        return value;
    }

    /** The value of a parameter as the shortest decimal number without an exponent: 20 or 0.3. */
    public String text(String name) {
        return text(value(name));
    }

    static String text(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    /** Names and values: {@code c=0.7,k=20}. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + text(entry.getValue()))
                .collect(Collectors.joining(","));
    }
}
