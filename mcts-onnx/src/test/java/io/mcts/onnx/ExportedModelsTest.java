package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.offset;

import io.mcts.encoding.StateEncoding;
import io.mcts.encoding.TensorEncoding;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Models that PyTorch 2.13 has exported, and the values that PyTorch itself has computed by them: see {@code src/test/python/exports.py}.
 * None of them lies in the working directory.
 */
class ExportedModelsTest {

    /** Two planes, as {@code several.onnx} sees the board, the share of the cells that are taken, and the empty cells. */
    private static final class Planes implements StateEncoding<TicTacToe, Cell> {

        private final Nine nine = new Nine();

        @Override
        public int[] shape() {
            return new int[] {2, 3, 3};
        }

        @Override
        public void encode(TicTacToe state, FloatBuffer tensor) {
            FloatBuffer board = FloatBuffer.allocate(TinyModels.CELLS);
            nine.encode(state, board);
            for (int cell = 0; cell < TinyModels.CELLS; cell++) {
                tensor.put(cell, board.get(cell) == 1 ? 1 : 0);
                tensor.put(TinyModels.CELLS + cell, board.get(cell) == -1 ? 1 : 0);
            }
        }

        @Override
        public Map<String, TensorEncoding<TicTacToe>> otherInputs() {
            return Map.of("mask", legalMoves(), "features", new TensorEncoding<>() {
                @Override
                public int[] shape() {
                    return new int[] {2};
                }

                @Override
                public void encode(TicTacToe state, FloatBuffer tensor) {
                    tensor.put(0, 1 - state.legalMoves().size() / 9f).put(1, 1);
                }
            });
        }

        @Override
        public int policySize() {
            return TinyModels.CELLS;
        }

        @Override
        public int policyIndex(TicTacToe state, Cell move) {
            return move.index();
        }
    }

    private static Path file(String name) throws URISyntaxException {
        return Path.of(Objects.requireNonNull(ExportedModelsTest.class.getResource("exports/" + name))
                .toURI());
    }

    @ParameterizedTest
    @CsvSource({"default, 1e-5", "older, 1e-5", "several, 1e-5", "half, 2e-3"})
    void theValuesAreThoseOfPython(String model, double precision) throws Exception {
        boolean hasSeveral = model.equals("several");
        List<String[]> lines;
        try (Stream<String> all = Files.lines(file("expected.csv"))) {
            lines = all.map(line -> line.split(","))
                    .filter(line -> line[0].equals(model))
                    .toList();
        }
        List<TicTacToe> states =
                lines.stream().map(line -> TicTacToe.NOTATION.parse(line[1])).toList();
        StateEncoding<TicTacToe, Cell> encoding = hasSeveral ? new Planes() : new Nine();
        try (OnnxEvaluator<TicTacToe, Cell> network = OnnxEvaluator.of(file(model + ".onnx"), encoding)
                .logits("policy")
                .value("value", hasSeveral ? ValueDecoder.outcomeLogits(1, -1, 0) : ValueDecoder.minusOneToOne())
                .build()) {
            BatchValues values = BatchValues.of(network, states, Xoroshiro128PlusPlus.of(1));
            assertThat(lines).hasSize(7);
            for (int i = 0; i < lines.size(); i++) {
                double[] expected = Stream.of(lines.get(i))
                        .skip(2)
                        .mapToDouble(Double::parseDouble)
                        .toArray();
                assertThat(values.payoffs(i)[states.get(i).currentPlayer()])
                        .as("%s", states.get(i))
                        .isEqualTo(expected[0], offset(precision));
                assertThat(values.priors(i))
                        .as("%s", states.get(i))
                        .containsExactly(Arrays.copyOfRange(expected, 1, expected.length), offset(precision));
            }
        }
    }

    @Test
    void aModelWithoutItsFileOfWeightsIsRefused(@TempDir Path folder) throws Exception {
        Path alone = Files.copy(file("default.onnx"), folder.resolve("default.onnx"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxEvaluator.of(alone, new Nine())
                        .value("value", ValueDecoder.minusOneToOne())
                        .build())
                .withMessageContaining("default.onnx.data")
                .withMessageContaining("a file of weights is missing beside it");
    }

    @Test
    void inputsThatTheEncodingDoesNotGiveAreNamed() throws Exception {
        var builder = OnnxEvaluator.of(file("several.onnx"), new Nine()).value("value", ValueDecoder.minusOneToOne());
        assertThatIllegalArgumentException()
                .isThrownBy(builder::build)
                .withMessageContaining("the model has the inputs [planes, features, mask], and the encoding gives 1")
                .withMessageContaining("otherInputs()");
    }

    @Test
    void aProviderThatIsNotThereIsRefused() throws IOException, URISyntaxException {
        var builder = OnnxEvaluator.of(file("older.onnx"), new Nine())
                .value("value", ValueDecoder.minusOneToOne())
                .session(options -> options.addCUDA(0));
        assertThatIllegalArgumentException()
                .isThrownBy(builder::build)
                .withMessageContaining("older.onnx: ONNX Runtime refuses the settings of the session")
                .withMessageContaining("onnxruntime_gpu");
    }
}
