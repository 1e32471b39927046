package io.mcts.games.connectfour;

/**
 * A search for who wins if the columns fill up without further threats. A threat is an empty cell where a disc of its player would make
 * four in a row. Both players block threats, and first play all moves that open no threat. The next player must then play right below a
 * threat: one of the other player wins for that player, while their own is blocked, and play goes on. Both choose the best of these moves.
 *
 * <p>Source: V. Allis, <i>A Knowledge-based Approach of Connect-Four</i>, Vrije Universiteit Amsterdam, 1988, chapter 3, for zugzwang.
 */
final class Zugzwang {

    /** The most positions searched, which fewer than one in a thousand positions of games need; the rest counts as a draw. */
    private static final int MOST_POSITIONS = 400;

    private static final int OF_O = LineCounts.OF_O;

    /** The heights of the threats of each column, those of o {@value #OF_O} bits higher. */
    private final int[] threats;

    private int left = MOST_POSITIONS;

    Zugzwang(int[] threats) {
        this.threats = threats;
    }

    /**
     * Returns 1 if the player to move wins, -1 if they lose, 0 for a draw.
     *
     * @param cells the empty heights of each column
     */
    int result(int[] cells, int mover) {
        return result(cells, mover, -1, 1);
    }

    private int result(int[] cells, int mover, int alpha, int beta) {
        if (--left < 0) {
            return 0;
        }
        int blocked = -1;
        boolean isLost = false;
        for (int column = 0; column < cells.length; column++) {
            int landing = cells[column] & -cells[column];
            if (isThreat(column, landing, mover)) {
                return 1;
            }
            if (isThreat(column, landing, 1 - mover)) {
                isLost = blocked >= 0;
                blocked = column;
            }
        }
        if (isLost) {
            return -1;
        }
        if (blocked >= 0) {
            return -result(without(cells, blocked), 1 - mover, -beta, -alpha);
        }
        int[] rest = cells.clone();
        int free = 0;
        for (int column = 0; column < cells.length; column++) {
            int before = before(cells[column], threats[column]);
            free += Integer.bitCount(before);
            rest[column] ^= before;
        }
        return (free & 1) == 0 ? giveWay(rest, mover, alpha, beta) : -giveWay(rest, 1 - mover, -beta, -alpha);
    }

    /** The result for a player each of whose moves is right below a threat. */
    private int giveWay(int[] cells, int player, int alpha, int beta) {
        int best = -2;
        for (int column = 0; column < cells.length && best < beta; column++) {
            if (cells[column] != 0) {
                int above = cells[column] & (cells[column] - 1);
                int value = isThreat(column, above & -above, 1 - player)
                        ? -1
                        : -result(without(cells, column), 1 - player, -beta, -Math.max(alpha, best));
                best = Math.max(best, value);
            }
        }
        return best < -1 ? 0 : best;
    }

    private boolean isThreat(int column, int height, int player) {
        return (threats[column] >>> (player * OF_O) & height) != 0;
    }

    private static int[] without(int[] cells, int column) {
        int[] rest = cells.clone();
        rest[column] &= rest[column] - 1;
        return rest;
    }

    /** The cells below the one that is right below the lowest threat; all if there is no threat. None of the threats is the landing cell. */
    private static int before(int cells, int threats) {
        int all = (threats | threats >>> OF_O) & cells;
        if (all == 0) {
            return cells;
        }
        int below = cells & ((all & -all) - 1);
        return below & ~Integer.highestOneBit(below);
    }
}
