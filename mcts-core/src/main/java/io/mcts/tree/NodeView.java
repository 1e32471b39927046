package io.mcts.tree;

import io.mcts.backup.Outcomes;
import io.mcts.internal.Rounding;
import io.mcts.selection.ChildSubset;
import io.mcts.selection.Children;
import java.lang.invoke.VarHandle;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A cursor that reads the nodes of a {@link Tree}; their words are listed in {@link NodeLayout}. Bounds are those of player 0. */
public class NodeView implements Children, Outcomes {

    static final int VISITS_SHIFT = 32;
    static final long LOW_HALF = 0xFFFF_FFFFL;

    private static final int COUNT_MASK = 0x7FFF;
    private static final int WIDTH_SHIFT = 15;
    private static final int WIDTH_MASK = 3;
    private static final int LEAST_WIDTH = 3;
    private static final int PLAYER_SHIFT = 17;
    private static final int PLAYER_MASK = 0xFFF;
    private static final int SMALL_BIT = 1 << 29;
    static final int BOUNDED_BIT = 1 << 30;
    private static final int CHANCE_BIT = 1 << 31;

    /** The bit of a node's visits that a {@link Sweep} sets for a while. */
    static final long MARK = 1L << 63;

    /** No node has this width: without children a free block, else a record of their bounds. */
    private static final int FREE = WIDTH_MASK << WIDTH_SHIFT;

    private static final int WORD_SHIFT = 6;

    static final int KNOWN_VISITS = 0;
    static final int KNOWN_SUM = 1;
    static final int KNOWN_COLUMNS = 2;

    /** The probabilities are the first column of every chance node. */
    private static final int PROBABILITY_PLACE = 0;

    final Tree tree;
    final int columns;
    final int outcomePlayers;
    final boolean isShared;
    long[] words;
    int base;
    int address;

    private final int[] placesAtDecisions;
    private final int[] placesAtChance;
    private final int outcomePlace;
    private final boolean mayBeSmall;
    private final boolean hasBounds;
    private final int boundsWords;
    private long[] copy = {};
    private @Nullable NodeView amafReference;
    private @Nullable ChildSubset first;

    public NodeView(Tree tree) {
        this.tree = tree;
        NodeLayout layout = tree.layout();
        placesAtDecisions = layout.places(false);
        placesAtChance = layout.places(true);
        mayBeSmall = layout.allowsSmallNodes();
        hasBounds = layout.hasBounds();
        boundsWords = layout.boundsWords();
        columns = layout.columns(false).size();
        outcomePlace = layout.columns(true).size();
        outcomePlayers = layout.outcomePlayers();
        isShared = tree.isShared();
        words = tree.chunk(Tree.NONE);
    }

    static long header(int childCount, int moveWidth, int player, boolean isChance) {
        int low = childCount
                | (moveWidth - LEAST_WIDTH) << WIDTH_SHIFT
                | player << PLAYER_SHIFT
                | (isChance ? CHANCE_BIT : 0);
        return low & LOW_HALF;
    }

    static long smallHeader(int childCount, int moveWidth, int player) {
        return header(childCount, moveWidth, player, false) | SMALL_BIT;
    }

    static long large(long header) {
        return header & ~(long) SMALL_BIT;
    }

    static long freeHeader(int words) {
        return (long) words << VISITS_SHIFT | FREE;
    }

    static int freeWords(long header) {
        return visitsIn(header);
    }

    static boolean isFree(long header) {
        return (int) header == FREE;
    }

    static long recordHeader(int childCount) {
        return FREE | childCount;
    }

    /** Whether it is that of a record of bounds, given that it is not that of a free block. */
    static boolean isRecord(long header) {
        return ((int) header & FREE) == FREE;
    }

    static boolean isMarked(long header) {
        return header < 0;
    }

    public NodeView moveTo(int node) {
        address = node;
        words = tree.chunk(node);
        base = node & Tree.CHUNK_MASK;
        return this;
    }

    void moveToCopy(NodeView other) {
        long bounds = other.bounds();
        int length = other.wordsWith(bounds);
        if (copy.length < length) {
            copy = new long[2 * length];
        }
        other.copyTo(copy, 0, bounds);
        address = other.address;
        words = copy;
        base = 0;
    }

