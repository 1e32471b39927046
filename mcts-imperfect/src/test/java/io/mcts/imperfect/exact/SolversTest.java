package io.mcts.imperfect.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.imperfect.Forgetful;
import io.mcts.imperfect.Majority;
import io.mcts.imperfect.OutcomeSampling;
import io.mcts.imperfect.strategy.MixedPolicy;
import java.util.List;
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

    /** CFR+ found 1 where 2 can be had, and called it an equilibrium; best responses gave a NashConv of -1. */
    @Test
    void aGameWhosePlayersForgetIsRefused() {
        String forgets = "player 0 forgets what they did: they know second -1 ";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CfrPlus.of(new Forgetful()))
                .withMessageStartingWith(
                        forgets + "both after Choice[index=0] at first and after Choice[index=1] at first");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exploitability.of(new Forgetful(), MixedPolicy.uniform()))
                .withMessageContaining("Solvers need perfect recall");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OutcomeSampling.of(new Forgetful())
                        .seed(1)
                        .build()
                        .match(new Forgetful(), 0)
                        .learn(Budget.iterations(100)))
                .withMessageStartingWith(forgets + "after different moves of their own");
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
    void theSolverRefusesOtherGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CfrPlus.of(TicTacToe.initial()))
                .withMessageContaining("does not implement io.mcts.game.HiddenInformation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CfrPlus.of(new Majority()))
                .withMessageContaining("two players");
    }
}
