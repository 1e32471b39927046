package io.mcts.cli.terminal;

import org.jspecify.annotations.Nullable;

/**
 * A screen for a test.
 *
 * @param showsProgress whether it shows how far a search has come
 * @param echoesInput whether what is read is printed
 * @param width how many characters fit in a line
 * @param keyboard what a line editor reads from; null if lines are just read
 * @param hasColours whether it knows escape sequences
 */
public record TestScreen(
        boolean showsProgress,
        boolean echoesInput,
        int width,
        org.jline.terminal.@Nullable Terminal keyboard,
        boolean hasColours)
        implements Terminal.Screen {

    /** A screen without colours. */
    public TestScreen(
            boolean showsProgress, boolean echoesInput, int width, org.jline.terminal.@Nullable Terminal keyboard) {
        this(showsProgress, echoesInput, width, keyboard, false);
    }

    public static TestScreen ofWidth(int width) {
        return new TestScreen(true, true, width, null);
    }

    @Override
    public org.jline.terminal.@Nullable Terminal open() {
        return keyboard;
    }
}
