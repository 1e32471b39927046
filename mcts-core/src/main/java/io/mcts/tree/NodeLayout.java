package io.mcts.tree;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The words of a node of n children in a {@link Tree}. Immutable.
 * <pre>
 *   0           visits (32 bits) | chance (1) | bounded (1) | small (1) | player (12) | width (2) | n (15)
 *   1 + 2i      child i: the sum of its rewards, a double
 *   2 + 2i      child i: its visits (32 bits) | the address of its node (32 bits), 0 until it is expanded
 *   1 + 2n ...  the numbers of the moves, eight, four or two a word: as many as the greatest of them allows
 *   then        the {@link BoundsWord} of the children, if asked for
 *   then        each {@link Column} that such a node has: n words
 *   then        at a chance node: for each outcome the sums of each player's rewards, doubles, if asked for
 * </pre>
 *
 * <p>A small node, without columns, has sums, visits and links of the first {@value #SMALL} children only; no other child has visits.
 */
public final class NodeLayout {

    public static final NodeLayout PLAIN = new NodeLayout(Set.of(), 0);

    public static final NodeLayout BOUNDS = PLAIN.withBounds();

    static final int HEADER_WORDS = 1;
    static final int CHILD_WORDS = 2;

    /** The children with statistics in a small node, which then takes a cache line of 64 bytes, if moves take a byte. */
    static final int SMALL = 3;

    static final int WIDEST_MOVE = 5;

    static final int ABSENT = -1;

    private static final int OTHER_WORDS = HEADER_WORDS + 1;

    private static final int MAX_CHILDREN = 32_767;

    private final int outcomePlayers;
    private final List<Column> columnsAtDecisions;
    private final List<Column> columnsAtChance;
    private final int[] placesAtDecisions;
    private final int[] placesAtChance;
    private final boolean hasBounds;
    private final int wordsOfMove;
    private final int wordsOfOutcome;

    public NodeLayout(Set<Column> columns, int outcomePlayers) {
        this(columns(columns, false), columns(columns, true), outcomePlayers, false);
    }

    private NodeLayout(
            List<Column> columnsAtDecisions, List<Column> columnsAtChance, int outcomePlayers, boolean hasBounds) {
        this.outcomePlayers = outcomePlayers;
        this.columnsAtDecisions = columnsAtDecisions;
        this.columnsAtChance = columnsAtChance;
        this.hasBounds = hasBounds;
        wordsOfMove = columnsAtDecisions.size();
        wordsOfOutcome = columnsAtChance.size() + outcomePlayers;
        placesAtDecisions = places(columnsAtDecisions);
        placesAtChance = places(columnsAtChance);
    }

    /** Returns this layout with proven bounds of the children. */
    public NodeLayout withBounds() {
        return new NodeLayout(columnsAtDecisions, columnsAtChance, outcomePlayers, true);
    }

    private static List<Column> columns(Set<Column> all, boolean isChance) {
        return Column.ALL.stream()
                .filter(column -> column.isAt(isChance) && (column == Column.PROBABILITY || all.contains(column)))
                .toList();
    }

    private static int[] places(List<Column> present) {
        return Column.ALL.stream().mapToInt(present::indexOf).toArray();
    }

    public int outcomePlayers() {
        return outcomePlayers;
    }

    public boolean has(Column column) {
        return columnsAtDecisions.contains(column) || columnsAtChance.contains(column);
    }

    public boolean hasBounds() {
        return hasBounds;
    }

    /** The most children such that a chunk has room for a node and a record of its bounds. */
    public int maxChildren(boolean isChance) {
        int childWords = CHILD_WORDS + extraWords(isChance) + (hasBounds ? BoundsWord.RECORD_WORDS : 0);
        int otherWords = OTHER_WORDS + boundsWords() + (hasBounds ? HEADER_WORDS : 0);
        long perTwo = 2L * childWords + 1; // the words of two children and their moves
        return (int) Math.min(MAX_CHILDREN, 2L * (Tree.CHUNK_LENGTH - otherWords) / perTwo);
    }

    public String figures(boolean isChance) {
        Stream<String> names = columns(isChance).stream()
                .filter(column -> column != Column.PROBABILITY)
                .map(column -> column.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        Stream<String> rewards = isChance && outcomePlayers > 0
                ? Stream.of("the rewards of " + outcomePlayers + " players")
                : Stream.of();
        Stream<String> bounds = hasBounds ? Stream.of("bounds") : Stream.of();
        return Stream.of(names, bounds, rewards).flatMap(part -> part).collect(Collectors.joining(", "));
    }

    /** The binary logarithm (3, 4 or 5) of the bits of a move's number, given all numbers of a node combined by "or". */
    static int moveWidth(int numbers) {
        return numbers >>> 8 == 0 ? 3 : numbers >>> 16 == 0 ? 4 : WIDEST_MOVE;
    }

    /** The words of a node with a given header, which says whether it is small. */
    int words(long header) {
        int childCount = NodeView.count(header);
        return extra(NodeView.slots(header), childCount, NodeView.moveWidth(header))
                + boundsWords()
                + childCount * extraWords(NodeView.isChance(header));
    }

    /** Whether nodes where a player chooses have no columns, so that they may be small. */
    public boolean allowsSmallNodes() {
        return columnsAtDecisions.isEmpty();
    }

    int boundsWords() {
        return hasBounds ? 1 : 0;
    }

    static int extra(int slots, int childCount, int moveWidth) {
        return HEADER_WORDS + CHILD_WORDS * slots + ((childCount << moveWidth) + Long.SIZE - 1) / Long.SIZE;
    }

    int[] places(boolean isChance) {
        return isChance ? placesAtChance : placesAtDecisions;
    }

    List<Column> columns(boolean isChance) {
        return isChance ? columnsAtChance : columnsAtDecisions;
    }

    int extraWords(boolean isChance) {
        return isChance ? wordsOfOutcome : wordsOfMove;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NodeLayout that
                && columnsAtDecisions.equals(that.columnsAtDecisions)
                && columnsAtChance.equals(that.columnsAtChance)
                && outcomePlayers == that.outcomePlayers
                && hasBounds == that.hasBounds;
    }

    @Override
    public int hashCode() {
        return Objects.hash(columnsAtDecisions, columnsAtChance, outcomePlayers, hasBounds);
    }

    @Override
    public String toString() {
        return columnsAtDecisions + ", at chance " + columnsAtChance + ", sums of " + outcomePlayers + " players"
                + (hasBounds ? ", bounds" : "");
    }
}
