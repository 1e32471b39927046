package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selection.SelectionPolicy;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WideningTest {

    private static final Budget BUDGET = Budget.iterations(10_000);
    private static final Widening ROOT = new Widening(1, 0.5);

    /** No number is drawn twice, so nothing is learned about what to do with it. */
    @Test
    void withoutWideningOfChanceNothingIsLearnedAfterADraw() {
        MixedResult<Lottery.Step> result = search().build().search(new Lottery(), BUDGET);

        assertThat(result.bestMove()).isEqualTo(Lottery.Step.SAFE);
        assertThat(result.search().statistics(Lottery.Step.TICKET).mean()).isCloseTo(0.5, within(0.02));
    }

    @Test
    void withWideningOfChanceTheSearchComesBackToWhatWasDrawn() {
        MixedResult<Lottery.Step> result = search().chanceWidening(ROOT).build().search(new Lottery(), BUDGET);

        assertThat(result.bestMove()).isEqualTo(Lottery.Step.TICKET);
        assertThat(result.search().statistics(Lottery.Step.TICKET).mean()).isCloseTo(0.6, within(0.02));
    }

    /** The best of 1,000 moves is found either way; with widening only a part of them is tried. */
    @Test
    void wideningOfMovesTriesFewerThanThereAre() {
        MixedResult<Value> all =
                InformationSetMcts.of(new Numbers()).seed(1).build().search(new Numbers(), BUDGET);
        MixedResult<Value> some = InformationSetMcts.of(new Numbers())
                .moveWidening(ROOT)
                .seed(1)
                .build()
                .search(new Numbers(), BUDGET);

        assertThat(visited(all)).isEqualTo(1_000);
        assertThat(visited(some)).isBetween(90L, 101L);
        assertThat(some.bestMove().index()).isGreaterThan(950);
    }

    /** What is not admitted yet, or has not been tried, is not shown to the selection policy. */
    @Test
    void theSelectionPolicyChoosesAmongMovesThatHaveBeenTried() {
        SelectionPolicy watched = (children, random) -> {
            for (int child = 0; child < children.count(); child++) {
                assertThat(children.visits(child))
                        .as("visits of child %s of %s", child, children.count())
                        .isPositive();
            }
            return AvailabilityUcb1.of(0.7).select(children, random);
        };
        MixedResult<Value> found = InformationSetMcts.of(new Numbers())
                .selection(watched)
                .moveWidening(ROOT)
                .seed(1)
                .build()
                .search(new Numbers(), Budget.iterations(1_000));

        assertThat(visited(found)).isBetween(30L, 32L);
    }

    @Test
    void theLimitGrowsWithTheVisits() {
        assertThat(IntStream.of(1, 2, 4, 5, 100).map(ROOT::limit)).containsExactly(1, 2, 2, 3, 10);
        assertThatIllegalArgumentException().isThrownBy(() -> new Widening(0, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> new Widening(1, 1));
    }

    private static InformationSetMcts.Builder<Lottery, Lottery.Step> search() {
        return InformationSetMcts.of(new Lottery())
                .selection(AvailabilityUcb1.of(0.3))
                .seed(1);
    }

    private static long visited(MixedResult<Value> result) {
        return result.moves().stream().filter(move -> move.visits() > 0).count();
    }

    record Value(int index) implements Move {}

    /** One move among 1,000, worth its number. */
    private static final class Numbers implements GameState<Numbers, Value> {

        private static final List<Value> ALL =
                IntStream.range(0, 1_000).mapToObj(Value::new).toList();

        private int chosen = -1;

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
            return chosen >= 0;
        }

        @Override
        public List<Value> legalMoves() {
            return isTerminal() ? List.of() : ALL;
        }

        @Override
        public void play(Value move) {
            chosen = move.index();
        }

        @Override
        public Numbers copy() {
            Numbers copy = new Numbers();
            copy.chosen = chosen;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return chosen / 1_000.0;
        }

        @Override
        public double minPayoff() {
            return 0;
        }
    }
}
