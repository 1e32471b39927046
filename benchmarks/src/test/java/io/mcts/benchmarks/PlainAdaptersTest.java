package io.mcts.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** A comparison of two adapters means something only if both play the same game. */
class PlainAdaptersTest {

    @Test
    void arraysPlayTheGameOfTheTunedAdapter() {
        playAlong(PlainArrays::new);
    }

    @Test
    void bitboardsPlayTheGameOfTheTunedAdapter() {
        playAlong(PlainBitboards::new);
    }

    private static <S extends GameState<S, PlainDrop>> void playAlong(Supplier<S> beginning) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        int draws = 0;
        for (int game = 0; game < 2_000; game++) {
            S plain = beginning.get();
            ConnectFour tuned = ConnectFour.classic();
            while (!tuned.isTerminal()) {
                assertSame(plain, tuned);
                Drop drop = tuned.randomMove(random);
                plain.play(new PlainDrop(drop.index()));
                tuned.play(drop);
            }
            assertSame(plain, tuned);
            assertThat(plain.payoff(0)).isEqualTo(tuned.payoff(0));
            assertThat(plain.payoff(1)).isEqualTo(tuned.payoff(1));
            draws += tuned.payoff(0) == 0 ? 1 : 0;
        }
        assertThat(draws).isPositive();
    }

    private static void assertSame(GameState<?, PlainDrop> plain, ConnectFour tuned) {
        assertThat(plain.isTerminal()).isEqualTo(tuned.isTerminal());
        assertThat(plain.currentPlayer()).isEqualTo(tuned.currentPlayer());
        assertThat(plain.legalMoves().stream().map(PlainDrop::index))
                .containsExactlyElementsOf(
                        tuned.legalMoves().stream().map(Drop::index).toList());
    }
}
