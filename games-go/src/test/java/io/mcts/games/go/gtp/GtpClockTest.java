package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GtpClockTest {

    private final GtpClock clock = new GtpClock();

    private String limit(int stonesPlayed) {
        return clock.limited(Budget.iterations(3_000), 0, 81, stonesPlayed).toString();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "10, 5, 0", "0, 5, 0"})
    void noTimeOrAPeriodWithoutStonesIsNoLimit(double main, double period, int stones) {
        clock.set(main, period, stones);
        assertThat(limit(0)).isEqualTo(Budget.iterations(3_000).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "60, 0, 0, 1, 1350", // 60 s for 40 own moves, nine tenths of it
        "60, 0, 0, 71, 6750", // eight moves at least
        "0, 30, 10, 0, 2700", // ten stones in 30 s
        "8, 30, 10, 1, 2700", // the main time is short, but then there are 3 s a stone
    })
    void aMoveGetsItsShareOfTheTime(double main, double period, int stones, int played, long millis) {
        clock.set(main, period, stones);
        assertThat(limit(played))
                .isEqualTo(Budget.iterations(3_000).or(Budget.millis(millis)).toString());
    }

    @Test
    void whatTheControllerSaysIsLeftCounts() {
        clock.set(60, 0, 0);
        clock.setLeft(0, 12, 3);
        assertThat(limit(0))
                .isEqualTo(Budget.iterations(3_000).or(Budget.millis(3_600)).toString());
        clock.setLeft(0, 0, 0);
        assertThat(limit(0))
                .isEqualTo(Budget.iterations(3_000).or(Budget.millis(1)).toString());
        clock.setAsKgs(List.of("none"));
        assertThat(limit(0)).isEqualTo(Budget.iterations(3_000).toString());
    }

    @Test
    void aMoveTakesTime() {
        clock.set(60, 0, 0);
        clock.press(0, 20);
        assertThat(limit(1))
                .isEqualTo(Budget.iterations(3_000).or(Budget.millis(900)).toString());
    }
}
