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
 * The sampled children of a node: a few at first, more with its visits. At a chance node an outcome is drawn at each visit; a new one
 * becomes a child while the number of children, squared, is at most the visits; otherwise the least visited child stands for it, so that
 * outcomes count alike. At a decision node the selection policy decides how many children it admits; once all have been visited, a move is
 * drawn at each visit; if new, it joins, with at most as many others as there are children.
 *
 * <p>Source: A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard, <i>Continuous Upper Confidence Trees</i>, LION 5, 2011,
 * section 3 (double progressive widening; there in proportion to visits, which favours outcomes drawn first).
 */
final class SampledChildren {

    private static final int FIRST_MOVES = 2;

    /** Many, so that a prior can order them. */
    private static final int FIRST_MOVES_OF_ROOT = 256;

    private SampledChildren() {}

    static boolean arePossible(GameState<?, ?> state) {
        return state instanceof SampledMoves || state instanceof SampledChance;
    }

    static boolean areOf(GameState<?, ?> state) {
        return state.currentPlayer() == GameState.CHANCE
                ? state instanceof SampledChance chance && chance.isSampled()
                : state instanceof SampledMoves moves && moves.areMovesSampled();
    }

    static <M extends Move> List<M> first(GameState<?, M> state, boolean isRoot, RandomGenerator random) {
        return state.currentPlayer() == GameState.CHANCE
                ? List.of(state.randomMove(random))
                : drawn(state, new LinkedHashSet<>(), isRoot ? FIRST_MOVES_OF_ROOT : FIRST_MOVES, random);
    }

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
