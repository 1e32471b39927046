package com.example.games;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The game 2048 on a square board (G. Cirulli, 2014): a slide moves all tiles as far as they go, and two equal ones that meet become one of
 * their sum, which brings its points. Then a tile comes on a free cell, 2 with a probability of 0.9 or else 4. The game is over when a
 * tile is as large as was aimed for, or nothing can slide.
 *
 * <p>Points count less the later they come.
 */
public final class TwentyFortyEight implements GameState<TwentyFortyEight, TileMove>, StepRewards {

    private static final double PROBABILITY_OF_TWO = 0.9;
    private static final int TILES_OF_THE_BEGINNING = 2;

    private final int size;
    private final int goal;
    private final double discount;

    /** The exponents of the tiles, row by row; 0 where a cell is free. */
    private final int[] cells;

    /** How many tiles come before the player chooses. */
    private int coming;

    private int points;
    private double lastDiscount = 1;

    /**
     * An empty board.
     *
     * @param size of a row
     * @param goal the exponent of the tile that ends the game, such as 11 for 2048
     * @param discount of the points, for each slide
     */
    public TwentyFortyEight(int size, int goal, double discount) {
        this(size, goal, discount, new int[size * size], TILES_OF_THE_BEGINNING);
    }

    private TwentyFortyEight(int size, int goal, double discount, int[] cells, int coming) {
        this.size = size;
        this.goal = goal;
        this.discount = discount;
        this.cells = cells;
        this.coming = coming;
    }

    /** A position in which the player chooses, by the tiles as they are seen, row by row, 0 where a cell is free. */
    static TwentyFortyEight of(int goal, double discount, int... tiles) {
        int[] exponents = Arrays.stream(tiles)
                .map(tile -> tile == 0 ? 0 : Integer.numberOfTrailingZeros(tile))
                .toArray();
        return new TwentyFortyEight((int) Math.sqrt(tiles.length), goal, discount, exponents, 0);
    }

    /** The tiles as they are seen, row by row, 0 where a cell is free. */
    List<Integer> tiles() {
        return Arrays.stream(cells)
                .map(exponent -> exponent == 0 ? 0 : 1 << exponent)
                .boxed()
                .toList();
    }

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return coming > 0 ? CHANCE : 0;
    }

    @Override
    public boolean isTerminal() {
        return legalMoves().isEmpty();
    }

    /** Whether there is a tile as large as was aimed for. */
    public boolean isWon() {
        return Arrays.stream(cells).anyMatch(exponent -> exponent >= goal);
    }

    @Override
    public List<TileMove> legalMoves() {
        if (isWon()) {
            return List.of();
        }
        return coming > 0 ? newTiles() : slides();
    }

    private List<TileMove> newTiles() {
        List<TileMove> tiles = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] == 0) {
                tiles.add(TileMove.tile(cell, 1));
                tiles.add(TileMove.tile(cell, 2));
            }
        }
        return List.copyOf(tiles);
    }

    private List<TileMove> slides() {
        return Stream.of(TileMove.LEFT, TileMove.RIGHT, TileMove.UP, TileMove.DOWN)
                .filter(this::changesTheBoard)
                .toList();
    }

    private boolean changesTheBoard(TileMove direction) {
        int[] slid = cells.clone();
        slide(slid, direction);
        return !Arrays.equals(slid, cells);
    }

    @Override
    public double probability(TileMove tile) {
        double ofItsKind = tile.exponent() == 1 ? PROBABILITY_OF_TWO : 1 - PROBABILITY_OF_TWO;
        return ofItsKind
                / Arrays.stream(cells).filter(exponent -> exponent == 0).count();
    }

    @Override
    public void play(TileMove move) {
        if (coming > 0) {
            cells[move.cell()] = move.exponent();
            coming--;
            points = 0;
            lastDiscount = 1;
        } else {
            points = slide(cells, move);
            coming = 1;
            lastDiscount = discount;
        }
    }

    /** Slides all tiles and returns the points. */
    private int slide(int[] board, TileMove direction) {
        int sum = 0;
        for (int line = 0; line < size; line++) {
            int place = 0;
            boolean mayMeet = false;
            for (int i = 0; i < size; i++) {
                int cell = cell(direction, line, i);
                int tile = board[cell];
                board[cell] = 0;
                if (tile != 0 && mayMeet && board[cell(direction, line, place - 1)] == tile) {
                    board[cell(direction, line, place - 1)] = tile + 1;
                    sum += 2 << tile;
                    mayMeet = false; // a tile made by this slide stays as it is
                } else if (tile != 0) {
                    board[cell(direction, line, place++)] = tile;
                    mayMeet = true;
                }
            }
        }
        return sum;
    }

    /** A cell of a row or column, counted from the side to which the tiles slide. */
    private int cell(TileMove direction, int line, int place) {
        boolean isRow = direction.equals(TileMove.LEFT) || direction.equals(TileMove.RIGHT);
        boolean isForward = direction.equals(TileMove.LEFT) || direction.equals(TileMove.UP);
        int along = isForward ? place : size - 1 - place;
        return isRow ? size * line + along : size * along + line;
    }

    /** The points of a slide; a tile that comes brings none. */
    @Override
    public double reward(int player) {
        return points;
    }

    /** For a slide; the tile that comes after it takes no time. */
    @Override
    public double discount() {
        return lastDiscount;
    }

    /** Everything has been paid on the way. */
    @Override
    public double payoff(int player) {
        return 0;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    /**
     * All cells have half of the goal, and slide together: a tile of 2 to the power of k, made of tiles of 2, has brought (k - 1) times its
     * number.
     */
    @Override
    public double maxPayoff() {
        return cells.length / 2.0 * (goal - 1) * (1 << goal);
    }

    @Override
    public TwentyFortyEight copy() {
        TwentyFortyEight copy = new TwentyFortyEight(size, goal, discount, cells.clone(), coming);
        copy.points = points;
        copy.lastDiscount = lastDiscount;
        return copy;
    }

    @Override
    public String toString() {
        return tiles() + (coming > 0 ? " and " + coming + " to come" : "");
    }
}
