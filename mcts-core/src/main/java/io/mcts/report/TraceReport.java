package io.mcts.report;

import io.mcts.game.Move;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trace of a search on one thread, without batches, from a snapshot of its tree after each iteration: a line for each, with the moves
 * that were selected and, for the first of them, the reward of the iteration, the visits and the mean, both from 0 to 1 for the player
 * who chooses it.
 * <pre>{@code
 * TraceReport<M> trace = new TraceReport<>(tree.snapshot(10, 10));
 * tree.search(Budget.iterations(10), progress -> trace.add(tree.snapshot(10, 10)));
 * }</pre>
 *
 * <p>Snapshots need the depth and the width of the number of iterations, no more. The reward is the growth of visits times mean, and
 * {@code -} where that is not the reward of a rollout, as the move is proven or its mean was not averaged.
 */
public final class TraceReport<M extends Move> {

    private static final double TOLERANCE = 1e-6;

    private final StringBuilder lines = new StringBuilder("iteration  reward  visits   mean  selected").append('\n');

    private TreeNode<M> before;
    private int iterations;

    /** Begins a trace with a snapshot of the tree before the search. */
    public TraceReport(TreeNode<M> before) {
        this.before = Objects.requireNonNull(before, "before");
    }

    /**
     * Adds the line of an iteration.
     *
     * @param after a snapshot of the tree after it
     * @throws IllegalArgumentException if the root was visited more than once since the last snapshot
     */
    public void add(TreeNode<M> after) {
        long visits = after.visits() - before.visits();
        if (visits > 1) {
            throw new IllegalArgumentException(
                    "the root has " + visits + " visits more than in the snapshot before, not"
                            + " 1; take one after each iteration of a search on one thread, without batches");
        }
        iterations++;
        @Nullable TreeNode<M> first = null;
        @Nullable TreeNode<M> firstBefore = null;
        List<String> path = new ArrayList<>();
        @Nullable TreeNode<M> known = before;
        Optional<TreeNode<M>> taken = grown(known, after);
        while (taken.isPresent()) {
            TreeNode<M> node = taken.get();
            known = known == null ? null : child(known, node.move());
            if (path.isEmpty()) {
                first = node;
                firstBefore = known;
            }
            path.add(String.valueOf(node.move()));
            taken = grown(known, node);
        }
        if (first != null) {
            lines.append(String.format(
                    Locale.ROOT,
                    "%9d%8s%8d%7.3f  %s\n",
                    iterations,
                    reward(firstBefore, first),
                    first.visits(),
                    first.mean(),
                    String.join(" ", path)));
        }
        before = after;
    }

    private static <M extends Move> Optional<TreeNode<M>> grown(@Nullable TreeNode<M> known, TreeNode<M> node) {
        return node.children().stream()
                .filter(child -> child.visits() > visits(known == null ? null : child(known, child.move())))
                .findFirst();
    }

    private static <M extends Move> @Nullable TreeNode<M> child(TreeNode<M> node, @Nullable M move) {
        return node.children().stream()
                .filter(child -> Objects.equals(child.move(), move))
                .findFirst()
                .orElse(null);
    }

    private static long visits(@Nullable TreeNode<?> node) {
        return node == null ? 0 : node.visits();
    }

    private static String reward(@Nullable TreeNode<?> known, TreeNode<?> node) {
        double reward = node.mean() * node.visits() - (known == null ? 0 : known.mean() * known.visits());
        boolean isReward = !node.bounds().isExact() && reward > -TOLERANCE && reward < 1 + TOLERANCE;
        return isReward ? String.format(Locale.ROOT, "%.3f", Math.abs(reward)) : "-";
    }

    /** Returns a heading and the lines, each with a line break. */
    @Override
    public String toString() {
        return lines.toString();
    }
}
