package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.blackjack.Blackjack;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The solvers of whole games, against each other, exact best responses and known values. */
class SolversTest {

    private static final double VALUE_OF_KUHN = -1 / 18.0;

    @Test
    void cfrPlusComesCloserWithEachTenfoldOfIterations() {
        for (GameState<?, ?> start : List.of(KuhnPoker.initial(), Leduc.initial())) {
            double[] distances = distances(start);
            assertThat(distances[1]).isLessThan(distances[0] / 5);
            assertThat(distances[2]).isLessThan(distances[1] / 5);
        }
    }

    @SuppressWarnings("unchecked")
    private static <S extends GameState<?, M>, M extends Move> double[] distances(GameState<?, ?> start) {
        CfrPlus<S, M> solver = CfrPlus.of((S) start);
        return IntStream.of(10, 90, 900)
                .mapToDouble(more -> {
                    solver.iterate(more);
                    return solver.exploitability().nashConv();
                })
                .toArray();
    }

    @Test
    void thePolicyOfCfrPlusIsThatWhichIsMeasured() {
        CfrPlus<KuhnPoker, KuhnMove> solver = CfrPlus.of(KuhnPoker.initial());
        assertThat(Exploitability.of(KuhnPoker.initial(), solver.policy()))
                .isEqualTo(Exploitability.of(KuhnPoker.initial(), MixedPolicy.uniform()));
        solver.iterate(1_000);

        assertThat(solver.iterations()).isEqualTo(1_000);
        assertThat(Exploitability.of(KuhnPoker.initial(), solver.policy())).isEqualTo(solver.exploitability());
        assertThat(solver.exploitability().values().get(0))
                .isCloseTo(VALUE_OF_KUHN, within(solver.exploitability().nashConv()));
    }

    @Test
    void externalSamplingConverges() {
        ExternalSampling<KuhnPoker, KuhnMove> kuhn = ExternalSampling.of(KuhnPoker.initial(), 1);
        kuhn.iterate(20_000);
        Exploitability found = Exploitability.of(KuhnPoker.initial(), kuhn.policy());
        assertThat(found.nashConv()).isLessThan(0.03);
        assertThat(found.values().get(0)).isCloseTo(VALUE_OF_KUHN, within(found.nashConv()));
        assertThat(kuhn.size()).isEqualTo(12);

        ExternalSampling<Leduc, LeducMove> leduc = ExternalSampling.of(Leduc.initial(), 1);
        double[] distances = DoubleStream.of(1_000, 9_000, 40_000)
                .map(more -> {
                    leduc.iterate((long) more);
                    return Exploitability.of(Leduc.initial(), leduc.policy()).nashConv();
                })
                .toArray();
        assertThat(distances[1]).isLessThan(distances[0]);
        assertThat(distances[2]).isLessThan(distances[1]).isLessThan(0.5);
    }

    @Test
    void theSolversRefuseOtherGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CfrPlus.of(TicTacToe.initial()))
                .withMessageContaining("does not implement io.mcts.game.HiddenInformation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSampling.of(TicTacToe.initial(), 1))
                .withMessageContaining("does not implement io.mcts.game.HiddenInformation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CfrPlus.of(Blackjack.initial(1)))
                .withMessageContaining("two players");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSampling.of(new Majority(), 1))
                .withMessageContaining("two players");
    }
}
