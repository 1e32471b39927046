package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisitCountsTest {

    /** Ten words each of 1, 2, 3, 3 and 100 visits: 50 words; 40 of 2 or more, 30 of 3 or more, 10 of 100. */
    @ParameterizedTest
    @CsvSource({"50, 0", "49, 2", "40, 2", "39, 3", "30, 3", "29, 4", "10, 4", "9, 102", "0, 102"})
    void theMostVisitedHaveRoom(long room, int least) {
        VisitCounts counts = new VisitCounts();
        for (int visits : new int[] {3, 1, 100, 2, 3}) {
            counts.add(visits, 10);
        }
        // between 4 and 100 nothing lies, so every number from 4 on says the same and the least is given; from 64 to
        // 127 a
        // step is 2, so that 102 is the first that is told apart from 100
        assertThat(counts.least(room)).isEqualTo(least);
    }

    @Test
    void theRootHasTheMostVisitsThereAreAndMayHaveNoRoom() {
        VisitCounts counts = new VisitCounts();
        counts.add(Integer.MAX_VALUE, 10);
        counts.add(3, 5);
        assertThat(counts.least(9)).isEqualTo(Integer.MAX_VALUE);
        assertThat(counts.words(4)).isEqualTo(10);
        assertThat(counts.words(3)).isEqualTo(15);
    }

    @Test
    void greatNumbersAreToldApartInSteps() {
        RandomGenerator random = new SplittableRandom(1);
        for (int run = 0; run < 2_000; run++) {
            int[] visits = random.ints(50)
                    .map(number -> (number >>> 1) >>> random.nextInt(31))
                    .toArray();
            VisitCounts counts = new VisitCounts();
            Arrays.stream(visits).forEach(number -> counts.add(number, 1));
            int room = random.nextInt(50);
            int least = counts.least(room);
            long kept = Arrays.stream(visits).filter(number -> number >= least).count();
            assertThat(kept).isEqualTo(counts.words(least)).isLessThanOrEqualTo(room);
            // a number less by more than the step, a 32nd of it or 1, would have kept too many
            int lower = least - 1 - least / 32;
            assertThat(Arrays.stream(visits).filter(number -> number >= lower).count())
                    .isGreaterThan(room);
        }
    }
}
