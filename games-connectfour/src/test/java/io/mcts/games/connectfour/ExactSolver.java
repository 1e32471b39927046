package io.mcts.games.connectfour;

import java.util.Arrays;

/**
 * Solves positions of Connect Four on the board of seven columns and six rows, by alpha-beta search and without any code
 * of this module, so that tests can hold the module and its searches against it.
 *
 * <p>A position is written as the columns played, a digit from 1 to 7 each. Its <em>score</em> is for the player to move:
 * positive for a win, negative for a loss and 0 for a draw. It counts the discs that the winner has left after the fastest
 * win, the winning one included: 1 for a win with the last disc, 2 with the one before.
 *
 * <p>Not thread-safe. A solver keeps what it found, so that related positions are solved faster by the same one.
 *
 * <h2>Design note</h2>
 *
 * <p>The method is the one described in <a href="http://blog.gamesolver.org">Pascal Pons, Solving Connect 4: how to build
 * a perfect AI</a>.
 *
 * <ul>
 *   <li><em>Board.</em> A column takes seven bits, its lowest cell first; the seventh stays empty and keeps lines from
 *       running over the edge. A position is two such words: the discs of the player to move and those of both.
 *   <li><em>Search.</em> The only question asked is whether the player to move scores at least a target, the null window of
 *       alpha-beta. An exact score takes several of them, which halve the range that remains, small scores first; who wins
 *       takes two at most.
 *   <li><em>Moves.</em> A winning move ends the search. Moves that let the opponent win at once are left out; the others
 *       come in the order of the threats that they make, and of their distance from the centre among equals. Before any is
 *       searched, the table is asked whether one of them is known to suffice.
 *   <li><em>Table.</em> An entry is a single word: 49 bits of a key that identifies a position or its mirror image, and a
 *       lower and an upper bound of the score. Of two positions with the same entry the latter stays.
 * </ul>
 */
final class ExactSolver {

    /** Stands for a column that cannot be played. */
    static final int NOT_PLAYABLE = Integer.MIN_VALUE;

    static final int COLUMNS = 7;
    private static final int ROWS = 6;
    private static final int CELLS = COLUMNS * ROWS;

    /** The distance between neighbours in a column is 1, in a row this; on the diagonals one more and one less. */
    private static final int STRIDE = ROWS + 1;

    private static final long COLUMN = (1L << ROWS) - 1;
    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final long BOARD = BOTTOM * COLUMN;

    /** The columns from the centre outwards. */
    private static final int[] CENTRE_FIRST = {3, 2, 4, 1, 5, 0, 6};

    private static final int BOUND_BITS = 6;
    private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
    private static final int BOUND_OFFSET = 1 << (BOUND_BITS - 1);

    /** The bounds -32 and 31, which hold for any score. */
    private static final long UNKNOWN = BOUND_MASK;

    private final long[] table;
    private final int tableShift;

    /** The moves of the positions under search, seven to a ply; above the bits of the cells the threats made. */
    private final long[] moves = new long[(CELLS + 1) * COLUMNS];

    private long nodes;

    /**
     * A solver with an empty table.
     *
     * @param tableBits the binary logarithm of the number of entries, of eight bytes each: 1 to 28
     */
    ExactSolver(int tableBits) {
        if (tableBits < 1 || tableBits > 28) {
            throw new IllegalArgumentException("tableBits is " + tableBits + ", not in 1 to 28");
        }
        table = new long[1 << tableBits];
        tableShift = Long.SIZE - tableBits;
    }

    /**
     * The score of a position.
     *
     * @param columns the columns played
     * @return the score for the player to move
     * @throws IllegalArgumentException if a move is not possible or wins the game
     */
    int score(String columns) {
        return score(Position.after(columns));
    }

    /**
     * Who wins a position; this takes less time than its score.
     *
     * @param columns the columns played
     * @return 1 if the player to move wins, 0 for a draw, -1 if they lose
     * @throws IllegalArgumentException if a move is not possible or wins the game
     */
    int result(String columns) {
        return result(Position.after(columns));
    }

    /**
     * The scores of all moves in a position.
     *
     * @param columns the columns played
     * @return for each column the score that the player to move has after playing it, counted as before the move, so that
     *     the greatest is the score of the position, or {@link #NOT_PLAYABLE}
     * @throws IllegalArgumentException if a move is not possible or wins the game
     */
    int[] childScores(String columns) {
        return children(columns, false);
    }

