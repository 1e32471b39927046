package io.mcts.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import com.google.protobuf.ByteString;
import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchValues;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.evaluation.EinSteinEncoding;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Games;
import io.mcts.training.Network.Heads;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** ONNX Runtime computes from a model what PyTorch computes by the same weights, on positions of random games. */
class AgreementTest {

    private static final int GAMES = 20;
    private static final double PRECISION = 1e-4;

    @Test
    void theNetworksOfTheGamesGiveTheSameByBothEngines() throws IOException {
        assertAgree(
                "connectfour",
                stored("connectfour"),
                new ConnectFourEncoding(6, 7, false),
                random -> ConnectFour.classic(),
                ConnectFour::currentPlayer);
        assertAgree(
                "einstein", stored("einstein"), new EinSteinEncoding(false), EinStein::random, EinStein::nextPlayer);
    }

    @Test
    void aNetworkThatHasLearnedNothingGivesTheSame() {
        try (NDManager manager = NDManager.newBaseManager()) {
            Weights weights = new Weights(manager);
            Shape shape = new Shape(1, 6, 6, 7);
            network("connectfour").apply(new TorchOperations(weights), List.of(manager.zeros(shape)));
            ModelProto model = OnnxOperations.model(network("connectfour"), weights, Map.of("state", shape));
            assertAgree(
                    "connectfour",
                    model,
                    new ConnectFourEncoding(6, 7, true),
                    random -> ConnectFour.classic(),
                    ConnectFour::currentPlayer);
        }
    }

    @Test
    void weightsNextToNothingAreWrittenAsZero() throws IOException {
        ModelProto stored = stored("connectfour");
        TensorProto first = stored.getGraph().getInitializer(0);
        ByteBuffer tiny = ByteBuffer.allocate(first.getRawData().size()).order(ByteOrder.LITTLE_ENDIAN);
        while (tiny.hasRemaining()) {
            tiny.putFloat(-1e-40f);
        }
        ModelProto.Builder decayed = stored.toBuilder();
        decayed.getGraphBuilder().getInitializerBuilder(0).setRawData(ByteString.copyFrom(tiny.flip()));
        try (NDManager manager = NDManager.newBaseManager()) {
            ModelProto written = OnnxOperations.model(
                    network("connectfour"),
                    Weights.of(decayed.build(), manager),
                    Map.of("state", new Shape(1, 6, 6, 7)));
            NDArray values = Weights.of(written, manager).byName().get(first.getName());
            assertThat(values.toFloatArray()).containsOnly(0);
        }
        for (String game : List.of("connectfour", "einstein")) {
            try (NDManager manager = NDManager.newBaseManager()) {
                for (NDArray values : Weights.of(stored(game), manager).byName().values()) {
                    for (float value : values.toFloatArray()) {
                        assertThat(value == 0 || Math.abs(value) >= OnnxOperations.LEAST_WEIGHT)
                                .as("%s in the network of %s", value, game)
                                .isTrue();
                    }
                }
            }
        }
    }

    /** The network of a game of the command line. */
    private static Network network(String game) {
        return game.equals("connectfour")
                ? new Network.Lines(6, 6, 7, 64, 96, 42, List.of())
                : new Network.Dense(16 * 5 * 5, 160, 75, List.of());
    }

    private static ModelProto stored(String game) throws IOException {
        EncodedGame<?, ?> encoded = (EncodedGame<?, ?>) Games.catalog().make(game);
        try (InputStream in = encoded.network().orElseThrow()) {
            return ModelProto.parseFrom(in);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void assertAgree(
            String game,
            ModelProto model,
            StateEncoding<S, M> encoding,
            Function<RandomGenerator, S> start,
            Function<S, Integer> player) {
        List<S> states = states(start);
        assertThat(states).hasSizeGreaterThan(100);
        try (NDManager manager = NDManager.newBaseManager();
                OnnxEvaluator<S, M> onnx = OnnxEvaluator.of(model.toByteArray(), game, encoding)
                        .logits("policy")
                        .value("value", ValueDecoder.minusOneToOne())
                        .build()) {
            BatchValues values = BatchValues.of(onnx, states, Xoroshiro128PlusPlus.of(1));
            Heads<NDArray> heads = network(game)
                    .apply(new TorchOperations(Weights.of(model, manager)), List.of(tensor(encoding, states, manager)));
            float[] expected = heads.value().toFloatArray();
            for (int i = 0; i < states.size(); i++) {
                S state = states.get(i);
                assertThat(values.payoffs(i)[player.apply(state)])
                        .as("%s", state)
                        .isEqualTo(expected[i], offset(PRECISION));
                assertThat(values.priors(i))
                        .as("%s", state)
                        .containsExactly(
                                softmax(heads.policy().get(i).toFloatArray(), encoding, state), offset(PRECISION));
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> List<S> states(Function<RandomGenerator, S> start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        List<S> states = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            S state = start.apply(random);
            while (!state.isTerminal()) {
                states.add(state.copy());
                state.play(state.randomMove(random));
            }
        }
        return states;
    }

    private static <S extends GameState<S, M>, M extends Move> NDArray tensor(
            StateEncoding<S, M> encoding, List<S> states, NDManager manager) {
        int length = IntStream.of(encoding.shape()).reduce(1, Math::multiplyExact);
        FloatBuffer all = FloatBuffer.allocate(states.size() * length);
        for (int i = 0; i < states.size(); i++) {
            encoding.encode(states.get(i), all.slice(i * length, length));
        }
        long[] shape = IntStream.concat(IntStream.of(states.size()), IntStream.of(encoding.shape()))
                .asLongStream()
                .toArray();
        return manager.create(all, new Shape(shape));
    }

    private static <S extends GameState<S, M>, M extends Move> double[] softmax(
            float[] logits, StateEncoding<S, M> encoding, S state) {
        if (state.currentPlayer() == GameState.CHANCE) {
            return new double[0];
        }
        double[] weights = state.legalMoves().stream()
                .mapToDouble(move -> Math.exp(logits[encoding.policyIndex(state, move)]))
                .toArray();
        double sum = DoubleStream.of(weights).sum();
        return DoubleStream.of(weights).map(weight -> weight / sum).toArray();
    }
}
