package io.mcts.games.connectfour;

/**
 * Alpha-beta to the end of the game on a small board, for who wins. Keeps what it found, so that related positions take it fewer steps. Not
 * thread-safe.
 *
 * <p>Moves that let the other player win at once are left out; the others come in the order of the threats that they make, and among equals
 * from the centre. Source: P. Pons, <i>Solving Connect 4: how to build a perfect AI</i>, blog.gamesolver.org, parts 4 to 8, here without
 * the distance to the end.
 */
final class EndgameSearch {

    static final int UNKNOWN = 2;

    private static final int LOSS = -1;
    private static final int WIN = 1;

    private static final int TABLE_BITS = 16;

    /** The most positions, left by earlier calls, that one call may search: about a millisecond. */
    private static final int MOST_SAVED = 4_000;

    /** Spreads keys over the table, and is odd, so that different ones stay different. */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final OneWordLayout layout;

    /** The columns from the centre outwards. */
    private final int[] columns;

    /** Spread keys of positions, and of each what is known of its result: a lower bound plus 1, and an upper one in higher bits. */
    private final long[] keys = new long[1 << TABLE_BITS];

    private final byte[] bounds = new byte[1 << TABLE_BITS];

    /** The moves of each ply in their order, and the threats that each makes. */
    private final long[][] moves;

    private final int[][] threats;

    /** The positions that are left to search; below 0 if they did not suffice. */
    private int left;

    EndgameSearch(OneWordLayout layout) {
        this.layout = layout;
        columns = new int[layout.count];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = columns.length / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
        }
        moves = new long[Long.bitCount(layout.free) + 1][columns.length];
        threats = new int[moves.length][columns.length];
    }

    /**
     * Returns 1 if the player to move wins, 0 for a draw, -1 if they lose; {@link #UNKNOWN} if more positions would be needed.
     *
     * @param positions how many may be searched, besides some that earlier calls left, from 1 to a billion
     */
    int result(OneWordDiscs discs, int player, int positions) {
        left = Math.max(0, Math.min(left, MOST_SAVED)) + positions;
        int result = search(discs.discs(player), discs.discs(1 - player), LOSS, WIN, 0);
        return left < 0 ? UNKNOWN : result;
    }

    /** The result, or a bound of it outside of alpha and beta; without meaning once {@link #left} is below 0. */
    private int search(long own, long opposing, int alpha, int beta, int ply) {
        long filled = own | opposing | layout.blocked;
        long landing = OneWordLayout.landing(filled) & layout.free;
        if ((OneWordLayout.completing(own) & landing) != 0) {
            return WIN;
        }
        if (landing == 0) {
            return 0;
        }
        long playable = withoutLosses(landing, OneWordLayout.completing(opposing) & layout.free);
        if (playable == 0) {
            return LOSS;
        }
        if (--left < 0) {
            return 0;
        }
        long key = OneWordDiscs.key(own, filled) * SPREAD;
        int slot = (int) (key >>> (Long.SIZE - TABLE_BITS));
        boolean isKnown = keys[slot] == key;
        int lower = isKnown ? (bounds[slot] & 3) + LOSS : LOSS;
        int upper = isKnown ? (bounds[slot] >> 2) + LOSS : WIN;
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        int count = order(own, filled, playable, ply);
        int least = Math.max(alpha, lower);
        int greatest = Math.min(beta, upper);
        int best = LOSS;
        for (int i = 0; i < count && best < greatest; i++) {
            int value = -search(opposing, own | moves[ply][i], -greatest, -Math.max(least, best), ply + 1);
            if (left < 0) {
                return 0;
            }
            best = Math.max(best, value);
        }
        lower = best > least ? best : lower;
        upper = best < greatest ? best : upper;
        keys[slot] = key;
        bounds[slot] = (byte) (lower - LOSS | (upper - LOSS) << 2);
        return best;
    }

    /** The landing cells after which the other player cannot win at once. */
    private static long withoutLosses(long landing, long feared) {
        long forced = landing & feared;
        boolean isLost = (forced & (forced - 1)) != 0;
        return isLost ? 0 : (forced == 0 ? landing : forced) & ~(feared >>> 1);
    }

    /** Writes the moves of a ply, those with the most threats first; returns their number. */
    private int order(long own, long filled, long playable, int ply) {
        int count = 0;
        for (int column : columns) {
            long move = playable & layout.columns[column];
            if (move != 0) {
                int made = Long.bitCount(OneWordLayout.completing(own | move) & layout.free & ~filled);
                int at = count++;
                for (; at > 0 && threats[ply][at - 1] < made; at--) {
                    moves[ply][at] = moves[ply][at - 1];
                    threats[ply][at] = threats[ply][at - 1];
                }
                moves[ply][at] = move;
                threats[ply][at] = made;
            }
        }
        return count;
    }
}
