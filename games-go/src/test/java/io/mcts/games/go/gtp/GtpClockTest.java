package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import java.util.ArrayList;
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

    private String millis() {
        return limit(1).replaceAll(".* or (\\d+) ms", "$1");
    }

    /** GNU Go and GoGui send {@code time_settings} and what is left; KGS and gtp2ogs {@code kgs-time_settings} and periods. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 2 1              |             | 1800, 1800, 1800",
                "0 30 10            |             | 2700, 2700, 2700", // a stone less, three seconds less
                "6 30 10            |             | 2700, 2700, 2700", // the main time lasts for two moves
                "canadian 0 30 10   |             | 2700, 2700, 2700",
                "byoyomi 0 5 5      |             | 4500, 4500, 4500",
                "byoyomi 0 5 5      | 5 5         | 4500, 4500, 4500",
                "byoyomi 0 5 5      | 2 1         | 1800, 4500, 4500", // late in the last period, which begins again
                "byoyomi 600 30 5   | 600 0       | 27000, 27000, 27000",
                "0 30 10            | 12 3        | 3600, 4050, 5400", // 12 s for 3 stones, 9 s for 2, 6 s for the last
                "absolute 60        | 8 0         | 180, 112, 45",
            })
    void overtimeBeginsAgain(String settings, String left, String expected) {
        List<String> words = List.of(settings.strip().split(" ", -1));
        if (words.get(0).matches("\\d+")) {
            clock.set(
                    Double.parseDouble(words.get(0)), Double.parseDouble(words.get(1)), Integer.parseInt(words.get(2)));
        } else {
            clock.setAsKgs(words);
        }
        if (left != null) {
            String[] values = left.strip().split(" ", -1);
            clock.setLeft(0, Double.parseDouble(values[0]), Integer.parseInt(values[1]));
        }
        List<String> found = new ArrayList<>();
        for (int move = 0; move < 3; move++) {
            found.add(millis());
            clock.press(0, 3);
        }
        assertThat(String.join(", ", found)).isEqualTo(expected.strip());
    }

    /** A move that takes longer than a period uses it up, and the next one begins. */
    @Test
    void aLongMoveUsesPeriodsUp() {
        clock.setAsKgs(List.of("byoyomi", "0", "5", "3"));
        clock.press(0, 11);
        assertThat(millis()).as("two are gone").isEqualTo("4500");
        clock.press(0, 100);
        assertThat(millis()).as("the controller says when time is up").isEqualTo("4500");
    }
}
