package io.mcts.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Nodes whose children are drawn, since they cannot be listed. An object of this class is that of a game that lists all of its moves and
 * outcomes: it draws nothing.
 *
 * <p>A node begins with few children and is replaced by one of twice as many when they no longer suffice: where a player chooses, when
 * all have been visited, as it is up to the selection policy how many it admits; where chance moves, when there are more visits than
 * the square of the outcomes, which are drawn again and again meanwhile. The root, which stays where it is, has all it will have.
 *
 * <p>Source: A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard, <i>Continuous Upper Confidence Trees</i>, LION 5, 2011,
 * section 3 (double progressive widening).
 */
class Draws<S extends GameState<?, M>, M extends Move> {

    private static final int FIRST = 2;
    private static final int MOST = 256;

    /** How often a move that is known already is drawn again before a node has to do with fewer. */
    private static final int TRIES = 16;

    Draws() {}

    /** For the games of a state. */
    static <S extends GameState<?, M>, M extends Move> Draws<S, M> of(S state) {
        return isPossible(state) ? new Drawn<>() : new Draws<>();
    }

    /** Whether a game may have moves or outcomes that are only drawn. */
    static boolean isPossible(GameState<?, ?> state) {
        return state instanceof SampledMoves || state instanceof SampledChance;
    }

    /** Whether the children of a state's node are drawn. */
    boolean isDrawn(S state) {
        return false;
    }

    /** The children that the node of a state gets. */
    List<M> children(S state, RandomGenerator random, boolean isRoot) {
        return state.legalMoves();
    }

    /** The node to which the last edge of a path leads, or a larger one in its place. */
    int grown(TreePath path, int node, S state, Expansion<S, M> expansion) {
        return node;
    }

    private static final class Drawn<S extends GameState<?, M>, M extends Move> extends Draws<S, M> {

        @Override
        boolean isDrawn(S state) {
            return state.currentPlayer() == GameState.CHANCE
                    ? state instanceof SampledChance chance && chance.isSampled()
                    : state instanceof SampledMoves moves && moves.areMovesSampled();
        }

        @Override
        List<M> children(S state, RandomGenerator random, boolean isRoot) {
            return isDrawn(state)
                    ? drawn(state, random, List.of(), isRoot ? MOST : FIRST)
                    : super.children(state, random, isRoot);
        }

        @Override
        int grown(TreePath path, int address, S state, Expansion<S, M> expansion) {
            Node node = expansion.node(address);
            int count = node.count();
            boolean isEnough = node.isChance()
                    ? node.visits() <= (long) count * count
                    : node.visits() < count || node.visits(count - 1) == 0;
            if (isEnough || 2 * count > MOST || !isDrawn(state)) {
                return address;
            }
            int grown = expansion.grow(address, state, known -> drawn(state, expansion.random(), known, 2 * count));
            return grown == Tree.NONE ? address : path.replaceLink(grown);
        }

        /** Some children, the known ones first. The same outcome of chance may be drawn twice, which makes it more likely. */
        private static <S extends GameState<?, M>, M extends Move> List<M> drawn(
                S state, RandomGenerator random, List<M> known, int count) {
            boolean isChance = state.currentPlayer() == GameState.CHANCE;
            Collection<M> moves = isChance ? new ArrayList<>(known) : new LinkedHashSet<>(known);
            for (int tries = TRIES * count; tries > 0 && moves.size() < count; tries--) {
                moves.add(state.randomMove(random));
            }
            return List.copyOf(moves);
        }
    }
}
