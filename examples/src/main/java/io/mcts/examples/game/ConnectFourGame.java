package io.mcts.examples.game;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.examples.catalog.Arguments;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.Parameter;
import io.mcts.examples.model.LinearModel;
import io.mcts.game.Notation;
import io.mcts.games.connectfour.Cell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Connect Four on a board of one's choice. */
final class ConnectFourGame implements Game<ConnectFour, Drop> {

    private static final String NO_CELL = "none";
    private static final String RANDOM_CELL = "random";
    private static final int SAMPLE_MOVES = 6;

    private final int rows;
    private final int columns;
    private final boolean isBlockedAtRandom;
    private final Cell[] blocked;
    private final Notation<ConnectFour, Drop> notation;

    private ConnectFourGame(int rows, int columns, String blocked) {
        this.rows = rows;
        this.columns = columns;
        this.isBlockedAtRandom = blocked.equals(RANDOM_CELL);
        this.blocked = isBlockedAtRandom || blocked.equals(NO_CELL) ? new Cell[0] : cells(blocked);
        ConnectFour empty = ConnectFour.of(rows, columns, this.blocked);
        this.notation = isBlockedAtRandom ? new BoardsOfAnyCells(rows, columns) : ConnectFourNotation.of(empty);
    }

    static Entry<Game<?, ?>> entry() {
        ConnectFour classic = ConnectFour.classic();
        return new Entry<>(
                "connectfour",
                "four in a row, stones drop into the columns of an upright board",
                List.of(
                        Parameter.wholeNumber("rows", classic.rows(), "the height of the board, from 4 to 12"),
                        Parameter.wholeNumber("columns", classic.columns(), "the width of the board, from 4 to 12"),
                        new Parameter(
                                "blocked",
                                NO_CELL,
                                "cells that no stone enters: row-column from 0-0, the top left,"
                                        + " as in 5-6+0-3; or random, one cell")),
                ConnectFourGame::of);
    }

    private static ConnectFourGame of(Arguments arguments) {
        return new ConnectFourGame(
                arguments.wholeNumber("rows"), arguments.wholeNumber("columns"), arguments.text("blocked"));
    }

    private static Cell[] cells(String blocked) {
        return Arrays.stream(blocked.split("\\+", -1)).map(Cell::parse).toArray(Cell[]::new);
    }

    @Override
    public ConnectFour initial(RandomGenerator random) {
        return isBlockedAtRandom
                ? ConnectFour.of(rows, columns, new Cell(random.nextInt(rows), random.nextInt(columns)))
                : ConnectFour.of(rows, columns, blocked);
    }

    @Override
    public Notation<ConnectFour, Drop> notation() {
        return notation;
    }

    @Override
    public List<String> players() {
        return List.of("x", "o");
    }

    @Override
    public Catalog<BatchEvaluator<ConnectFour>> models() {
        return new Catalog<>(
                "model of this game",
                List.of(Entry.of(
                        "linear", "lines and threats, weighted by regression; gives priors", LinearModel::new)));
    }

    @Override
    public String diagram(ConnectFour state) {
        return state.diagram();
    }

    /** {@inheritDoc} A board so full of blocked cells that no such position exists gives the beginning. */
    @Override
    public String samplePosition() {
        ConnectFour state = initial(Xoroshiro128PlusPlus.of(0));
        for (int ply = 0; ply < SAMPLE_MOVES; ply++) {
            List<Drop> legal = state.legalMoves();
            ConnectFour next = state.copy();
            next.play(legal.get((legal.size() / 2 + ply % 3) % legal.size()));
            if (next.isTerminal()) {
                break;
            }
            state = next;
        }
        return notation.format(state);
    }
}
