package io.mcts.benchmarks;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays random games in three ways, and returns the last state, so that none is optimized away. Chance outcomes are equally likely. */
final class Rollouts<S extends GameState<S, M>, M extends Move> {

    private final S start;
    private S state;

    private Rollouts(S start) {
        this.start = start;
        this.state = start.copy();
    }

    static <S extends GameState<S, M>, M extends Move> Rollouts<S, M> of(MeasuredGame<S, M> subject) {
        return new Rollouts<>(subject.start());
    }

    Object playOut(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state = Resettable.reset(state, start);
            state.playOut(random);
        }
        return state;
    }

    Object randomMoves(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state = Resettable.reset(state, start);
            while (!state.isTerminal()) {
                state.play(state.randomMove(random));
            }
        }
        return state;
    }

    Object legalMoves(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state = Resettable.reset(state, start);
            while (!state.isTerminal()) {
                List<M> moves = state.legalMoves();
                state.play(moves.get(random.nextInt(moves.size())));
            }
        }
        return state;
    }
}
