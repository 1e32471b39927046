package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GtpClockTest {

    private static final int POINTS = 81;

    private final GtpClock clock = new GtpClock(Duration.ofMillis(50));

    private long millis(int stonesPlayed) {
        return Math.round(clock.timeForMove(0, POINTS, stonesPlayed).toNanos() / 1e6);
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split(" ", -1));
    }

    private void set(String settings) {
        List<String> words = words(settings);
        if (words.get(0).matches("\\d+")) {
            clock.set(
                    Double.parseDouble(words.get(0)), Double.parseDouble(words.get(1)), Integer.parseInt(words.get(2)));
        } else {
            clock.set(words);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "10, 5, 0", "0, 5, 0"})
    void noTimeOrAPeriodWithoutStonesIsNoLimit(double main, double period, int stones) {
        clock.set(main, period, stones);
        assertThat(clock.isSet()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "60 0 0, 1, 1400", // 60 s, less a lag of 50 ms for 40 more moves, for 40 own moves, less the lag
        "60 0 0, 71, 7200", // eight moves at least
        "0 30 10, 0, 2650", // ten stones in nine tenths of 30 s
        "8 30 10, 1, 2650", // the main time is short, but then there are 3 s a stone
        "fischer 0 2, 1, 0", // the increment comes after the move
        "fischer 2 2, 1, 1950", // (2 + 39 * 2) / 40
        "fischer 60 2, 1, 3400", // (60 + 39 * 2) / 40 = 3.45
        "fischer-capped 60 2 90 3, 1, 2950", // three seconds at most
    })
    void aMoveGetsItsShareOfTheTime(String settings, int played, long millis) {
        set(settings);
        assertThat(millis(played)).isEqualTo(millis);
    }

    @Test
    void whatTheControllerSaysIsLeftCounts() {
        set("60 0 0");
        clock.setLeft(words("b 12 3"));
        assertThat(millis(0)).isEqualTo(3_550);
        clock.setLeft(words("b 0 0"));
        assertThat(millis(0)).isZero();
        set("none");
        assertThat(clock.isSet()).isFalse();
    }

    /** GNU Go and GoGui send {@code time_settings} and what is left; KGS and gtp2ogs {@code kgs-time_settings} and periods. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 2 1              |             | 1750, 1750, 1750",
                "0 30 10            |             | 2650, 2680, 2714", // the share of the lag is left over
                "6 30 10            |             | 2650, 2650, 2650", // the main time lasts for two moves
                "canadian 0 30 10   |             | 2650, 2680, 2714",
                "byoyomi 0 5 5      |             | 4450, 4450, 4450",
                "byoyomi 0 5 5      | 5 5         | 4450, 4450, 4450",
                "byoyomi 0 5 5      | 2 1         | 1750, 4450, 4450", // late in the last period, which begins again
                "byoyomi 600 30 5   | 600 0       | 26950, 26950, 26950",
                "0 30 10            | 12 3        | 3550, 3730, 4108", // 12 s for 3 stones, 8.4 s for 2, 4.62 s for the
                // last
                "absolute 60        | 8 0         | 100, 96, 93",
                "fischer 6 3        |             | 3025, 3023, 3021", // (6 + 39 * 3) / 40 = 3.075
                "fischer-capped 6 3 4 9 |         | 3025, 2975, 2974", // no more than 4 s are kept: (4 + 117) / 40
            })
    void overtimeBeginsAgain(String settings, String left, String expected) {
        set(settings);
        if (left != null) {
            clock.setLeft(words("b " + left.strip()));
        }
        List<String> found = new ArrayList<>();
        for (int move = 0; move < 3; move++) {
            found.add(String.valueOf(millis(1)));
            clock.press(0, clock.timeForMove(0, POINTS, 1).toNanos() / 1e9 + 0.05);
        }
        assertThat(String.join(", ", found)).isEqualTo(expected.strip());
    }

    /** A move that takes longer than a period uses it up, and the next one begins. */
    @Test
    void aLongMoveUsesPeriodsUp() {
        set("byoyomi 0 60 3");
        assertThat(millis(1)).isEqualTo(53_950);
        clock.press(0, 53);
        clock.setLeft(words("b 60 2"));
        assertThat(millis(1))
                .as("the controller's clock took seven seconds longer")
                .isEqualTo(47_000);
    }

    @Test
    void anUnknownSystemIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set("hourglass 5"))
                .withMessageContaining("hourglass");
        assertThatIllegalArgumentException().isThrownBy(() -> set("fischer 5"));
    }

    /**
     * A controller with a clock of its own, on which each move takes its share, some time beside it, and a lag that the engine does not see.
     */
    private static final class Referee {

        private final double main;
        private final double period;
        private final int count;
        private final double increment;
        private final boolean isCanadian;
        private final String report;
        private double left;
        private int stonesOrPeriods;

        Referee(String settings, String report) {
            List<String> words = words(settings);
            isCanadian = words.get(0).equals("canadian");
            main = Double.parseDouble(words.get(1));
            period = words.size() > 3 ? Double.parseDouble(words.get(2)) : 0;
            count = words.size() > 3 ? Integer.parseInt(words.get(3)) : 0;
            increment = words.size() == 3 ? Double.parseDouble(words.get(2)) : 0;
            this.report = report;
            left = main;
        }

        String left() {
            return String.format(Locale.ROOT, report, report.contains("d") ? (Object) (long) left : left) + " "
                    + stonesOrPeriods;
        }

        /** Returns whether the player has lost on time. */
        boolean press(double seconds) {
            double over = seconds;
            if (stonesOrPeriods == 0) {
                left -= seconds;
                if (left >= 0 || period == 0) {
                    left += increment;
                    return left - increment < 0;
                }
                over = -left;
                left = period;
                stonesOrPeriods = count;
            }
            if (isCanadian) {
                left -= over;
                boolean isLost = left < 0;
                stonesOrPeriods--;
                if (stonesOrPeriods == 0) {
                    stonesOrPeriods = count;
                    left = period;
                }
                return isLost;
            }
            stonesOrPeriods -= (int) (over / period);
            return stonesOrPeriods <= 0;
        }
    }

    /** Whole games of twice as many moves as a board of nine lines usually has. */
    @ParameterizedTest
    @CsvSource({
        "absolute 5, %.2f, 0, 90",
        "absolute 60, %.2f, 200, 90",
        "absolute 60, %d, 200, 90",
        "absolute 60, , 0, 90",
        "canadian 1 2 5, %.2f, 0, 90",
        "canadian 10 15 5, %d, 300, 90",
        "byoyomi 1 0.8 3, %.2f, 0, 90",
        "byoyomi 10 3 5, %d, 250, 90",
        "fischer 2 0.5, %.2f, 100, 90",
        "fischer 10 1, , 0, 90",
    })
    void noGameIsLostOnTime(String settings, String report, long lagMillis, int moves) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Referee referee = new Referee(settings, report == null ? "%.2f" : report);
        clock.set(words(settings));
        for (int move = 0; move < moves; move++) {
            if (report != null) {
                clock.setLeft(words("b " + referee.left()));
            }
            double share = clock.timeForMove(0, POINTS, 2 * move).toNanos() / 1e9;
            double used = share + 0.002 + 0.01 * random.nextDouble();
            clock.press(0, used);
            assertThat(referee.press(used + lagMillis / 1e3))
                    .as("lost at move %d with %s left", move, referee.left())
                    .isFalse();
        }
        assertThat(clock.lag()).isGreaterThanOrEqualTo(0.05);
    }
}
