package com.example.games;

import io.mcts.game.Move;

/** What happens in Pig: the player's two choices, and what the die may show. */
public enum PigMove implements Move {
    HOLD,
    ROLL,
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX;

    @Override
    public int index() {
        return ordinal();
    }

    int pips() {
        return ordinal() - ROLL.ordinal();
    }
}