    /** Copies the words of the node to an address, and after them the record of its {@linkplain #bounds}, if it has one. */
    void copyTo(long[] chunk, int to, long bounds) {
        int first = to & Tree.CHUNK_MASK;
        int length = words();
        System.arraycopy(words, base, chunk, first, length);
        VarHandle.acquireFence(); // nodes linked in the copy are then seen as they were when linked
        if (BoundsWord.isRecord(bounds)) {
            int record = (int) bounds & Tree.CHUNK_MASK;
            System.arraycopy(recordChunk(bounds), record, chunk, first + length, BoundsWord.recordWords(count()));
        }
        if (hasBounds) {
            chunk[first + boundsWord() - base] =
                    BoundsWord.isRecord(bounds) ? BoundsWord.ofRecord(to + length) : bounds;
        }
    }

    int words() {
        return tree.layout().words(words[base]);
    }

    int wordsWith(long bounds) {
        return words() + (BoundsWord.isRecord(bounds) ? BoundsWord.recordWords(count()) : 0);
    }

    public long[] known(int child) {
        int columnCount = tree.layout().columns(isChance()).size();
        int players = isChance() ? outcomePlayers : 0;
        long[] known = new long[KNOWN_COLUMNS + columnCount + players + (hasBounds ? BoundsWord.RECORD_WORDS : 0)];
        known[KNOWN_VISITS] = visits(child);
        known[KNOWN_SUM] = Double.doubleToRawLongBits(sum(child));
        for (int place = 0; place < columnCount; place++) {
            known[KNOWN_COLUMNS + place] = words[columnWord(place, child)];
        }
        for (int player = 0; player < players; player++) {
            known[KNOWN_COLUMNS + columnCount + player] = words[outcomeWord(child, player)];
        }
        if (hasBounds) {
            known[known.length - 2] = BoundsWord.toWord(signedLower(child), true);
            known[known.length - 1] = BoundsWord.toWord(signedUpper(child), false);
        }
        return known;
    }

    public int address() {
        return address;
    }

    public boolean isChance() {
        return isChance(words[base]);
    }

    /** The player of the children's values, who chooses here; at a chance node, see {@link io.mcts.backup.Path#player}. */
    public int player() {
        return player(words[base]);
    }

    static int visitsIn(long word) {
        return (int) (word >>> VISITS_SHIFT);
    }

    static int player(long header) {
        return ((int) header >>> PLAYER_SHIFT) & PLAYER_MASK;
    }

    static boolean isChance(long header) {
        return ((int) header & CHANCE_BIT) != 0;
    }

    static int count(long header) {
        return (int) header & COUNT_MASK;
    }

    /** Whether only the first {@value NodeLayout#SMALL} children have words for their statistics. */
    static boolean isSmall(long header) {
        return ((int) header & SMALL_BIT) != 0;
    }

    /** The number of children that have words for their statistics. */
    static int slots(long header) {
        return isSmall(header) ? NodeLayout.SMALL : count(header);
    }

    static boolean hasBoundedChild(long header) {
        return ((int) header & BOUNDED_BIT) != 0;
    }

    @Override
    public int count() {
        return count(words[base]);
    }

    @Override
    public int visits() {
        return visitsIn(words[base]);
    }

    @Override
    public int visits(int child) {
        return hasSlot(child) ? visitsIn(words[linkWord(child)]) : 0;
    }

    public final boolean isSmall() {
        return mayBeSmall && isSmall(words[base]);
    }

    final boolean hasSlot(int child) {
        return !mayBeSmall || child < NodeLayout.SMALL || !isSmall(words[base]);
    }

