package io.mcts.web;

public final class Main {

    private Main() {}

    public static void main(String[] args) {
        io.mcts.cli.Main.main(args);
    }
}
