package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchProgress;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.imperfect.exact.Exploitability;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.result.SearchEffort;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeSamplingTest {

    private static final int SEEDS = 10;

    @Test
    void kuhnPokerConverges() {
        for (int seed = 0; seed < SEEDS; seed++) {
            OutcomeSamplingGame<KuhnPoker, KuhnMove> match = match(seed);
            match.learn(Budget.iterations(10_000));

            assertThat(exploitability(match.policy())).isLessThan(0.05);
        }
    }

    @Test
    void leducComesCloserWithEachIteration() {
        OutcomeSamplingGame<Leduc, LeducMove> match =
                OutcomeSampling.of(Leduc.initial()).seed(1).build().match(Leduc.initial(), 0);
        match.learn(Budget.iterations(20_000));
        double early = Exploitability.of(Leduc.initial(), match.policy()).exploitability();
        match.learn(Budget.iterations(380_000));
        double late = Exploitability.of(Leduc.initial(), match.policy()).exploitability();

        assertThat(early).isLessThan(2.3736111 / 2);
        assertThat(late).isLessThan(0.3);
    }

    /** Searching at each of the information sets, as in a game. */
    @Test
    void aimingAtWhatIsKnownConvergesToo() {
        MixedPolicy<KuhnPoker, KuhnMove> searched = state -> {
            OutcomeSamplingGame<KuhnPoker, KuhnMove> match =
                    OutcomeSampling.of(state).seed(1).build().match(KuhnPoker.initial(), state.currentPlayer());
            replay(match, state);
            return match.search(Budget.iterations(100_000)).strategy();
        };

        assertThat(exploitability(searched)).isLessThan(0.05);
    }

    /** With the king a call is always right. */
    @Test
    void theResultIsTheStrategyOfThePlayerToMove() {
        OutcomeSamplingGame<KuhnPoker, KuhnMove> match =
                OutcomeSampling.of(KuhnPoker.initial()).seed(1).build().match(KuhnPoker.initial(), 1);
        replay(match, KuhnPoker.NOTATION.parse("JKb"));
        MixedResult<KuhnMove> result = match.search(Budget.iterations(20_000));

        assertThat(result.player()).isEqualTo(1);
        assertThat(result.bestMove()).isEqualTo(KuhnMove.BET);
        assertThat(result.strategy().get(KuhnMove.BET)).isGreaterThan(0.99);
        assertThat(result.strategy(0)).isEmpty();
    }

    @Test
    void equalSeedsGiveEqualStrategiesOnAnyNumberOfThreads() {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            List<Map<KuhnMove, Double>> strategies = Stream.of(executor, executor, null)
                    .map(threads -> {
                        OutcomeSamplingGame<KuhnPoker, KuhnMove> match = OutcomeSampling.of(KuhnPoker.initial())
                                .seed(1)
                                .parallel(Parallel.root(threads == null ? Runnable::run : threads, 3))
                                .build()
                                .match(KuhnPoker.initial(), 0);
                        replay(match, KuhnPoker.NOTATION.parse("QJ"));
                        return match.search(Budget.iterations(3_000)).strategy();
                    })
                    .toList();

            assertThat(strategies.get(0)).isEqualTo(strategies.get(1)).isEqualTo(strategies.get(2));
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void refusesWhatItCannotPlay() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> OutcomeSampling.<TicTacToe, Cell>builder().build().match(TicTacToe.initial(), 0))
                .withMessageContaining("does not implement io.mcts.game.HiddenInformation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> match(1).play(KuhnMove.BET))
                .withMessageContaining("'bet' is not a legal move; legal are [J, Q, K]");
        assertThatIllegalStateException()
                .isThrownBy(() -> match(1).search(Budget.iterations(1)))
                .withMessageContaining("player 0 is not to move");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> OutcomeSampling.of(KuhnPoker.initial()).build().match(KuhnPoker.initial(), 2))
                .withMessageContaining("numbered from 0 to 1");
    }

    /** Begun after the deal, every play would be dealt the real cards. */
    @ParameterizedTest
    @ValueSource(strings = {"Q", "QJ", "QJpb", "QKpb"})
    void refusesABeginningThatNotAllPlayersKnow(String position) {
        KuhnPoker dealt = KuhnPoker.NOTATION.parse(position);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OutcomeSampling.of(dealt).build().match(dealt, 0))
                .withMessageContaining("knows what player")
                .withMessageContaining("begin before the deal");
    }

    /** Each move is found by its name, whatever the order in which a state lists it. */
    @Test
    void movesMayComeInAnyOrder() {
        OutcomeSamplingGame<Guess, Guess.Side> match =
                OutcomeSampling.of(new Guess()).seed(1).build().match(new Guess(), 0);
        match.learn(Budget.iterations(5_000));
        for (Guess.Side coin : Guess.Side.values()) {
            Guess state = new Guess();
            state.play(coin);
            assertThat(match.policy().probabilities(state).get(Guess.Side.MIDDLE))
                    .isGreaterThan(0.95);
        }
    }

    @Test
    void whoIsNotToMoveHasNothingToReport() {
        assertThatIllegalStateException()
                .isThrownBy(() -> match(1).learn(Budget.iterations(10), SearchProgress::snapshot))
                .withMessageContaining("player 0 is not to move");
        assertThatIllegalStateException()
                .isThrownBy(() -> match(1).learn(Budget.iterations(10), SearchProgress::best))
                .withMessageContaining("player 0 is not to move");
        SearchEffort undecided = match(1).learn(Budget.iterations(1_000).untilDecided());
        assertThat(undecided.iterations()).isEqualTo(1_000);
    }

    private static OutcomeSamplingGame<KuhnPoker, KuhnMove> match(int seed) {
        return OutcomeSampling.of(KuhnPoker.initial()).seed(seed).build().match(KuhnPoker.initial(), 0);
    }

    /** Plays the moves that lead to a position. */
    private static void replay(OutcomeSamplingGame<KuhnPoker, KuhnMove> match, KuhnPoker to) {
        KuhnPoker state = KuhnPoker.initial();
        for (char letter : to.toString().toCharArray()) {
            KuhnMove move = state.legalMoves().stream()
                    .filter(legal -> legal.toString().charAt(0) == letter)
                    .findFirst()
                    .orElseThrow();
            state.play(move);
            match.play(move);
        }
    }

    private static double exploitability(MixedPolicy<KuhnPoker, KuhnMove> policy) {
        return Exploitability.of(KuhnPoker.initial(), policy).exploitability();
    }
}
