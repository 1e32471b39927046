package io.mcts.cli.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.Networks;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Parts;
import io.mcts.spec.search.SearchLimits;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworksTest {

    private static String bestMove(String game, String position, String spec) {
        return bestMove(Games.catalog().make(game), position, spec);
    }

    private static <S extends GameState<S, M>, M extends Move> String bestMove(
            Game<S, M> game, String position, String spec) {
        Mcts<S, M> mcts = Spec.parse(spec).mcts(game, Runnable::run);
        return mcts.search(game.notation().parse(position), Budget.iterations(100))
                .bestMove()
                .toString();
    }

    @Test
    void theNetworksSeeAWin() {
        assertThat(bestMove("connectfour", "112233", "network,seed=1")).isEqualTo("4");
        assertThat(bestMove("connectfour", "112233", "network,expansion=all,seed=1"))
                .isEqualTo("4");
        // red steps into the corner e1
        assertThat(bestMove("einstein", "A4/1C3/4b/3F1/e4 r 6", "network,expansion=all,seed=1"))
                .isEqualTo("d2-e1");
    }

    @Test
    void aGameOrABoardWithoutANetworkIsRefused() {
        assertRefused("tictactoe", "network", "'network' is not an evaluator; allowed: rollout, ");
        assertRefused(
                "connectfour:rows=8",
                "network",
                "the built-in network knows only the board of 6 rows and 7 columns without blocked cells; allowed:"
                        + " network:file=MODEL.onnx");
        assertRefused("connectfour:blocked=random", "network", "a network needs a fixed board");
    }

    @SuppressWarnings("unchecked") // as its name says
    private static EncodedGame<ConnectFour, Drop> connectFour() {
        return (EncodedGame<ConnectFour, Drop>) Games.catalog().make("connectfour");
    }

    private static Catalog<BatchEvaluator<ConnectFour>> evaluators(Game<ConnectFour, Drop> game) {
        return Parts.found().of(game, ConnectFour.classic(), Spec.none()).evaluators();
    }

    /** A game of someone else, as it is written with no thought of networks but its encodings. */
    private static final class OwnGame implements EncodedGame<ConnectFour, Drop> {

        @Override
        public ConnectFour initial(RandomGenerator random) {
            return ConnectFour.classic();
        }

        @Override
        public Notation<ConnectFour, Drop> notation() {
            return ConnectFourNotation.of(ConnectFour.classic());
        }

        @Override
        public List<String> players() {
            return List.of("x", "o");
        }

        @Override
        public List<? extends StateEncoding<ConnectFour, Drop>> encodings() {
            return connectFour().encodings();
        }
    }

    @Test
    void anyGameWithEncodingsTakesANetworkFromAFile(@TempDir Path folder) throws IOException {
        Path model = copyOfTheModel(folder);
        OwnGame game = new OwnGame();
        assertThat(bestMove(game, "112233", "network:file=" + model + ",seed=1"))
                .isEqualTo("4");
        Catalog<BatchEvaluator<ConnectFour>> evaluators = evaluators(game);
        assertThat(evaluators.make("network:file=" + model)).isSameAs(evaluators.make("network:file=" + model));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> bestMove(game, "112233", "network"))
                .withMessageContaining("this game has no built-in network; allowed: network:file=MODEL.onnx");
    }

    @Test
    void aChangeOfTheWeightsBesideAModelIsNoticed(@TempDir Path folder) throws IOException {
        Path model = Files.writeString(folder.resolve("a.onnx"), "a graph");
        Path weights = Files.writeString(folder.resolve("a.onnx.data"), "its weights");
        long before = Networks.checksum(model.toString());
        Files.writeString(weights, "new weights");
        assertThat(Networks.checksum(model.toString())).isNotEqualTo(before);
    }

    @Test
    void aFileThatIsMissingNoModelOrOfAnotherBoardIsRefused(@TempDir Path folder) throws IOException {
        assertRefused("einstein", "network:file=" + folder.resolve("a.onnx"), "a.onnx' cannot be read: no such file");
        Path text = Files.writeString(folder.resolve("b.onnx"), "no model");
        assertRefused("einstein", "network:file=" + text, "b.onnx is no model that ONNX Runtime can load");
        Path model = copyOfTheModel(folder);
        assertRefused(
                "connectfour:rows=8",
                "network:file=" + model,
                "the input 'state' has the shape [any, 6, 6, 7], and the encoding gives [6, 8, 7]");
        assertThat(bestMove("connectfour", "112233", "network:file=" + model + ",seed=1"))
                .isEqualTo("4");
    }

    private static Path copyOfTheModel(Path folder) throws IOException {
        return Files.write(folder.resolve("c.onnx"), model());
    }

    /** A worker goes on for days, while models are trained that are called the same. */
    @Test
    void aFileThatHasChangedIsLoadedAgain(@TempDir Path folder) throws IOException {
        Path model = copyOfTheModel(folder);
        Catalog<BatchEvaluator<ConnectFour>> models = evaluators(connectFour());
        var before = models.make("network:file=" + model);
        assertThat(models.make("network:file=" + model)).isSameAs(before);
        Files.write(model, new byte[] {0x12, 1, 'x'}, StandardOpenOption.APPEND); // the name of its maker
        assertThat(models.make("network:file=" + model)).isNotSameAs(before);
    }

    @Test
    void aDeviceThatIsMissingIsRefusedInWords() {
        assertThat(bestMove("connectfour", "112233", "network:threads=1:device=cpu,seed=1"))
                .isEqualTo("4");
        for (String device : List.of("cuda", "coreml", "directml")) {
            assertRefused(
                    "connectfour",
                    "network:device=" + device,
                    "\nMaybe a provider is missing: here are [CPU], and CUDA needs the artifact onnxruntime_gpu");
        }
        assertRefused("connectfour", "network:device=gpu", "'gpu'");
        int cores = Runtime.getRuntime().availableProcessors();
        assertRefused(
                "connectfour",
                "network:threads=" + (cores + 1),
                "threads is from 1 to " + cores + " here, not " + (cores + 1));
    }

    @Test
    void searchesShareBatchesOfAnySizeUpToTheGreatest() {
        for (int size : List.of(1, 2, 4096)) {
            assertThat(bestMove("connectfour", "112233", "network:shared=" + size + ",seed=1"))
                    .isEqualTo("4");
        }
        for (int size : List.of(0, 4097)) {
            assertRefused("connectfour", "network:shared=" + size, "shared is from 1 to 4096, not " + size);
        }
    }

    private static void assertRefused(String game, String spec, String message) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> bestMove(game, "", spec))
                .withMessageContaining(message);
    }

    private static byte[] model() throws IOException {
        try (InputStream in = connectFour().network().orElseThrow()) {
            return in.readAllBytes();
        }
    }

    @Test
    void theOwnerOfAProgramGivesAGameANetworkThatStrangersMayUse() throws IOException {
        EncodedGame<ConnectFour, Drop> game = Networks.builtIn(new OwnGame(), model(), "c.onnx");
        assertThat(bestMove(game, "112233", "network,seed=1")).isEqualTo("4");
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(10), 1 << 20, 1);
        assertThat(limits.applyTo(Spec.parse(game.suggestions().opponent()), game))
                .isNotNull();
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Networks.builtIn(new OwnGame(), new byte[9], "c.onnx"))
                .withMessageContaining("c.onnx is no model that ONNX Runtime can load");
    }

    /** Their class is the same, and no network may be taken for another. */
    @Test
    void aGameKeepsItsOwnNetworkBesideOthers() throws IOException {
        EncodedGame<ConnectFour, Drop> given = Networks.builtIn(connectFour(), model(), "c.onnx");
        EncodedGame<ConnectFour, Drop> another = Networks.builtIn(connectFour(), model(), "d.onnx");
        var network = evaluators(given).make("network");
        assertThat(evaluators(given).make("network")).isSameAs(network);
        assertThat(evaluators(another).make("network")).isNotSameAs(network);
        assertThat(evaluators(connectFour()).make("network")).isNotSameAs(network);
    }

    @Test
    void aGameWithANetworkIsOtherwiseTheSame() throws IOException {
        EncodedGame<ConnectFour, Drop> given = Networks.builtIn(connectFour(), model(), "c.onnx");
        assertThat(Stream.of(Game.class.getMethods())
                        .filter(method -> !Modifier.isStatic(method.getModifiers()))
                        .map(Method::getName))
                .isSubsetOf(Stream.of(given.getClass().getDeclaredMethods())
                        .map(Method::getName)
                        .toList());
        assertThat(given.levels()).isEqualTo(connectFour().levels());
        assertThat(given.diagram(ConnectFour.classic())).isEqualTo(connectFour().diagram(ConnectFour.classic()));
    }

    @Test
    void strangersNameNoFiles() {
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(1), 1 << 20, 1);
        Game<?, ?> game = Games.catalog().make("connectfour");
        assertThat(limits.applyTo(Spec.parse("network"), game)).isNotNull();
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> limits.applyTo(Spec.parse("network:file=/etc/passwd"), game))
                .withMessageContaining("this program reads no files for other people");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> limits.applyTo(Spec.parse("uct,evaluator=network:file=/etc/passwd"), game))
                .withMessageContaining("this program reads no files for other people");
    }
}
