package com.example.games;

import io.mcts.game.Move;

/** A move of Nim: its index is the number of stones that are taken. */
public record Take(int index) implements Move {

    @Override
    public String toString() {
        return "take " + index;
    }
}
