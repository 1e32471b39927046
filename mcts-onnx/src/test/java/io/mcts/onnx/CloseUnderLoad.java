package io.mcts.onnx;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;

/** A program of its own, as a fault in it would kill the JVM: closes evaluators while two threads search with each. */
final class CloseUnderLoad {

    private CloseUnderLoad() {}

    /**
     * Runs.
     *
     * @param args how many evaluators are closed
     */
    public static void main(String[] args) throws InterruptedException {
        int failed = 0;
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            OnnxEvaluator<TicTacToe, Cell> network = OnnxEvaluator.of(
                            new TinyModels()
                                    .constant("value", 0)
                                    .constant("policy", new float[TinyModels.CELLS])
                                    .bytes(),
                            "tiny",
                            new Nine())
                    .logits("policy")
                    .value("value", ValueDecoder.minusOneToOne())
                    .build();
            Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>puct(network).build();
            List<Thread> threads = new ArrayList<>();
            List<Throwable> failures = new ArrayList<>();
            for (int thread = 0; thread < 2; thread++) {
                Thread searching = new Thread(() -> mcts.search(TicTacToe.initial(), Budget.iterations(1_000_000)));
                searching.setUncaughtExceptionHandler((dead, failure) -> {
                    synchronized (failures) {
                        failures.add(failure);
                    }
                });
                searching.start();
                threads.add(searching);
            }
            Thread.sleep(i % 5);
            network.close();
            for (Thread thread : threads) {
                thread.join();
            }
            failed += (int) failures.stream()
                    .filter(failure -> String.valueOf(failure.getMessage()).contains("was closed"))
                    .count();
        }
        System.out.print(failed + " searches were told");
    }
}
