package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledMoves;
import io.mcts.game.StepRewards;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;

/** A test of whether a game is a puzzle. */
final class Puzzles {

    private static final int MOST_MOVES = 10_000;

    private Puzzles() {}

    /** Whether one player is paid at the end alone and, as far as a random game shows, meets no chance. */
    static <S extends GameState<S, M>, M extends Move> boolean isPuzzle(S start) {
        if (start.playerCount() != 1 || start instanceof StepRewards || start instanceof SampledMoves) {
            return false;
        }
        try {
            return !meetsChance(GameState.copyOf(start), Xoroshiro128PlusPlus.of(1));
        } catch (RuntimeException failure) {
            return false; // a game that fails says so when it is searched
        }
    }

    private static <S extends GameState<S, M>, M extends Move> boolean meetsChance(S state, RandomGenerator random) {
        for (int move = 0; move < MOST_MOVES && !state.isTerminal(); move++) {
            if (Chance.isToMove(state)) {
                return true;
            }
            state.play(state.randomMove(random));
        }
        return false;
    }
}
