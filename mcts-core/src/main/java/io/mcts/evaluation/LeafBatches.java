package io.mcts.evaluation;

import io.mcts.game.GameState;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Values the leaves of a search in batches.
 *
 * <p>A search goes down its tree several times before it asks for values: until it has as many leaves as a batch holds. Each
 * descent lets the moves that it took look worse for the time being, as if so many visits more had brought nothing (its
 * <em>virtual loss</em>), so that the next one looks elsewhere. When the values are there, all virtual losses are taken back, and
 * the leaves are backed up one by one in the order in which they were found. A batch of 1 is the plain search.
 *
 * <p>Where the evaluator {@link BatchEvaluator#givesPriors gives priors} the node of a leaf is made as soon as it has been
 * evaluated, and the root is evaluated before the search begins. No state is evaluated twice: a descent that comes to a leaf of
 * its own batch is taken back with its random numbers, and the batch is evaluated as it is; a greater virtual loss keeps the
 * batches full. Where a {@link io.mcts.expansion.MoveFilter} leaves out moves, the priors of the others are divided by their sum.
 *
 * <p>Without priors the nodes are made as in the plain search; a leaf is evaluated once for each descent that ends there.
 *
 * <p>By itself, or inside of another evaluator, this is an evaluator of single states.
 *
 * <p>Sources: T. Cazenave, N. Jouandeau, <i>On the Parallelization of UCT</i>, Computer Games Workshop 2007 (leaf
 * parallelization); G. Chaslot, M. Winands, J. van den Herik, <i>Parallel Monte-Carlo Tree Search</i>, Computers and Games 2008
 * (virtual loss); D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017, methods (leaves
 * collected for one call of a network, whose priors their nodes receive).
 *
 * @param evaluator values the leaves
 * @param size the most leaves of a batch, from 1 to {@value #MOST_LEAVES}
 * @param virtualLoss how many visits without reward a move seems to have for each descent under way, from 1 to
 *     {@value #GREATEST_LOSS}
 * @param <S> the states of the game
 */
public record LeafBatches<S extends GameState<S, ?>>(BatchEvaluator<S> evaluator, int size, int virtualLoss)
        implements Evaluator<S> {

    /** The most leaves that a batch can have. */
    public static final int MOST_LEAVES = 4_096;

    /** The greatest virtual loss. */
    public static final int GREATEST_LOSS = 1_000;

    /**
     * Checks the numbers.
     *
     * @param evaluator values the leaves
     * @param size the most leaves of a batch
     * @param virtualLoss how many visits without reward a move seems to have for each descent under way
     * @throws IllegalArgumentException if a number is outside its range
     */
    public LeafBatches {
        if (size < 1 || size > MOST_LEAVES) {
            throw new IllegalArgumentException("a batch has 1 to " + MOST_LEAVES + " leaves, not " + size);
        }
        if (virtualLoss < 1 || virtualLoss > GREATEST_LOSS) {
            throw new IllegalArgumentException(
                    "the virtual loss is 1 to " + GREATEST_LOSS + " visits, not " + virtualLoss);
        }
    }

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        BatchValues values = BatchValues.of(evaluator, List.of(state), random);
        System.arraycopy(values.payoffs(0), 0, payoffs, 0, payoffs.length);
    }

    @Override
    public String toString() {
        return "leaf-batches:size=" + size + ":virtual-loss=" + virtualLoss + ":" + evaluator;
    }
}
