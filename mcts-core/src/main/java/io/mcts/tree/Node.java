package io.mcts.tree;

import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;

/** A cursor that reads and writes the nodes of a {@link Tree}. Not thread-safe; in a shared tree each thread has its own cursors. */
public final class Node extends NodeView {

    static final long ONE_VISIT = 1L << VISITS_SHIFT;

    public Node(Tree tree) {
        super(tree);
    }

    @Override
    public Node moveTo(int node) {
        super.moveTo(node);
        return this;
    }

    public void link(int child, int node) {
        int word = linkWord(child);
        words[word] = (words[word] & ~LOW_HALF) | (node & LOW_HALF);
    }

    /** Links a child to a node unless another thread has linked it before; returns the node it leads to. */
    public int linkFirst(int child, int node) {
        if (isShared) {
            return SharedWords.fillLowHalf(words, linkWord(child), node);
        }
        link(child, node);
        return node;
    }

    public void move(int child, int move) {
        int width = moveWidth();
        int word = moveWord(child, width);
        int shift = moveShift(child, width);
        words[word] = (words[word] & ~(moveMask(width) << shift)) | ((move & moveMask(width)) << shift);
    }

    public void probability(int child, double probability) {
        words[columnWord(0, child)] = Double.doubleToRawLongBits(probability);
    }

    public void prior(int child, double prior) {
        words[columnWord(Column.PRIOR, child)] = Double.doubleToRawLongBits(prior);
    }

    public void value(double value) {
        for (int child = 0, count = count(); has(Column.VALUE) && child < count; child++) {
            words[columnWord(Column.VALUE, child)] = Double.doubleToRawLongBits(value);
        }
    }

    public void noise(int child, double noise) {
        words[columnWord(Column.NOISE, child)] = Double.doubleToRawLongBits(noise);
    }

    /** Returns whether it was the child's first visit. */
    public boolean visit(int child, double reward) {
        return visit(words, base, child, reward);
    }

    /** Works at any node without moving the cursor: a reference written at every edge would burden the garbage collector. */
    boolean visit(int node, int child, double[] rewards) {
        long[] chunk = tree.chunk(node);
        int first = node & Tree.CHUNK_MASK;
        return visit(chunk, first, child, rewards[player(chunk[first])]);
    }

    private static boolean visit(long[] words, int base, int child, double reward) {
        words[base] += ONE_VISIT;
        int sum = sumWord(base, child);
        words[sum] = Double.doubleToRawLongBits(Double.longBitsToDouble(words[sum]) + reward);
        long link = words[sum + 1];
        words[sum + 1] = link + ONE_VISIT;
        return visitsIn(link) == 0;
    }

    public void sum(int child, double sum) {
        words[sumWord(child)] = Double.doubleToRawLongBits(sum);
    }

    /** Counts a visit of this node in advance, before a child is chosen; returns the visits before this one. */
    public int arrive() {
        return visitsIn(add(base, ONE_VISIT));
    }

    public void cancelArrival() {
        add(base, -ONE_VISIT);
    }

    /** Counts a visit of a child in advance as a virtual loss; returns the visits that the child appeared to have before. */
    public int enter(int child, int virtualLoss) {
        return visitsIn(add(linkWord(child), virtualLoss * ONE_VISIT));
    }

    void leave(int node, int child, int virtualLoss, double[] rewards) {
        long[] chunk = tree.chunk(node);
        int first = node & Tree.CHUNK_MASK;
        double reward = rewards[player(chunk[first])];
        if (reward != 0) {
            SharedWords.addDouble(chunk, sumWord(first, child), reward);
        }
        if (virtualLoss > 1) {
            SharedWords.add(chunk, linkWord(first, child), -(virtualLoss - 1) * ONE_VISIT);
        }
    }

    public boolean cancel(int child, int virtualLoss) {
        long lost = virtualLoss * ONE_VISIT;
        return visitsIn(add(linkWord(child), -lost) - lost) == 0;
    }

