package com.example.games;

import io.mcts.game.Move;

/** The next operation of a job is put on its machine. */
public record Dispatch(int index) implements Move {

    @Override
    public String toString() {
        return "job " + (index + 1);
    }
}
