package io.mcts.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A number that changes at given steps, written {@code 0.002,10:0.0005}: 0.002, and 0.0005 from step 10 on. Steps count from 0. Immutable.
 *
 * @param changes the values and their first steps, in ascending order from step 0
 */
public record Schedule(List<Change> changes) {

    /** The value from a step on. */
    public record Change(int step, double value) {}

    public Schedule {
        changes = List.copyOf(changes);
        if (changes.isEmpty() || changes.get(0).step() != 0) {
            throw new IllegalArgumentException("a schedule begins with the value of step 0");
        }
        for (int i = 1; i < changes.size(); i++) {
            if (changes.get(i).step() <= changes.get(i - 1).step()) {
                throw new IllegalArgumentException("the steps of a schedule ascend: "
                        + changes.get(i - 1).step() + ", " + changes.get(i).step());
            }
        }
    }

    /** Returns a schedule that never changes. */
    public static Schedule of(double value) {
        return new Schedule(List.of(new Change(0, value)));
    }

    /**
     * Parses a schedule, such as {@code 1,6:0.5,12:0}.
     *
     * @throws IllegalArgumentException if the text is not a schedule
     */
    public static Schedule parse(String text) {
        List<Change> changes = new ArrayList<>();
        for (String change : text.split(",", -1)) {
            String[] stepAndValue =
                    ("0:" + change).substring(changes.isEmpty() ? 0 : 2).split(":", -1);
            try {
                if (stepAndValue.length == 2) {
                    changes.add(new Change(Integer.parseInt(stepAndValue[0]), Double.parseDouble(stepAndValue[1])));
                    continue;
                }
            } catch (NumberFormatException damage) {
                // told below
            }
            throw new IllegalArgumentException(
                    "'" + text + "' is not VALUE or VALUE,STEP:VALUE,..., such as 0.002,10:0.0005");
        }
        return new Schedule(changes);
    }

    /** Returns the value at a step. */
    public double at(int step) {
        double value = changes.get(0).value();
        for (Change change : changes) {
            value = change.step() <= step ? change.value() : value;
        }
        return value;
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        return changes.stream()
                .map(change -> (change.step() == 0 ? "" : change.step() + ":") + change.value())
                .collect(Collectors.joining(","));
    }
}