    /** Adds the {@linkplain NodeView#known statistics} of a child with the same move at another node; the link stays. */
    public void add(int child, long[] known) {
        long visits = known[KNOWN_VISITS] << VISITS_SHIFT;
        words[base] += visits;
        words[linkWord(child)] += visits;
        addDouble(sumWord(child), Double.longBitsToDouble(known[KNOWN_SUM]));
        int from = KNOWN_COLUMNS;
        for (Column column : tree.layout().columns(isChance())) {
            add(column, columnWord(from - KNOWN_COLUMNS, child), known[from]);
            from++;
        }
        for (int player = 0; isChance() && player < outcomePlayers; player++) {
            addDouble(outcomeWord(child, player), Double.longBitsToDouble(known[from + player]));
        }
        if (hasBounds()) {
            prove(
                    child,
                    BoundsWord.toBound(known[known.length - 2], true),
                    BoundsWord.toBound(known[known.length - 1], false));
        }
    }

    private void add(Column column, int word, long amount) {
        switch (column) {
            case SQUARES, AMAF_SUM, EVALUATION_SUM -> addDouble(word, Double.longBitsToDouble(amount));
            case AMAF_VISITS, EVALUATIONS -> words[word] += amount;
            case PROBABILITY, PRIOR, VALUE, NOISE -> words[word] = words[word] == 0 ? amount : words[word];
        }
    }

    void evaluations(int child, long count, double sum) {
        words[columnWord(Column.EVALUATIONS, child)] = count;
        words[columnWord(Column.EVALUATION_SUM, child)] = Double.doubleToRawLongBits(sum);
    }

    public void addSquare(int child, double reward) {
        addDouble(columnWord(Column.SQUARES, child), reward * reward);
    }

    /** Adds a visit and a reward to the AMAF statistics of the first children of a list. */
    public void addAmaf(int[] children, int count, double reward) {
        int visits = columnWord(Column.AMAF_VISITS, 0);
        int sums = columnWord(Column.AMAF_SUM, 0);
        for (int i = 0; i < count; i++) {
            add(visits + children[i], 1);
            addDouble(sums + children[i], reward);
        }
    }

    public void addOutcome(int child, double[] rewards) {
        int word = outcomeWord(child, 0);
        for (int player = 0; player < outcomePlayers; player++) {
            words[word + player] =
                    Double.doubleToRawLongBits(Double.longBitsToDouble(words[word + player]) + rewards[player]);
        }
    }

    /**
     * Narrows a child's bounds for player 0 (negative: an expectation; ties: the forced one); returns whether they have changed. A bound
     * for which there is no memory stays as it was. Other cursors of a tree of one thread must be moved again, as the tree may have grown.
     */
    public boolean prove(int child, double lower, double upper) {
        boolean isNewLower = narrow(child, lower, true);
        boolean isNewUpper = narrow(child, upper, false);
        return isNewLower || isNewUpper;
    }

    /** Each bound is valid on its own, so threads need not write both in one step. */
    private boolean narrow(int child, double bound, boolean isLower) {
        while (true) {
            long bounds = bounds();
            if (BoundsWord.isRecord(bounds)) {
                return narrowInRecord(bounds, child, bound, isLower);
            }
            if (!isNarrower(bound, BoundsWord.bound(bounds, child, isLower), isLower)) {
                return false;
            }
            if (BoundsWord.canHold(count(), bound)) {
                markBounded();
                if (replace(words, boundsWord(), bounds, BoundsWord.with(bounds, child, bound, isLower))) {
                    return true;
                }
            } else if (!makeRecord()) {
                return false;
            }
        }
    }

    private boolean narrowInRecord(long bounds, int child, double bound, boolean isLower) {
        long[] record = recordChunk(bounds);
        int word = recordWord(bounds, child, isLower);
        long before;
        do {
            before = record[word];
            if (!isNarrower(bound, BoundsWord.toBound(before, isLower), isLower)) {
                return false;
            }
            markBounded();
        } while (!replace(record, word, before, BoundsWord.toWord(bound, isLower)));
        return true;
    }

    private static boolean isNarrower(double bound, double old, boolean isLower) {
        int order = Double.compare(Math.abs(bound), Math.abs(old));
        return order == 0 ? bound > old : (order > 0) == isLower;
    }

