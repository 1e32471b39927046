package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Aim;
import io.mcts.fixture.Aim.Shot;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.result.MoveStatistics;
import io.mcts.result.RootShare;
import io.mcts.result.SearchResult;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Ucb1;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Roots whose moves or outcomes are only drawn, with one tree and several. */
class SampledRootTest {

    private static final int ITERATIONS = 20_000;

    private record Face(int index) implements Move {}

    /** A coin that shows face 0 with a probability of 0.9, which is worth 1, and face 1 otherwise, which is worth 0. */
    private static final class Coin implements GameState<Coin, Face>, SampledChance {

        private int shown = -1;

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return CHANCE;
        }

        @Override
        public boolean isTerminal() {
            return shown >= 0;
        }

        @Override
        public boolean isSampled() {
            return true;
        }

        @Override
        public List<Face> legalMoves() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Face randomMove(RandomGenerator random) {
            return new Face(random.nextDouble() < 0.9 ? 0 : 1);
        }

        @Override
        public void play(Face face) {
            shown = face.index;
        }

        @Override
        public Coin copy() {
            Coin copy = new Coin();
            copy.shown = shown;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return 1 - 2 * shown;
        }
    }

    /** A player draws one of a few faces, some times over; the greatest sum is best. */
    private static final class Few implements GameState<Few, Face>, SampledMoves {

        private final int faces;
        private final AtomicLong draws;
        private int left;
        private int sum;

        Few(int faces, int left, AtomicLong draws) {
            this.faces = faces;
            this.left = left;
            this.draws = draws;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return left == 0;
        }

        @Override
        public boolean areMovesSampled() {
            return true;
        }

        @Override
        public List<Face> legalMoves() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Face randomMove(RandomGenerator random) {
            draws.incrementAndGet();
            return new Face(random.nextInt(faces));
        }

        @Override
        public void play(Face face) {
            sum += face.index;
            left--;
        }

        @Override
        public Few copy() {
            Few copy = new Few(faces, left, draws);
            copy.sum = sum;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return sum;
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public double maxPayoff() {
            return 1_000;
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> widening() {
        return Mcts.<S, M>builder()
                .selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.5)))
                .seed(7);
    }

    /** Five standard deviations of a mean over 20,000 throws, sqrt(0.09 / 20,000), are 0.011. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8})
    void outcomesAreVisitedInProportionInEveryTree(int workers) {
        Mcts<Coin, Face> mcts = SampledRootTest.<Coin, Face>widening()
                .parallel(Parallel.root(Runnable::run, workers))
                .build();
        SearchResult<Face> result = mcts.search(new Coin(), Budget.iterations(ITERATIONS));
        assertThat(result.value()).isCloseTo(0.9, within(0.011));
        assertThat(result.playerValues().get(0)).isCloseTo(0.9, within(0.011));
        assertThat(result.moves()).extracting(MoveStatistics::move).containsExactly(new Face(0), new Face(1));
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(ITERATIONS);
    }

    @Test
    void aTreeThatAdvancesKeepsAllVisitsOfADrawnOutcome() {
        SearchTree<Aim, Shot> tree =
                SampledRootTest.<Aim, Shot>widening().build().tree(new Aim(true, 0.3, 0.6));
        SearchResult<Shot> before = tree.search(Budget.iterations(3_000));
        Shot best = before.bestMove();
        tree.advance(best);
        // the first visit of a move is an evaluation, its node is made on the second one
        assertThat(tree.snapshot(0, 0).visits())
                .isEqualTo(before.statistics(best).visits() - 1);
        SearchResult<Shot> winds = tree.search(Budget.iterations(0));
        Shot wind = winds.moves().get(0).move();
        tree.advance(wind);
        assertThat(tree.snapshot(0, 0).visits())
                .isEqualTo(winds.statistics(wind).visits() - 1);
    }

    /** Each worker draws moves of its own; what they find is the same, on one machine or several. */
    @Test
    void sharesOfDrawnMovesMakeTheResultOfOneSearch() {
        Mcts<Aim, Shot> mcts = SampledRootTest.<Aim, Shot>widening()
                .parallel(Parallel.root(Runnable::run, 4))
                .build();
        Aim game = new Aim(false, 0.3, 0.6, 0.1);
        SearchResult<Shot> here = mcts.search(game, Budget.iterations(4_000));
        List<RootShare<Shot>> shares = IntStream.range(0, 4)
                .mapToObj(worker -> mcts.share(game, Budget.iterations(4_000), worker, sofar -> {}))
                .toList();
        assertThat(mcts.merged(game, shares, here.effort().elapsed())).isEqualTo(here);
        for (MoveStatistics<Shot> move : here.moves()) {
            long visits = shares.stream()
                    .flatMap(share -> share.moves().stream())
                    .filter(of -> of.move().equals(move.move()))
                    .mapToLong(of -> of.statistics().get(0))
                    .sum();
            assertThat(visits).isEqualTo(move.visits());
        }
        assertThatThrownBy(() -> mcts.merged(game, List.of(), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Square root of 100,000 visits, rounded up: 317 moves. */
    @Test
    void theRootGetsAsManyMovesAsItsVisitsAdmit() {
        SearchResult<Shot> result =
                SampledRootTest.<Aim, Shot>widening().build().search(new Aim(false, 0.5), Budget.iterations(100_000));
        assertThat(result.moves().stream().filter(move -> move.visits() > 0)).hasSize(317);
    }

    /** Each of the two nodes that an iteration comes to draws at most once, and the rollout as often as there are moves left. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void fewDifferentMovesCostADrawAVisit(int faces) {
        AtomicLong draws = new AtomicLong();
        SearchResult<Face> result = SampledRootTest.<Few, Face>widening()
                .build()
                .search(new Few(faces, 6, draws), Budget.iterations(ITERATIONS));
        assertThat(result.moves()).hasSize(faces);
        assertThat(draws.get()).isLessThan(7L * ITERATIONS);
    }

    @Test
    void whatLooksAtAllMovesOfTheRootIsRefused() {
        Aim game = new Aim(false, 0.5);
        assertThatThrownBy(() -> SampledRootTest.<Aim, Shot>widening()
                        .rootMoves(List.of(new Shot(0.5)))
                        .build()
                        .tree(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a choice of root moves need moves that are listed");
    }
}
