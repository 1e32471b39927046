package io.mcts.games.gdl;

import io.mcts.game.Move;

/** A move of a role, written as in the rulesheet: {@code (mark 1 1)} or {@code noop}. Compared by identity within a game. */
public final class GdlMove implements Move {

    private final int role;
    private final int number;
    private final int index;
    private final String text;

    GdlMove(int role, int number, int index, String text) {
        this.role = role;
        this.number = number;
        this.index = index;
        this.text = text;
    }

    /** Returns the role whose move it is, by its place among the roles. */
    public int role() {
        return role;
    }

    /** The number among the moves of the role. */
    int number() {
        return number;
    }

    /** {@inheritDoc} Equal texts of different roles have different indexes. */
    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return text;
    }
}
