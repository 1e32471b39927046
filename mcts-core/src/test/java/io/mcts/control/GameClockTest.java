package io.mcts.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.fixture.Branch;
import io.mcts.fixture.MarkGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameClockTest {

    private static final int RESERVE = 30;

    private static GameClock clock(long millis) {
        return GameClock.of(Duration.ofMillis(millis));
    }

    private static GameClock expecting(int moves) {
        return new GameClock(Duration.ofSeconds(1), Duration.ZERO, Duration.ofMillis(RESERVE), 0, moves);
    }

    /** Each by hand: (R + (m - 1) i) / m, at most R, less 30. */
    @ParameterizedTest
    @CsvSource({
        // 60000 / 20
        "60000, 0, 0, 2970",
        // (60000 + 19 * 1000) / 20 = 79000 / 20
        "60000, 1000, 0, 3920",
        // 60000 / 40
        "60000, 0, 40, 1470",
        // (60000 + 4 * 500) / 5
        "60000, 500, 5, 12370",
        // the last move before the time control: all but the reserve
        "60000, 0, 1, 59970",
        // (1000 + 19 * 1000) / 20 = 1000
        "1000, 1000, 0, 970",
        // less than the reserve is left
        "20, 0, 0, 0",
        "0, 0, 3, 0",
    })
    void sharesTheTimeAmongTheMovesAhead(long left, long increment, int toGo, long millis) {
        GameClock clock = clock(left).withIncrement(Duration.ofMillis(increment));
        assertThat((toGo == 0 ? clock : clock.withMovesToGo(toGo)).timeForMove())
                .hasMillis(millis);
    }

    @Test
    void isToldTheTimeUsed() {
        GameClock clock = clock(10_000).withIncrement(Duration.ofMillis(500)).after(Duration.ofMillis(3_001));
        assertThat(clock.remaining()).hasMillis(7_499);
        assertThat(clock.after(Duration.ofMillis(8_001)).remaining()).hasMillis(500);
    }

    @Test
    void theMovesAheadCountDown() {
        // 20 expected, then 19: 1900 / 19
        assertThat(clock(1_900).after(Duration.ZERO).timeForMove()).hasMillis(100 - RESERVE);
        // never fewer than 10
        assertThat(expecting(10).after(Duration.ZERO).timeForMove()).hasMillis(100 - RESERVE);
        // unless told
        assertThat(expecting(2).after(Duration.ZERO).timeForMove()).hasMillis(500 - RESERVE);
        GameClock last = clock(1_000).withMovesToGo(2).after(Duration.ofMillis(400));
        assertThat(last.timeForMove()).hasMillis(600 - RESERVE);
        // for the rest of the game, 18 moves expected: 576 / 18
        assertThat(last.after(Duration.ofMillis(24)).timeForMove()).hasMillis(32 - RESERVE);
    }

    /** Whole games in which each move takes all its time and up to the reserve beside it. */
    @ParameterizedTest
    @CsvSource({
        // control, milliseconds, increment, moves of the game, least share of all time that is spent
        "sudden death,  60000,    0,   1, 0.04",
        "sudden death,  60000,    0,  20, 0.80",
        "sudden death,  60000,    0,  40, 0.94",
        "sudden death,  60000,    0,  70, 0.99",
        "sudden death,    100,    0,   3, 0.10",
        "increment,     60000, 1000,  40, 0.95",
        "increment,         0,  100,  40, 0.60",
        "increment,      1000,  100, 300, 0.99",
        "moves to go,   60000,    0,  40, 0.99",
        "moves to go,   60000, 1000,  40, 0.99",
        "moves to go,   60000,    0,   1, 0.99",
        "moves to go,    2000,    0,  60, 0.60",
    })
    void neverLosesOnTimeAndSpendsMostOfIt(String control, long millis, long increment, int moves, double least) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        GameClock clock = clock(millis).withIncrement(Duration.ofMillis(increment));
        if (control.equals("moves to go")) {
            clock = clock.withMovesToGo(moves);
        }
        long spent = 0;
        for (int move = 0; move < moves; move++) {
            long beside = random.nextLong(RESERVE * 1_000_000L + 1);
            long nanos = clock.timeForMove().toNanos();
            if (move == 0 && millis == 0) {
                beside = 0; // a clock without any time
            }
            Duration used = Duration.ofNanos(nanos + beside);
            assertThat(used).isLessThanOrEqualTo(clock.remaining());
            spent += used.toNanos();
            clock = clock.after(used);
        }
        // the increment after the last move is of no use
        double all = (millis + (moves - 1) * increment) * 1e6;
        assertThat(spent / all).isBetween(least, 1.0);
    }

    /** Half a minute for 200 moves that take 100 ms more than their searches, three times the reserve. */
    @Test
    void learnsHowLongMovesTakeBesideTheirSearch() {
        GameClock clock = clock(30_000).withMovesToGo(200);
        for (int move = 0; move < 200; move++) {
            Duration used = clock.timeForMove().plusMillis(100);
            assertThat(used).as("move %d", move).isLessThanOrEqualTo(clock.remaining());
            clock = clock.after(used);
        }
        assertThat(clock.reserve()).hasMillis(100);
    }

    /** A game of searches by a clock that goes on by a millisecond at each reading. */
    @ParameterizedTest
    @ValueSource(ints = {0, 25})
    void searchesKeepTheirTime(int increment) {
        AtomicLong now = new AtomicLong();
        Mcts<MarkGame<Branch>, Branch> mcts = Mcts.<MarkGame<Branch>, Branch>builder()
                .seed(1)
                .clock(() -> now.addAndGet(1_000_000))
                .build();
        MarkGame<Branch> state = new MarkGame<>(30, (player, cell) -> new Branch(cell));
        GameClock clock = clock(3_000).withIncrement(Duration.ofMillis(increment));
        int moves = 0;
        while (!state.isTerminal()) {
            long start = now.get();
            SearchResult<Branch> result = mcts.search(state, clock.budget());
            state.play(result.bestMove());
            Duration used = Duration.ofNanos(now.get() - start);
            assertThat(result.iterations()).isPositive();
            assertThat(used).isBetween(clock.timeForMove(), clock.timeForMove().plusMillis(3));
            assertThat(used).isLessThanOrEqualTo(clock.remaining());
            clock = clock.after(used);
            moves++;
        }
        assertThat(moves).isEqualTo(30);
        assertThat(clock.remaining()).isLessThan(Duration.ofMillis(600));
    }

    /** Every time that there is may be set, in any place; sums end at the longest. */
    @Test
    void takesAnyDuration() {
        Duration forever = ChronoUnit.FOREVER.getDuration();
        GameClock clock = GameClock.of(forever);
        assertThat(clock.timeForMove()).isEqualTo(forever.dividedBy(20).minusMillis(RESERVE));
        assertThat(clock.budget()).hasToString(Long.MAX_VALUE + " ns");
        assertThat(clock.after(forever).remaining()).isZero();

        GameClock incremented = clock.withIncrement(forever);
        assertThat(incremented.after(Duration.ofMillis(1)).remaining()).isEqualTo(forever);
        assertThat(incremented.timeForMove()).isPositive();
        assertThat(incremented.withMovesToGo(1).timeForMove()).isEqualTo(forever.minusMillis(RESERVE));
        assertThat(incremented.withMovesToGo(Integer.MAX_VALUE).timeForMove()).isPositive();
        assertThat(clock(100).withIncrement(forever).timeForMove()).hasMillis(100 - RESERVE);
        assertThat(new GameClock(Duration.ofMillis(100), Duration.ZERO, forever, 0, 20).timeForMove())
                .isZero();
    }

    @Test
    void refusesWhatIsNoTime() {
        assertThatThrownBy(() -> clock(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the remaining time of a clock is 0 or more, not PT-0.001S");
        assertThatThrownBy(() -> clock(1).withIncrement(Duration.ofNanos(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("increment");
        assertThatThrownBy(() -> new GameClock(Duration.ZERO, Duration.ZERO, Duration.ofNanos(-1), 0, 20))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("reserve");
        assertThatThrownBy(() -> clock(1).after(Duration.ofNanos(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("time used");
        assertThatThrownBy(() -> clock(1).withMovesToGo(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the moves to go of a clock are 1 or more, not 0");
        assertThatThrownBy(() -> expecting(-2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -2");
        assertThatThrownBy(() -> new GameClock(Duration.ZERO, Duration.ZERO, Duration.ZERO, -1, 20))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the moves to go of a clock are 1 or more, not -1");
    }

    @Test
    void theBudgetIsTheTimeForTheMove() {
        assertThat(clock(500).withMovesToGo(5).budget()).hasToString("70 ms");
        assertThat(clock(20).budget()).hasToString("1 ms");
    }
}
