package io.mcts.tree;

/**
 * The proven bounds of a node's children for player 0, in one word of the node. Few nodes have any, and most bounds are 0, 0.5 or 1, so
 * bounds as columns of doubles would nearly double a tree for words that mostly stay 0.
 * <pre>
 *   positive or 0   for each of up to {@value #MOST_CODED} children 4 bits: twice the lower bound (2 bits) | 2 - twice the upper bound
 *   negative        in the low half the address of a record: a header, n lower bounds, n upper bounds
 * </pre>
 * A record keeps all bounds exactly, negative if they are expectations over chance, an upper one as its difference in bits to 1, so that the
 * words of a new record mean from 0 to 1. A node gets one when a bound is first proven that has no code. It lies anywhere in the tree,
 * except in copies, where it follows its node; a {@link Sweep} keeps and frees both together. If two threads make one for the same node,
 * the second stays unused until a sweep.
 */
final class BoundsWord {

    /** The words of each child in a record. */
    static final int RECORD_WORDS = 2;

    private static final int MOST_CODED = 15;
    private static final int CODE_BITS = 2;
    private static final int CODE_MASK = 3;
    private static final int CHILD_SHIFT = 2;
    private static final long CHILD_MASK = 15;
    private static final double STEP = 0.5;
    private static final long NO_UPPER_BOUND = Double.doubleToRawLongBits(1);
    private static final long IS_RECORD = 1L << 63;

    private static final int NO_CODE = -1;

    private BoundsWord() {}

    static boolean isRecord(long word) {
        return word < 0;
    }

    static long ofRecord(int address) {
        return IS_RECORD | (address & NodeView.LOW_HALF);
    }

    static int recordWords(int childCount) {
        return NodeLayout.HEADER_WORDS + RECORD_WORDS * childCount;
    }

    static double bound(long word, int child, boolean isLower) {
        double distance = STEP * ((word >>> shift(child, isLower)) & CODE_MASK);
        return isLower ? distance : 1 - distance;
    }

    private static int shift(int child, boolean isLower) {
        return (child << CHILD_SHIFT) + (isLower ? 0 : CODE_BITS);
    }

    /** Whether a word can hold a bound as a code, given the number of children. */
    static boolean canHold(int childCount, double bound) {
        return childCount <= MOST_CODED && code(bound) != NO_CODE;
    }

    /** The multiple of 0.5 that has the same bits as a bound. */
    private static int code(double bound) {
        int code = bound <= 1 ? (int) (bound / STEP) : NO_CODE;
        long bits = Double.doubleToRawLongBits(bound);
        return code >= 0 && bits == Double.doubleToRawLongBits(code * STEP) ? code : NO_CODE;
    }

    static long with(long word, int child, double bound, boolean isLower) {
        int shift = shift(child, isLower);
        long code = isLower ? code(bound) : 2 - code(bound);
        return (word & ~((long) CODE_MASK << shift)) | code << shift;
    }

    static long swapped(long word, int a, int b) {
        long both = (word >>> (a << CHILD_SHIFT) ^ word >>> (b << CHILD_SHIFT)) & CHILD_MASK;
        return word ^ both << (a << CHILD_SHIFT) ^ both << (b << CHILD_SHIFT);
    }

    static int wordInRecord(int record, int childCount, int child, boolean isLower) {
        return record + NodeLayout.HEADER_WORDS + (isLower ? child : childCount + child);
    }

    static long toWord(double bound, boolean isLower) {
        return Double.doubleToRawLongBits(bound) ^ (isLower ? 0 : NO_UPPER_BOUND);
    }

    static double toBound(long word, boolean isLower) {
        return Double.longBitsToDouble(word ^ (isLower ? 0 : NO_UPPER_BOUND));
    }
}
