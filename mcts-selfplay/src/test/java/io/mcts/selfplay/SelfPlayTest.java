package io.mcts.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.offset;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.encoding.StateEncoding;
import io.mcts.encoding.TensorEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.SharedBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.selfplay.SelfPlay.Ending;
import io.mcts.selfplay.SelfPlay.Sample;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayTest {

    /** Nine numbers: 1 for a stone of the player to move, -1 for one of the other. */
    private record Board() implements StateEncoding<TicTacToe, Cell> {

        @Override
        public int[] shape() {
            return new int[] {9};
        }

        @Override
        public void encode(TicTacToe state, FloatBuffer tensor) {
            String marks = TicTacToe.NOTATION.format(state);
            for (int cell = 0; cell < 9; cell++) {
                if (marks.charAt(cell) != '.') {
                    tensor.put(cell, (marks.charAt(cell) == 'x') == (state.currentPlayer() == 0) ? 1 : -1);
                }
            }
        }

        @Override
        public int policySize() {
            return 9;
        }

        @Override
        public int policyIndex(TicTacToe state, Cell move) {
            return move.index();
        }
    }

    /** Knows nothing: a draw, and all moves alike. */
    private static final class Even implements BatchEvaluator<TicTacToe> {

        @Override
        public void evaluate(List<TicTacToe> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                Arrays.fill(payoffs[i], 0);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    private final AtomicInteger begun = new AtomicInteger();
    private final ExecutorService executor = Executors.newFixedThreadPool(8);

    private final SelfPlay<TicTacToe, Cell> play = SelfPlay.gumbel(
            new SharedBatches<>(new Even(), 4),
            16,
            random -> {
                begun.incrementAndGet();
                return TicTacToe.initial();
            },
            List.of(new Board()));

    @AfterEach
    void shutDown() {
        executor.shutdownNow();
    }

    @Test
    void gamesThatAreWrittenAreNotPlayedAgain(@TempDir Path folder) throws IOException, InterruptedException {
        play.write(folder, "all", 250, 7, executor);
        assertThat(begun.getAndSet(0)).isGreaterThanOrEqualTo(250);
        assertThat(names(folder)).containsExactly("all-1.npz", "all-2.npz", "all-3.npz");
        byte[] second = Files.readAllBytes(folder.resolve("all-2.npz"));
        Files.delete(folder.resolve("all-2.npz"));
        Files.writeString(folder.resolve("all-2.npz.part"), "half a file");
        play.write(folder, "all", 250, 7, executor);
        assertThat(begun.getAndSet(0)).isBetween(100, 150); // openings that end the game are drawn again
        assertThat(folder.resolve("all-2.npz")).hasBinaryContent(second);
        play.write(folder, "all", 250, 7, executor);
        assertThat(begun).hasValue(0);
        assertThat(names(folder)).containsExactly("all-1.npz", "all-2.npz", "all-3.npz");
    }

    @Test
    void moreGamesGoOnWhereFewerEnded(@TempDir Path folder) throws IOException, InterruptedException {
        Path atOnce = folder.resolve("at-once");
        play.write(atOnce, "all", 250, 7, executor);
        Path later = folder.resolve("later");
        play.write(later, "all", 150, 7, executor);
        begun.set(0);
        play.write(later, "all", 250, 7, executor);
        assertThat(begun.get()).as("games 101 to 250").isBetween(150, 225);
        for (String name : names(atOnce)) {
            assertThat(later.resolve(name)).hasSameBinaryContentAs(atOnce.resolve(name));
        }
        begun.set(0);
        play.write(later, "all", 120, 7, executor);
        assertThat(begun).hasValue(0);
        assertThat(names(later)).isEqualTo(names(atOnce));
    }

    @Test
    void filesOfOtherGamesAreRefusedAndStay(@TempDir Path folder) throws IOException, InterruptedException {
        play.write(folder, "all", 20, 7, executor);
        byte[] before = Files.readAllBytes(folder.resolve("all-1.npz"));
        begun.set(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> play.write(folder, "all", 20, 8, executor))
                .withMessageContaining("all-1.npz' holds games 1 to 20 of seed 7: mcts(")
                .withMessageContaining(", not games 1 to 20 of seed 8: mcts(");
        SelfPlay<TicTacToe, Cell> other =
                SelfPlay.gumbel(new Even(), 32, random -> TicTacToe.initial(), List.of(new Board()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> other.write(folder, "all", 20, 7, executor))
                .withMessageContaining("choose another folder or remove the file");
        assertThat(begun).hasValue(0);
        assertThat(folder.resolve("all-1.npz")).hasBinaryContent(before);
        SelfPlay.write(folder.resolve("all-1.npz"), new Board(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> play.write(folder, "all", 20, 7, executor))
                .withMessageContaining("holds something that does not say what it is");
    }

    /** Twenty runs are stopped after some games each; what they leave is a beginning of the same games, and in the end all of them. */
    @Test
    void runsThatAreStoppedLeaveWholeFiles(@TempDir Path folder) throws IOException, InterruptedException {
        Path atOnce = folder.resolve("at-once");
        play.write(atOnce, "all", 130, 7, executor);
        Path inPieces = folder.resolve("in-pieces");
        SampleFiles files = new SampleFiles(inPieces, "all", new Board(), play.mcts() + ", --opening 4 --draw 0", 7);
        Random random = new Random(1);
        for (int run = 0; run < 20; run++) {
            int most = random.nextInt(30);
            AtomicInteger done = new AtomicInteger();
            files.write(130, seed -> () -> play.play(seed), executor, 16, new SampleFiles.Watch() {
                @Override
                public void done(int games) {
                    done.incrementAndGet();
                }

                @Override
                public boolean isStopped() {
                    return done.get() >= most;
                }
            });
            assertThat(names(inPieces)).allMatch(name -> name.matches("all-[12]\\.npz"));
        }
        play.write(inPieces, "all", 130, 7, executor);
        assertThat(names(inPieces)).isEqualTo(names(atOnce));
        for (String name : names(atOnce)) {
            assertThat(inPieces.resolve(name)).hasSameBinaryContentAs(atOnce.resolve(name));
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    /** The move to c3 wins at once; the noise may lead elsewhere, but seldom. */
    @Test
    void aGumbelSearchFindsAWinAndSaysSo() {
        SelfPlay<TicTacToe, Cell> near =
                SelfPlay.gumbel(new Even(), 64, random -> TicTacToe.NOTATION.parse("xx.oo...."), List.of(new Board()));
        SelfPlay<TicTacToe, Cell> fromThere =
                new SelfPlay<>(near.mcts(), near.budget(), near.start(), near.encodings(), 0, 0);
        int wins = 0;
        for (int seed = 0; seed < 20; seed++) {
            List<Sample> game = fromThere.play(seed);
            Sample first = game.get(0);
            assertThat(first.inputs().get(0)).containsExactly(1, 1, 0, -1, -1, 0, 0, 0, 0);
            double[] policy = ofDoubles(first.policy());
            assertThat(Arrays.stream(policy).sum()).isEqualTo(1, offset(1e-5));
            assertThat(policy[2]).isGreaterThan(0.5);
            wins += first.result() == 1 ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(18);
    }

    private static SelfPlay<TicTacToe, Cell> solved(String position, SelfPlayOptions options) {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>solver().build();
        return new SelfPlay<>(
                mcts,
                mcts,
                Budget.iterations(1_000),
                random -> TicTacToe.NOTATION.parse(position),
                List.of(new Board()),
                options);
    }

    /** A player whom two threats beat resigns; in a game that is played on, they lose. */
    @Test
    void aResignationIsALossAtOnce() {
        SelfPlayOptions never = SelfPlayOptions.of(0, 0);
        List<Sample> resigned =
                solved("oxoxox...", never.withResignation(0.1, 0)).play(1);
        assertThat(resigned).extracting(Sample::result).containsExactly(-1f);
        assertThat(resigned).extracting(Sample::ending).containsExactly(Ending.RESIGNED);
        List<Sample> playedOn =
                solved("oxoxox...", never.withResignation(0.1, 1)).play(1);
        assertThat(playedOn).extracting(Sample::result).containsExactly(-1f, 1f);
        assertThat(playedOn).extracting(Sample::ending).containsOnly(Ending.RIGHT);
        assertThat(solved("oxoxox...", never).play(1))
                .hasSize(2)
                .extracting(Sample::ending)
                .containsOnly(Ending.USUAL);
    }

    /** Searches of ten iterations err often. */
    @Test
    void resignationsThatWouldHaveBeenWrongAreCounted(@TempDir Path folder) throws IOException, InterruptedException {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().build();
        SelfPlayOptions options = SelfPlayOptions.of(0, 9).withResignation(0.49, 0.5);
        SelfPlay<TicTacToe, Cell> hasty = new SelfPlay<>(
                mcts, mcts, Budget.iterations(10), random -> TicTacToe.initial(), List.of(new Board()), options);
        hasty.write(folder, "all", 150, 3, executor);
        SampleFiles.Figures figures = SampleFiles.figures(folder, "all");
        assertThat(figures.resigned()).isBetween(20, 60);
        assertThat(figures.right() + figures.wrong())
                .as("as many are played on")
                .isBetween(20, 60);
        assertThat(figures.wrong()).isPositive();
        assertThat(figures.rows()).isBetween(2 * 150, 9 * 150);
        play.write(folder, "usual", 20, 3, executor);
        assertThat(SampleFiles.figures(folder, "usual").resigned()).isZero();
    }

    @Test
    void quickMovesTeachNoPolicy() {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().build();
        SelfPlayOptions options = SelfPlayOptions.of(0, 9).withQuick(5, 0.25);
        SelfPlay<TicTacToe, Cell> quick = new SelfPlay<>(
                mcts, mcts, Budget.iterations(100), random -> TicTacToe.initial(), List.of(new Board()), options);
        int positions = 0;
        int withPolicy = 0;
        for (int seed = 0; seed < 100; seed++) {
            for (Sample sample : quick.play(seed)) {
                double sum = Arrays.stream(ofDoubles(sample.policy())).sum();
                assertThat(sum)
                        .satisfiesAnyOf(
                                share -> assertThat(share).isZero(),
                                share -> assertThat(share).isEqualTo(1, offset(1e-5)));
                positions++;
                withPolicy += sum > 0 ? 1 : 0;
            }
        }
        assertThat((double) withPolicy / positions).isBetween(0.2, 0.3);
        assertThat(quick.play(5)).hasSameSizeAs(quick.play(5));
    }

    private static double[] ofDoubles(float[] numbers) {
        double[] all = new double[numbers.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = numbers[i];
        }
        return all;
    }

    @Test
    void aGameThatFailsEndsThemAll(@TempDir Path folder) throws IOException {
        SelfPlay<TicTacToe, Cell> broken = SelfPlay.gumbel(
                new Even(),
                16,
                random -> {
                    throw new IllegalArgumentException("no beginning");
                },
                List.of(new Board()));
        assertThatIllegalStateException()
                .isThrownBy(() -> broken.write(folder, "none", 10, 1, executor))
                .withMessageContaining("a game failed")
                .withMessageContaining("no beginning");
        assertThat(names(folder)).isEmpty();
    }

    /** As {@link Board}, and the legal moves for an input of their own. */
    private static final class Masked implements StateEncoding<TicTacToe, Cell> {

        private final Board board = new Board();

        @Override
        public int[] shape() {
            return board.shape();
        }

        @Override
        public void encode(TicTacToe state, FloatBuffer tensor) {
            board.encode(state, tensor);
        }

        @Override
        public Map<String, TensorEncoding<TicTacToe>> otherInputs() {
            return Map.of("legal", legalMoves());
        }

        @Override
        public int policySize() {
            return board.policySize();
        }

        @Override
        public int policyIndex(TicTacToe state, Cell move) {
            return board.policyIndex(state, move);
        }
    }

    @Test
    void everyInputOfANetworkIsWritten(@TempDir Path folder) throws IOException {
        SelfPlay<TicTacToe, Cell> masked =
                SelfPlay.gumbel(new Even(), 16, random -> TicTacToe.initial(), List.of(new Masked()));
        List<Sample> game = masked.play(1);
        for (Sample sample : game) {
            float[] board = sample.inputs().get(0);
            float[] legal = sample.inputs().get(1);
            for (int cell = 0; cell < 9; cell++) {
                assertThat(legal[cell]).isEqualTo(board[cell] == 0 ? 1 : 0);
            }
        }
        Path file = folder.resolve("games.npz");
        SelfPlay.write(file, new Masked(), List.of(game, masked.play(2)));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName))
                    .containsExactly(
                            "states.npy",
                            "input.legal.npy",
                            "policies.npy",
                            "results.npy",
                            "searched.npy",
                            "games.npy");
        }
    }

    private record Step(int index) implements Move {}

    /** A game of one move, which pays what is given. */
    private static final class Prize implements GameState<Prize, Step> {

        private final double[] payoffs;
        private boolean isOver;

        Prize(double... payoffs) {
            this.payoffs = payoffs;
        }

        @Override
        public int playerCount() {
            return payoffs.length;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return isOver;
        }

        @Override
        public List<Step> legalMoves() {
            return isOver ? List.of() : List.of(new Step(0));
        }

        @Override
        public void play(Step move) {
            isOver = true;
        }

        @Override
        public Prize copy() {
            Prize copy = new Prize(payoffs);
            copy.isOver = isOver;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return payoffs[player];
        }

        @Override
        public double minPayoff() {
            return -1;
        }

        @Override
        public double maxPayoff() {
            return 1;
        }

        @Override
        public String toString() {
            return "the prize";
        }
    }

    private record PrizeEncoding() implements StateEncoding<Prize, Step> {

        @Override
        public int[] shape() {
            return new int[] {1};
        }

        @Override
        public void encode(Prize state, FloatBuffer tensor) {}

        @Override
        public int policySize() {
            return 1;
        }

        @Override
        public int policyIndex(Prize state, Step move) {
            return 0;
        }
    }

    private static List<Sample> play(double... payoffs) {
        return new SelfPlay<>(
                        Mcts.<Prize, Step>builder().build(),
                        Budget.iterations(10),
                        random -> new Prize(payoffs),
                        List.of(new PrizeEncoding()),
                        0,
                        0)
                .play(1);
    }

    @Test
    void onlyGamesWhoseValueIsOneNumberAreTaught() {
        assertThat(play(0.5)).extracting(Sample::result).containsExactly(0.5f);
        assertThat(play(0.5, -0.5)).extracting(Sample::result).containsExactly(0.5f);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> play(1, 0, -1))
                .withMessage("self-play is for games of one or two players, not 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> play(1, 0.5))
                .withMessage("self-play is for games in which one player loses what the other wins, and the prize pays"
                        + " 1.0 and 0.5");
    }
}
