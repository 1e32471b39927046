package io.mcts.tree;

import io.mcts.backup.Outcomes;
import io.mcts.selection.Children;
import io.mcts.selection.FirstChildren;
import java.lang.invoke.VarHandle;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over the nodes of a {@link Tree}: it stands at one of them and reads and writes its words. How they are laid out is
 * said there.
 *
 * <p>Not thread-safe.
 */
public final class Node implements Children, Outcomes {

    private static final int HEADER_WORDS = NodeLayout.HEADER_WORDS;
    private static final int CHILD_WORDS = NodeLayout.CHILD_WORDS;
    private static final int VISITS_SHIFT = 32;
    private static final long ONE_VISIT = 1L << VISITS_SHIFT;
    private static final int COUNT_MASK = 0xFFFF;
    private static final int PLAYER_SHIFT = 16;
    private static final int PLAYER_MASK = 0x7FFF;
    private static final int CHANCE_BIT = 1 << 31;
    private static final long LOW_HALF = 0xFFFF_FFFFL;

    /** The probabilities are the first column of every chance node. */
    private static final int PROBABILITY_PLACE = 0;

    private final Tree tree;
    private final int priorPlace;
    private final int squarePlace;
    private final int amafVisitsPlace;
    private final int amafSumPlace;
    private final int boundsPlaceAtDecisions;
    private final int boundsPlaceAtChance;
    private final int columns;
    private final int outcomePlace;
    private final int outcomePlayers;
    private final boolean isShared;
    private final int wordsOfMove;
    private final int wordsOfOutcome;
    private long[] copy = {};
    private int address;
    private long[] words;
    private int base;
    private @Nullable Node amafReference;
    private @Nullable FirstChildren first;

    /**
     * A cursor that stands nowhere yet.
     *
     * @param tree the tree to read
     */
    public Node(Tree tree) {
        this.tree = tree;
        this.priorPlace = tree.layout().place(Column.PRIOR, false);
        this.squarePlace = tree.layout().place(Column.SQUARES, false);
        this.amafVisitsPlace = tree.layout().place(Column.AMAF_VISITS, false);
        this.amafSumPlace = tree.layout().place(Column.AMAF_SUM, false);
        this.boundsPlaceAtDecisions = tree.layout().place(Column.BOUNDS, false);
        this.boundsPlaceAtChance = tree.layout().place(Column.BOUNDS, true);
        this.columns = tree.layout().columnCount(false);
        this.outcomePlace = tree.layout().columnCount(true);
        this.outcomePlayers = tree.layout().outcomePlayers();
        this.wordsOfMove = tree.layout().extraWords(false);
        this.wordsOfOutcome = tree.layout().extraWords(true);
        this.isShared = tree.isShared();
        this.words = tree.chunk(Tree.NONE);
    }

    /**
     * Another cursor over the same tree.
     *
     * @return one that stands nowhere yet
     */
    public Node another() {
        return new Node(tree);
    }

    static long header(int childCount, int player, boolean isChance) {
        int low = childCount | player << PLAYER_SHIFT | (isChance ? CHANCE_BIT : 0);
        return low & LOW_HALF;
    }

    /** Whether a header is that of a node of a player, or of chance. */
    static boolean isOf(long header, int player, boolean isChance) {
        return ((int) header & ~COUNT_MASK) == ((int) header(0, player, isChance) & ~COUNT_MASK);
    }

    int words() {
        return NodeLayout.words(count(), isChance() ? wordsOfOutcome : wordsOfMove);
    }

    /** Goes to a copy of the node that another cursor stands at. It stays as it is whatever happens to the node. */
    Node moveToCopy(Node other) {
        int length = other.words();
        if (copy.length < length) {
            copy = new long[2 * length];
        }
        System.arraycopy(other.words, other.base, copy, 0, length);
        VarHandle.acquireFence(); // so that what a link in the copy leads to is seen as it was when it was linked
        address = other.address;
        words = copy;
        base = 0;
        return this;
    }

