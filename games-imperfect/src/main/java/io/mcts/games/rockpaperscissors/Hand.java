package io.mcts.games.rockpaperscissors;

import io.mcts.game.Move;

/** The hand that a player shows. */
public enum Hand implements Move {
    ROCK(0, "rock"),
    PAPER(1, "paper"),
    SCISSORS(2, "scissors");

    private final int index;
    private final String name;

    Hand(int index, String name) {
        this.index = index;
        this.name = name;
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
