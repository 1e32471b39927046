package io.mcts.iteration;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Which children a node has whose moves or outcomes cannot be listed, only drawn: a few at first, more with its visits.
 *
 * <ul>
 *   <li>Where chance moves, an outcome is drawn at each visit. One that the node has is taken; another one becomes a child as long as
 *       the square of their number is not more than the visits; otherwise the child with the fewest visits stands for it, so that
 *       outcomes which are all different count alike.
 *   <li>Where a player chooses, the selection policy decides how many children it admits. Once all have been visited a move is drawn at
 *       each visit; if it is new, the node gets up to twice as many children.
 * </ul>
 *
 * <p>So a node with few different moves or outcomes has all of them after a while, in the right proportion, and costs one draw a visit.
 *
 * <p>Source: A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard, <i>Continuous Upper Confidence Trees</i>, LION 5, 2011,
 * section 3 (double progressive widening; there an outcome that is not admitted is replaced by one in proportion to its visits, which
 * for good counts those drawn first most).
 */
final class SampledChildren {

    /** How many moves are drawn for a new node where a player chooses. */
    private static final int FIRST_MOVES = 2;

    /** The same for a new root: there are many for a prior to order. */
    private static final int FIRST_MOVES_OF_ROOT = 256;

    private SampledChildren() {}

    /** Whether a game may have moves or outcomes that are only drawn. */
    static boolean arePossible(GameState<?, ?> state) {
        return state instanceof SampledMoves || state instanceof SampledChance;
    }

    /** Whether the children of a state's node are sampled. */
    static boolean areOf(GameState<?, ?> state) {
        return state.currentPlayer() == GameState.CHANCE
                ? state instanceof SampledChance chance && chance.isSampled()
                : state instanceof SampledMoves moves && moves.areMovesSampled();
    }

    /** The children of a new node. */
    static <M extends Move> List<M> first(GameState<?, M> state, boolean isRoot, RandomGenerator random) {
        return state.currentPlayer() == GameState.CHANCE
                ? List.of(state.randomMove(random))
                : drawn(state, new LinkedHashSet<>(), isRoot ? FIRST_MOVES_OF_ROOT : FIRST_MOVES, random);
    }

    /** Whether a node that has been visited so often may get a further outcome. */
    static boolean isRoomForOutcome(int count, int visits) {
        return (long) count * count <= visits;
    }

    /** The children that a node gets beyond those it has when a new move has been drawn, that move first. */
    static <M extends Move> List<M> further(
            GameState<?, M> state, List<M> known, M drawn, int most, RandomGenerator random) {
        Set<M> all = new LinkedHashSet<>(known);
        all.add(drawn);
        return drawn(state, all, Math.min(known.size() - 1, most - all.size()), random)
                .subList(known.size(), all.size());
    }

    private static <M extends Move> List<M> drawn(
            GameState<?, M> state, Set<M> moves, int draws, RandomGenerator random) {
        for (int i = 0; i < draws; i++) {
            moves.add(state.randomMove(random));
        }
        return new ArrayList<>(moves);
    }
}