    /** Moves the bounds to a record unless another thread does; returns whether there is one. */
    private boolean makeRecord() {
        int count = count();
        int length = BoundsWord.recordWords(count);
        int made = isShared ? tree.reserveShared(length) : tree.reserve(length);
        if (made == Tree.NONE) {
            tree.missBounds();
            return false;
        }
        moveTo(address); // the tree may have grown
        long[] chunk = tree.chunk(made);
        int record = made & Tree.CHUNK_MASK;
        chunk[record] = recordHeader(count);
        long bounds = bounds();
        while (!BoundsWord.isRecord(bounds)) {
            writeBounds(bounds, chunk, record);
            replace(words, boundsWord(), bounds, BoundsWord.ofRecord(made));
            bounds = bounds();
        }
        return true;
    }

    private boolean replace(long[] chunk, int word, long before, long after) {
        if (isShared) {
            return SharedWords.replace(chunk, word, before, after);
        }
        chunk[word] = after;
        return true;
    }

    private void markBounded() {
        if (isShared) {
            SharedWords.set(words, base, BOUNDED_BIT);
        } else {
            words[base] |= BOUNDED_BIT;
        }
    }

    /**
     * Draws an unvisited child uniformly, if all visits so far went to unvisited ones. Visited children come first: the one drawn is
     * swapped with the first unvisited (a step of a Fisher-Yates shuffle). In a shared tree the children were shuffled when the node was
     * made.
     *
     * @param before the visits of this node before this one ({@link TreePath#arrive}), fewer than it has children
     */
    public int untried(int before, RandomGenerator random) {
        if (isShared || before != visits()) { // the replica of a shared node appears to have fewer visits than it has
            return NodeWords.untriedFrom(words, base, before); // a cancelled visit may have left a gap
        }
        swap(before, before + random.nextInt(count() - before));
        return before;
    }

    /** Sorts the children from a given one on by {@link io.mcts.selection.Statistic#ORDER}. */
    public void sort(int from, RandomGenerator random) {
        Integer[] order = new Integer[count() - from];
        for (int i = 0; i < order.length; i++) {
            int place = random.nextInt(i + 1);
            order[i] = order[place];
            order[place] = from + i;
        }
        Arrays.sort(
                order,
                Comparator.comparing((Integer child) -> visits(child) == 0)
                        .thenComparing((a, b) -> Double.compare(prior(b), prior(a))));
        for (int place = from; place < count(); place++) {
            int child = order[place - from];
            while (child < place) { // it was swapped with another
                child = order[child - from];
            }
            swap(place, child);
        }
    }

    public void shuffle(RandomGenerator random) {
        for (int child = count() - 1; child > 0; child--) {
            swapMoves(child, random.nextInt(child + 1));
        }
    }

    public void swap(int a, int b) {
        swapMoves(a, b);
        if (hasSlot(Math.max(a, b))) { // otherwise both have no visits
            swapWords(sumWord(a), sumWord(b));
            swapWords(linkWord(a), linkWord(b));
        }
    }

    private void swapMoves(int a, int b) {
        int move = move(a);
        move(a, move(b));
        move(b, move);
        for (int place = 0; place < columns; place++) {
            swapWords(columnWord(place, a), columnWord(place, b));
        }
        if (bounds() != 0) {
            swapBounds(a, b);
        }
    }

    private void swapBounds(int a, int b) {
        long bounds = bounds();
        if (BoundsWord.isRecord(bounds)) {
            long[] chunk = recordChunk(bounds);
            swapWords(chunk, recordWord(bounds, a, true), recordWord(bounds, b, true));
            swapWords(chunk, recordWord(bounds, a, false), recordWord(bounds, b, false));
        } else {
            words[boundsWord()] = BoundsWord.swapped(bounds, a, b);
        }
    }

    private void swapWords(int a, int b) {
        swapWords(words, a, b);
    }

    private static void swapWords(long[] chunk, int a, int b) {
        long word = chunk[a];
        chunk[a] = chunk[b];
        chunk[b] = word;
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
}
