package io.mcts.games.phantom;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position of phantom tic-tac-toe: players see only their own marks. Mutable, used by one thread at a time. A player who tries a cell
 * marked by the other is told so and tries another; the other player does not notice. At the end the board is shown.
 *
 * <p>Source: D. Auger, <i>Multiple Tree for Partially Observable Monte-Carlo Tree Search</i>, EvoApplications 2011.
 */
public final class PhantomTicTacToe implements GameState<PhantomTicTacToe, PhantomCell>, HiddenInformation {

    /**
     * Positions as the cells tried by both players in order, separated by blanks, as in {@code b2 b2 a1}, where player 1 found the middle
     * taken; {@code -} at the beginning.
     */
    public static final Notation<PhantomTicTacToe, PhantomCell> NOTATION = new PhantomNotation();

    private static final int CELLS = 9;
    private static final int ALL = (1 << CELLS) - 1;
    private static final int[] LINES = {
        0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
    };

    /** Indexed by the set of cells. */
    private static final List<List<PhantomCell>> LISTS =
            IntStream.rangeClosed(0, ALL).mapToObj(PhantomTicTacToe::list).toList();

    private final int[] marks = new int[2];

    /** The cells that each player has found taken. */
    private final int[] found = new int[2];

    /** {@link Attempts} by player. */
    private final long[] attempts = new long[2];

    private PhantomTicTacToe() {}

    /** Returns an empty board. */
    public static PhantomTicTacToe initial() {
        return new PhantomTicTacToe();
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return Integer.bitCount(marks[0]) == Integer.bitCount(marks[1]) ? 0 : 1;
    }

    @Override
    public boolean isTerminal() {
        return (marks[0] | marks[1]) == ALL || hasLine(marks[0]) || hasLine(marks[1]);
    }

    @Override
    public List<PhantomCell> legalMoves() {
        return LISTS.get(isTerminal() ? 0 : possible(currentPlayer()));
    }

    /** Tries a cell; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(PhantomCell cell) {
        int player = currentPlayer();
        int bit = 1 << cell.index();
        boolean isFree = (marks[1 - player] & bit) == 0;
        if (isFree) {
            marks[player] |= bit;
        } else {
            found[player] |= bit;
        }
        attempts[player] = Attempts.with(attempts[player], cell.index(), isFree);
    }

    @Override
    public PhantomTicTacToe copy() {
        PhantomTicTacToe copy = initial();
        copy.copyFrom(this);
        return copy;
    }

    private void copyFrom(PhantomTicTacToe that) {
        for (int player = 0; player < 2; player++) {
            marks[player] = that.marks[player];
            found[player] = that.found[player];
            attempts[player] = that.attempts[player];
        }
    }

    @Override
    public double payoff(int player) {
        return hasLine(marks[player]) ? 1 : hasLine(marks[1 - player]) ? -1 : 0;
    }

    /** Returns the player's attempts with results, and whether it is their turn; the whole position once the game is over. */
    @Override
    public Object informationSet(int player) {
        boolean isOver = isTerminal();
        return new View(player, attempts[player], !isOver && currentPlayer() == player, isOver ? toString() : "");
    }

    /**
     * {@inheritDoc} The other player is assumed to have tried cells uniformly at random, and any number of times in a turn under way: games
     * are played until one shows the observer what they have seen.
     */
    @Override
    public void determinize(int observer, RandomGenerator random) {
        if (isTerminal()) {
            return;
        }
        boolean isOwnTurn = currentPlayer() == observer;
        int mostFailures = isOwnTurn ? 0 : Integer.bitCount(marks[observer]);
        PhantomTicTacToe drawn = initial();
        boolean isPossible = false;
        while (!isPossible) {
            int failures = random.nextInt(mostFailures + 1);
            drawn.copyFrom(initial());
            isPossible = drawn.repeat(observer, attempts[observer], random)
                    && (isOwnTurn ? drawn.playOther(observer, random) : drawn.fail(failures, random));
        }
        copyFrom(drawn);
    }

    /** Repeats a player's attempts, with random moves of the other between; returns whether the results are the same. */
    private boolean repeat(int player, long seen, RandomGenerator random) {
        for (int place = 0; place < Attempts.length(seen); place++) {
            if (!playOther(player, random)) {
                return false;
            }
            play(PhantomCell.of(Attempts.cell(seen, place)));
            if (attempts[player] != Attempts.first(seen, place + 1) || isTerminal()) {
                return false;
            }
        }
        return true;
    }

    /** Plays random moves until it is a player's turn; returns whether the game goes on then. */
    private boolean playOther(int player, RandomGenerator random) {
        while (currentPlayer() != player && !isTerminal()) {
            play(randomMove(random));
        }
        return !isTerminal();
    }

    /** Plays random moves; returns whether all have failed. */
    private boolean fail(int times, RandomGenerator random) {
        int player = currentPlayer();
        for (int i = 0; i < times; i++) {
            PhantomCell cell = randomMove(random);
            if ((marks[1 - player] & 1 << cell.index()) == 0) {
                return false;
            }
            play(cell);
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PhantomTicTacToe that && Arrays.equals(attempts, that.attempts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(attempts);
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        if (attempts[0] == 0) {
            return "-";
        }
        StringJoiner cells = new StringJoiner(" ");
        int[] places = new int[2];
        int player = 0;
        while (places[player] < Attempts.length(attempts[player])) {
            int place = places[player]++;
            cells.add(PhantomCell.of(Attempts.cell(attempts[player], place)).toString());
            player = Attempts.isMarked(attempts[player], place) ? 1 - player : player;
        }
        return cells.toString();
    }

    /** A cell that a player has tried, and whether it was free and has been marked. */
    public record Attempt(PhantomCell cell, boolean isMarked) {}

    /** Returns the cells that a player has tried, oldest first. */
    public List<Attempt> attempts(int player) {
        long all = attempts[player];
        return IntStream.range(0, Attempts.length(all))
                .mapToObj(
                        place -> new Attempt(PhantomCell.of(Attempts.cell(all, place)), Attempts.isMarked(all, place)))
                .toList();
    }

    /** Returns the cells that a player has marked, as bits by index. */
    public int marks(int player) {
        return marks[player];
    }

    private int possible(int player) {
        return ALL & ~marks[player] & ~found[player];
    }

    private static boolean hasLine(int marks) {
        for (int line : LINES) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    private static List<PhantomCell> list(int cells) {
        return IntStream.range(0, CELLS)
                .filter(cell -> (cells & 1 << cell) != 0)
                .mapToObj(PhantomCell::of)
                .toList();
    }

    /** Written as the player's attempts in order. */
    private record View(int player, long attempts, boolean isOwnTurn, String end) {

        @Override
        public String toString() {
            StringJoiner cells = new StringJoiner(", ", "player " + player + ": ", end.isEmpty() ? "" : "; " + end);
            cells.setEmptyValue("player " + player + ": nothing tried");
            for (int place = 0; place < Attempts.length(attempts); place++) {
                PhantomCell cell = PhantomCell.of(Attempts.cell(attempts, place));
                cells.add(cell + (Attempts.isMarked(attempts, place) ? "" : " taken"));
            }
            return cells.toString();
        }
    }
}
