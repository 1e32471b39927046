package io.mcts.benchmarks;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import java.util.List;
import java.util.random.RandomGenerator;

/** The loops as one writes them by hand who knows no other game than EinStein würfelt nicht. */
final class EinSteinRollouts implements Rollouts {

    private final EinStein start;
    private final EinStein state;

    EinSteinRollouts(EinStein start) {
        this.start = start;
        this.state = start.copy();
    }

    @Override
    public Object playOut(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state.resetTo(start);
            state.playOut(random);
        }
        return state;
    }

    @Override
    public Object randomMoves(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state.resetTo(start);
            while (!state.isTerminal()) {
                state.play(state.randomMove(random));
            }
        }
        return state;
    }

    @Override
    public Object legalMoves(int games, RandomGenerator random) {
        for (int game = 0; game < games; game++) {
            state.resetTo(start);
            while (!state.isTerminal()) {
                List<EinSteinMove> moves = state.legalMoves();
                state.play(moves.get(random.nextInt(moves.size())));
            }
        }
        return state;
    }
}