    /**
     * Who wins after each move in a position; this takes less time than the scores.
     *
     * @param columns the columns played
     * @return for each column 1 if the player to move wins after playing it, 0 for a draw, -1 if he loses, or {@link
     *     #NOT_PLAYABLE}
     * @throws IllegalArgumentException if a move is not possible or wins the game
     */
    int[] childResults(String columns) {
        return children(columns, true);
    }

    /** The number of positions searched up to now, over all questions. */
    long nodes() {
        return nodes;
    }

    private int[] children(String columns, boolean onlyResults) {
        Position position = Position.after(columns);
        int[] children = new int[COLUMNS];
        for (int column = 0; column < COLUMNS; column++) {
            if (!position.hasRoom(column)) {
                children[column] = NOT_PLAYABLE;
            } else if (position.winsWith(column)) {
                children[column] = onlyResults ? 1 : position.greatestScore();
            } else {
                Position child = position.play(column);
                children[column] = -(onlyResults ? result(child) : score(child));
            }
        }
        return children;
    }

    private int score(Position position) {
        if (position.canWin()) {
            return position.greatestScore();
        }
        int least = position.leastScore();
        int greatest = position.greatestScore();
        while (least < greatest) {
            int target = target(least, greatest);
            if (reaches(position, target)) {
                least = target;
            } else {
                greatest = target - 1;
            }
        }
        return least;
    }

    /** The middle of a range of scores, or its half next to 0: high scores, of short games, are the cheaper to refute. */
    private static int target(int least, int greatest) {
        int middle = Math.floorDiv(least + greatest, 2);
        if (middle <= 0 && least / 2 < middle) {
            middle = least / 2;
        } else if (middle >= 0 && greatest / 2 > middle) {
            middle = greatest / 2;
        }
        return Math.min(middle, greatest - 1) + 1;
    }

    private int result(Position position) {
        if (position.canWin() || reaches(position, 1)) {
            return 1;
        }
        return reaches(position, 0) ? 0 : -1;
    }

    private boolean reaches(Position position, int target) {
        return reaches(position.mover(), position.occupied(), position.plies(), target);
    }

    /** Whether the player to move, who cannot win at once, scores at least the target. */
    private boolean reaches(long mover, long occupied, int plies, int target) {
        nodes++;
        long nonLosing = nonLosing(mover, occupied);
        if (nonLosing == 0) {
            return -((CELLS - plies) / 2) >= target;
        }
        if (plies >= CELLS - 2) {
            return target <= 0;
        }
        // The mover wins with the next disc but one at the earliest, and so does the opponent.
        if (target > (CELLS - 1 - plies) / 2) {
            return false;
        }
        if (target <= -((CELLS - 2 - plies) / 2)) {
            return true;
        }
        long key = key(mover, occupied);
        long bounds = bounds(key);
        if (lower(bounds) >= target) {
            return true;
        }
        if (upper(bounds) < target) {
            return false;
        }
        boolean reached = anyMoveReaches(mover, occupied, plies, nonLosing, target);
        store(key, target, reached);
        return reached;
    }

    private boolean anyMoveReaches(long mover, long occupied, int plies, long nonLosing, int target) {
        int first = plies * COLUMNS;
        int end = order(mover, occupied, nonLosing, first);
        for (int i = first; i < end; i++) {
            long move = moves[i] & BOARD;
            if (upper(bounds(key(occupied ^ mover, occupied | move))) < 1 - target) {
                return true;
            }
        }
        for (int i = first; i < end; i++) {
            long move = moves[i] & BOARD;
            if (!reaches(occupied ^ mover, occupied | move, plies + 1, 1 - target)) {
                return true;
            }
        }
        return false;
    }

    /** Writes the moves, those with the most threats first, and returns the end of what it wrote. */
    private int order(long mover, long occupied, long nonLosing, int first) {
        int end = first;
        for (int column : CENTRE_FIRST) {
            long move = nonLosing & (COLUMN << (column * STRIDE));
            if (move != 0) {
                long threats = Long.bitCount(threats(mover | move, occupied | move));
                int i = end++;
                for (; i > first && moves[i - 1] >>> (COLUMNS * STRIDE) < threats; i--) {
                    moves[i] = moves[i - 1];
                }
                moves[i] = (threats << (COLUMNS * STRIDE)) | move;
            }
        }
        return end;
    }

    private int slot(long key) {
        return (int) ((key * 0x9E37_79B9_7F4A_7C15L) >>> tableShift);
    }

    /** The entry of a position, or one with the widest bounds. */
    private long bounds(long key) {
        long entry = table[slot(key)];
        return entry >>> (2 * BOUND_BITS) == key ? entry : UNKNOWN;
    }

