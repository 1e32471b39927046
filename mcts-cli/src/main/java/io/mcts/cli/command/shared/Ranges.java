package io.mcts.cli.command.shared;

public final class Ranges {

    private Ranges() {}

    public static void refuseOutOfRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(option + " is from " + least + " to " + most + ", not " + value);
        }
    }
}