    /**
     * Goes to a node.
     *
     * @param node its address
     * @return this cursor
     */
    public Node moveTo(int node) {
        address = node;
        words = tree.chunk(node);
        base = node & Tree.CHUNK_MASK;
        return this;
    }

    /**
     * Where the cursor stands.
     *
     * @return the node's address
     */
    public int address() {
        return address;
    }

    /**
     * Whether chance moves here.
     *
     * @return true at a chance node
     */
    public boolean isChance() {
        return ((int) words[base] & CHANCE_BIT) != 0;
    }

    /**
     * The player whose values the children keep: the one who chooses here; at a chance node, see
     * {@link io.mcts.backup.Path#player}.
     *
     * @return a player, not negative
     */
    public int player() {
        return ((int) words[base] >>> PLAYER_SHIFT) & PLAYER_MASK;
    }

    @Override
    public int count() {
        return (int) words[base] & COUNT_MASK;
    }

    @Override
    public int visits() {
        return (int) (words[base] >>> VISITS_SHIFT);
    }

    @Override
    public int visits(int child) {
        return (int) (words[linkWord(child)] >>> VISITS_SHIFT);
    }

    @Override
    public double sum(int child) {
        return Double.longBitsToDouble(words[sumWord(child)]);
    }

    /**
     * The node that a child leads to.
     *
     * @param child the number of the child
     * @return its address, or {@link Tree#NONE} until it is expanded
     */
    public int link(int child) {
        return (int) SharedWords.acquire(words, linkWord(child));
    }

    /**
     * Says which node a child leads to.
     *
     * @param child the number of the child
     * @param node the node's address
     */
    public void link(int child, int node) {
        int word = linkWord(child);
        words[word] = (words[word] & ~LOW_HALF) | (node & LOW_HALF);
    }

    /**
     * Says which node a child leads to that led to none, unless another thread has said so before.
     *
     * @param child the number of the child
     * @param node the node's address
     * @return the address of the node that the child leads to
     */
    public int linkFirst(int child, int node) {
        if (isShared) {
            return SharedWords.fillLowHalf(words, linkWord(child), node);
        }
        link(child, node);
        return node;
    }

    /**
     * Counts one visit of this node and of one of its children.
     *
     * @param child the number of the child
     * @param reward what is added to the child's sum
     * @return whether it was the child's first visit
     */
    public boolean visit(int child, double reward) {
        words[base] += ONE_VISIT;
        int sum = sumWord(child);
        words[sum] = Double.doubleToRawLongBits(Double.longBitsToDouble(words[sum]) + reward);
        long link = words[sum + 1];
        words[sum + 1] = link + ONE_VISIT;
        return link >>> VISITS_SHIFT == 0;
    }

    /**
     * Adds the statistics that another node's child has of the same move to those of a child, its visits to those of this
     * node, and what is proven of the one to what is of the other. All it leaves alone is known of both before any visit.
     *
     * @param child the number of the child here
     * @param other a node of another tree with the same layout
     * @param otherChild the number of the child there
     */
    public void add(int child, Node other, int otherChild) {
        long visits = other.visits(otherChild) * ONE_VISIT;
        add(base, visits);
        add(linkWord(child), visits);
        addDouble(sumWord(child), other.sum(otherChild));
        if (isChance()) {
            for (int player = 0; player < outcomePlayers; player++) {
                addDouble(outcomeWord(child, player), other.sum(otherChild, player));
            }
        } else if (squarePlace != NodeLayout.ABSENT) {
            addDouble(columnWord(squarePlace, child), other.sumOfSquares(otherChild));
        }
        if (!isChance() && amafVisitsPlace != NodeLayout.ABSENT) {
            add(columnWord(amafVisitsPlace, child), other.amafVisits(otherChild));
            addDouble(columnWord(amafSumPlace, child), other.amafSum(otherChild));
        }
        if (hasBounds()) {
            prove(child, other.bounds(otherChild));
        }
    }

