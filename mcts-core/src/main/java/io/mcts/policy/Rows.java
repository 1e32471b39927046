package io.mcts.policy;

/** Packs the numbers of up to three choices in a row into a key. */
final class Rows {

    /** Stands for a row that cannot be told: too few choices were made, or the number of one is too great. */
    static final long NONE = 0;

    private static final int BITS = 21;

    /** The greatest number of different choices that keys tell apart. */
    static final int MOST_CHOICES = (1 << BITS) - 1;

    private Rows() {}

    /**
     * The key of the last choices before a position together with one more.
     *
     * @param played the choices
     * @param end the position
     * @param before how many choices before it, from 1 to 2
     * @param last the number that follows them, at most a choice's number
     * @return the key, positive, or {@link #NONE}
     */
    static long key(PlayedMoves played, int end, int before, int last) {
        if (end < before || last >= MOST_CHOICES) {
            return NONE;
        }
        long key = 0;
        for (int position = end - before; position < end; position++) {
            int number = played.number(position);
            if (number >= MOST_CHOICES) {
                return NONE;
            }
            key = (key << BITS) | (number + 1);
        }
        return (key << BITS) | (last + 1);
    }
}
