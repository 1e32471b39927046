package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two players in turn place a stone on an empty cell of a row of five; whoever holds more pairs of neighbouring cells wins.
 *
 * <p>A move names its player, but its index and text come from the cell alone: moves of different players are not equal, and
 * share both. The contract of moves allows that, as they are never legal in the same state.
 */
final class Row implements GameState<Row, Row.Place> {

    record Place(int player, int cell) implements Move {

        @Override
        public int index() {
            return cell;
        }

        @Override
        public String toString() {
            return "cell " + cell;
        }
    }

    private static final int CELLS = 5;
    private static final int NOBODY = -1;

    private final int[] owners = IntStream.generate(() -> NOBODY).limit(CELLS).toArray();
    private int stones;

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return stones % 2;
    }

    @Override
    public boolean isTerminal() {
        return stones == CELLS;
    }

    @Override
    public List<Place> legalMoves() {
        return IntStream.range(0, CELLS)
                .filter(cell -> owners[cell] == NOBODY)
                .mapToObj(cell -> new Place(currentPlayer(), cell))
                .toList();
    }

    @Override
    public void play(Place place) {
        owners[place.cell] = place.player;
        stones++;
    }

    @Override
    public Row copy() {
        Row copy = new Row();
        System.arraycopy(owners, 0, copy.owners, 0, CELLS);
        copy.stones = stones;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return Long.signum(pairs(player) - pairs(1 - player));
    }

    private long pairs(int player) {
        return IntStream.range(1, CELLS)
                .filter(cell -> owners[cell - 1] == player && owners[cell] == player)
                .count();
    }
}
