package io.mcts.games.einstein.board;

/**
 * The stones that a roll lets move: the stone of that number or, if it is gone, the nearest living ones below and above. Both in one
 * number, as shifts of {@link SixStones}; the second may be {@link SixStones#NO_STONE}. The first has the lower number.
 */
public final class Candidates {

    public static final int FACES = 6;

    private static final int ROW = 8;
    private static final int SECOND_SHIFT = 8;
    private static final int FIRST_MASK = (1 << SECOND_SHIFT) - 1;

    private static final int[] TABLE = new int[(SixStones.ALL + 1) * ROW];

    static {
        for (int alive = 1; alive <= SixStones.ALL; alive++) {
            for (int face = 0; face < FACES; face++) {
                TABLE[alive * ROW + face] = find(alive, face);
            }
        }
    }

    private Candidates() {}

    /** Returns the stones that may move, given the set of living ones and the number rolled less one, from 0 to 5. */
    public static int of(int alive, int face) {
        return TABLE[alive * ROW + face];
    }

    public static int first(int candidates) {
        return candidates & FIRST_MASK;
    }

    /** Returns {@link SixStones#NO_STONE} if there is but one. */
    public static int second(int candidates) {
        return candidates >>> SECOND_SHIFT;
    }

    private static int find(int alive, int face) {
        int below = alive & ((2 << face) - 1);
        int above = alive & -(1 << face);
        int lower = below == 0 ? -1 : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(below);
        int upper = above == 0 ? -1 : Integer.numberOfTrailingZeros(above);
        if (lower < 0 || upper < 0 || lower == upper) {
            return pack(SixStones.BITS * Math.max(lower, upper), SixStones.NO_STONE);
        }
        return pack(SixStones.BITS * lower, SixStones.BITS * upper);
    }

    private static int pack(int first, int second) {
        return first | (second << SECOND_SHIFT);
    }
}
