package io.mcts.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which words a node of a {@link Tree} has: those that every search needs, and columns that only some ask for.
 *
 * <p>A node of n children has these words:
 *
 * <pre>
 *   0           visits (32 bits) | chance (1 bit) | player (14 bits) | width (2 bits) | n (15 bits)
 *   1 + 2i      child i: the sum of its rewards, a double
 *   2 + 2i      child i: its visits (32 bits) | the address of its node (32 bits), 0 until it is expanded
 *   1 + 2n ...  the numbers of the moves, eight, four or two a word: as many as the greatest of them allows
 *   then        each {@link Column} that such a node has: n words
 *   then        at a chance node: for each outcome the sums of each player's rewards, doubles, if asked for
 * </pre>
 *
 * @param columns the columns asked for; that of the probabilities is always there
 * @param outcomePlayers how many players' sums each outcome of chance keeps; 0 for none
 */
public record NodeLayout(Set<Column> columns, int outcomePlayers) {

    /** What every search needs, and nothing else. */
    public static final NodeLayout PLAIN = new NodeLayout(Set.of(), 0);

    static final int HEADER_WORDS = 1;
    static final int CHILD_WORDS = 2;

    /** The greatest {@link #moveWidth}. */
    static final int WIDEST_MOVE = 5;

    /** Stands for a column that a node does not have. */
    static final int ABSENT = -1;

    /** Room for the header and for the odd half of a word of moves. */
    private static final int OTHER_WORDS = HEADER_WORDS + 1;

    /** The greatest number of children that fits into the header. */
    private static final int MAX_CHILDREN = 32_767;

    public NodeLayout {
        columns = Set.copyOf(columns);
    }

    /** Whether a column was asked for. */
    public boolean has(Column column) {
        return columns.contains(column);
    }

    /** The most children that a node can have. */
    public int maxChildren(boolean isChance) {
        long perTwo = 2L * (CHILD_WORDS + extraWords(isChance)) + 1; // the words of two children and their moves
        return (int) Math.min(MAX_CHILDREN, 2L * (Tree.CHUNK_LENGTH - OTHER_WORDS) / perTwo);
    }

    /** The binary logarithm of the bits that the number of a move takes, given all numbers of a node combined by "or": 3, 4 or 5. */
    static int moveWidth(int numbers) {
        return numbers >>> 8 == 0 ? 3 : numbers >>> 16 == 0 ? 4 : WIDEST_MOVE;
    }

    /** The words of a node whose children have so many words each in columns. */
    static int words(int childCount, int moveWidth, int extraWords) {
        return extra(childCount, moveWidth) + childCount * extraWords;
    }

    /** Where the columns begin, counted from the first word of the node. */
    static int extra(int childCount, int moveWidth) {
        return HEADER_WORDS + CHILD_WORDS * childCount + ((childCount << moveWidth) + Long.SIZE - 1) / Long.SIZE;
    }

    /** How many columns a node has before each one, by its ordinal number, or {@link #ABSENT}. */
    int[] places(boolean isChance) {
        List<Column> present = columns(isChance);
        return Stream.of(Column.values()).mapToInt(present::indexOf).toArray();
    }

    int columnCount(boolean isChance) {
        return columns(isChance).size();
    }

    List<Column> columns(boolean isChance) {
        List<Column> present = new ArrayList<>();
        for (Column column : Column.values()) {
            if (column.isAt(isChance) && (column == Column.PROBABILITY || has(column))) {
                present.add(column);
            }
        }
        return present;
    }

    /** The words of each child in columns. */
    int extraWords(boolean isChance) {
        return columnCount(isChance) + (isChance ? outcomePlayers : 0);
    }
}
