package io.mcts.examples.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.cli.network.ConnectFourEncoding;
import io.mcts.cli.network.NpzFile;
import io.mcts.cli.network.NpzFile.Column;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.random.Xoroshiro128PlusPlus;
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
        Train.main(new String[] {"connectfour", "150", model.toString(), "new", folder.toString()});
        assertLearned(model, states, 0.5);
        Train.main(new String[] {"connectfour", "150", model.toString(), model.toString(), folder.toString()});
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
        List<float[]> tensors = new ArrayList<>();
        List<float[]> policies = new ArrayList<>();
        List<float[]> results = new ArrayList<>();
        for (ConnectFour state : states) {
            float[] tensor = new float[6 * 6 * 7];
            ENCODING.encode(state, FloatBuffer.wrap(tensor));
            tensors.add(tensor);
            float[] policy = new float[ENCODING.policySize()];
            List<Drop> legal = state.legalMoves();
            policy[ENCODING.policyIndex(state, legal.get(legal.size() - 1))] = 1;
            policies.add(policy);
            results.add(new float[] {state.currentPlayer() == 0 ? 1 : -1});
        }
        NpzFile.write(
                folder.resolve("games-1.npz"),
                List.of(
                        new Column("states", ENCODING.shape(), tensors),
                        new Column("policies", new int[] {ENCODING.policySize()}, policies),
                        new Column("results", new int[0], results),
                        new Column("searched", new int[0], results)));
        return states;
    }

    @Test
    void aGameWithoutNetworkIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Train.network("tictactoe"))
                .withMessage("the games are connectfour and einstein, not 'tictactoe'");
    }
}
