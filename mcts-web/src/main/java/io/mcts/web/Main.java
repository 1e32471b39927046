package io.mcts.web;

/** The {@code mcts} command line with the page: where the jar of the whole program begins. */
public final class Main {

    private Main() {}

    /** Runs a command and ends the program with its exit status. */
    public static void main(String[] args) {
        io.mcts.cli.Main.main(args);
    }
}
