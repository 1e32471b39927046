package io.mcts;

import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.List;

/**
 * Makes the nodes of a tree from the states of a game, and refuses states that break their contract.
 *
 * <p>Not thread-safe.
 */
final class Expansion<S extends GameState<S, M>, M extends Move> {

    private static final double PROBABILITY_TOLERANCE = 1e-9;

    private final Tree tree;
    private final MoveTable<M> moves;
    private final MoveFilter<S, M> filter;
    private final Node node;

    Expansion(Tree tree, MoveTable<M> moves, MoveFilter<S, M> filter) {
        this.tree = tree;
        this.moves = moves;
        this.filter = filter;
        this.node = new Node(tree);
    }

    /**
     * Makes the node of a state.
     *
     * @param state a state that is not terminal; left as it is
     * @param lastPlayer the player whose values the outcomes keep if chance is to move
     * @return the address of the node
     */
    int expand(S state, int lastPlayer) {
        int player = state.currentPlayer();
        boolean isChance = player == GameState.CHANCE;
        if (!isChance && (player < 0 || player >= state.playerCount())) {
            throw new IllegalStateException("currentPlayer() is " + player + "; allowed are 0 to "
                    + (state.playerCount() - 1) + " and CHANCE (" + GameState.CHANCE + "), in " + state);
        }
        List<M> children = legalMoves(state);
        if (!isChance) {
            children = filtered(state, children);
        }
        node.moveTo(tree.allocate(children.size(), isChance ? lastPlayer : player, isChance));
        for (int child = 0; child < children.size(); child++) {
            node.move(child, moves.number(children.get(child)));
        }
        if (isChance) {
            writeProbabilities(state, children);
        }
        return node.address();
    }

    private List<M> legalMoves(S state) {
        List<M> legal = state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalStateException("no legal move in a state that is not terminal: " + state);
        }
        if (legal.size() > Tree.MAX_CHILDREN) {
            throw new IllegalStateException(legal.size() + " legal moves are more than a node can hold, "
                    + Tree.MAX_CHILDREN + ", in " + state);
        }
        return legal;
    }

    private List<M> filtered(S state, List<M> legal) {
        List<M> kept = filter.filter(state, legal);
        if (kept.isEmpty()) {
            throw new IllegalStateException("the filter " + filter + " left no move of " + legal + " in " + state);
        }
        return kept;
    }

    private void writeProbabilities(S state, List<M> outcomes) {
        double total = 0;
        for (int child = 0; child < outcomes.size(); child++) {
            double probability = state.probability(outcomes.get(child));
            if (!(probability > 0)) {
                throw new IllegalStateException("the probability of " + outcomes.get(child) + " is " + probability
                        + ", not greater than 0, in " + state);
            }
            node.probability(child, probability);
            total += probability;
        }
        if (Math.abs(total - 1) > PROBABILITY_TOLERANCE) {
            throw new IllegalStateException(
                    "the probabilities of " + outcomes + " sum to " + total + ", not to 1, in " + state);
        }
    }
}
