package com.example.policies;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.DecisivePolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.Puct;
import io.mcts.selection.Ucb1;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;

/** Searches whose leaves are evaluated in batches: by a model, and by rollouts on two threads. */
public final class OwnEvaluator {

    /** A model of Connect Four that knows one thing: discs and moves near the middle column are better. */
    private static final class CentreModel implements BatchEvaluator<ConnectFour> {

        @Override
        public void evaluate(List<ConnectFour> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < states.size(); i++) {
                ConnectFour state = states.get(i);
                payoffs[i][0] = value(state);
                payoffs[i][1] = -payoffs[i][0];
                List<Drop> moves = state.legalMoves();
                double sum = moves.stream()
                        .mapToDouble(move -> weight(state, move.index()))
                        .sum();
                for (int move = 0; move < moves.size(); move++) {
                    priors[i][move] = weight(state, moves.get(move).index()) / sum;
                }
            }
        }

        /** The payoff of x, from -1 to 1. */
        private static double value(ConnectFour state) {
            double sum = 0;
            for (int row = 0; row < state.rows(); row++) {
                for (int column = 0; column < state.columns(); column++) {
                    char mark = state.mark(new BoardCell(row, column));
                    sum += mark == 'x' ? weight(state, column) : mark == 'o' ? -weight(state, column) : 0;
                }
            }
            return sum / (state.rows() * state.columns() * state.columns());
        }

        private static double weight(ConnectFour state, int column) {
            return 1 + Math.min(column, state.columns() - 1 - column);
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    public static void main(String[] args) {
        ConnectFour state = ConnectFour.classic();

        Mcts<ConnectFour, Drop> byModel = Mcts.of(state)
                .selection(new Puct(1, 0.25))
                .batches(new LeafBatches<>(new CentreModel(), 8, 1))
                .seed(1)
                .build();
        print("by a model", byModel.search(state, Budget.iterations(2_000)));

        ExecutorService executor = Executors.newFixedThreadPool(1);
        try {
            OneByOne<ConnectFour> rollouts = new OneByOne<>(new RolloutEvaluator<>(new DecisivePolicy<>()));
            Mcts<ConnectFour, Drop> onTwoThreads = Mcts.of(state)
                    .selection(Ucb1.of(0.7))
                    .batches(new LeafBatches<>(new ParallelEvaluator<>(rollouts, executor, 2), 16, 1))
                    .seed(1)
                    .build();
            print("on two threads", onTwoThreads.search(state, Budget.iterations(10_000)));
        } finally {
            executor.shutdown();
        }
    }

    private static void print(String how, SearchResult<Drop> result) {
        System.out.printf(Locale.ROOT, "%s: %s, value %.3f%n", how, result.bestMove(), result.value());
    }
}
