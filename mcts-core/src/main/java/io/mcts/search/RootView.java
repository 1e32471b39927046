package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.solver.NodeBounds;
import io.mcts.tree.BoundedChildren;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;

/**
 * What a search knows of the moves of its root at one moment: copied from one tree, or added up over several. The children are in
 * the order of the root's legal moves.
 *
 * <p>Once it is complete nobody changes it, and any thread may read it.
 */
final class RootView<M extends Move> implements BoundedChildren {

    private final List<M> moves;
    private final RootSum counted;
    private final int player;
    private final boolean isChance;
    private final boolean hasBounds;
    private final int[] visits;
    private final double[] sums;
    private final double[] lower;
    private final double[] upper;
    private final boolean[] isExpectation;
    private final double[] probabilities;
    private final double[] priors;
    private final double[] squares;
    private final int[] amafVisits;
    private final double[] amafSums;
    private final NodeBounds bounds = new NodeBounds();
    private int allVisits;

    private RootView(List<M> moves, NodeView root, int[] childOf, RootSum counted) {
        this.moves = moves;
        this.counted = counted;
        player = root.player();
        isChance = root.isChance();
        hasBounds = root.hasBounds();
        visits = Arrays.stream(childOf).map(root::visits).toArray();
        allVisits = Arrays.stream(visits).sum();
        sums = read(childOf, true, root::sum);
        lower = read(childOf, true, root::lower);
        upper = read(childOf, true, root::upper);
        isExpectation = new boolean[childOf.length];
        for (int i = 0; i < childOf.length; i++) {
            isExpectation[i] = root.isExpectation(childOf[i]);
        }
        probabilities = read(childOf, isChance, root::probability);
        priors = read(childOf, !isChance, root::prior);
        squares = read(childOf, root.hasSquares(), root::sumOfSquares);
        amafVisits =
                root.hasAmaf() ? Arrays.stream(childOf).map(root::amafVisits).toArray() : new int[0];
        amafSums = read(childOf, root.hasAmaf(), root::amafSum);
        if (hasBounds) {
            bounds.of(root);
        }
    }

    private static double[] read(int[] childOf, boolean isKept, IntToDoubleFunction column) {
        return isKept ? Arrays.stream(childOf).mapToDouble(column).toArray() : new double[0];
    }

    /** Copies the root of a tree, on the thread that searches it. */
    static <M extends Move> RootView<M> of(TreeState<?, M> tree) {
        return of(tree, tree.rootSum());
    }

    /** Copies the root of a tree whose rewards have been counted elsewhere. */
    static <M extends Move> RootView<M> of(TreeState<?, M> tree, RootSum counted) {
        NodeView root = new NodeView(tree.nodes()).moveTo(Tree.ROOT);
        Map<M, Integer> children = tree.rootChildren();
        List<M> moves = tree.rootMoves().stream().filter(children::containsKey).toList();
        int[] childOf = moves.stream().mapToInt(children::get).toArray();
        RootSum inOrder = new RootSum(childOf.length, counted.playerCount());
        for (int i = 0; i < childOf.length; i++) {
            inOrder.add(i, counted, childOf[i]);
        }
        inOrder.addPlayers(counted);
        return new RootView<>(moves, root, childOf, inOrder);
    }

    /** Adds what another tree knows of the same moves. */
    RootView<M> add(RootView<M> other) {
        for (int there = 0; there < other.moves.size(); there++) {
            int child = moves.indexOf(other.moves.get(there));
            if (child < 0) {
                throw new IllegalStateException(
                        "the move " + other.moves.get(there) + " is a child of one root, but not of"
                                + " another with the same state, which has " + moves
                                + "\nMaybe the expansion is not the same each time it is asked.");
            }
            visits[child] += other.visits[there];
            sums[child] += other.sums[there];
            lower[child] = Math.max(lower[child], other.lower[there]);
            upper[child] = Math.min(upper[child], other.upper[there]);
            isExpectation[child] |= other.isExpectation[there];
            if (squares.length > 0) {
                squares[child] += other.squares[there];
            }
            if (amafVisits.length > 0) {
                amafVisits[child] += other.amafVisits[there];
                amafSums[child] += other.amafSums[there];
            }
            counted.add(child, other.counted, there);
        }
        counted.addPlayers(other.counted);
        allVisits += other.allVisits;
        bounds.narrow(other.bounds);
        return this;
    }

    M move(int child) {
        return moves.get(child);
    }

    @Override
    public boolean isChance() {
        return isChance;
    }

    @Override
    public boolean hasBounds() {
        return hasBounds;
    }

    double probability(int child) {
        return probabilities[child];
    }

    /** What is proven of the root itself. */
    NodeBounds bounds() {
        return bounds;
    }

    RootSum counted() {
        return counted;
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public int count() {
        return moves.size();
    }

    @Override
    public int visits() {
        return allVisits;
    }

    @Override
    public int visits(int child) {
        return visits[child];
    }

    @Override
    public double sum(int child) {
        return sums[child];
    }

    @Override
    public double mean(int child) {
        double mean = BoundedChildren.super.mean(child);
        return isBounded(child) ? withinBounds(child, mean) : mean;
    }

    @Override
    public double lower(int child) {
        return lower[child];
    }

    @Override
    public double upper(int child) {
        return upper[child];
    }

    @Override
    public boolean isExpectation(int child) {
        return isExpectation[child];
    }

    @Override
    public double prior(int child) {
        return isChance ? NO_PRIOR : priors[child];
    }

    @Override
    public double sumOfSquares(int child) {
        return squares.length == 0 ? BoundedChildren.super.sumOfSquares(child) : squares[child];
    }

    @Override
    public int amafVisits(int child) {
        return amafVisits.length == 0 ? BoundedChildren.super.amafVisits(child) : amafVisits[child];
    }

    @Override
    public double amafSum(int child) {
        return amafSums.length == 0 ? BoundedChildren.super.amafSum(child) : amafSums[child];
    }
}
