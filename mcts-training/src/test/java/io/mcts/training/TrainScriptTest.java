package io.mcts.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mcts.evaluation.BatchValues;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script in Python, where the Python of {@code MCTS_PYTHON} (or {@code python3}) has PyTorch; skipped elsewhere. */
class TrainScriptTest {

    private static final ConnectFourEncoding ENCODING = new ConnectFourEncoding(6, 7, false);
    private static final String PYTHON = System.getenv().getOrDefault("MCTS_PYTHON", "python3");
    private static final String SCRIPT = "../mcts-selfplay/src/main/resources/io/mcts/selfplay/train.py";

    private static int python(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(PYTHON));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /** The lesson: the last legal column is best, and x wins when x is to move. */
    @Test
    void itLearnsWhatTheFilesSayAndGoesOnFromAModel(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(python("-c", "import torch, onnx, onnxscript, numpy") == 0, "no PyTorch");
        List<ConnectFour> states = states();
        SelfPlay.write(folder.resolve("games.npz"), ENCODING, lesson(states));
        String first = folder.resolve("first.onnx").toString();
        String second = folder.resolve("second.onnx").toString();
        String[] small = {SCRIPT, "--channels", "8", "--blocks", "1", "--epochs", "4"};
        assertThat(python(with(small, first, "new", folder.toString()))).isZero();
        assertLearned(first, states, 0.5);
        assertThat(python(with(small, second, first, folder.resolve("games.npz").toString())))
                .isZero();
        assertLearned(second, states, 0.75);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anyShapeCanBeLearned(boolean isMasked, @TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(python("-c", "import torch, onnx, onnxscript, numpy") == 0, "no PyTorch");
        Path games = folder.resolve("games.npz");
        TrainTest.write(games, isMasked);
        Path model = folder.resolve("model.onnx");
        assertThat(python(SCRIPT, "--epochs", "16", model.toString(), "new", games.toString()))
                .isZero();
        TrainTest.assertValueIsLearned(model, isMasked);
    }

    private static String[] with(String[] words, String... more) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of(more));
        return all.toArray(new String[0]);
    }

    private static List<ConnectFour> states() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(3);
        List<ConnectFour> states = new ArrayList<>();
        while (states.size() < 5_000) {
            ConnectFour state = ConnectFour.classic();
            while (!state.isTerminal()) {
                states.add(state.copy());
                state.play(state.randomMove(random));
            }
        }
        return states;
    }

    /** What {@link TrainTest} teaches, too. */
    static List<List<Sample>> lesson(List<ConnectFour> states) {
        List<List<Sample>> games = new ArrayList<>();
        for (ConnectFour state : states) {
            float[] tensor = new float[6 * 6 * 7];
            ENCODING.encode(state, FloatBuffer.wrap(tensor));
            float[] policy = new float[ENCODING.policySize()];
            List<Drop> legal = state.legalMoves();
            policy[ENCODING.policyIndex(state, legal.get(legal.size() - 1))] = 1;
            float result = state.currentPlayer() == 0 ? 1 : -1;
            games.add(List.of(new Sample(List.of(tensor), policy, result, result)));
        }
        return games;
    }

    private static void assertLearned(String model, List<ConnectFour> states, double least) throws IOException {
        try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(Path.of(model), ENCODING)
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne())
                .build()) {
            BatchValues values = BatchValues.of(network, states.subList(0, 100), Xoroshiro128PlusPlus.of(1));
            double ofLast = 0;
            double value = 0;
            for (int i = 0; i < 100; i++) {
                double[] priors = values.priors(i);
                ofLast += priors[priors.length - 1] / 100;
                value += values.payoffs(i)[0] / 100;
            }
            assertThat(ofLast).isGreaterThan(least);
            assertThat(value).isGreaterThan(least);
        }
    }
}
