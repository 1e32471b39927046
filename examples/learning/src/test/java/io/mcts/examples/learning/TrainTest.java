package io.mcts.examples.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ai.djl.ndarray.types.Shape;
import io.mcts.cli.network.ConnectFourEncoding;
import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainTest {

    private static final ConnectFourEncoding ENCODING = new ConnectFourEncoding(6, 7, false);
    private static final int POSITIONS = 5_000;

    /** The lesson: the last legal column is best, and x wins when x is to move. */
    @Test
    void itLearnsWhatTheFilesSayAndGoesOnFromAModel(@TempDir Path folder) throws IOException {
        List<ConnectFour> states = write(folder);
        Path model = folder.resolve("model.onnx");
        Train.main(new String[] {"lines", "150", model.toString(), "new", folder.toString()});
        assertLearned(model, states, 0.5);
        Train.main(new String[] {"lines", "150", model.toString(), model.toString(), folder.toString()});
        assertLearned(model, states, 0.75);
    }

    private static void assertLearned(Path model, List<ConnectFour> states, double least) throws IOException {
        try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(model, ENCODING)
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne())
                .build()) {
            BatchValues values = BatchValues.of(network, states.subList(0, 100), Xoroshiro128PlusPlus.of(1));
            double ofLast = 0;
            for (int i = 0; i < 100; i++) {
                double[] priors = values.priors(i);
                ofLast += priors[priors.length - 1] / 100;
                assertThat(values.payoffs(i)[0]).as("%s", states.get(i)).isGreaterThan(0.5);
            }
            assertThat(ofLast).isGreaterThan(least);
        }
    }

    private static List<ConnectFour> write(Path folder) throws IOException {
        RandomGenerator random = Xoroshiro128PlusPlus.of(3);
        List<ConnectFour> states = new ArrayList<>();
        while (states.size() < POSITIONS) {
            ConnectFour state = ConnectFour.classic();
            while (!state.isTerminal()) {
                states.add(state.copy());
                state.play(state.randomMove(random));
            }
        }
        SelfPlay.write(folder.resolve("games-1.npz"), ENCODING, TrainScriptTest.lesson(states));
        return states;
    }

    @Test
    void aKindThatDoesNotFitIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Train.network("deep", new Shape(1, 9), 9))
                .withMessageContaining("the networks are dense, and lines for planes of rows and columns, not 'deep'");
        assertThatIllegalArgumentException().isThrownBy(() -> Train.network("lines", new Shape(1, 9), 9));
    }

    /** A game that the command line does not know: nine numbers, and a policy of nine. */
    @Test
    void anyShapeCanBeLearned(@TempDir Path folder) throws IOException {
        List<Sample> samples = new ArrayList<>();
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        for (int i = 0; i < POSITIONS; i++) {
            float[] board = new float[9];
            for (int cell = 0; cell < board.length; cell++) {
                board[cell] = random.nextInt(3) - 1;
            }
            float[] policy = new float[9];
            policy[board[0] > 0 ? 0 : 8] = 1;
            samples.add(new Sample(board, policy, board[4], board[4]));
        }
        Path games = folder.resolve("games.npz");
        SelfPlay.write(games, new Nine(), samples);
        Path model = folder.resolve("model.onnx");
        Train.main(new String[] {"dense", "300", model.toString(), "new", games.toString()});
        try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(model, new Nine())
                .logits("policy")
                .value("value", ValueDecoder.clamped(-1, 1))
                .build()) {
            BatchValues values = BatchValues.of(network, List.of(ConnectFour.classic()), Xoroshiro128PlusPlus.of(1));
            assertThat(values.payoffs(0)[0]).isGreaterThan(0.5);
        }
    }

    /** Shows any state as nine ones. */
    private record Nine() implements StateEncoding<ConnectFour, Drop> {

        @Override
        public int[] shape() {
            return new int[] {9};
        }

        @Override
        public void encode(ConnectFour state, FloatBuffer tensor) {
            for (int cell = 0; cell < 9; cell++) {
                tensor.put(cell, 1);
            }
        }

        @Override
        public int policySize() {
            return 9;
        }

        @Override
        public int policyIndex(ConnectFour state, Drop move) {
            return move.index();
        }
    }
}
