package io.mcts.examples;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.examples.model.LinearModel;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.DecisivePolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.Puct;
import io.mcts.selection.Ucb1;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Searches whose leaves are evaluated in batches: by a model, and by rollouts on two threads. */
public final class OwnEvaluator {

    public static void main(String[] args) {
        ConnectFour state = ConnectFour.classic();

        Mcts<ConnectFour, Drop> byModel = Mcts.of(state)
                .selection(new Puct(1, 0.25))
                .batches(new LeafBatches<>(new LinearModel(), 8, 1))
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
