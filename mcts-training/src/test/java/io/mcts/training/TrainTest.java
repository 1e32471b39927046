package io.mcts.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDManager;
import io.mcts.encoding.StateEncoding;
import io.mcts.encoding.TensorEncoding;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainTest {

    private static final ConnectFourEncoding ENCODING = new ConnectFourEncoding(6, 7, false);
    private static final int POSITIONS = 5_000;

    /** The lesson: the last legal column is best, and x wins when x is to move. */
    @Test
    void itLearnsWhatTheFilesSayAndGoesOnFromAModel(@TempDir Path folder) throws IOException {
        List<ConnectFour> states = write(folder);
        Path model = folder.resolve("model.onnx");
        Train.run("--network", "lines", "--epochs", "8", model.toString(), "new", folder.toString());
        assertLearned(model, states, 0.5);
        Train.run("--network", "lines", "--epochs", "8", model.toString(), model.toString(), folder.toString());
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

    private static List<Sample> game(Sample... samples) {
        return List.of(samples);
    }

    /** Nine cells with -1, 0 or 1: the best move follows the first, the value the middle one. */
    private static Sample sample(RandomGenerator random, float[]... others) {
        float[] board = new float[9];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = random.nextInt(3) - 1;
        }
        List<float[]> inputs = new ArrayList<>(List.of(board));
        inputs.addAll(List.of(others));
        float[] policy = new float[9];
        policy[board[0] > 0 ? 0 : 8] = 1;
        return new Sample(inputs, policy, board[4], board[4]);
    }

    @Test
    void whatHasNoMeaningIsRefused(@TempDir Path folder) throws IOException {
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        Path games = folder.resolve("games.npz");
        SelfPlay.write(games, new Nine(), List.of(game(sample(random)), game(sample(random))));
        String model = folder.resolve("model.onnx").toString();
        assertRefused("not 'deep'", "--network", "deep", model, "new", games.toString());
        assertRefused("the networks are dense, and lines", "--network", "lines", model, "new", games.toString());
        assertRefused("usage: Train", "--steps", "4", model, "new", games.toString());
        assertRefused(
                "there are no files of positions in",
                model,
                "new",
                folder.resolve("..").toString());
        SelfPlay.write(games, new Nine(), List.of(game(sample(random))));
        assertRefused("two games or more are needed", model, "new", games.toString());
        assertThat(folder.resolve("model.onnx")).doesNotExist();
    }

    private static void assertRefused(String message, String... words) {
        assertThatIllegalArgumentException().isThrownBy(() -> Train.run(words)).withMessageContaining(message);
    }

    /** The network of Connect Four has layers of other names and shapes, as one that PyTorch has exported has. */
    @Test
    void theWeightsOfAnotherNetworkAreRefusedByName(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games.npz");
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        SelfPlay.write(games, new Nine(), List.of(game(sample(random)), game(sample(random))));
        Path foreign = folder.resolve("foreign.onnx");
        try (InputStream in = ((EncodedGame<?, ?>) Games.catalog().make("connectfour"))
                .network()
                .orElseThrow()) {
            Files.write(foreign, in.readAllBytes());
        }
        Path model = folder.resolve("model.onnx");
        assertRefused("lines.weight=(64, 6, 4, 4)", model.toString(), foreign.toString(), games.toString());
        assertRefused("begin with new", model.toString(), foreign.toString(), games.toString());
        assertThat(model).doesNotExist();
    }

    /** As the positions of EinStein before a throw, which have no policy. */
    @Test
    void positionsWithoutAPolicyDoNotCountInItsLoss(@TempDir Path folder) throws IOException {
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        List<Sample> choices = List.of(sample(random), sample(random), sample(random));
        List<Sample> mixed = new ArrayList<>(choices);
        for (int i = 0; i < 3; i++) {
            Sample chance = sample(random);
            mixed.add(new Sample(chance.inputs(), new float[9], chance.result(), chance.searched()));
        }
        assertThat(policyLoss(folder.resolve("mixed.npz"), mixed))
                .isCloseTo(policyLoss(folder.resolve("choices.npz"), choices), Offset.offset(1e-5f))
                .isPositive();
    }

    private static float policyLoss(Path file, List<Sample> samples) throws IOException {
        SelfPlay.write(file, new Nine(), List.of(samples));
        try (NDManager manager = NDManager.newBaseManager()) {
            Engine.getInstance().setRandomSeed(1);
            Train.Positions positions = Train.Positions.read(manager, List.of(file.toString()));
            return Train.losses(Train.network("dense", positions), new Weights(manager), positions)
                    .get(0)
                    .getFloat();
        }
    }

    /** Game 20 of 20, with both of its views, and of seven games the last. */
    @Test
    void wholeGamesAreHeldBack(@TempDir Path folder) throws IOException {
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        for (int count : new int[] {20, 7}) {
            List<List<Sample>> games = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                games.add(game(sample(random), sample(random)));
            }
            Path file = folder.resolve("games.npz");
            SelfPlay.write(file, new Nine(), games);
            try (NDManager manager = NDManager.newBaseManager()) {
                Train.Positions positions = Train.Positions.read(manager, List.of(file.toString()));
                assertThat(positions.numbers(true)).containsExactly(2 * count - 2, 2 * count - 1);
                assertThat(positions.numbers(false)).hasSize(2 * count - 2);
            }
        }
    }

    /** A game that the command line does not know: nine numbers, a policy of nine, and a mask for the second input. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anyShapeCanBeLearned(boolean isMasked, @TempDir Path folder) throws IOException {
        Path games = folder.resolve("games.npz");
        write(games, isMasked);
        Path model = folder.resolve("model.onnx");
        Train.run("--epochs", "16", model.toString(), "new", games.toString());
        assertValueIsLearned(model, isMasked);
    }

    /** Positions of nine numbers, perhaps with a mask. */
    static void write(Path games, boolean isMasked) throws IOException {
        List<List<Sample>> samples = new ArrayList<>();
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        float[] mask = {1, 1, 1, 1, 1, 1, 1, 0, 0};
        for (int i = 0; i < POSITIONS; i++) {
            samples.add(game(isMasked ? sample(random, mask) : sample(random)));
        }
        SelfPlay.write(games, encoding(isMasked), samples);
    }

    private static StateEncoding<ConnectFour, Drop> encoding(boolean isMasked) {
        return isMasked ? new Masked() : new Nine();
    }

    static void assertValueIsLearned(Path model, boolean isMasked) throws IOException {
        StateEncoding<ConnectFour, Drop> encoding = encoding(isMasked);
        try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(model, encoding)
                .logits("policy")
                .value("value", ValueDecoder.clamped(-1, 1))
                .build()) {
            BatchValues values = BatchValues.of(network, List.of(ConnectFour.classic()), Xoroshiro128PlusPlus.of(1));
            assertThat(values.payoffs(0)[0]).isGreaterThan(0.5);
        }
    }

    /** As {@link Nine}, with the mask of the legal moves for a second input. */
    private static final class Masked implements StateEncoding<ConnectFour, Drop> {

        private final Nine nine = new Nine();

        @Override
        public int[] shape() {
            return nine.shape();
        }

        @Override
        public void encode(ConnectFour state, FloatBuffer tensor) {
            nine.encode(state, tensor);
        }

        @Override
        public Map<String, TensorEncoding<ConnectFour>> otherInputs() {
            return Map.of("legal", legalMoves());
        }

        @Override
        public int policySize() {
            return nine.policySize();
        }

        @Override
        public int policyIndex(ConnectFour state, Drop move) {
            return nine.policyIndex(state, move);
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
