package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

class AveragesTest {

    @Test
    void aMeanIsTheSumDividedByTheVisits() {
        NGramScores.Averages averages = new NGramScores.Averages();
        averages.add(1_000, 1);
        averages.add(1_000, 0.25);
        assertThat(averages.visits(1_000)).isEqualTo(2);
        assertThat(averages.mean(1_000)).isEqualTo(0.625);
        assertThat(averages.visits(999)).isZero();
        assertThat(averages.visits(1_000_000)).isZero();
    }

    /** A tree that is kept for long can visit a move more often than an int counts. */
    @Test
    void visitsStayPositiveBeyondTheRangeOfAnInt() throws ReflectiveOperationException {
        NGramScores.Averages averages = new NGramScores.Averages();
        averages.add(0, 1);
        Array.setInt(array(averages, "visits"), 0, Integer.MAX_VALUE);
        Array.setDouble(array(averages, "sums"), 0, 0.5 * Integer.MAX_VALUE);
        averages.add(0, 0.5);
        assertThat(averages.visits(0)).isEqualTo(1L << 31);
        assertThat(averages.mean(0)).isCloseTo(0.5, within(1e-12));
    }

    private static Object array(NGramScores.Averages averages, String name) throws ReflectiveOperationException {
        Field field = NGramScores.Averages.class.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(averages);
    }
}
