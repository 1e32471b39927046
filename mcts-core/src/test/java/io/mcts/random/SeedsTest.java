package io.mcts.random;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.fixture.Games;
import io.mcts.report.JsonReport;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {

    private static final int DRAWS = 100;

    @Test
    void drawsDifferentNumbersThatADoubleHolds() {
        Set<Long> drawn = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            long seed = Seeds.draw();
            assertThat(seed).isBetween(0L, (1L << 53) - 1);
            assertThat((long) (double) seed).isEqualTo(seed);
            drawn.add(seed);
        }
        assertThat(drawn).hasSize(DRAWS);
    }

    /** JavaScript reads the numbers of JSON as doubles. */
    @Test
    void aSearchReportsADrawnSeedThatADoubleHolds() {
        for (int i = 0; i < DRAWS; i++) {
            long seed = Mcts.of(Games.threePlayers())
                    .build()
                    .search(Games.threePlayers(), Budget.iterations(1))
                    .effort()
                    .seed();
            assertThat((long) (double) seed).isEqualTo(seed);
            assertThat(seed).isNotNegative();
        }
    }

    @Test
    void aGivenSeedMayBeAnyLong() {
        for (long seed : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, -1, (1L << 53) + 1}) {
            assertThat(JsonReport.of(Mcts.of(Games.threePlayers())
                            .seed(seed)
                            .build()
                            .search(Games.threePlayers(), Budget.iterations(1))))
                    .contains("\"seed\":" + seed);
        }
    }
}
