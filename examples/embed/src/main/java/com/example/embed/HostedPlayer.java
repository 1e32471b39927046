package com.example.embed;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.decision.MaxChild;
import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.DecisivePolicy;
import io.mcts.selection.Ucb1;

/** A player of Connect Four in a host program that shows the board before each move and remembers nothing for the player. */
public final class HostedPlayer {

    private final Mcts<ConnectFour, Drop> mcts;
    private final Budget budget;

    private int rows;
    private int columns;
    private BoardCell[] blocked = {};

    /** A player who thinks this long before each move. */
    public HostedPlayer(Budget budget, long seed) {
        this.mcts = Mcts.of(ConnectFour.class)
                .selection(Ucb1.of(0.7))
                .rollout(new DecisivePolicy<>())
                .decision(new MaxChild())
                .seed(seed)
                .build();
        this.budget = budget;
    }

    /** A new game begins on this board. */
    public void reload(int newRows, int newColumns, BoardCell... newBlocked) {
        rows = newRows;
        columns = newColumns;
        blocked = newBlocked.clone();
    }

    /**
     * Chooses a move.
     *
     * @param cells row by row from the top: 0 where no disc stands, 1 and 2 for the discs of the two sides
     * @param side the side to move, 1 or 2
     * @return the column, counted from 0 at the left
     */
    public int getAction(int[] cells, int side) {
        ConnectFour state = ConnectFour.observed(rows, columns, cells, side, blocked);
        return mcts.search(state, budget).bestMove().index();
    }
}
