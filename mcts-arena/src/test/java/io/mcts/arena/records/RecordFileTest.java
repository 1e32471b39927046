package io.mcts.arena.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Score;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.SetUp;
import io.mcts.policy.UniformPolicy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFileTest {

    private static final Map<String, String> SETTINGS = Map.of("game", "einstein", "seed", "3");
    private static final Opening<EinStein, EinSteinMove> OPENING = ((Opening<EinStein, EinSteinMove>)
                    random -> EinStein.of(SetUp.random(random), SetUp.random(random), EinStein.RED))
            .withRandomPlies(1)
            .writtenIn(EinStein.NOTATION);

    private final AtomicInteger begun = new AtomicInteger();

    /** While it is closed, the games after the first twelve do not begin. */
    private CountDownLatch gate = new CountDownLatch(0);

    @TempDir
    private Path folder;

    private Match<EinStein, EinSteinMove> match(int games) {
        Mcts<EinStein, EinSteinMove> mcts =
                Mcts.<EinStein, EinSteinMove>builder().build();
        Entrant<EinStein, EinSteinMove> search = Entrant.ofSearch("search", mcts, Budget.iterations(30));
        Set<Long> first = new HashSet<>();
        Match<EinStein, EinSteinMove> match = Match.of(
                        new Entrant<>("search", seat -> {
                            begun.incrementAndGet();
                            if (!first.contains(seat.seed())) {
                                pass(gate);
                            }
                            return search.agents().agent(seat);
                        }),
                        Entrant.ofPolicy("uniform", new UniformPolicy<EinStein, EinSteinMove>()),
                        OPENING,
                        games)
                .withSeed(3);
        IntStream.range(0, Math.min(12, games))
                .forEach(game -> first.addAll(match.task(game).seeds()));
        return match;
    }

    private static void pass(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
    }

    private Path file() {
        return folder.resolve("games.jsonl");
    }

    private static List<GameRecord> withoutTimes(Iterable<GameRecord> games) {
        List<GameRecord> timeless = new ArrayList<>();
        for (GameRecord game : games) {
            List<Turn> turns = game.turns().stream()
                    .map(turn ->
                            new Turn(turn.player(), turn.move(), 0, turn.value(), turn.visits(), turn.iterations()))
                    .toList();
            timeless.add(new GameRecord(game.number(), game.seats(), game.start(), turns, game.fault()));
        }
        return timeless;
    }

    private List<GameRecord> recorded() {
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            return withoutTimes(file.games());
        }
    }

    private MatchResult play(int threads, int games) {
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            return Arena.ofThreads(threads).recordingIn(file).play(match(games));
        }
    }

    @Test
    void aRecordIsContinuedOnAnotherMachineAndEachLineNamesItsOwn() throws IOException {
        for (int games = 2; games <= 4; games += 2) {
            try (RecordFile file = RecordFile.open(file(), SETTINGS, Map.of("machine", "for " + games))) {
                Arena.ofThreads(1).recordingIn(file).play(match(games));
            }
        }
        play(1, 5);
        assertThat(Files.readAllLines(file()).stream()
                        .map(line -> GameLine.parse(line).origin()))
                .containsExactly(
                        Map.of("machine", "for 2"),
                        Map.of("machine", "for 2"),
                        Map.of("machine", "for 4"),
                        Map.of("machine", "for 4"),
                        null);
    }

    @Test
    void whatIsReadIsWhatWasPlayedAndEveryGameCanBePlayedAgain() {
        List<GameRecord> heard = new ArrayList<>();
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            Arena.ofThreads(2).recordingIn(file).play(match(20), (game, sofar) -> heard.add(game));
        }
        assertThat(recorded()).hasSize(20).isEqualTo(withoutTimes(heard));
        for (GameRecord game : recorded()) {
            EinStein end = game.replay(EinStein.NOTATION);
            assertThat(end.isTerminal()).isTrue();
            assertThat(game.rewards()).containsExactly((end.payoff(0) + 1) / 2, (end.payoff(1) + 1) / 2);
            assertThat(withoutTimes(List.of(Arena.playOne(match(20), game.number()))))
                    .containsExactly(game);
        }
    }

    @Test
    void theSameGamesOnOneThreadAndOnTwo() {
        play(1, 20);
        List<GameRecord> one = recorded();
        file().toFile().delete();
        play(2, 20);
        assertThat(recorded()).isEqualTo(one);
    }

    @Test
    void theFormIsThatOfTheDocumentation() throws IOException {
        play(1, 1);
        String line = Files.readString(file());
        assertThat(line)
                .startsWith("{\"settings\":{\"game\":\"einstein\",\"seed\":\"3\"},\"number\":0,"
                        + "\"entrants\":[\"search\",\"uniform\"],\"seeds\":[")
                .contains("],\"start\":\"", " b -\",\"moves\":[{\"player\":-1,\"move\":\"", "\",\"millis\":")
                .matches("(?s).*\"rewards\":\\[[01]\\.0,[01]\\.0]}\\n");
    }

    @Test
    void aContestGoesOnWhereItStoppedAndPlaysNoGameTwice() {
        MatchResult whole = Arena.ofThreads(1).play(match(30));
        begun.set(0);
        Cancellation enough = new Cancellation();
        gate = new CountDownLatch(1);
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            Arena.ofThreads(2).recordingIn(file).until(enough).play(match(30), (game, sofar) -> {
                if (game.number() == 9) {
                    enough.cancel();
                    gate.countDown();
                }
            });
        }
        int kept = recorded().size();
        assertThat(kept).isBetween(10, 14); // two more may begin when the gate opens
        begun.set(0);
        MatchResult resumed = play(2, 30);
        assertThat(begun).hasValue(30 - kept);
        assertThat(resumed.score()).isEqualTo(whole.score());
        assertThat(resumed.pairs()).isEqualTo(whole.pairs());
        assertThat(resumed.plies()).isEqualTo(whole.plies());
        begun.set(0);
        assertThat(play(2, 30).score()).isEqualTo(whole.score());
        assertThat(begun).hasValue(0);
        assertThat(play(2, 40).score().games()).isEqualTo(40); // and it can be made longer
        assertThat(begun).hasValue(10);
    }

    @Test
    void aLineThatWasNotWrittenToItsEndIsPlayedAgain() throws IOException {
        Score score = play(1, 5).score();
        byte[] whole = Files.readAllBytes(file());
        for (int cut : new int[] {1, 2, 50, 300}) {
            Files.write(file(), Arrays.copyOf(whole, whole.length - cut));
            begun.set(0);
            assertThat(play(1, 5).score()).isEqualTo(score);
            assertThat(begun.get()).isBetween(1, 2);
            assertThat(recorded()).hasSize(5);
        }
    }

    @Test
    void aFileOfAnotherSortIsLeftAsItIs() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes"), "all that I know");
        assertThatThrownBy(() -> RecordFile.open(notes, SETTINGS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is no part of a record: all that");
        assertThat(notes).hasContent("all that I know");
    }

    /** A program that plays and records games in the same file. */
    private Process anotherProgram() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndlessMatch.class.getName(),
                        file().toString())
                .redirectErrorStream(true)
                .start();
    }

    /** Waits until a program has counted some games, for each of which it prints a dot. */
    private static void awaitGames(Process process, int games) throws IOException {
        int finished = 0;
        while (finished < games) {
            int letter = process.getInputStream().read();
            assertThat(letter).as("the output ends after %d games", finished).isNotNegative();
            finished += letter == '.' ? 1 : 0;
        }
    }

    private void requireRefused(Process process) throws Exception {
        try {
            assertThat(process.waitFor()).isNotZero();
            assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("the record " + file() + " is in use by another contest; wait for its end");
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void whileAProgramWritesEveryOtherOneIsRefused() throws Exception {
        Process writer = anotherProgram();
        try {
            awaitGames(writer, 5);
            requireRefused(anotherProgram());
            assertThatThrownBy(() -> RecordFile.open(file(), SETTINGS))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is in use by another contest");
            awaitGames(writer, 5);
        } finally {
            writer.destroyForcibly().waitFor();
        }
        assertThat(recorded()).hasSizeGreaterThanOrEqualTo(10);
    }

    /** On POSIX systems a program that closes any channel to a file loses its locks on that file. */
    @Test
    void aRefusalInOneProgramKeepsTheFileClosedToOthers() throws Exception {
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            assertThatThrownBy(() -> RecordFile.open(file(), SETTINGS)).isInstanceOf(IllegalStateException.class);
            requireRefused(anotherProgram());
            assertThat(file.games()).isEmpty();
        }
    }

    @Test
    void aProgramThatIsKilledLosesTheGamesInProgressAndNoOther() throws Exception {
        Process process = anotherProgram();
        try {
            awaitGames(process, 25);
            process.destroyForcibly().waitFor(); // kill -9
        } finally {
            process.destroyForcibly();
        }
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            assertThat(file.games()).hasSizeGreaterThanOrEqualTo(25);
            assertThat(file.games().stream().map(GameRecord::number).filter(number -> number < 25))
                    .hasSize(25);
            Contest<EinStein, EinSteinMove, MatchResult> match =
                    EndlessMatch.match(file.games().size() + 10);
            MatchResult result = Arena.ofThreads(2).recordingIn(file).play(match);
            assertThat(result.score()).isEqualTo(Arena.ofThreads(1).play(match).score());
        }
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsLine() throws IOException {
        play(1, 4);
        assertThatThrownBy(() -> RecordFile.open(file(), Map.of("game", "einstein", "seed", "4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 1 of the record ")
                .hasMessageContaining("it was played with {game=einstein, seed=3}, not with {game=einstein, seed=4}");
        try (RecordFile file = RecordFile.open(file(), SETTINGS)) {
            assertThatThrownBy(() -> RecordFile.open(file(), SETTINGS))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is in use by another contest");
            assertThatThrownBy(() -> Arena.ofThreads(1).recordingIn(file).play(match(4).withSeed(8)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("game 0 of " + file + " was played by [search, uniform]");
        }
        String games = Files.readString(file());
        Files.writeString(file(), games.lines().findFirst().orElseThrow() + "\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> RecordFile.open(file(), SETTINGS))
                .hasMessageContaining("line 5 of the record")
                .hasMessageContaining("game 0 stands there a second time");
        for (String garbage : List.of("garbage", "", "[1]", "{}", "{\"settings\":{},\"number\":1}", "null")) {
            Files.writeString(file(), garbage + "\n" + games, StandardCharsets.UTF_8);
            assertThatThrownBy(() -> RecordFile.open(file(), SETTINGS))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("line 1 of the record");
        }
        assertThatThrownBy(() -> RecordFile.open(folder.resolve("missing").resolve("file"), SETTINGS))
                .isInstanceOf(java.io.UncheckedIOException.class);
    }
}