    /**
     * Counts a visit of this node in advance, before a child is chosen.
     *
     * @return the visits before this one
     */
    public int arrive() {
        return (int) (add(base, ONE_VISIT) >>> VISITS_SHIFT);
    }

    /**
     * Counts a visit of a child in advance, while its reward is not known yet, as so many visits that brought nothing (a
     * virtual loss).
     *
     * @param child the number of the child
     * @param virtualLoss how many visits the child seems to have for it, at least 1
     * @return the visits that the child seemed to have before
     */
    public int enter(int child, int virtualLoss) {
        return (int) (add(linkWord(child), virtualLoss * ONE_VISIT) >>> VISITS_SHIFT);
    }

    /**
     * Completes a visit that was counted in advance.
     *
     * @param child the number of the child
     * @param virtualLoss as in {@link #enter}
     * @param reward what is added to the child's sum
     */
    public void leave(int child, int virtualLoss, double reward) {
        addDouble(sumWord(child), reward);
        if (virtualLoss > 1) {
            add(linkWord(child), -(virtualLoss - 1) * ONE_VISIT);
        }
    }

    /**
     * Takes back a visit that was counted in advance and is not completed.
     *
     * @param child the number of the child
     * @param virtualLoss as in {@link #enter}
     * @return whether the child has no visits left
     */
    public boolean cancel(int child, int virtualLoss) {
        long lost = virtualLoss * ONE_VISIT;
        return (add(linkWord(child), -lost) - lost) >>> VISITS_SHIFT == 0;
    }

    /** Takes back an {@link #arrive}. */
    public void cancelArrival() {
        add(base, -ONE_VISIT);
    }

    /** Adds the statistics that one node of the same children has gathered more than another. */
    void addDifference(Node after, Node before) {
        add(base, (long) (after.visits() - before.visits()) << VISITS_SHIFT);
        for (int child = 0, count = count(); child < count; child++) {
            int visits = after.visits(child) - before.visits(child);
            if (visits != 0) {
                addDouble(sumWord(child), after.sum(child) - before.sum(child));
                add(linkWord(child), (long) visits << VISITS_SHIFT);
                if (squarePlace != NodeLayout.ABSENT && !isChance()) {
                    addDouble(columnWord(squarePlace, child), after.sumOfSquares(child) - before.sumOfSquares(child));
                }
            }
        }
    }

    private long add(int word, long amount) {
        if (isShared) {
            return SharedWords.add(words, word, amount);
        }
        long before = words[word];
        words[word] = before + amount;
        return before;
    }

    private void addDouble(int word, double amount) {
        if (isShared) {
            SharedWords.addDouble(words, word, amount);
        } else {
            words[word] = Double.doubleToRawLongBits(Double.longBitsToDouble(words[word]) + amount);
        }
    }

    /**
     * The number of a child's move in the {@link MoveTable}.
     *
     * @param child the number of the child
     * @return the number of its move
     */
    public int move(int child) {
        return (int) (words[moveWord(child)] >>> moveShift(child));
    }

    /**
     * Says which move leads to a child.
     *
     * @param child the number of the child
     * @param move the number of its move in the {@link MoveTable}
     */
    public void move(int child, int move) {
        int word = moveWord(child);
        int shift = moveShift(child);
        words[word] = (words[word] & ~(LOW_HALF << shift)) | ((move & LOW_HALF) << shift);
    }

    @Override
    public double probability(int child) {
        return Double.longBitsToDouble(words[columnWord(PROBABILITY_PLACE, child)]);
    }

    /**
     * Says how probable an outcome of this chance node is.
     *
     * @param child the number of the child
     * @param probability greater than 0
     */
    public void probability(int child, double probability) {
        words[columnWord(PROBABILITY_PLACE, child)] = Double.doubleToRawLongBits(probability);
    }

    @Override
    public double prior(int child) {
        return priorPlace == NodeLayout.ABSENT
                ? NO_PRIOR
                : Double.longBitsToDouble(words[columnWord(priorPlace, child)]);
    }

