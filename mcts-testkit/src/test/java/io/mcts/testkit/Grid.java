package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two players in turn take one of six cells in two rows; who has a whole row wins, and when all cells are taken it is a draw.
 *
 * <p>Unlike {@link DiceRace} it has positions that many orders of moves lead to, and no {@code equals}; its payoffs sum to 0. Tests
 * derive faulty games from it.
 */
class Grid implements GameState<Grid, Grid.Cell>, Resettable<Grid>, ImmediateWins<Grid.Cell>, PositionKey {

    record Cell(int index) implements Move {
        @Override
        public String toString() {
            return String.valueOf((char) ('a' + index));
        }
    }

    static final int CELLS = 6;
    static final int EMPTY = -1;

    private static final int ROW = 3;

    int[] owners = {EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY};
    int player;

    /** A new state of the same class: the initial one. */
    Grid blank() {
        try {
            return getClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return hasWon(0) || hasWon(1) || Arrays.stream(owners).noneMatch(owner -> owner == EMPTY);
    }

    @Override
    public List<Cell> legalMoves() {
        return isTerminal() ? List.of() : emptyCells();
    }

    final List<Cell> emptyCells() {
        return IntStream.range(0, CELLS)
                .filter(cell -> owners[cell] == EMPTY)
                .mapToObj(Cell::new)
                .toList();
    }

    @Override
    public void play(Cell cell) {
        owners[cell.index()] = player;
        player = 1 - player;
    }

    @Override
    public Grid copy() {
        Grid copy = blank();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void resetTo(Grid other) {
        copyFrom(other);
    }

    final void copyFrom(Grid other) {
        owners = other.owners.clone();
        player = other.player;
    }

    @Override
    public double payoff(int who) {
        return hasWon(who) ? 1 : hasWon(1 - who) ? -1 : 0;
    }

    @Override
    public List<Cell> immediateWins(int who) {
        return emptyCells().stream().filter(cell -> wins(cell, who)).toList();
    }

    private boolean wins(Cell cell, int who) {
        owners[cell.index()] = who;
        boolean wins = hasWon(who);
        owners[cell.index()] = EMPTY;
        return wins;
    }

    @Override
    public long key() {
        return Arrays.stream(owners).asLongStream().reduce(player, (key, owner) -> 3 * key + owner + 1);
    }

    final boolean hasWon(int who) {
        return owns(0, who) == ROW || owns(ROW, who) == ROW;
    }

    /** How many cells of a row a player has. */
    final int owns(int from, int who) {
        return (int) IntStream.range(from, from + ROW)
                .filter(cell -> owners[cell] == who)
                .count();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int owner : owners) {
            text.append(owner == EMPTY ? '.' : owner == 0 ? 'x' : 'o');
        }
        return text.toString();
    }
}
