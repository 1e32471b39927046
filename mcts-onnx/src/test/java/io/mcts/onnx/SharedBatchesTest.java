package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SharedBatchesTest {

    private static final int THREADS = 8;
    private static final int[] CELLS_TO_A_DRAW = {0, 1, 2, 4, 3, 5, 7, 6, 8};

    private final ExecutorService executor = Executors.newFixedThreadPool(THREADS);

    @AfterEach
    void shutDown() {
        executor.shutdownNow();
    }

    /** The value of a state is the number of its free cells, over nine; the first batch waits until all others have come. */
    private static final class Counting implements BatchEvaluator<TicTacToe> {

        private final List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
        private final CountDownLatch go = new CountDownLatch(1);

        @Override
        public void evaluate(List<TicTacToe> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            sizes.add(states.size());
            try {
                go.await();
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException(unexpected);
            }
            for (int i = 0; i < payoffs.length; i++) {
                int free = states.get(i).legalMoves().size();
                if (free == 1) {
                    throw new IllegalStateException("one cell is free");
                }
                payoffs[i][0] = free / 9.0;
                payoffs[i][1] = -free / 9.0;
            }
        }
    }

    private static TicTacToe afterMoves(int count) {
        StringBuilder marks = new StringBuilder(".........");
        for (int move = 0; move < count; move++) {
            marks.setCharAt(CELLS_TO_A_DRAW[move], move % 2 == 0 ? 'x' : 'o');
        }
        return TicTacToe.NOTATION.parse(marks.toString());
    }

    private static double value(BatchEvaluator<TicTacToe> evaluator, TicTacToe state) {
        return BatchValues.of(evaluator, List.of(state), Xoroshiro128PlusPlus.of(1))
                .payoffs(0)[0];
    }

    @Test
    void whatComesDuringABatchFormsTheNext() throws Exception {
        Counting counting = new Counting();
        SharedBatches<TicTacToe> shared = new SharedBatches<>(counting, 1);
        List<Future<Double>> values = new ArrayList<>();
        for (int moves = 0; moves < 7; moves++) {
            TicTacToe state = afterMoves(moves);
            values.add(executor.submit(() -> value(shared, state)));
            while (shared.waiting() + Math.min(1, counting.sizes.size()) <= moves) {
                Thread.sleep(1);
            }
        }
        counting.go.countDown();
        for (int moves = 0; moves < 7; moves++) {
            assertThat(values.get(moves).get()).isEqualTo((9 - moves) / 9.0);
        }
        assertThat(counting.sizes).containsExactly(1, 6);
        assertThat(value(shared, afterMoves(3))).isEqualTo(6 / 9.0);
    }

    @Test
    void aFailureReachesAllOfItsBatchAndNoOther() throws Exception {
        Counting counting = new Counting();
        SharedBatches<TicTacToe> shared = new SharedBatches<>(counting, 1);
        Future<Double> first = executor.submit(() -> value(shared, afterMoves(0)));
        while (counting.sizes.isEmpty()) {
            Thread.sleep(1);
        }
        List<Future<Double>> together = List.of(
                executor.submit(() -> value(shared, afterMoves(8))),
                executor.submit(() -> value(shared, afterMoves(2))));
        while (shared.waiting() < 2) {
            Thread.sleep(1);
        }
        counting.go.countDown();
        assertThat(first.get()).isEqualTo(1);
        for (Future<Double> failed : together) {
            assertThatThrownBy(failed::get)
                    .isInstanceOf(ExecutionException.class)
                    .cause()
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("one cell is free");
        }
        assertThat(value(shared, afterMoves(4))).isEqualTo(5 / 9.0);
    }

    @Test
    void aBatchWaitsForOthersButNotForEver() throws Exception {
        Counting counting = new Counting();
        counting.go.countDown();
        SharedBatches<TicTacToe> shared = new SharedBatches<>(counting, 3);
        assertThat(value(shared, afterMoves(3))).isEqualTo(6 / 9.0);
        for (int round = 0; round < 200; round++) {
            List<Future<Double>> values = new ArrayList<>();
            for (int moves = 0; moves < 3; moves++) {
                TicTacToe state = afterMoves(moves);
                values.add(executor.submit(() -> value(shared, state)));
            }
            for (int moves = 0; moves < 3; moves++) {
                assertThat(values.get(moves).get()).isEqualTo((9 - moves) / 9.0);
            }
        }
        assertThat(counting.sizes.get(0)).isEqualTo(1);
        assertThat(counting.sizes).contains(3);
    }

    @Test
    void whatLearnsInEachSearchCannotBeShared() {
        SharedBatches<TicTacToe> shared = new SharedBatches<>(
                new BatchEvaluator<>() {
                    @Override
                    public void evaluate(
                            List<TicTacToe> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                        throw new AssertionError();
                    }

                    @Override
                    public BatchEvaluator<TicTacToe> with(Learning learning) {
                        return (states, random, payoffs, priors) -> {};
                    }
                },
                1);
        assertThatIllegalStateException()
                .isThrownBy(() -> shared.with(new Learning(false)))
                .withMessageContaining("searches cannot share");
    }

    @Test
    void aMixtureWeighsTheOtherByLambda() {
        Nine nine = new Nine();
        try (OnnxEvaluator<TicTacToe, Cell> network = OnnxEvaluator.of(
                        new TinyModels()
                                .constant("value", 0.5f)
                                .constant("policy", new float[TinyModels.CELLS])
                                .bytes(),
                        "tiny",
                        nine)
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne())
                .build()) {
            Counting counting = new Counting();
            counting.go.countDown();
            BatchEvaluator<TicTacToe> mixed = new MixedBatchEvaluator<>(0.25, network, counting);
            assertThat(mixed.givesPriors()).isTrue();
            BatchValues values =
                    BatchValues.of(mixed, List.of(afterMoves(3), afterMoves(6)), Xoroshiro128PlusPlus.of(1));
            // o is to move: 0.75 * -0.5 + 0.25 * 6/9; x is to move in the second
            assertThat(values.payoffs(0)[0]).isEqualTo(-0.375 + 1.5 / 9, offset(1e-6));
            assertThat(values.payoffs(1)[0]).isEqualTo(0.375 + 0.75 / 9, offset(1e-6));
            assertThat(values.priors(1)).containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, offset(1e-6));
        }
    }
}