    /**
     * Says what a child is thought to be worth before any visit.
     *
     * @param child the number of the child, a player's move, in a tree whose layout has priors
     * @param prior from 0 to 1
     */
    public void prior(int child, double prior) {
        words[columnWord(priorPlace, child)] = Double.doubleToRawLongBits(prior);
    }

    @Override
    public double sumOfSquares(int child) {
        if (squarePlace == NodeLayout.ABSENT || isChance()) {
            return Children.super.sumOfSquares(child);
        }
        return Double.longBitsToDouble(words[columnWord(squarePlace, child)]);
    }

    /**
     * Adds to the sum of squares that a child keeps.
     *
     * @param child the number of the child, a player's move, in a tree whose layout has squares
     * @param reward what {@link #visit} added to the child's sum
     */
    public void addSquare(int child, double reward) {
        addDouble(columnWord(squarePlace, child), reward * reward);
    }

    /**
     * Says which node's AMAF statistics this cursor shows: those of the move of the same number there, and none where that node
     * has no such move.
     *
     * @param reference a cursor at that node, or null for the node's own
     */
    public void amafFrom(@Nullable Node reference) {
        amafReference = reference;
    }

    @Override
    public int amafVisits(int child) {
        if (amafVisitsPlace == NodeLayout.ABSENT || isChance()) {
            return Children.super.amafVisits(child);
        }
        if (amafReference != null) {
            int there = amafReference.childOf(move(child), child);
            return there < 0 ? 0 : amafReference.amafVisits(there);
        }
        return (int) words[columnWord(amafVisitsPlace, child)];
    }

    @Override
    public double amafSum(int child) {
        if (amafSumPlace == NodeLayout.ABSENT || isChance()) {
            return Children.super.amafSum(child);
        }
        if (amafReference != null) {
            int there = amafReference.childOf(move(child), child);
            return there < 0 ? 0 : amafReference.amafSum(there);
        }
        return Double.longBitsToDouble(words[columnWord(amafSumPlace, child)]);
    }

    /**
     * Counts an iteration in which a child's move was chosen, here or later.
     *
     * @param child the number of the child, a player's move, in a tree whose layout has AMAF statistics
     * @param reward the reward of the player who chooses here
     */
    public void addAmaf(int child, double reward) {
        add(columnWord(amafVisitsPlace, child), 1);
        addDouble(columnWord(amafSumPlace, child), reward);
    }

