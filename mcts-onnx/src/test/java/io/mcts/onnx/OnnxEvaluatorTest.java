package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.offset;

import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchValues;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The expected numbers are computed by hand, as the comments show. */
class OnnxEvaluatorTest {

    /** The weights of a value: 0.1 for the first cell, 0.2 for the second and so on, for the other rows 0. */
    private static final float[][] FIRST_ROW = {{0.1f, 0.2f, 0.3f, 0, 0, 0, 0, 0, 0}};

    /** The logits of the cells: the logarithms of 1, 2, 3 ... 9. */
    private static final float[] LOGARITHMS = new float[TinyModels.CELLS];

    /** x on a3, o on c3, x to move; or the same with o to move after another x on a1. */
    private static final String X_TO_MOVE = "x.o......";

    private static final String O_TO_MOVE = "x.o...x..";

    static {
        for (int cell = 0; cell < LOGARITHMS.length; cell++) {
            LOGARITHMS[cell] = (float) Math.log(cell + 1);
        }
    }

    private final Nine nine = new Nine();

    private static TinyModels model() {
        return new TinyModels().output("value", FIRST_ROW, 0.05f).constant("policy", LOGARITHMS);
    }

    private OnnxEvaluator.Builder<TicTacToe, Cell> builder(TinyModels model) {
        return OnnxEvaluator.of(model.bytes(), "tiny", nine)
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne());
    }

    private static BatchValues values(OnnxEvaluator<TicTacToe, Cell> network, String... positions) {
        List<TicTacToe> states =
                List.of(positions).stream().map(TicTacToe.NOTATION::parse).toList();
        return BatchValues.of(network, states, Xoroshiro128PlusPlus.of(1));
    }

    @Test
    void valuesAreOfThePlayerFromWhosePointOfViewTheStateIsShown() {
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model()).build()) {
            BatchValues values = values(network, X_TO_MOVE, O_TO_MOVE);
            // 0.1 - 0.3 + 0.05 for x; 0.3 - 0.1 + 0.05 for o
            assertThat(values.payoffs(0)).containsExactly(new double[] {-0.15, 0.15}, offset(1e-6));
            assertThat(values.payoffs(1)).containsExactly(new double[] {-0.25, 0.25}, offset(1e-6));
        }
    }

    @Test
    void priorsAreTheSoftmaxOverTheLegalMoves() {
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model()).build()) {
            // the cells 2, 4, 5, 6, 7, 8, 9 are free: 2 + 4 + ... + 9 = 41
            assertThat(values(network, X_TO_MOVE).priors(0))
                    .containsExactly(
                            new double[] {2 / 41.0, 4 / 41.0, 5 / 41.0, 6 / 41.0, 7 / 41.0, 8 / 41.0, 9 / 41.0},
                            offset(1e-6));
        }
    }

    @Test
    void probabilitiesAreDividedByTheSumOfTheLegalMoves() {
        TinyModels model = new TinyModels()
                .constant("value", 0.75f)
                .constant("policy", 0.1f, 0.2f, 0.1f, 0, 0.1f, 0.1f, 0.1f, 0.1f, 0.2f);
        try (OnnxEvaluator<TicTacToe, Cell> network = OnnxEvaluator.of(model.bytes(), "tiny", nine)
                .input("board")
                .probabilities("policy")
                .value("value", ValueDecoder.zeroToOne())
                .build()) {
            BatchValues values = values(network, X_TO_MOVE);
            // the free cells have 0.8 of 1
            assertThat(values.priors(0))
                    .containsExactly(new double[] {0.25, 0, 0.125, 0.125, 0.125, 0.125, 0.25}, offset(1e-6));
            // three quarters of the way from -1 to 1
            assertThat(values.payoffs(0)).containsExactly(new double[] {0.5, -0.5}, offset(1e-6));
        }
    }

    @Test
    void symmetriesAreAveraged() {
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).symmetries(List.of(nine.mirrored())).build()) {
            BatchValues values = values(network, X_TO_MOVE);
            // -0.15 as it is, 0.3 - 0.1 + 0.05 mirrored
            assertThat(values.payoffs(0)).containsExactly(new double[] {0.05, -0.05}, offset(1e-6));
            // mirrored, the cells 2, 4 ... 9 are 2, 6, 5, 4, 9, 8, 7
            assertThat(values.priors(0))
                    .containsExactly(
                            new double[] {2 / 41.0, 5 / 41.0, 5 / 41.0, 5 / 41.0, 8 / 41.0, 8 / 41.0, 8 / 41.0},
                            offset(1e-6));
        }
    }

    @Test
    void aNetworkWithoutPolicyGivesNoPriors() {
        try (OnnxEvaluator<TicTacToe, Cell> network = OnnxEvaluator.of(
                        new TinyModels().constant("value", 0.5f).bytes(), "tiny", nine)
                .value("value", ValueDecoder.minusOneToOne())
                .build()) {
            assertThat(network.givesPriors()).isFalse();
            assertThat(values(network, X_TO_MOVE).payoffs(0)).containsExactly(0.5, -0.5);
        }
    }

    @Test
    void aFixedNumberOfStatesIsFilledUp() {
        TinyModels model =
                new TinyModels(2, 9).output("value", FIRST_ROW, 0.05f).constant("policy", LOGARITHMS);
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model).build()) {
            BatchValues values = values(network, X_TO_MOVE, O_TO_MOVE, X_TO_MOVE);
            assertThat(values.payoffs(0)[0]).isEqualTo(-0.15, offset(1e-6));
            assertThat(values.payoffs(1)[0]).isEqualTo(-0.25, offset(1e-6));
            assertThat(values.payoffs(2)[0]).isEqualTo(-0.15, offset(1e-6));
        }
    }

    @Test
    void knownPositionsAreNotEvaluatedAgain() {
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).cache(10, TicTacToe::key).build()) {
            values(network, X_TO_MOVE, O_TO_MOVE);
            BatchValues again = values(network, O_TO_MOVE, ".........", X_TO_MOVE);
            assertThat(nine.encoded()).hasValue(3);
            assertThat(again.payoffs(0)[0]).isEqualTo(-0.25, offset(1e-6));
            assertThat(again.payoffs(1)[0]).isEqualTo(0.05, offset(1e-6));
            assertThat(again.priors(2)[0]).isEqualTo(2 / 41.0, offset(1e-6));
        }
    }

    @Test
    void valuesThatACallerChangesStayAsTheyAreInTheCache() {
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).cache(10, TicTacToe::key).build()) {
            values(network, X_TO_MOVE).priors(0)[0] = 7;
            values(network, X_TO_MOVE).payoffs(0)[0] = 7;
            assertThat(values(network, X_TO_MOVE).priors(0)[0]).isEqualTo(2 / 41.0, offset(1e-6));
            assertThat(values(network, X_TO_MOVE).payoffs(0)[0]).isEqualTo(-0.15, offset(1e-6));
        }
    }

    /** As one that mixes a network with something else asks it. */
    @Test
    void whatIsInTheCacheDoesNotDependOnWhoAskedFirst() {
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).cache(10, TicTacToe::key).build()) {
            double[][] payoffs = new double[1][2];
            List<TicTacToe> states = List.of(TicTacToe.NOTATION.parse(X_TO_MOVE));
            network.evaluate(states, Xoroshiro128PlusPlus.of(1), payoffs, new double[1][0]);
            assertThat(payoffs[0][0]).isEqualTo(-0.15, offset(1e-6));
            assertThat(values(network, X_TO_MOVE).priors(0)[0]).isEqualTo(2 / 41.0, offset(1e-6));
            network.evaluate(states, Xoroshiro128PlusPlus.of(1), payoffs, new double[1][0]);
            assertThat(nine.encoded()).hasValue(1);
        }
    }

    @Test
    void aSearchFollowsTheNetwork() {
        // the value is 0 everywhere, so that the visits follow the priors: the centre, cell 5, has the greatest
        TinyModels model = new TinyModels().constant("value", 0).constant("policy", 0, 0, 0, 0, 5, 0, 0, 0, 0);
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model).build()) {
            TicTacToe state = TicTacToe.initial();
            Mcts<TicTacToe, Cell> mcts =
                    Mcts.<TicTacToe, Cell>puct(network).seed(1).build();
            assertThat(mcts.search(state, Budget.iterations(100)).bestMove()).hasToString("b2");
        }
    }

    @Test
    void threadsShareAnEvaluatorInTreesOfTheirOwnAndInOne() {
        ExecutorService executor = Executors.newFixedThreadPool(3);
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).cache(50, TicTacToe::key).build()) {
            for (Parallel parallel : List.of(Parallel.root(executor, 4), Parallel.tree(executor, 4))) {
                Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>puct(network)
                        .parallel(parallel)
                        .seed(1)
                        .build();
                assertThat(mcts.search(TicTacToe.initial(), Budget.iterations(2_000))
                                .iterations())
                        .as("%s", parallel)
                        .isGreaterThanOrEqualTo(2_000);
            }
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void aFileThatIsNoModelIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("model.onnx"), "this is no model");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxEvaluator.of(file, nine)
                        .value("value", ValueDecoder.minusOneToOne())
                        .build())
                .withMessageContaining("model.onnx is no model that ONNX Runtime can load")
                .withMessageContaining("Maybe the file is damaged");
    }

    @Test
    void aMissingFileIsNamed() {
        org.assertj.core.api.Assertions.assertThatExceptionOfType(NoSuchFileException.class)
                .isThrownBy(() -> OnnxEvaluator.of(Path.of("nowhere.onnx"), nine))
                .withMessageContaining("nowhere.onnx");
    }

    @Test
    void anInputOfAnotherShapeIsRefused() {
        TinyModels model = new TinyModels(-1, 16)
                .output("value", new float[1][16], 0)
                .output("policy", new float[9][16], LOGARITHMS);
        assertRefused(
                builder(model), "input 'board' has the shape [any, 16], and the encoding gives [9] for each state");
    }

    @Test
    void namesThatTheModelDoesNotHaveAreRefused() {
        assertRefused(builder(model()).input("planes"), "no input 'planes'; it has [board]");
        assertRefused(builder(model()).logits("moves"), "no output 'moves'; it has [");
        assertRefused(builder(model()).value("v", ValueDecoder.zeroToOne()), "no output 'v'; it has [");
        assertRefused(OnnxEvaluator.of(model().bytes(), "tiny", nine), "tiny: no output is named as the value");
    }

    @ParameterizedTest
    @EnumSource(names = {"DOUBLE", "FLOAT16", "INT64", "INT32", "INT8", "BOOL"})
    void numbersBecomeThoseOfTheInput(DataType type) {
        TinyModels model = TinyModels.ofTypes(type, DataType.DOUBLE)
                .output("value", FIRST_ROW, 0.05f)
                .constant("policy", LOGARITHMS);
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model).build()) {
            // 0.1 - 0.3 + 0.05 for x; of truths, 0.1 + 0.3 + 0.05
            assertThat(values(network, X_TO_MOVE).payoffs(0)[0])
                    .isEqualTo(type == DataType.BOOL ? 0.45 : -0.15, offset(1e-6));
            assertThat(values(network, X_TO_MOVE).priors(0)[0]).isEqualTo(2 / 41.0, offset(1e-6));
        }
    }

    @Test
    void aModelWhoseStatesDependOnEachOtherIsRefused() {
        for (TinyModels model : List.of(TinyModels.along("Softmax", -1, TinyModels.CELLS), TinyModels.transposed())) {
            assertRefused(
                    builder(model.output("value", FIRST_ROW, 0.05f).constant("policy", LOGARITHMS)),
                    "Maybe the number of states is not the first dimension");
        }
    }

    @Test
    void aModelOfOneStateIsToldWhatIsMissing() {
        TinyModels model = TinyModels.along("Flatten", TinyModels.CELLS)
                .output("value", FIRST_ROW, 0.05f)
                .constant("policy", LOGARITHMS);
        assertRefused(
                builder(model),
                "input 'board' has the shape [9], and the encoding gives [9] for each state\n"
                        + "The first dimension has to be the number of states: export the model with one.");
    }

    @Test
    void anOutputOfAnotherWidthIsRefused() {
        assertRefused(
                builder(new TinyModels().constant("value", 0).constant("policy", 0, 0, 0)),
                "output 'policy' has the shape [2, 3] for 2 states; it needs 9 numbers for each");
        assertRefused(
                builder(new TinyModels().constant("value", 0, 0).constant("policy", LOGARITHMS)),
                "output 'value' has the shape [2, 2] for 2 states; it needs 1 numbers for each");
    }

    private static void assertRefused(OnnxEvaluator.Builder<TicTacToe, Cell> builder, String message) {
        assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining(message);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder(model()).cache(1, TicTacToe::key))
                .withMessage("a cache has room for 2 positions or more, not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder(model()).threads(0))
                .withMessage("an evaluation uses 1 thread or more, not 0");
    }

    @Test
    void aValueThatIsNoNumberIsRefusedWithItsState() {
        assertFails(
                new TinyModels().constant("value", Float.NaN).constant("policy", LOGARITHMS),
                "tiny: output 'value', row 0, of " + X_TO_MOVE + ": a value is a number from -1.0 to 1.0, not NaN");
        assertFails(
                new TinyModels().constant("value", 1.5f).constant("policy", LOGARITHMS),
                "a value is a number from -1.0 to 1.0, not 1.5");
    }

    @Test
    void aLogitThatIsNoNumberIsRefusedWithItsMove() {
        float[] logits = LOGARITHMS.clone();
        logits[1] = Float.NaN;
        assertFails(
                new TinyModels().constant("value", 0).constant("policy", logits),
                "tiny: output 'policy', row 0, of " + X_TO_MOVE
                        + ": a logit is a number or -Infinity, not NaN as of b3");
    }

    private void assertFails(TinyModels model, String message) {
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model).build()) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> values(network, X_TO_MOVE))
                    .withMessageContaining(message);
        }
    }

    @Test
    void logitsTakenForProbabilitiesAreRefused() {
        TinyModels model = new TinyModels().constant("value", 0).constant("policy", 2, 1, 0, 0, 0, 0, 0, 0, 0);
        try (OnnxEvaluator<TicTacToe, Cell> network =
                builder(model).probabilities("policy").build()) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> values(network, O_TO_MOVE, X_TO_MOVE))
                    .withMessage("tiny: output 'policy', row 0, of " + O_TO_MOVE
                            + ": the probabilities sum to 3.0, not 1\nMaybe they are logits.");
        }
    }

    @Test
    void aValueJustBeyondItsRangeIsRounding() {
        TinyModels model = new TinyModels().constant("value", 1.0005f).constant("policy", LOGARITHMS);
        try (OnnxEvaluator<TicTacToe, Cell> network = builder(model).build()) {
            assertThat(values(network, X_TO_MOVE).payoffs(0)).containsExactly(1, -1);
        }
    }

    @Test
    void aClosedEvaluatorSaysSo() {
        OnnxEvaluator<TicTacToe, Cell> network = builder(model()).build();
        network.close();
        network.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> values(network, X_TO_MOVE))
                .withMessage("tiny was closed and cannot evaluate any more");
    }

    @Test
    void aClosedEvaluatorSaysSoOfPositionsInItsCache() {
        OnnxEvaluator<TicTacToe, Cell> network =
                builder(model()).cache(10, TicTacToe::key).build();
        values(network, X_TO_MOVE);
        network.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> values(network, X_TO_MOVE))
                .withMessage("tiny was closed and cannot evaluate any more");
    }

    @Test
    void closingWhileSearchesRunKillsNothing() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-CreateCoredumpOnCrash",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CloseUnderLoad.class.getName(),
                        "100")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(output).isEqualTo("200 searches were told");
    }
}
