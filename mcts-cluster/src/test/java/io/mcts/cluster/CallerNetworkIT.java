package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.records.GameRecord;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A caller that is cut off from all workers goes on where they are reached again, and otherwise ends with an error. */
@Timeout(400)
class CallerNetworkIT extends NetworkFixture {

    @Test
    void aMatchSurvivesACutToAllWorkers() throws Exception {
        assertMatchSurvives("ALL", 4, 5, 4);
    }

    @Test
    void aCallerThatReachesNobodyEndsWithAnError() throws Exception {
        start(Duration.ofSeconds(2));
        try (Cluster cluster = connect(Duration.ofSeconds(2))) {
            Future<List<GameRecord>> games = thread.submit(() -> play(cluster, match(1_000)));
            TimeUnit.SECONDS.sleep(1);
            networks.forEach(network -> network.cut(Proxy.Peer.CALLER));
            long start = System.nanoTime();
            assertThatThrownBy(games::get)
                    .hasRootCauseInstanceOf(ClusterException.class)
                    .hasMessageContaining("no worker is left of the cluster 'test'");
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
        }
    }
}
