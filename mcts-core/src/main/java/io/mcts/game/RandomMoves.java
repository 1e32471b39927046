package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;

/** Draws from {@link GameState#legalMoves} for games that do not draw for themselves. */
final class RandomMoves {

    private RandomMoves() {}

    static <M extends Move> M draw(GameState<?, M> state, RandomGenerator random) {
        List<M> moves = state.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException("no legal move in " + state);
        }
        return state.currentPlayer() == GameState.CHANCE
                ? drawByProbability(state, moves, random)
                : moves.get(random.nextInt(moves.size()));
    }

    private static <M extends Move> M drawByProbability(
            GameState<?, M> state, List<M> outcomes, RandomGenerator random) {
        double rest = random.nextDouble();
        int last = outcomes.size() - 1;
        for (int i = 0; i < last; i++) {
            M outcome = outcomes.get(i);
            rest -= state.probability(outcome);
            if (rest < 0) {
                return outcome;
            }
        }
        return outcomes.get(last);
    }
}
