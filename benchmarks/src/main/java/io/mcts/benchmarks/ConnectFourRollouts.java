package io.mcts.benchmarks;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import java.util.List;
import java.util.random.RandomGenerator;

/** The loops as one writes them by hand who knows no other game than Connect Four. */
final class ConnectFourRollouts implements Rollouts {

    private final ConnectFour start;
    private final ConnectFour state;

    ConnectFourRollouts(ConnectFour start) {
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
                List<Drop> moves = state.legalMoves();
                state.play(moves.get(random.nextInt(moves.size())));
            }
        }
        return state;
    }
}
