package io.mcts.games.connectfour;

/**
 * The properties of the middle one of seven cells in a row, for the discs of one player: bit 3 is the middle, bits 0 to 2 the
 * cells before it and bits 4 to 6 those after it. No four in a row that it belongs to reaches further.
 */
final class SevenCells {

    /** The bit of the middle. */
    static final int MIDDLE = 3;

    private static final int MASK = 0b111_1111;

    private static final byte[] COMPLETING = new byte[MASK + 1];
    private static final byte[] THREATS = new byte[MASK + 1];

    static {
        for (int cells = 0; cells <= MASK; cells++) {
            for (int first = 0; first <= MIDDLE; first++) {
                int four = 0b1111 << first;
                int missing = four & ~cells;
                if ((missing & ~(1 << MIDDLE)) == 0) {
                    COMPLETING[cells] = 1;
                } else if (Integer.bitCount(missing) == 1) {
                    THREATS[cells] |= (byte) missing;
                }
            }
        }
    }

    private SevenCells() {}

    /**
     * Whether a disc in the middle makes, or would make, four in a row.
     *
     * @param line a line of cells, of which the lowest seven bits are looked at
     * @return 1 if so, 0 if not
     */
    static int completing(int line) {
        return COMPLETING[line & MASK];
    }

    /**
     * The empty cells where one more disc makes a four in a row that the middle belongs to.
     *
     * @param line a line of cells, of which the lowest seven bits are looked at; a disc stands in the middle
     */
    static int threats(int line) {
        return THREATS[line & MASK];
    }
}
