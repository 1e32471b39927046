package io.mcts.cli.command.shared;

import java.util.Arrays;

/** Checks of the numbers in options. */
public final class Ranges {

    private Ranges() {}

    /**
     * Returns the numbers of a list with commas.
     *
     * @throws NumberFormatException if one of them is not a number
     */
    public static double[] numbers(String text) {
        return Arrays.stream(text.split(",", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    public static void refuseOutOfRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(option + " is from " + least + " to " + most + ", not " + value);
        }
    }
}
