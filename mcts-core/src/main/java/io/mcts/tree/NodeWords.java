package io.mcts.tree;

import java.util.random.RandomGenerator;

/** The words of a node without columns, by array and index, since array references stored in a {@link Node} burden the collector. */
public final class NodeWords {

    private NodeWords() {}

    public static boolean isChance(long[] words, int base) {
        return NodeView.isChance(words[base]);
    }

    public static boolean hasBoundedChild(long[] words, int base) {
        return NodeView.hasBoundedChild(words[base]);
    }

    public static boolean isSmall(long[] words, int base) {
        return NodeView.isSmall(words[base]);
    }

    /** The number of children that have words for their statistics. */
    public static int slots(long[] words, int base) {
        return NodeView.slots(words[base]);
    }

    /** Whether the next visit may be that of a child without words for it: in a small node with as many visits, or with bounds. */
    public static boolean isOutOfSlots(long[] words, int base) {
        return NodeView.isSmall(words[base])
                && (visits(words, base) >= NodeLayout.SMALL || hasBoundedChild(words, base));
    }

    public static int count(long[] words, int base) {
        return NodeView.count(words[base]);
    }

    public static int player(long[] words, int base) {
        return NodeView.player(words[base]);
    }

    public static int visits(long[] words, int base) {
        return NodeView.visitsIn(words[base]);
    }

    public static int visitsIn(long word) {
        return NodeView.visitsIn(word);
    }

    public static double sum(long[] words, int base, int child) {
        return Double.longBitsToDouble(words[NodeView.sumWord(base, child)]);
    }

    public static int visits(long[] words, int base, int child) {
        return NodeView.visitsIn(words[NodeView.sumWord(base, child) + 1]);
    }

    public static int link(long[] words, int base, int child) {
        return (int) words[NodeView.sumWord(base, child) + 1];
    }

    public static int move(long[] words, int base, int child) {
        int width = NodeView.moveWidth(words[base]);
        return NodeView.move(words[NodeView.moveWord(base, slots(words, base), child, width)], child, width);
    }

    /** The next child without visits from a given one on, or that one if there is none. */
    public static int untriedFrom(long[] words, int base, int first) {
        int count = count(words, base);
        for (int i = 0; i < count; i++) {
            int child = first + i < count ? first + i : first + i - count;
            if (visits(words, base, child) == 0) {
                return child;
            }
        }
        return first;
    }

    public static int untried(long[] words, int base, RandomGenerator random) {
        int first = visits(words, base);
        swapMoves(words, base, first, first + random.nextInt(count(words, base) - first));
        return first;
    }

    private static void swapMoves(long[] words, int base, int a, int b) {
        int width = NodeView.moveWidth(words[base]);
        int wordOfA = NodeView.moveWord(base, slots(words, base), a, width);
        int wordOfB = NodeView.moveWord(base, slots(words, base), b, width);
        long both = NodeView.move(words[wordOfA], a, width) ^ NodeView.move(words[wordOfB], b, width);
        words[wordOfA] ^= both << NodeView.moveShift(a, width);
        words[wordOfB] ^= both << NodeView.moveShift(b, width);
    }
}
