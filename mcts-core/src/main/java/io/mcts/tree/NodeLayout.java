package io.mcts.tree;

/**
 * Which words a node of a {@link Tree} has: those that every search needs, and columns that only some ask for.
 *
 * <p>A node of n children has these words:
 *
 * <pre>
 *   0           visits (32 bits) | chance (1 bit) | player (15 bits) | n (16 bits)
 *   1 + 2i      child i: the sum of its rewards, a double
 *   2 + 2i      child i: its visits (32 bits) | the address of its node (32 bits), 0 until it is expanded
 *   1 + 2n ...  the numbers of the moves, two a word
 *   then        where chance moves: the n probabilities, doubles; where a player chooses: the n priors, doubles, if asked for
 *   then        where a player chooses: for each child the sum of the squares of its rewards, a double, if asked for;
 *               where chance moves: for each outcome the sums of each player's rewards, doubles, if asked for
 * </pre>
 *
 * @param hasPriors whether the moves of players have priors
 * @param hasSquares whether the moves of players keep the sums of the squares of their rewards
 * @param outcomePlayers how many players' sums each outcome of chance keeps; 0 for none
 */
public record NodeLayout(boolean hasPriors, boolean hasSquares, int outcomePlayers) {

    /** What every search needs, and nothing else. */
    public static final NodeLayout PLAIN = new NodeLayout(false, false, 0);

    static final int HEADER_WORDS = 1;
    static final int CHILD_WORDS = 2;

    /** Room for the header and for the odd half of a word of moves. */
    private static final int OTHER_WORDS = HEADER_WORDS + 1;

    /** The greatest number of children that fits into the header. */
    private static final int MAX_CHILDREN = 32_767;

    /**
     * The most children that a node can have.
     *
     * @param isChance whether chance moves there
     * @return at least 1
     */
    public int maxChildren(boolean isChance) {
        // twice the words of a child, as its move takes half a word
        long perTwo = 2L * (CHILD_WORDS + extraWords(isChance)) + 1;
        return (int) Math.min(MAX_CHILDREN, 2L * (Tree.CHUNK_WORDS - OTHER_WORDS) / perTwo);
    }

    int words(int childCount, boolean isChance) {
        return extra(childCount) + childCount * extraWords(isChance);
    }

    /** Where the columns begin that not every node has, counted from its first word. */
    static int extra(int childCount) {
        return HEADER_WORDS + CHILD_WORDS * childCount + (childCount + 1) / 2;
    }

    private int extraWords(boolean isChance) {
        if (isChance) {
            return 1 + outcomePlayers;
        }
        return (hasPriors ? 1 : 0) + (hasSquares ? 1 : 0);
    }
}
