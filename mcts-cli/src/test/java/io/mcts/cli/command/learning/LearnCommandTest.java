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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    private CommandRun learn(String... more) {
        List<String> words = new ArrayList<>(List.of("learn", "connectfour", "--dir", dir.toString()));
        words.addAll(List.of("--trainer", "sh " + trainer, "--spec", SPEC, "--first", "uct,iterations=2"));
        words.addAll(List.of("--player", "puct,iterations=2", "--games", "4", "--gate", "4", "--batch", "2"));
        words.addAll(List.of("--opponent", "uct,iterations=20", "--opponent-games", "4"));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray(new String[0]));
    }

    private List<String> words() throws IOException {
        return Files.readAllLines(folder.resolve("words"));
    }

    @Test
    void aGenerationPlaysTrainsAndIsMeasured() throws IOException {
        CommandRun run = learn("--generations", "2", "--json", "--network", "lines", "--plot", folder + "/curve.svg");
        assertThat(run.status()).as(run.err()).isZero();
        JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
        JsonReferenceTest.requireNamed("learn", List.of(run.out()));
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
        Files.createDirectory(dir.resolve("training-5"));
        Files.writeString(dir.resolve("training-5/candidate-2.onnx"), "half a model");
        assertThat(learn("--generations", "3").status()).isZero();
        assertThat(words()).hasSize(4);
        assertThat(contents()).isEqualTo(whole);
        CommandRun again = learn("--generations", "3");
        assertThat(again.out()).isEmpty();
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
                "mcts: '" + dir.resolve("games-0-1.npz") + "' holds games 1 to 4 of seed 1",
                learn("--generations", "1", "--seed", "2"));
    }

    @Test
    void aTrainerThatFailsIsToldWithItsLastWords() throws IOException {
        trainer = script("failing", "echo 'out of memory'\nexit 3\n");
        CommandRun run = learn();
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("the trainer 'sh " + trainer + "' ended with status 3 and no model: out of memory")
                .contains("candidate-0.onnx.log");
        trainer = script("idle", "");
        assertThat(learn().err()).contains("ended with status 0 and no model: it printed nothing");
        assertThat(dir.resolve("candidate-0.onnx")).doesNotExist();
        try (Stream<Path> files = Files.list(dir)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.contains("training-"));
        }
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
        assertThat(dir.resolve("train.py")).content().contains("def train(");
    }
}
