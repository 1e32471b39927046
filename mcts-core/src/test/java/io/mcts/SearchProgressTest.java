package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.SelectionPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a search tells a budget and a listener while it runs, whoever runs it. The executor forgets its tasks, so of two workers
 * the calling thread does the work of one after the other's.
 */
class SearchProgressTest {

    private static final Branch FIRST = new Branch(0);

    /** After one visit of each, always the first child. */
    private static final SelectionPolicy ALWAYS_THE_FIRST = (children, random) -> 0;

    static List<Parallel> all() {
        return List.of(Parallel.none(), Parallel.tree(task -> {}, 2), Parallel.root(task -> {}, 2));
    }

    private static Mcts<TreeGame, Branch> mcts(Parallel parallel) {
        return Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .selection(ALWAYS_THE_FIRST)
                .parallel(parallel)
                .build();
    }

    /** Two moves that end the game: a tree of three nodes, one move deep. */
    @ParameterizedTest
    @MethodSource("all")
    void aBudgetSeesTheTreeOfItsSearch(Parallel parallel) {
        List<Integer> depths = new ArrayList<>();
        List<Long> nodes = new ArrayList<>();
        List<Long> visits = new ArrayList<>();
        List<Long> visitsOfBest = new ArrayList<>();
        Budget recording = Budget.until(progress -> {
            depths.add(progress.depth());
            nodes.add(progress.nodes());
            SearchResult<?> snapshot = progress.snapshot();
            assertThat(snapshot.effort().stopReason()).isEqualTo(StopReason.RUNNING);
            visits.add(
                    snapshot.moves().stream().mapToLong(MoveStatistics::visits).sum());
            visitsOfBest.add(progress.best().visits());
            if (progress.iterations() > 500) {
                // all visits but one are of the move that is best by visits
                assertThat(snapshot.playerValues().get(0))
                        .isCloseTo(progress.best().mean(), within(0.01));
            }
            assertThat(progress.bytes()).isGreaterThanOrEqualTo(8L * 512);
            return progress.iterations() == 600;
        });
        mcts(parallel).search(Games.twoMoves(), recording);
        assertThat(depths).startsWith(0).contains(1).doesNotContain(2);
        assertThat(nodes).startsWith(1L).contains(3L).allMatch(count -> count <= 3);
        assertThat(visits).startsWith(0L);
        // near the end up to 16 visits are not yet in the tree that threads share, one visit is of the other move
        assertThat(visits.get(600)).isBetween(589L, 600L);
        assertThat(visitsOfBest.get(600)).isBetween(588L, 599L);
    }

    @ParameterizedTest
    @MethodSource("all")
    void aListenerSeesHowMuchIsSpentAndWhoLeads(Parallel parallel) {
        double[] share = {0};
        List<Boolean> leads = new ArrayList<>();
        List<Branch> best = new ArrayList<>();
        mcts(parallel).search(Games.twoMoves(), Budget.iterations(2_000), progress -> {
            share[0] = progress.spentShare();
            leads.add(progress.isLeadGreaterThan(500));
            best.add(progress.best().move());
        });
        // a worker of a shared tree says what it has done after each 16 iterations: 1984 of 2000
        assertThat(share[0]).isBetween(0.992, 1.0);
        assertThat(leads.get(499)).isFalse();
        assertThat(leads.get(leads.size() - 1)).isTrue();
        assertThat(best.get(999)).isIn(FIRST, new Branch(1));
        assertThat(best).hasSize(leads.size());
    }

    /** The clock goes on by a millisecond at each reading, and has been read a million times before. */
    @ParameterizedTest
    @MethodSource("all")
    void timeIsCountedFromTheBeginningOfTheSearch(Parallel parallel) {
        AtomicLong milliseconds = new AtomicLong(1_000_000);
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .parallel(parallel)
                .clock(() -> milliseconds.getAndIncrement() * 1_000_000)
                .build()
                .search(Games.twoMoves(), Budget.millis(50));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);
        assertThat(result.iterations()).isBetween(40L, 50L);
        assertThat(result.effort().elapsed()).isBetween(Duration.ofMillis(50), Duration.ofMillis(60));
    }

    /**
     * Of n iterations of one tree for two workers the lead is n - 2. Unknown are at most 16 + 1 visits under way and n / 31 not
     * published of each. At n = 528 it takes 1000 - 528 + 2 * (17 + 17) = 540 of a lead that is 526, and at n = 544 456 + 68 = 524
     * of one of 542.
     */
    @Test
    void aLeadThatCannotBeMadeUpForEndsASharedTree() {
        SearchResult<Branch> result = mcts(Parallel.tree(task -> {}, 2))
                .search(Games.twoMoves(), Budget.iterations(1_000).untilDecided());
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.DECIDED);
        assertThat(result.iterations()).isEqualTo(544);
    }

    @Test
    void theSpeedIsIterationsByTime() {
        assertThat(effort(300, Duration.ofMillis(1_500)).iterationsPerSecond()).isCloseTo(200, within(1e-9));
        assertThat(effort(300, Duration.ZERO).iterationsPerSecond()).isZero();
    }

    private static SearchEffort effort(long iterations, Duration elapsed) {
        return new SearchEffort(iterations, elapsed, 1, 0, 1, 1, StopReason.TIME, 1, 0, 0, 0);
    }

    @Test
    void aMoveThatTheRootHasNotHasNoStatistics() {
        SearchResult<Branch> result = mcts(Parallel.none()).search(Games.twoMoves(), Budget.iterations(10));
        assertThat(result.statistics(FIRST).move()).isEqualTo(FIRST);
        assertThat(result.statistics(new Branch(1)).move()).isEqualTo(new Branch(1));
        assertThatThrownBy(() -> result.statistics(new Branch(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the root has no move #2; it has [");
    }

    /** The listener waits in its first call until the other thread has done its half. */
    @Test
    @Timeout(60)
    void aListenerIsToldTheIterationsOfAllTrees() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Long> heard = new ArrayList<>();
        SearchListener<Branch> listener = progress -> {
            while (heard.isEmpty() && progress.iterations() <= 2_000) {
                Thread.onSpinWait();
            }
            heard.add(progress.iterations());
        };
        mcts(Parallel.root(pool, 2)).search(Games.twoMoves(), Budget.iterations(4_000), listener);
        pool.shutdown();
        assertThat(heard).hasSize(2_000).startsWith(2_001L, 2_002L).endsWith(4_000L);
    }
}
