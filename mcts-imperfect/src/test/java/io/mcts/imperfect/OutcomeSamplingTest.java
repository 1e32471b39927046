package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OutcomeSamplingTest {

    private static final int SEEDS = 10;

    @Test
    void kuhnPokerConverges() {
        for (int seed = 0; seed < SEEDS; seed++) {
            OutcomeSamplingMatch<KuhnPoker, KuhnMove> match = match(seed);
            match.learn(Budget.iterations(10_000));

            assertThat(exploitability(match.policy())).isLessThan(0.05);
        }
    }

    @Test
    void leducComesCloserWithEachIteration() {
        OutcomeSamplingMatch<Leduc, LeducMove> match =
                OutcomeSampling.of(Leduc.initial()).seed(1).build().match(Leduc.initial());
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
            OutcomeSamplingMatch<KuhnPoker, KuhnMove> match = match(1);
            replay(match, state);
            return match.search(Budget.iterations(100_000)).strategy();
        };

        assertThat(exploitability(searched)).isLessThan(0.05);
    }

    @Test
    void whatIsHiddenHasNoInfluence() {
        List<Map<KuhnMove, Double>> strategies = List.of("JKb", "QKb").stream()
                .map(position -> {
                    OutcomeSamplingMatch<KuhnPoker, KuhnMove> match = match(1);
                    replay(match, KuhnPoker.NOTATION.parse(position));
                    return match.search(Budget.iterations(1_000)).strategy();
                })
                .toList();

        assertThat(strategies.get(0)).isEqualTo(strategies.get(1));
    }

    /** With the king a call is always right. */
    @Test
    void theResultIsTheStrategyOfThePlayerToMove() {
        OutcomeSamplingMatch<KuhnPoker, KuhnMove> match = match(1);
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
                        OutcomeSamplingMatch<KuhnPoker, KuhnMove> match = OutcomeSampling.of(KuhnPoker.initial())
                                .seed(1)
                                .parallel(Parallel.root(threads == null ? Runnable::run : threads, 3))
                                .build()
                                .match(KuhnPoker.initial());
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
                        () -> OutcomeSampling.<TicTacToe, Cell>builder().build().match(TicTacToe.initial()))
                .withMessageContaining("does not implement io.mcts.game.HiddenInformation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> match(1).play(KuhnMove.BET))
                .withMessageContaining("'bet' is no legal move; legal are [J, Q, K]");
        assertThatIllegalStateException()
                .isThrownBy(() -> match(1).search(Budget.iterations(1)))
                .withMessageContaining("no player is to move");
    }

    private static OutcomeSamplingMatch<KuhnPoker, KuhnMove> match(int seed) {
        return OutcomeSampling.of(KuhnPoker.initial()).seed(seed).build().match(KuhnPoker.initial());
    }

    /** Plays the moves that lead to a position. */
    private static void replay(OutcomeSamplingMatch<KuhnPoker, KuhnMove> match, KuhnPoker to) {
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
