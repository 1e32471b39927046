package io.mcts;

import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.tree.BatchPath;
import io.mcts.tree.WaitingLeaves;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Iterations whose leaves are evaluated in one call, again and again: {@link #begin} takes the first three steps of all of them,
 * {@link #complete} the last one of each.
 *
 * <p>Between the two the tree is as if none of them had begun, so that no result depends on a virtual loss, and a failure leaves
 * nothing behind.
 *
 * <p>Not thread-safe.
 */
final class Batch<S extends GameState<S, M>, M extends Move> {

    private final SearchTree<S, M> searchTree;
    private final LeafBatches<S> settings;
    private final Xoroshiro128PlusPlus random;
    private final Xoroshiro128PlusPlus randomBefore;
    private final WaitingLeaves waiting;
    private final List<Iteration<S, M>> iterations = new ArrayList<>();
    private final List<BatchPath> paths = new ArrayList<>();

    Batch(SearchTree<S, M> searchTree, LeafBatches<S> settings) {
        this.searchTree = searchTree;
        this.settings = settings;
        this.random = searchTree.random();
        this.randomBefore = random.copy();
        this.waiting = new WaitingLeaves(settings.size());
    }

    /** The most iterations of a batch. */
    int size() {
        return settings.size();
    }

    /**
     * Goes down the tree again and again, and evaluates the leaves.
     *
     * @param most the most iterations to begin, from 1 to {@link #size}
     * @return how many are to be {@link #complete completed}, in their order; none where an interrupt came between
     */
    int begin(int most) {
        waiting.clear();
        try {
            int begun = 0;
            while (begun < most && descend(begun)) {
                waiting.add(paths.get(begun));
                begun++;
            }
            return evaluate(begun) ? begun : 0;
        } finally {
            paths.forEach(BatchPath::takeBack);
        }
    }

    /** Backs up one of the iterations begun. */
    void complete(int number) {
        iterations.get(number).complete();
    }

    /** The most moves that any iteration played before its leaf. */
    int depth() {
        return iterations.stream().mapToInt(Iteration::depth).max().orElse(0);
    }

    /** How many nodes the iterations have added to the tree. */
    long newNodes() {
        return iterations.stream().mapToLong(Iteration::newNodes).sum();
    }

    /** Goes down the tree to a leaf; false where it has to wait until this batch has made the leaf's node. */
    private boolean descend(int number) {
        if (number == iterations.size()) {
            paths.add(new BatchPath(searchTree.nodes(), settings.virtualLoss(), waiting));
            iterations.add(new Iteration<>(
                    searchTree, searchTree.rollouts(0), random, paths.get(number), searchTree.rootStatistics()));
        }
        randomBefore.resetTo(random);
        Iteration<S, M> iteration = iterations.get(number);
        iteration.descend();
        boolean isOver = iteration.state().isTerminal();
        if (settings.evaluator().givesPriors() && !isOver && waiting.hasEndOf(paths.get(number))) {
            random.resetTo(randomBefore);
            return false;
        }
        return true;
    }

    /** Values the leaves; false where an interrupt kept the evaluator from it. */
    private boolean evaluate(int begun) {
        List<Iteration<S, M>> unknown = new ArrayList<>();
        for (Iteration<S, M> iteration : iterations.subList(0, begun)) {
            if (iteration.state().isTerminal()) {
                iteration.receivePayoffs();
            } else {
                unknown.add(iteration);
            }
        }
        if (unknown.isEmpty()) {
            return true;
        }
        BatchValues values = values(unknown);
        for (int i = 0; values != null && i < unknown.size(); i++) {
            unknown.get(i).receive(values.payoffs(i), new EvaluatedMoves<>(settings.evaluator(), values.priors(i)));
        }
        return values != null;
    }

    private @Nullable BatchValues values(List<Iteration<S, M>> unknown) {
        try {
            List<S> states = unknown.stream().map(Iteration::state).toList();
            return BatchValues.of(settings.evaluator(), states, random);
        } catch (RuntimeException failure) {
            if (failure instanceof CancellationException
                    && Thread.currentThread().isInterrupted()) {
                return null;
            }
            List<List<M>> leaves = unknown.stream().map(Iteration::movesInTree).toList();
            throw Iteration.explained(
                    failure,
                    "Played from the root, " + searchTree.rootState() + ", to the leaves of a batch: " + leaves
                            + ", then in " + settings);
        }
    }
}
