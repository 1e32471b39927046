package io.mcts.cluster;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two workers, each behind a network that can be cut, play a match: its record is that of one machine. */
@Timeout(400)
class NetworkIT extends NetworkFixture {

    @ParameterizedTest
    @CsvSource({"ONE, 2, 4", "WORKERS, 2, 4"})
    void aMatchSurvivesACutNetwork(String what, int patience, int seconds) throws Exception {
        assertMatchSurvives(what, patience, seconds, 4);
    }

    /**
     * With the patience of 20 s. The caller that is cut off from all workers gives up when it has reached none for twice as long. A worker
     * takes 60 s to see that an old connection is dead.
     */
    @ParameterizedTest
    @CsvSource({
        "ONE, 5",
        "ONE, 31",
        "ONE, 61",
        "ALL, 5",
        "ALL, 31",
        "WORKERS, 5",
        "WORKERS, 31",
        "WORKERS, 61",
        "WORKER, 31"
    })
    @Tag("nightly")
    void aMatchSurvivesALongerCut(String what, int seconds) throws Exception {
        assertMatchSurvives(what, 20, seconds, 65);
    }
}
