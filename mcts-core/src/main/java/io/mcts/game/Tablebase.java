package io.mcts.game;

/**
 * Exact results of some positions, such as those of an endgame, or of the opening of a solved game.
 *
 * <p>To a search a position in the table is like the end of a game: it has the payoffs of the table, gets no node, and is proven for a
 * solver, which takes it for one that can be forced: an expectation over chance is not. The root always has a node.
 *
 * <p>Several threads may look up at once. The results must hold whatever moves led to a position.
 *
 * @param <S> the states of the game, which must not pay on the way ({@link StepRewards})
 */
@FunctionalInterface
public interface Tablebase<S> {

    /**
     * Looks up a position in which the game goes on.
     *
     * @param state a position, which must not be changed
     * @param payoffs receives the payoff of each player at the end of the game if all play best, within the range of the game; where
     *     the position is not in the table, its values have no meaning
     * @return whether the position is in the table
     */
    boolean lookUp(S state, double[] payoffs);

    /**
     * The table for a search from a state, asked for at its beginning: this one, unless a table knows better. Where it would prove that
     * all moves lose, for example, a search without it may find the one that is hardest to answer.
     *
     * <p>When a kept tree moves to a new root, it is discarded unless this returns an equal table for that root.
     */
    default Tablebase<S> from(S root) {
        return this;
    }
}
