package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    /** A clock by which every reading is a millisecond later than the one before. */
    private final AtomicLong milliseconds = new AtomicLong();

    private final Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
            .seed(1)
            .clock(() -> milliseconds.getAndIncrement() * 1_000_000)
            .build();

    @Test
    void iterationsAreDoneExactly() {
        SearchResult<Branch> result = search(Budget.iterations(123));
        assertThat(result.iterations()).isEqualTo(123);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void timeIsNotOverrunByAnIteration() {
        // the first reading is the start; before each iteration the clock is read once, and 50 ms are over at the 50th
        // reading
        SearchResult<Branch> result = search(Budget.millis(50));
        assertThat(result.iterations()).isEqualTo(49);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);
        assertThat(result.effort().elapsed()).isEqualTo(Duration.ofMillis(51));
    }

    @Test
    void memoryStopsTheTreeFromGrowing() {
        SearchResult<Branch> result =
                Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.deep(), Budget.memory(100_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        // the tree grows by doubling while it is small
        assertThat(result.effort().bytes()).isBetween(100_000L, 200_000L);
    }

    @Test
    void aConditionOfTheCallersOwnStops() {
        SearchResult<Branch> result = search(Budget.until(progress -> progress.nodes() >= 3));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CONDITION);
        assertThat(result.effort().nodes()).isEqualTo(3);
    }

    @Test
    void theFirstBudgetSpentStops() {
        Budget budget = Budget.iterations(10).or(Budget.millis(5));
        assertThat(search(budget).effort().stopReason()).isEqualTo(StopReason.TIME);
        Budget other = Budget.iterations(3).or(Budget.millis(5)).or(Budget.unlimited());
        assertThat(search(other).effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void aCancellationStopsAndStays() {
        Cancellation cancellation = new Cancellation();
        Budget budget = Budget.unlimited().or(cancellation).or(Budget.until(progress -> {
            if (progress.iterations() == 20) {
                cancellation.cancel();
            }
            return false;
        }));
        assertThat(cancellation.isCancelled()).isFalse();
        SearchResult<Branch> result = search(budget);
        assertThat(cancellation.isCancelled()).isTrue();
        assertThat(result.iterations()).isEqualTo(21);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CANCELLED);
        assertThat(search(budget).iterations()).isZero();
    }

    @Test
    void tellsTheShareSpent() {
        assertShareAfter(5, Budget.iterations(10), 0.5);
        assertShareAfter(20, Budget.iterations(10), 1);
        assertShareAfter(5, Budget.iterations(10).or(Budget.iterations(6)), 5 / 6.0);
        assertShareAfter(5, Budget.unlimited().or(Budget.iterations(10)), 0.5);
        assertShareAfter(5, Budget.unlimited(), Double.NaN);
        assertShareAfter(0, Budget.iterations(0), 1);
        // the first words of a tree, and a page with two moves in the table of moves
        assertShareAfter(0, Budget.memory(4 * (8 * 512 + 24 + 272 + 2 * 16)), 0.25);
        assertShareAfter(0, Budget.memory(0), 1);
        assertShareAfter(0, Budget.memory(100), 1);
        assertShareAfter(5, Budget.iterations(10).or(Budget.unlimited()), 0.5);
        assertShareAfter(5, Budget.iterations(6).or(Budget.iterations(10)), 5 / 6.0);
        assertShareAfter(5, Budget.iterations(10).untilDecided(), 0.5);
    }

    @Test
    void tellsTheShareOfTimeSpent() {
        // the sixth check, after five iterations, is the sixth reading after the start
        assertShareAfter(5, Budget.millis(24), 0.25);
        assertShareAfter(20, Budget.millis(10), 1);
        assertShareAfter(5, Budget.millis(0), 1);
        assertShareAfter(5, Budget.millis(12).or(Budget.iterations(6)), 5 / 6.0);
    }

    @Test
    void whatIsLeftOfABudgetUntilDecidedIsWhatIsLeftOfTheWhole() {
        double[] left = {0};
        Budget decided = Budget.iterations(100).untilDecided();
        search(Budget.until(progress -> {
            left[0] = decided.remainingIterations(progress);
            return progress.iterations() == 30;
        }));
        assertThat(left[0]).isEqualTo(70);
        assertThat(decided.share(0, 4)).hasToString("25 iterations");
    }

    @Test
    void aTimeTooLongToCountIsUnlimited() {
        Budget ages = Budget.time(Duration.ofDays(1_000_000)).or(Budget.iterations(3));
        assertThat(search(ages).effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void aBudgetIsNotNegative() {
        assertThatThrownBy(() -> Budget.iterations(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -1");
        assertThatThrownBy(() -> Budget.millis(Long.MIN_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Budget.memory(-7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -7");
    }

    @Test
    void printsItsLimit() {
        assertThat(Budget.iterations(3).or(Budget.millis(500)).or(Budget.memory(9)))
                .hasToString("3 iterations or 500 ms or 9 bytes");
        assertThat(Budget.time(Duration.ofNanos(500))).hasToString("500 ns");
        assertThat(Budget.until(progress -> true)).hasToString("until a condition is met");
        assertThat(Budget.unlimited().or(new Cancellation())).hasToString("unlimited or until cancelled");
    }

    private SearchResult<Branch> search(Budget budget) {
        return mcts.search(Games.twoMoves(), budget);
    }

    private void assertShareAfter(long iterations, Budget budget, double share) {
        double[] last = {Double.NaN};
        search(Budget.until(progress -> {
            last[0] = budget.spentShare(progress);
            return progress.iterations() >= iterations;
        }));
        if (Double.isNaN(share)) {
            assertThat(last[0]).isNaN();
        } else {
            assertThat(last[0]).isCloseTo(share, within(1e-12));
        }
    }
}
