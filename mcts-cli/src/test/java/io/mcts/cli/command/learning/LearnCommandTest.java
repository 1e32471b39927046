package io.mcts.cli.command.learning;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.cli.command.CommandRun;
import io.mcts.cli.command.JsonReferenceTest;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The trainer is a program that copies the network of Connect Four that comes with it: training is tested where PyTorch is. */
class LearnCommandTest {

    private static final String SPEC = "gumbel,iterations=2";

    @TempDir
    private Path folder;

    private Path dir;
    private Path trainer;

    @BeforeEach
    void writeTrainer() throws IOException {
        dir = folder.resolve("learned, anew");
        Path network = folder.resolve("network.onnx");
        try (InputStream in = ((EncodedGame<?, ?>) Games.catalog().make("connectfour"))
                .network()
                .orElseThrow()) {
            Files.copy(in, network);
        }
        trainer = script(
                "trainer",
                "echo \"$@\" >> " + folder + "/words\n"
                        + "while [ \"${1#--}\" != \"$1\" ]; do shift 2; done\n"
                        + "cp " + network + " \"$1\"\n"
                        + "echo 'held back: policy 1.25, value 0.5'\n");
    }

    private Path script(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** Runs with small settings, and these options besides or in their place. */
    private CommandRun learn(String... options) {
        Map<String, String> all = new LinkedHashMap<>(Map.of("--trainer", "sh " + trainer, "--spec", SPEC));
        all.putAll(Map.of("--first", "uct,iterations=2", "--player", "puct,iterations=2"));
        all.putAll(Map.of("--games", "4", "--gate", "4", "--batch", "2"));
        all.putAll(Map.of("--opponent", "uct,iterations=20", "--opponent-games", "4"));
        List<String> words = new ArrayList<>(List.of("learn", "connectfour", "--dir", dir.toString()));
        for (int i = 0; i < options.length; i++) {
            if (i + 1 < options.length && !options[i + 1].startsWith("--")) {
                all.put(options[i], options[++i]);
            } else {
                words.add(options[i]);
            }
        }
        all.forEach((option, value) -> words.addAll(List.of(option, value)));
        return CommandRun.of(words.toArray(new String[0]));
    }

    /** The arguments of each training, without those before the first game. */
    private List<String> words() throws IOException {
        return Files.readAllLines(folder.resolve("words")).stream()
                .filter(line -> !line.contains("mcts-learn"))
                .toList();
    }

    @Test
    void aGenerationPlaysTrainsAndIsMeasured() throws IOException {
        CommandRun run = learn("--generations", "2", "--json", "--network", "lines", "--plot", folder + "/curve.svg");
        assertThat(run.status()).as(run.err()).isZero();
        JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
        JsonObject second = json.getAsJsonArray("generations").get(1).getAsJsonObject();
        assertThat(second.get("policyLoss").getAsDouble()).isEqualTo(1.25);
        assertThat(second.get("valueLoss").getAsDouble()).isEqualTo(0.5);
        JsonObject gate = second.getAsJsonObject("gate");
        assertThat(gate.get("score").getAsDouble())
                .as("against itself, pair by pair")
                .isEqualTo(0.5);
        assertThat(gate.get("taken").getAsBoolean()).isTrue();
        JsonObject opponent = second.getAsJsonArray("opponents").get(0).getAsJsonObject();
        assertThat(opponent.get("spec").getAsString()).isEqualTo("uct,iterations=20");
        assertThat(opponent.get("games").getAsInt()).isEqualTo(4);
        assertThat(dir.resolve("model-1.onnx")).hasSameBinaryContentAs(folder.resolve("network.onnx"));
        assertThat(words().get(0))
                .startsWith("--epochs 2.0 --rate 0.002 --network lines ")
                .endsWith("games-0-1.npz");
        assertThat(words().get(1)).contains("candidate-0.onnx ").endsWith("games-0-1.npz " + dir + "/games-1-1.npz");
        assertThat(folder.resolve("curve.svg")).content().contains("the network against uct,iterations=20");
        assertThat(dir.resolve("report.html"))
                .content()
                .contains("<h1>connectfour: 2 generations</h1>", "<svg ", "the network against uct,iterations=20")
                .contains("loss of the policy", "positions a game", "Elo of the best network", "\"seed\": \"1\"")
                .doesNotContain("resignation");
    }

    /** With few iterations most games look lost to somebody, some of them wrongly. */
    @Test
    void quickMovesResignationAndSchedulesAreOfOneRun() throws IOException {
        List<String> options = List.of("--quick", "1", "--full", "0.5", "--resign", "0.45", "--play-on", "0.5");
        options = Stream.concat(options.stream(), Stream.of("--temperature", "1,4:0.5", "--games", "20"))
                .toList();
        options = Stream.concat(
                        options.stream(),
                        Stream.of("--rate", "0.002,1:0.0005", "--generations", "2", "--earlier", "1", "--json"))
                .toList();
        CommandRun run = learn(options.toArray(new String[0]));
        assertThat(run.status()).as(run.err()).isZero();
        JsonReferenceTest.requireNamed("learn", List.of(run.out()));
        JsonObject second = JsonParser.parseString(run.out())
                .getAsJsonObject()
                .getAsJsonArray("generations")
                .get(1)
                .getAsJsonObject();
        JsonObject earlier = second.getAsJsonArray("opponents").get(1).getAsJsonObject();
        assertThat(earlier.get("spec").getAsString()).isEqualTo("earlier=1");
        assertThat(earlier.get("score").getAsDouble()).as("the same network").isEqualTo(0.5);
        JsonObject resignations = second.getAsJsonObject("resignations");
        int resigned = resignations.get("games").getAsInt();
        int playedOn = resignations.get("playedOn").getAsInt();
        assertThat(resigned).isBetween(4, 16);
        assertThat(playedOn).isBetween(4, 20 - resigned);
        assertThat(resignations.get("wrong").getAsInt()).isBetween(0, playedOn);
        assertThat(second.get("positions").getAsInt()).isBetween(20, 20 * 42);
        assertThat(dir.resolve("report.html"))
                .content()
                .contains("share of games with a resignation", "share of wrong resignations");
        assertThat(words().get(0)).contains("--rate 0.002 ");
        assertThat(words().get(1)).contains("--rate 5.0E-4 ");
        assertThat(CommandRun.of("help", "learn").out()).contains("--temperature=T[,N:T...]");
    }

    /** What a killed run has left of each step, one after the other: each file that was there stays as it was. */
    @Test
    void theSameCommandGoesOnWhereverItEnded() throws IOException {
        assertThat(learn("--generations", "3").status()).isZero();
        List<String> whole = contents();
        for (String lost : List.of("generation-2.json", "opponent-2-0.jsonl", "model-2.onnx", "gate-2.jsonl")) {
            Files.delete(dir.resolve(lost));
            Files.deleteIfExists(dir.resolve("generation-2.json"));
            assertThat(learn("--generations", "3").status()).isZero();
            assertThat(words()).as("training is not done again").hasSize(3);
            assertThat(contents()).isEqualTo(whole);
        }
        Files.delete(dir.resolve("candidate-2.onnx"));
        Files.delete(dir.resolve("generation-2.json"));
        Files.createDirectories(dir.resolve(".mcts-training/model/deep"));
        Files.writeString(dir.resolve(".mcts-training/model/candidate-2.onnx"), "half a model");
        assertThat(learn("--generations", "3").status()).isZero();
        assertThat(words()).hasSize(4);
        assertThat(contents()).isEqualTo(whole);
        CommandRun again = learn("--generations", "3");
        assertThat(again.out()).isEqualTo("all 3 generations are in '" + dir + "' already; for more use --generations");
        assertThat(words()).hasSize(4);
    }

    /** The names of the files, and what is in those that have no times. */
    private List<String> contents() throws IOException {
        List<String> contents = new ArrayList<>();
        try (Stream<Path> files = Files.list(dir)) {
            for (Path file : files.sorted().toList()) {
                String name = String.valueOf(file.getFileName());
                contents.add(name);
                if (name.endsWith(".npz") || name.endsWith(".onnx")) {
                    contents.add(Integer.toString(Arrays.hashCode(Files.readAllBytes(file))));
                }
            }
        }
        return contents;
    }

    /** As when somebody goes on with other settings in the middle of a generation. */
    @Test
    void gamesOfOtherPlayersAreRefused() throws IOException {
        assertThat(learn("--generations", "2").status()).isZero();
        Files.delete(dir.resolve("generation-1.json"));
        List<String> lines = Files.readAllLines(dir.resolve("gate-1.jsonl"));
        Files.writeString(dir.resolve("gate-1.jsonl"), lines.get(0).replace("iterations=2", "iterations=3") + "\n");
        CommandRun run = learn("--generations", "2");
        assertRefused("mcts: game ", run);
        assertThat(run.err()).contains(" of the record " + dir.resolve("gate-1.jsonl") + " was played by ");
    }

    @Test
    void gamesOfAnotherSearchAreRefused() throws IOException {
        assertThat(learn("--generations", "1").status()).isZero();
        Files.delete(dir.resolve("generation-0.json"));
        Files.delete(dir.resolve("candidate-0.onnx"));
        assertRefused(
                "mcts: '" + dir + "' is of a run with seed '1', not '2'", learn("--generations", "1", "--seed", "2"));
    }

    static Stream<List<String>> otherSettings() {
        return Stream.of(
                        "--games 6",
                        "--spec gumbel,iterations=3",
                        "--first uct,iterations=3",
                        "--player puct,iterations=3",
                        "--opening 3",
                        "--draw 1",
                        "--batch 3",
                        "--window 2",
                        "--window-growth 0.4",
                        "--temperature 1,6:0.5",
                        "--quick 1",
                        "--earlier 1",
                        "--resign 0.05",
                        "--network lines",
                        "--epochs 3",
                        "--rate 0.1",
                        "--rate 0.002,3:0.001",
                        "--gate 2",
                        "--opponent random",
                        "--opponent-games 2",
                        "--seed 7",
                        "--trainer sh")
                .map(words -> List.of(words.split(" ")));
    }

    /** A folder of one run is left as it is by every other. */
    @ParameterizedTest
    @MethodSource("otherSettings")
    void aRunWithOtherSettingsIsRefused(List<String> words) throws IOException {
        assertThat(learn("--generations", "1").status()).isZero();
        List<String> before = everything(folder);
        assertThat(learn(words.toArray(new String[0])).err()).contains("'" + dir + "' is of a run with ");
        assertThat(everything(folder)).isEqualTo(before);
    }

    @Test
    void aRunOfAnotherGameIsRefused() throws IOException {
        assertThat(learn("--generations", "1").status()).isZero();
        List<String> before = everything(folder);
        assertRefused(
                "mcts: '" + dir + "' is of a run with game 'connectfour', not 'connectfour:blocked=5-6'",
                CommandRun.of("learn", "connectfour:blocked=5-6", "--dir", dir.toString(), "--trainer", "sh x"));
        Path description = dir.resolve("learning.json");
        Files.writeString(
                description,
                Files.readString(description).replaceFirst("\"rules\": \"[^\"]*", "\"rules\": \"those of yesterday"));
        assertRefused(
                "mcts: '" + dir + "' is of a run with rules 'those of yesterday', not ", learn("--generations", "1"));
        assertThat(everything(folder)).hasSameSizeAs(before);
    }

    /** Everything in a folder: a line for each file or folder. */
    private static List<String> everything(Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted().toList()) {
                lines.add(file + " " + (Files.isDirectory(file) ? "" : Arrays.hashCode(Files.readAllBytes(file))));
            }
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"training-data/a/positions.txt", "training-notes.txt", "notes", "games-1.npz", "model-0.onnx"})
    void aFolderOfSomethingElseIsRefused(String name) throws IOException {
        Path file = dir.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "precious");
        List<String> before = everything(folder);
        assertRefused("mcts: '" + dir + "' holds '" + dir.relativize(file).getName(0) + "', which is not of", learn());
        assertThat(everything(folder)).isEqualTo(before);
    }

    @Test
    void whatIsAddedToTheFolderOfARunIsNotTouched() throws IOException {
        assertThat(learn("--generations", "1").status()).isZero();
        Files.createDirectories(dir.resolve("training/deep"));
        Files.writeString(dir.resolve("training/deep/notes.txt"), "precious");
        List<String> before = everything(folder);
        assertRefused(
                "mcts: '" + dir + "' holds 'training', which is not of its learning run; move it away",
                learn("--generations", "2"));
        assertThat(everything(folder)).isEqualTo(before);
    }

    /** A file with the same meaning and other bytes: an unknown field is added. */
    private static void replaceModel(Path model) throws IOException {
        Files.write(model, new byte[] {(byte) 0xA0, 0x06, 1}, StandardOpenOption.APPEND);
    }

    @Test
    void aReplacedModelIsNotMixedWithTheOldOne() throws IOException {
        assertThat(learn("--generations", "2").status()).isZero();
        Files.delete(dir.resolve("generation-1.json"));
        replaceModel(dir.resolve("candidate-1.onnx"));
        assertThat(learn("--generations", "2").err()).contains("of the record " + dir.resolve("gate-1.jsonl"));

        Files.delete(dir.resolve("candidate-1.onnx"));
        replaceModel(dir.resolve("model-0.onnx"));
        assertRefused(
                "mcts: '" + dir.resolve("games-1-1.npz") + "' holds games 1 to 4 of seed 2",
                learn("--generations", "2"));
    }

    @Test
    void aFolderThatWasMovedGoesOn() throws IOException {
        assertThat(learn("--generations", "2").status()).isZero();
        List<String> whole = contents();
        Files.delete(dir.resolve("generation-1.json"));
        Files.delete(dir.resolve("candidate-1.onnx"));
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(dir, elsewhere);
        dir = elsewhere;
        assertThat(learn("--generations", "2").err()).isEmpty();
        assertThat(contents()).isEqualTo(whole);
    }

    /** A trainer that writes no network after a good one; then it is mended. */
    @Test
    void aNetworkThatCannotPlayIsPutAside() throws IOException {
        String good = Files.readString(trainer);
        script("trainer", good + "case \"$*\" in *mcts-learn*) ;; *) echo text > \"$1\";; esac\n");
        CommandRun run = learn("--generations", "1");
        Path aside = dir.resolve("rejected-0.onnx");
        assertRefused("mcts: the trained network cannot play, and was moved to '" + aside + "': ", run);
        assertThat(aside).hasContent("text");
        assertThat(dir.resolve("candidate-0.onnx")).doesNotExist();
        script("trainer", good);
        assertThat(learn("--generations", "1").status()).isZero();
        assertThat(dir.resolve("model-0.onnx")).hasSameBinaryContentAs(folder.resolve("network.onnx"));
    }

    @Test
    void aTrainerThatFailsIsToldWithItsLastWords() throws IOException {
        trainer = script(
                "failing",
                "echo begun\necho 'out of memory'\nprintf '\\tat io.mcts.Train.main(Train.java:7)\\n'\nexit 3\n");
        CommandRun run = learn();
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("mcts: the trainer 'sh " + trainer + "' ended with status 3 and no model: out of memory\n");
        trainer = script("idle", "");
        assertThat(learn().err()).contains("ended with status 0 and no model: it printed nothing");
        trainer = script("writer", "while [ \"${1#--}\" != \"$1\" ]; do shift 2; done\necho text > \"$1\"\n");
        assertThat(learn().err()).contains("model.onnx is no model that ONNX Runtime can load and run");
        assertThat(dir).as("all before the first game").doesNotExist();
    }

    static Stream<List<String>> wrongWords() {
        return Stream.of(
                        "--trainer nosuchprogram",
                        "--trainer ''",
                        "--rate NaN",
                        "--rate -1",
                        "--rate 0",
                        "--rate Infinity",
                        "--epochs 0",
                        "--epochs -1",
                        "--spec uct,rollout=nosuch",
                        "--spec nosuch",
                        "--spec puct,evaluator=mixed",
                        "--spec network",
                        "--first uct,selection=nosuch",
                        "--first uct,iterations=few",
                        "--player puct,evaluator=network",
                        "--player puct,iterations=32,selection=rave:k=none",
                        "--opponent uct,iteratons=400",
                        "--opponent nosuch",
                        "--opponent engine,command=nosuchprogram",
                        "--generations 0",
                        "--rate 0.002,3",
                        "--rate 0.002,3:0",
                        "--rate 0.002,3:0.1,2:0.1",
                        "--window-growth -1",
                        "--temperature hot",
                        "--temperature -1",
                        "--temperature 1,2:0 --draw 3",
                        "--quick 0",
                        "--quick 2 --full 1.5",
                        "--full 0.5",
                        "--resign 0.5",
                        "--resign NaN",
                        "--resign 0.1 --play-on 2",
                        "--play-on 0.5",
                        "--earlier -1")
                .map(words -> List.of(words.split(" ")));
    }

    @ParameterizedTest
    @MethodSource("wrongWords")
    void wrongWordsAreRefusedBeforeAnythingIsWritten(List<String> words) {
        CommandRun run = learn(words.toArray(new String[0]));
        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(dir).doesNotExist();
    }

    @Test
    void whatCannotBeDoneIsRefused() throws IOException {
        assertRefused(
                "mcts: --games is from 2 to 1000000, not 1",
                CommandRun.of("learn", "connectfour", "--dir", dir.toString(), "--games", "1"));
        assertRefused(
                "mcts: 'uct,noise=1': 'noise' is not a setting",
                CommandRun.of("learn", "connectfour", "--dir", dir.toString(), "--spec", "uct,noise=1"));
        assertRefused(
                "mcts: the trainer in Java needs the jar of mcts-training",
                CommandRun.of("learn", "connectfour", "--dir", dir.toString()));
        assertRefused(
                "mcts: 'tictactoe' is not a game that a network can be shown",
                CommandRun.of("learn", "tictactoe", "--dir", dir.toString(), "--trainer", "sh"));
        Files.createDirectories(dir);
        try (FileChannel channel =
                        FileChannel.open(dir.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertRefused("mcts: in '" + dir + "' another run is learning", learn());
        }
    }

    private static void assertRefused(String message, CommandRun run) {
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(message);
    }

    @Test
    void theTrainerInPythonIsWrittenIntoTheFolder() throws IOException {
        CommandRun run = CommandRun.of(
                "learn",
                "connectfour",
                "--dir=" + dir,
                "--first=uct,iterations=2",
                "--games=2",
                "--trainer=python",
                "--epochs=0.1",
                "--opponent-games=0",
                "--generations=1"); // ends well only where PyTorch is
        assertThat(run.status()).as(run.err()).isIn(0, 2);
        if (run.status() == 0) {
            assertThat(dir.resolve("train.py")).content().contains("def train(");
        } else {
            assertThat(run.err()).contains("the trainer 'python' ");
            assertThat(dir).doesNotExist();
        }
    }
}
