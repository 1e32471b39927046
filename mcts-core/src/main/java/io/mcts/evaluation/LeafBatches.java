package io.mcts.evaluation;

import io.mcts.internal.Argument;

/**
 * The evaluation of a search's leaves in batches.
 *
 * <p>The search descends until a batch is full. While a descent is under way, its moves appear to have some additional visits without
 * reward (its <em>virtual loss</em>), so that the next one takes another path; these are removed before the backup.
 *
 * <p>If the evaluator {@link BatchEvaluator#givesPriors gives priors}, a leaf is expanded as soon as it is evaluated, and the root before
 * the search begins. A descent that reaches a leaf of its own batch is undone, with its random numbers, and ends the batch early; a greater
 * virtual loss keeps batches full. If a {@link io.mcts.expansion.MoveFilter} removes moves, the other priors are normalized. Threads that
 * share a tree collect their own batches and see each other's virtual losses.
 *
 * <p>Sources: T. Cazenave, N. Jouandeau, <i>On the Parallelization of UCT</i>, Computer Games Workshop 2007 (leaf parallelization); G.
 * Chaslot, M. Winands, J. van den Herik, <i>Parallel Monte-Carlo Tree Search</i>, Computers and Games 2008 (virtual loss); D. Silver et
 * al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017, methods (leaves collected for one call of a network,
 * whose priors their nodes receive).
 *
 * @param size the most leaves of a batch, from 1 to {@value #MOST_LEAVES}
 * @param virtualLoss the visits without reward of each descent under way, from 1 to {@value #GREATEST_LOSS}
 */
public record LeafBatches<S>(BatchEvaluator<S> evaluator, int size, int virtualLoss) {

    public static final int MOST_LEAVES = 4_096;
    public static final int GREATEST_LOSS = 1_000;

    public LeafBatches {
        Argument.require(size >= 1 && size <= MOST_LEAVES, "a batch has 1 to " + MOST_LEAVES + " leaves", size);
        boolean isAllowed = virtualLoss >= 1 && virtualLoss <= GREATEST_LOSS;
        Argument.require(isAllowed, "the virtual loss is 1 to " + GREATEST_LOSS + " visits", virtualLoss);
    }

    @Override
    public String toString() {
        return "leaf-batches:size=" + size + ":virtual-loss=" + virtualLoss + ":" + evaluator;
    }
}
