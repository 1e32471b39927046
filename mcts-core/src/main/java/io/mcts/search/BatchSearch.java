package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.tree.BatchPath;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A search whose leaves are evaluated many in one call: all iterations of a batch go down the tree and are evaluated, then each is
 * backed up.
 *
 * <p>In between the tree is as if none of them had begun, so that no result depends on a virtual loss, and a failure leaves nothing
 * behind.
 */
final class BatchSearch<S extends GameState<?, M>, M extends Move> extends Search<S, M> {

    private final LeafBatches<S> batches;
    private final Xoroshiro128PlusPlus random;
    private final Xoroshiro128PlusPlus randomBefore;
    private final List<BatchPath> waiting = new ArrayList<>();
    private final List<Iteration<S, M>> iterations = new ArrayList<>();
    private final List<BatchPath> paths = new ArrayList<>();
    private int ahead;

    BatchSearch(TreeState<S, M> tree, LeafBatches<S> batches, Budget budget, SearchListener<M> listener, long start) {
        super(tree, budget, listener, start);
        this.batches = batches;
        random = tree.random;
        randomBefore = random.copy();
    }

    /** One batch. */
    @Override
    void advance() {
        int begun = begin(room());
        for (Iteration<S, M> iteration : iterations.subList(0, begun)) {
            explaining(iteration, iteration::complete);
            count();
        }
    }

    /** How many iterations may begin together: the budget is asked before each, as if those before it were done. */
    private int room() {
        try {
            ahead = 1;
            while (ahead < batches.size() && reasonToStop() == null) {
                ahead++;
            }
            return ahead;
        } finally {
            ahead = 0;
        }
    }

    @Override
    public long iterations() {
        return super.iterations() + ahead;
    }

    @Override
    int depthOfIterations() {
        return iterations.stream().mapToInt(Iteration::depth).max().orElse(0);
    }

    @Override
    long newNodes() {
        return iterations.stream().mapToLong(Iteration::newNodes).sum();
    }

    @Override
    void replaceIterations() {
        super.replaceIterations();
        iterations.clear();
        paths.clear();
    }

    /**
     * Goes down the tree again and again, and evaluates the leaves.
     *
     * @param most the most iterations to begin, at least 1
     * @return how many are to be completed, in their order; none if an interrupt came in between
     */
    private int begin(int most) {
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

    /** Goes down the tree to a leaf; false if it has to wait until this batch has made the leaf's node. */
    private boolean descend(int number) {
        if (number == iterations.size()) {
            paths.add(new BatchPath(tree.nodes(), batches.virtualLoss(), waiting));
            iterations.add(new Iteration<>(
                    tree, tree.rootState(), tree.leafValues(0), random, paths.get(number), tree.rootSum()));
        }
        randomBefore.resetTo(random);
        Iteration<S, M> iteration = iterations.get(number);
        explaining(iteration, () -> {
            iteration.select();
            iteration.expand();
        });
        boolean isOver = iteration.state().isTerminal();
        if (batches.evaluator().givesPriors() && !isOver && paths.get(number).isLeafTaken()) {
            random.resetTo(randomBefore);
            return false;
        }
        return true;
    }

    /** Values the leaves; false if an interrupt kept the evaluator from it. */
    private boolean evaluate(int begun) {
        List<Iteration<S, M>> unknown = new ArrayList<>();
        for (Iteration<S, M> iteration : iterations.subList(0, begun)) {
            if (iteration.state().isTerminal()) {
                explaining(iteration, iteration::simulate);
            } else {
                unknown.add(iteration);
            }
        }
        if (unknown.isEmpty()) {
            return true;
        }
        BatchValues values = values(unknown);
        for (int i = 0; values != null && i < unknown.size(); i++) {
            Iteration<S, M> iteration = unknown.get(i);
            EvaluatedMoves<S, M> evaluated = new EvaluatedMoves<>(batches.evaluator(), values, i);
            explaining(iteration, () -> iteration.receive(evaluated));
        }
        return values != null;
    }

    private @Nullable BatchValues values(List<Iteration<S, M>> unknown) {
        try {
            List<S> states = unknown.stream().map(Iteration::state).toList();
            return BatchValues.of(batches.evaluator(), states, random);
        } catch (RuntimeException failure) {
            if (failure instanceof CancellationException
                    && Thread.currentThread().isInterrupted()) {
                return null;
            }
            throw Iteration.explained(
                    failure,
                    () -> "Played from the root, " + tree.rootState() + ", to the leaves of a batch: "
                            + unknown.stream().map(Iteration::movesInTree).toList() + ", then in " + batches);
        }
    }

    private static void explaining(Iteration<?, ?> iteration, Runnable steps) {
        try {
            steps.run();
        } catch (RuntimeException failure) {
            throw iteration.explained(failure);
        }
    }
}