    public final boolean hasUnvisited() {
        for (int child = 0, count = count(); child < count; child++) {
            if (visits(child) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double sum(int child) {
        return hasSlot(child) ? Double.longBitsToDouble(words[sumWord(child)]) : 0;
    }

    /** {@inheritDoc} Clamped to the proven bounds. */
    @Override
    public double mean(int child) {
        double mean = Children.super.mean(child);
        return isBounded(child) ? withinBounds(child, mean) : mean;
    }

    private double withinBounds(int child, double reward) {
        return player() == 0
                ? Math.max(lower(child), Math.min(upper(child), reward))
                : 1 - Math.max(lower(child), Math.min(upper(child), 1 - reward));
    }

    public int link(int child) {
        if (!hasSlot(child)) {
            return Tree.NONE;
        }
        int word = linkWord(child);
        return (int) (isShared ? SharedWords.acquire(words, word) : words[word]);
    }

    public int move(int child) {
        int width = moveWidth();
        return move(words[moveWord(child, width)], child, width);
    }

    /** {@inheritDoc} Sampled outcomes, whose probabilities are not known, have their share of the visits. */
    @Override
    public double probability(int child) {
        double written = Double.longBitsToDouble(words[columnWord(PROBABILITY_PLACE, child)]);
        return written > 0 ? written : shareOfVisits(child);
    }

    private double shareOfVisits(int child) {
        return visits() == 0 ? 1.0 / count() : (double) visits(child) / visits();
    }

    public boolean has(Column column) {
        return place(column) != NodeLayout.ABSENT;
    }

    public long word(Column column, int child) {
        return words[columnWord(place(column), child)];
    }

    private double real(Column column, int child) {
        return Double.longBitsToDouble(word(column, child));
    }

    @SuppressWarnings("EnumOrdinal") // for speed; the arrays are made from Column.values()
    private int place(Column column) {
        return (isChance() ? placesAtChance : placesAtDecisions)[column.ordinal()];
    }

    final int columnWord(Column column, int child) {
        return columnWord(place(column), child);
    }

    @Override
    public double prior(int child) {
        return has(Column.PRIOR) ? real(Column.PRIOR, child) : NO_PRIOR;
    }

    @Override
    public double value() {
        return has(Column.VALUE) ? real(Column.VALUE, 0) : Children.super.value();
    }

    @Override
    public double noise(int child) {
        return has(Column.NOISE) ? real(Column.NOISE, child) : 0;
    }

    @Override
    public double sumOfSquares(int child) {
        return has(Column.SQUARES) ? real(Column.SQUARES, child) : Children.super.sumOfSquares(child);
    }

    /** Makes this cursor return the AMAF statistics of the same moves at another node; null for the node's own. */
    public void amafFrom(@Nullable NodeView reference) {
        amafReference = reference;
    }

    @Override
    public int amafVisits(int child) {
        if (!has(Column.AMAF_VISITS)) {
            return Children.super.amafVisits(child);
        }
        if (amafReference != null) {
            int there = amafReference.childOf(move(child), child);
            return there < 0 ? 0 : amafReference.amafVisits(there);
        }
        return (int) word(Column.AMAF_VISITS, child);
    }

    @Override
    public double amafSum(int child) {
        if (!has(Column.AMAF_SUM)) {
            return Children.super.amafSum(child);
        }
        if (amafReference != null) {
            int there = amafReference.childOf(move(child), child);
            return there < 0 ? 0 : amafReference.amafSum(there);
        }
        return real(Column.AMAF_SUM, child);
    }

    public int childOf(int move, int from) {
        int count = count();
        int child = Math.min(from, count - 1);
        for (int left = count; left > 0; left--) {
            if (move(child) == move) {
                return child;
            }
            child = child + 1 == count ? 0 : child + 1;
        }
        return -1;
    }

    public long evaluations(int child) {
        return word(Column.EVALUATIONS, child);
    }

    public double evaluationSum(int child) {
        return real(Column.EVALUATION_SUM, child);
    }

    public boolean hasBounds() {
        return hasBounds;
    }

    /** The proven lower bound of a child's reward for player 0; 0 in a tree without bounds. */
    public double lower(int child) {
        return hasBounds() ? Math.abs(signedLower(child)) : 0;
    }

    /** The proven upper bound of a child's reward for player 0; 1 in a tree without bounds. */
    public double upper(int child) {
        return hasBounds() ? Math.abs(signedUpper(child)) : 1;
    }

    public boolean isExpectation(int child) {
        return hasBounds() && (signedLower(child) < 0 || signedUpper(child) < 0);
    }

    public boolean isProven(int child) {
        return Rounding.areExact(lower(child), upper(child));
    }

    /** Also true while another thread is about to narrow the bounds of a child. */
    public boolean hasBoundedChild() {
        return hasBoundedChild(words[base]);
    }

    public boolean isBounded(int child) {
        return lower(child) > 0 || upper(child) < 1;
    }

    /** The lower bound of a child's reward for the player who chooses; for player 1 minus one, like the upper bound. */
    public double lowerOfChooser(int child) {
        return player() == 0 ? lower(child) : -upper(child);
    }

    public double upperOfChooser(int child) {
        return player() == 0 ? upper(child) : -lower(child);
    }

    /** The lower bound of a child, negative if it is an expectation over chance; only in a tree with bounds. */
    public double signedLower(int child) {
        return bound(bounds(), child, true);
    }

    public double signedUpper(int child) {
        return bound(bounds(), child, false);
    }

    private double bound(long bounds, int child, boolean isLower) {
        return BoundsWord.isRecord(bounds)
                ? BoundsWord.toBound(recordChunk(bounds)[recordWord(bounds, child, isLower)], isLower)
                : BoundsWord.bound(bounds, child, isLower);
    }

    /** Writes the children's bounds to a record. */
    final void writeBounds(long bounds, long[] chunk, int record) {
        int count = count();
        for (int child = 0; child < count; child++) {
            chunk[BoundsWord.wordInRecord(record, count, child, true)] =
                    BoundsWord.toWord(bound(bounds, child, true), true);
            chunk[BoundsWord.wordInRecord(record, count, child, false)] =
                    BoundsWord.toWord(bound(bounds, child, false), false);
        }
    }

    final int recordWord(long bounds, int child, boolean isLower) {
        return BoundsWord.wordInRecord((int) bounds & Tree.CHUNK_MASK, count(), child, isLower);
    }

    final long[] recordChunk(long bounds) {
        if (isShared) {
            VarHandle.acquireFence(); // the record is then seen as it was when its address was written
        }
        return words == copy ? copy : tree.chunk((int) bounds);
    }

    /** The {@link BoundsWord}; 0 in a tree without bounds. */
    final long bounds() {
        return hasBounds ? words[boundsWord()] : 0;
    }

    final int boundsWord() {
        long header = words[base];
        return base + NodeLayout.extra(slots(header), count(header), moveWidth(header));
    }

    public boolean isLeadGreaterThan(double lead) {
        if (isChance() || count() == 1) {
            return !isChance();
        }
        if (hasBounds()) {
            return isForced(); // with bounds, visits alone do not decide
        }
        if (visits() <= lead) {
            return false;
        }
        long first = 0;
        long second = 0;
        for (int child = 0, count = count(); child < count; child++) {
            int own = visits(child);
            second = Math.max(second, Math.min(first, own));
            first = Math.max(first, own);
        }
        return first - second > lead;
    }

    /** Whether all moves but one are proven lost. */
    private boolean isForced() {
        double least = player() == 0 ? 0 : -1;
        int open = 0;
        for (int child = 0, count = count(); child < count && open < 2; child++) {
            open += upperOfChooser(child) > least ? 1 : 0;
        }
        return open < 2;
    }

    @Override
    public double sum(int child, int player) {
        return Double.longBitsToDouble(words[outcomeWord(child, player)]);
    }

    @Override
    public Children first(int count) {
        if (first == null) {
            first = new ChildSubset(this);
        }
        return first.limitedTo(count);
    }

    /** Draws an outcome by its probability; an early exit from the loop would be an unpredictable branch, which cost 5 % of a search. */
    public int drawOutcome(RandomGenerator random) {
        double rest = random.nextDouble();
        int passed = 0;
        for (int child = 0, last = count() - 1; child < last; child++) {
            rest -= probability(child);
            passed += rest < 0 ? 0 : 1;
        }
        return passed;
    }

    final int sumWord(int child) {
        return sumWord(base, child);
    }

    static int sumWord(int base, int child) {
        return base + NodeLayout.HEADER_WORDS + NodeLayout.CHILD_WORDS * child;
    }

    final int linkWord(int child) {
        return linkWord(base, child);
    }

    static int linkWord(int base, int child) {
        return sumWord(base, child) + 1;
    }

    final int moveWidth() {
        return moveWidth(words[base]);
    }

    static int moveWidth(long header) {
        return ((int) header >>> WIDTH_SHIFT & WIDTH_MASK) + LEAST_WIDTH;
    }

    final int moveWord(int child, int width) {
        return moveWord(base, isSmall() ? NodeLayout.SMALL : count(), child, width);
    }

    static int moveWord(int base, int slots, int child, int width) {
        return sumWord(base, slots) + (child >>> (WORD_SHIFT - width));
    }

    static int move(long word, int child, int width) {
        return (int) (word >>> moveShift(child, width) & moveMask(width));
    }

    static int moveShift(int child, int width) {
        return child << width; // a shift of a long uses the low six bits
    }

    static long moveMask(int width) {
        return (1L << (1 << width)) - 1;
    }

    /** Nodes with columns are not small. */
    final int columnWord(int place, int child) {
        int count = count();
        return base + NodeLayout.extra(count, count, moveWidth()) + boundsWords + place * count + child;
    }

    final int outcomeWord(int child, int player) {
        int count = count();
        int first = base + NodeLayout.extra(count, count, moveWidth()) + boundsWords + outcomePlace * count;
        return first + child * outcomePlayers + player;
    }
}
