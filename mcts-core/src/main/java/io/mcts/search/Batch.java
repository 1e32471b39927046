package io.mcts.search;

import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.MoveLists;
import io.mcts.iteration.EvaluatedMoves;
import io.mcts.iteration.Iteration;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.tree.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Iterations of one thread whose leaves are evaluated in one call: all descend and are evaluated, then each is backed up. */
final class Batch<S extends GameState<?, M>, M extends Move> {

    private final S root;
    private final LeafBatches<S> batches;
    private final Xoroshiro128PlusPlus random;
    private final Xoroshiro128PlusPlus randomBefore;
    private final Function<List<TreePath>, TreePath> newPath;
    private final Function<TreePath, Iteration<S, M>> newIteration;
    private final List<TreePath> waiting = new ArrayList<>();
    private final List<Iteration<S, M>> iterations = new ArrayList<>();
    private final List<TreePath> paths = new ArrayList<>();

    Batch(
            S root,
            LeafBatches<S> batches,
            Xoroshiro128PlusPlus random,
            Function<List<TreePath>, TreePath> newPath,
            Function<TreePath, Iteration<S, M>> newIteration) {
        this.root = root;
        this.batches = batches;
        this.random = random;
        this.newPath = newPath;
        this.newIteration = newIteration;
        randomBefore = random.copy();
    }

    /** Runs up to {@code most} iterations together, at least 1; returns how many were completed, 0 after an interrupt. */
    int run(int most, Runnable completed) {
        boolean isDone = false;
        try {
            int begun = begin(most);
            paths.forEach(TreePath::takeBack);
            for (Iteration<S, M> iteration : iterations.subList(0, begun)) {
                explaining(iteration, iteration::complete);
                completed.run();
            }
            isDone = begun > 0;
            return begun;
        } finally {
            if (!isDone) {
                paths.forEach(TreePath::cancel);
            }
        }
    }

    /** Returns the number of iterations to complete, in their order. */
    private int begin(int most) {
        waiting.clear();
        int begun = 0;
        while (begun < most && descend(begun)) {
            waiting.add(paths.get(begun));
            begun++;
        }
        return evaluate(begun) ? begun : 0;
    }

    /** Returns false if another path of this batch ends at the same leaf, whose node is still to be created. */
    private boolean descend(int number) {
        if (number == iterations.size()) {
            paths.add(newPath.apply(waiting));
            iterations.add(newIteration.apply(paths.get(number)));
        }
        randomBefore.resetTo(random);
        Iteration<S, M> iteration = iterations.get(number);
        explaining(iteration, () -> {
            iteration.select();
            iteration.expand();
        });
        TreePath path = paths.get(number);
        if (batches.evaluator().givesPriors()
                && !isDecided(iteration)
                && waiting.stream().anyMatch(path::endsLike)) {
            path.cancel();
            random.resetTo(randomBefore);
            return false;
        }
        return true;
    }

    private boolean evaluate(int begun) {
        List<Iteration<S, M>> unknown = new ArrayList<>();
        for (Iteration<S, M> iteration : iterations.subList(0, begun)) {
            if (isDecided(iteration)) {
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
            EvaluatedMoves<S, M> evaluated = new EvaluatedMoves<>(batches.evaluator(), values, i, unknown.size());
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
                    () -> "Played from the root, " + root + ", to the leaves of a batch: "
                            + unknown.stream()
                                    .map(iteration -> MoveLists.text(iteration.movesInTree()))
                                    .toList() + ", then in " + batches);
        }
    }

    private static boolean isDecided(Iteration<?, ?> iteration) {
        try {
            return iteration.isDecided();
        } catch (RuntimeException failure) {
            throw iteration.explained(failure);
        }
    }

    private static void explaining(Iteration<?, ?> iteration, Runnable steps) {
        try {
            steps.run();
        } catch (RuntimeException failure) {
            throw iteration.explained(failure);
        }
    }

    int depth() {
        return iterations.stream().mapToInt(Iteration::depth).max().orElse(0);
    }

    long newNodes() {
        return iterations.stream().mapToLong(Iteration::newNodes).sum();
    }
}
