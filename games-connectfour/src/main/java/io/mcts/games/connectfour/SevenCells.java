package io.mcts.games.connectfour;

/** Seven cells in a row for the discs of one player, bit 3 the middle: no four in a row of the middle reaches further. */
final class SevenCells {

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

    /** Returns 1 if a disc in the middle makes four in a row, by the lowest seven bits; else 0. */
    static int completing(int line) {
        return COMPLETING[line & MASK];
    }

    /** The empty cells where one more disc completes a four in a row of the middle, which has a disc. */
    static int threats(int line) {
        return THREATS[line & MASK];
    }
}