    private void store(long key, int target, boolean reached) {
        long bounds = bounds(key);
        int lower = reached ? Math.max(lower(bounds), target) : lower(bounds);
        int upper = reached ? upper(bounds) : Math.min(upper(bounds), target - 1);
        table[slot(key)] = (((key << BOUND_BITS) | (lower + BOUND_OFFSET)) << BOUND_BITS) | (upper + BOUND_OFFSET);
    }

    private static int lower(long entry) {
        return (int) ((entry >>> BOUND_BITS) & BOUND_MASK) - BOUND_OFFSET;
    }

    private static int upper(long entry) {
        return (int) (entry & BOUND_MASK) - BOUND_OFFSET;
    }

    /**
     * Identifies a position up to reflection, and is never 0. The sum sets in each column the bit above the highest disc
     * and adds the discs of the mover below it, so that it can be read back.
     */
    private static long key(long mover, long occupied) {
        long key = mover + occupied + BOTTOM;
        return Math.min(key, mirrored(key));
    }

    private static long mirrored(long word) {
        long column = (1L << STRIDE) - 1;
        return ((word & column) << (6 * STRIDE))
                | ((word & (column << STRIDE)) << (4 * STRIDE))
                | ((word & (column << (2 * STRIDE))) << (2 * STRIDE))
                | (word & (column << (3 * STRIDE)))
                | ((word >>> (2 * STRIDE)) & (column << (2 * STRIDE)))
                | ((word >>> (4 * STRIDE)) & (column << STRIDE))
                | ((word >>> (6 * STRIDE)) & column);
    }

    /** The moves after which the opponent cannot win at once. */
    private static long nonLosing(long mover, long occupied) {
        long playable = playable(occupied);
        long feared = threats(occupied ^ mover, occupied);
        long forced = playable & feared;
        if (forced != 0) {
            if ((forced & (forced - 1)) != 0) {
                return 0;
            }
            playable = forced;
        }
        return playable & ~(feared >>> 1);
    }

    /** The lowest free cell of each column that has one. */
    private static long playable(long occupied) {
        return (occupied + BOTTOM) & BOARD;
    }

    /** The free cells, playable or not, that complete four of these discs in a line. */
    private static long threats(long discs, long occupied) {
        long vertical = (discs << 1) & (discs << 2) & (discs << 3);
        long others = completing(discs, STRIDE) | completing(discs, STRIDE - 1) | completing(discs, STRIDE + 1);
        return (vertical | others) & (BOARD ^ occupied);
    }

    private static long completing(long discs, int step) {
        long twoBefore = (discs << step) & (discs << (2 * step));
        long twoBehind = (discs >>> step) & (discs >>> (2 * step));
        return (twoBefore & ((discs << (3 * step)) | (discs >>> step)))
                | (twoBehind & ((discs >>> (3 * step)) | (discs << step)));
    }

    /** A position at the root of a search: the discs of the player to move, those of both, and their number. */
    private record Position(long mover, long occupied, int plies) {

        static Position after(String columns) {
            Position position = new Position(0, 0, 0);
            for (int i = 0; i < columns.length(); i++) {
                int column = columns.charAt(i) - '1';
                if (column < 0 || column >= COLUMNS || !position.hasRoom(column) || position.winsWith(column)) {
                    throw new IllegalArgumentException("Move " + (i + 1) + " of '" + columns
                            + "' is not a column, or it is full, or the move wins the game");
                }
                position = position.play(column);
            }
            return position;
        }

        boolean hasRoom(int column) {
            return cell(column) != 0;
        }

        boolean winsWith(int column) {
            return (cell(column) & threats(mover, occupied)) != 0;
        }

        boolean canWin() {
            return (playable(occupied) & threats(mover, occupied)) != 0;
        }

        Position play(int column) {
            return new Position(occupied ^ mover, occupied | cell(column), plies + 1);
        }

        /** The score of a win with this move. */
        int greatestScore() {
            return (CELLS + 1 - plies) / 2;
        }

        /** The score if the opponent wins with the next move. */
        int leastScore() {
            return -((CELLS - plies) / 2);
        }

        private long cell(int column) {
            return playable(occupied) & (COLUMN << (column * STRIDE));
        }
    }

    @Override
    public String toString() {
        return "ExactSolver[entries=" + table.length + ", used="
                + Arrays.stream(table).filter(entry -> entry != 0).count() + "]";
    }
}
