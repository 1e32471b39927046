package io.mcts.evaluation;

import io.mcts.internal.Argument;

/**
 * The evaluation of a search's leaves in batches.
 *
 * <p>The search descends its tree until a batch is full, and only then asks for values. While a descent is under way, its moves appear to
 * have some additional visits without reward (its <em>virtual loss</em>), so that the next descent takes another path. Then all virtual
 * losses are removed, and the leaves are backed up in the order in which they were found. A batch of 1 is the plain search.
 *
 * <p>If the evaluator {@link BatchEvaluator#givesPriors gives priors}, a leaf is expanded as soon as it has been evaluated, and the root
 * is evaluated before the search begins. No state is evaluated twice: a descent that reaches a leaf of its own batch is undone together
 * with its random numbers, and the batch is evaluated as it is; a greater virtual loss keeps the batches full. If a
 * {@link io.mcts.expansion.MoveFilter} removes moves, the priors of the others are divided by their sum. Without priors, leaves are
 * expanded as in the plain search, and evaluated once for each descent that ends there. Threads that share a tree collect their own
 * batches and see each other's virtual losses; a leaf where two threads meet is evaluated by both.
 *
 * <p>Sources: T. Cazenave, N. Jouandeau, <i>On the Parallelization of UCT</i>, Computer Games Workshop 2007 (leaf
 * parallelization); G. Chaslot, M. Winands, J. van den Herik, <i>Parallel Monte-Carlo Tree Search</i>, Computers and Games 2008
 * (virtual loss); D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017, methods (leaves
 * collected for one call of a network, whose priors their nodes receive).
 *
 * @param size the most leaves of a batch, from 1 to {@value #MOST_LEAVES}
 * @param virtualLoss how many visits without reward each descent under way adds to its moves, from 1 to {@value #GREATEST_LOSS}
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
