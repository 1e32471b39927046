package io.mcts.benchmarks;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import java.util.List;
import java.util.random.RandomGenerator;

/** The loops as a search has them, which knows of a game what {@link GameState} says. Outcomes of chance have equal probabilities. */
final class InterfaceRollouts<S extends GameState<S, M>, M extends Move> implements Rollouts {

    private final S start;
    private S state;

    private InterfaceRollouts(S start) {
        this.start = start;
        this.state = start.copy();
    }

    static <S extends GameState<S, M>, M extends Move> InterfaceRollouts<S, M> of(Subject<S, M> subject) {
        return new InterfaceRollouts<>(subject.start());
    }

    @Override
    public Object playOut(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state = Resettable.reset(state, start);
            state.playOut(random);
        }
        return state;
    }

    @Override
    public Object randomMoves(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state = Resettable.reset(state, start);
            while (!state.isTerminal()) {
                state.play(state.randomMove(random));
            }
        }
        return state;
    }

    @Override
    public Object legalMoves(int games, RandomGenerator random) {
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