    /** The child with a move of a given number, looked for from a place on; negative if there is none. */
    private int childOf(int move, int from) {
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

    /**
     * The mean reward of a child's visits, brought within what is proven of it.
     *
     * @param child the number of the child
     * @return from 0 to 1
     */
    @Override
    public double mean(int child) {
        double mean = Children.super.mean(child);
        long bounds = bounds(child);
        if (bounds == BoundsWord.UNKNOWN) {
            return mean;
        }
        return player() == 0 ? BoundsWord.nearest(bounds, mean) : 1 - BoundsWord.nearest(bounds, 1 - mean);
    }

    /**
     * What is proven of a child's value.
     *
     * @param child the number of the child
     * @return a {@link BoundsWord}; {@link BoundsWord#UNKNOWN} in a tree without bounds
     */
    public long bounds(int child) {
        int place = isChance() ? boundsPlaceAtChance : boundsPlaceAtDecisions;
        return place == NodeLayout.ABSENT
                ? BoundsWord.UNKNOWN
                : BoundsWord.UNKNOWN ^ words[columnWord(place, child)]; // a new node's words are 0
    }

    /**
     * Adds to what is proven of a child's value, in a tree whose layout has bounds.
     *
     * @param child the number of the child
     * @param bounds a {@link BoundsWord}
     * @return whether it was not known before
     */
    public boolean prove(int child, long bounds) {
        long before = bounds(child);
        long after = BoundsWord.both(before, bounds);
        int place = isChance() ? boundsPlaceAtChance : boundsPlaceAtDecisions;
        words[columnWord(place, child)] = BoundsWord.UNKNOWN ^ after;
        return after != before;
    }

    /**
     * Whether the tree keeps what is proven.
     *
     * @return true if children have bounds
     */
    public boolean hasBounds() {
        return boundsPlaceAtDecisions != NodeLayout.ABSENT;
    }

    @Override
    public double sum(int child, int player) {
        return Double.longBitsToDouble(words[outcomeWord(child, player)]);
    }

    /**
     * Adds to the sums that an outcome of this chance node keeps for each player, in a tree whose layout has them.
     *
     * @param child the number of the child
     * @param rewards a reward for each player
     */
    public void addOutcome(int child, double[] rewards) {
        int word = outcomeWord(child, 0);
        for (int player = 0; player < outcomePlayers; player++) {
            words[word + player] =
                    Double.doubleToRawLongBits(Double.longBitsToDouble(words[word + player]) + rewards[player]);
        }
    }

    /**
     * The child for a visit while some child has never been visited, provided that each visit so far went to an unvisited child
     * while there was one: each of those never visited with equal chance.
     *
     * <p>The children visited come first: the one drawn changes places with the first unvisited one (the shuffle of Fisher and
     * Yates, a step at a time). In a shared tree they were shuffled when the node was made.
     *
     * @param before the visits of this node before this one, fewer than it has children
     * @param random the only source of randomness
     * @return the number of the child
     */
    public int untried(int before, RandomGenerator random) {
        if (isShared) {
            return untriedFrom(before);
        }
        swap(before, before + random.nextInt(count() - before));
        return before;
    }

    /** The next child without visits: the first one asked for, unless a visit that failed has left another one out. */
    private int untriedFrom(int first) {
        int count = count();
        for (int i = 0; i < count; i++) {
            int child = first + i < count ? first + i : first + i - count;
            if (visits(child) == 0) {
                return child;
            }
        }
        return first;
    }

    /**
     * Lets two children change places, with all that is known of them.
     *
     * @param a the number of a child of a node where a player chooses
     * @param b the number of another, or the same
     */
    public void swap(int a, int b) {
        int move = move(a);
        move(a, move(b));
        move(b, move);
        swapWords(sumWord(a), sumWord(b));
        swapWords(linkWord(a), linkWord(b));
        for (int place = 0; place < columns; place++) {
            swapWords(columnWord(place, a), columnWord(place, b));
        }
    }

    private void swapWords(int a, int b) {
        long word = words[a];
        words[a] = words[b];
        words[b] = word;
    }

    @Override
    public Children first(int count) {
        if (first == null) {
            first = new FirstChildren(this);
        }
        return first.limitedTo(count);
    }

    /**
     * Draws an outcome of this chance node by its probability.
     *
     * <p>It counts the outcomes that the number drawn has passed. To leave the loop at the first that it has not would be a branch
     * that no processor predicts: 5 % of a search of a game with a die.
     *
     * @param random the only source of randomness
     * @return the number of the child
     */
    public int drawOutcome(RandomGenerator random) {
        double rest = random.nextDouble();
        int passed = 0;
        for (int child = 0, last = count() - 1; child < last; child++) {
            rest -= probability(child);
            passed += rest < 0 ? 0 : 1;
        }
        return passed;
    }

    private int sumWord(int child) {
        return base + HEADER_WORDS + CHILD_WORDS * child;
    }

    private int linkWord(int child) {
        return sumWord(child) + 1;
    }

    private int moveWord(int child) {
        return base + HEADER_WORDS + CHILD_WORDS * count() + (child >>> 1);
    }

    private static int moveShift(int child) {
        return (child & 1) << 5;
    }

    private int columnWord(int place, int child) {
        int count = count();
        return base + NodeLayout.extra(count) + place * count + child;
    }

    private int outcomeWord(int child, int player) {
        int count = count();
        return base + NodeLayout.extra(count) + outcomePlace * count + child * outcomePlayers + player;
    }
}
