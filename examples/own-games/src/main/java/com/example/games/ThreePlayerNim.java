package com.example.games;

import io.mcts.game.GameState;
import java.util.List;

/**
 * Nim for three: in turn the players take one or two stones from a heap. Who takes the last one is first, who moved before him
 * second, and who would be next is last.
 */
public final class ThreePlayerNim implements GameState<ThreePlayerNim, Take> {

    private static final int PLAYERS = 3;
    private static final List<Take> MOVES = List.of(new Take(1), new Take(2));

    private int heap;
    private int player;

    public ThreePlayerNim(int heap, int player) {
        this.heap = heap;
        this.player = player;
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return heap == 0;
    }

    @Override
    public List<Take> legalMoves() {
        return MOVES.subList(0, Math.min(heap, MOVES.size()));
    }

    @Override
    public void play(Take move) {
        heap -= move.index();
        player = (player + 1) % PLAYERS;
    }

    @Override
    public ThreePlayerNim copy() {
        return new ThreePlayerNim(heap, player);
    }

    /** Nothing for the player who is to move when no stone is left, a half for the next one, 1 for the one before them. */
    @Override
    public double payoff(int who) {
        int seatsAfter = (who - player + PLAYERS) % PLAYERS;
        return seatsAfter / 2.0;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public String toString() {
        return heap + " stones, player " + player;
    }
}
