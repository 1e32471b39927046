package io.mcts;

import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.MoveScores;
import io.mcts.tree.ChildOrder;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Region;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Makes the nodes of a tree from the states of a game, and refuses states that break their contract.
 *
 * <p>Not thread-safe.
 */
final class Expansion<S extends GameState<S, M>, M extends Move> {

    private static final double PROBABILITY_TOLERANCE = 1e-9;

    private final Tree tree;
    private final Region region;
    private final int mostMoves;
    private final int mostOutcomes;
    private final MoveTable<M> moves;
    private final MoveFilter<S, M> filter;
    private final @Nullable MoveScores<S, M> prior;
    private final boolean isOrdered;
    private final RandomGenerator random;
    private final Node node;

    /**
     * Makes nodes of one tree.
     *
     * @param random puts moves into a random order, where one is asked for
     */
    Expansion(Tree tree, MoveTable<M> moves, Settings<S, M> settings, RandomGenerator random) {
        this.tree = tree;
        this.region = new Region(tree);
        this.mostMoves = tree.layout().maxChildren(false);
        this.mostOutcomes = tree.layout().maxChildren(true);
        this.moves = moves;
        this.filter = settings.expansion;
        this.prior = settings.prior;
        this.isOrdered = settings.selection.needsOrder();
        this.random = random;
        this.node = new Node(tree);
    }

    /**
     * Finds the node of a state, which another move has led to.
     *
     * @param state a state that is not terminal, which has a key
     * @param lastPlayer as for {@link #expand}
     * @return its address, or {@link Tree#NONE} if it has none
     */
    int find(S state, int lastPlayer) {
        int player = state.currentPlayer();
        boolean isChance = player == GameState.CHANCE;
        return tree.find(((PositionKey) state).key(), isChance ? lastPlayer : player, isChance);
    }

    /**
     * Makes the node of a state.
     *
     * @param state a state that is not terminal; left as it is
     * @param lastPlayer the player whose values the outcomes keep if chance is to move
     * @return the address of the node, or {@link Tree#NONE} where there is no memory for it
     */
    int expand(S state, int lastPlayer) {
        return expand(state, lastPlayer, prior);
    }

    /**
     * Makes the node of a state.
     *
     * @param state a state that is not terminal; left as it is
     * @param lastPlayer the player whose values the outcomes keep if chance is to move
     * @param prior what the moves of this node are thought to be worth, if anything is known
     * @return the address of the node, or {@link Tree#NONE} where there is no memory for it
     */
    int expand(S state, int lastPlayer, @Nullable MoveScores<S, M> prior) {
        int player = state.currentPlayer();
        boolean isChance = player == GameState.CHANCE;
        if (state.playerCount() > Tree.MAX_PLAYERS) {
            throw new IllegalStateException(
                    state.playerCount() + " players are more than a search can tell apart, " + Tree.MAX_PLAYERS);
        }
        if (!isChance && (player < 0 || player >= state.playerCount())) {
            throw new IllegalStateException("currentPlayer() is " + player + "; allowed are 0 to "
                    + (state.playerCount() - 1) + " and CHANCE (" + GameState.CHANCE + "), in " + state);
        }
        List<M> children = legalMoves(state);
        int most = isChance ? mostOutcomes : mostMoves;
        if (children.size() > most) {
            throw new IllegalStateException(
                    children.size() + " legal moves are more than a node can hold, " + most + ", in " + state);
        }
        if (!isChance) {
            children = filtered(state, children);
            if (tree.isShared()) {
                children = shuffled(children); // as threads that meet at a node cannot draw from what is left
            }
        }
        int address = region.allocate(children.size(), isChance ? lastPlayer : player, isChance);
        if (address == Tree.NONE) {
            return Tree.NONE;
        }
        node.moveTo(address);
        for (int child = 0; child < children.size(); child++) {
            node.move(child, moves.number(children.get(child)));
        }
        if (isChance) {
            writeProbabilities(state, children);
        } else {
            writePriors(prior, state, children);
        }
        if (tree.isGraph()) {
            tree.remember(((PositionKey) state).key(), address);
        }
        return address;
    }

    private List<M> shuffled(List<M> moves) {
        List<M> shuffled = new ArrayList<>(moves);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return shuffled;
    }

    private List<M> legalMoves(S state) {
        List<M> legal = state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalStateException("no legal move in a state that is not terminal: " + state);
        }
        return legal;
    }

    private List<M> filtered(S state, List<M> legal) {
        List<M> kept = filter.filter(state, legal);
        boolean isAllowed = kept == legal || (legal.containsAll(kept) && new HashSet<>(kept).size() == kept.size());
        if (kept.isEmpty() || !isAllowed) {
            throw new IllegalStateException("the filter " + filter + " left " + kept + "; allowed is at least one of "
                    + legal + ", each once, in " + state);
        }
        return kept;
    }

    private void writePriors(@Nullable MoveScores<S, M> prior, S state, List<M> children) {
        if (prior != null) {
            writeScores(prior, state, children);
        }
        if (isOrdered) {
            ChildOrder.arrange(node, random);
        }
    }

    private void writeScores(MoveScores<S, M> prior, S state, List<M> children) {
        double[] scores = new double[children.size()];
        prior.score(state, children, scores);
        for (int child = 0; child < scores.length; child++) {
            if (!(scores[child] >= 0 && scores[child] <= 1)) {
                throw new IllegalStateException("the prior " + prior + " of " + children.get(child) + " is "
                        + scores[child] + ", not from 0 to 1, in " + state);
            }
            node.prior(child, scores[child]);
        }
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
