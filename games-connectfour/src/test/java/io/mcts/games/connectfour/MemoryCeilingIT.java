package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import org.junit.jupiter.api.Test;

/** A search under a memory ceiling of a small part of what it would take. */
class MemoryCeilingIT {

    private static final long CEILING = 2 << 20;

    /** 750,000 iterations take some 30 MB without a ceiling. */
    @Test
    void theTreeNeverHoldsMore() {
        long[] most = new long[1];
        SearchResult<Drop> result = Mcts.<ConnectFour, Drop>builder()
                .seed(1)
                .memoryCeiling(CEILING)
                .build()
                .search(
                        ConnectFour.classic(),
                        Budget.iterations(750_000),
                        progress -> most[0] = Math.max(most[0], progress.bytes()));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isGreaterThan(10);
        // beside it there is at times a copy of up to half of it
        assertThat(most[0]).isBetween(CEILING / 2, CEILING / 3 * 2);
    }
}
