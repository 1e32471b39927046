package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchEventTest {

    private static final String NAME = "io.mcts.Search";

    /** Two moves, of which the first leads to two more: with the root five nodes, two moves deep. */
    private static final TreeGame SMALL = new TreeGame(1, choice(0, choice(0, end(1), end(9)), end(2)));

    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    @TempDir
    private Path folder;

    @AfterEach
    void endThreads() {
        pool.shutdownNow();
    }

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder().seed(7);
    }

    /** The events of what is done while all events are recorded. */
    private List<RecordedEvent> eventsOf(Runnable work) throws IOException {
        try (Recording recording = new Recording()) {
            recording.start();
            work.run();
            recording.stop();
            Path file = folder.resolve("searches.jfr");
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream()
                    .filter(event -> event.getEventType().getName().equals(NAME))
                    .toList();
        }
    }

    private RecordedEvent onlyEventOf(Runnable work) throws IOException {
        List<RecordedEvent> events = eventsOf(work);
        assertThat(events).hasSize(1);
        return events.get(0);
    }

    @Test
    void everyKindOfSearchIsOneEvent() throws IOException {
        for (Parallel parallel : List.of(Parallel.none(), Parallel.root(pool, 2), Parallel.tree(pool, 2))) {
            Mcts<TreeGame, Branch> mcts = builder().parallel(parallel).build();
            SearchTree<TreeGame, Branch> tree = mcts.tree(SMALL);
            AtomicReference<SearchResult<Branch>> result = new AtomicReference<>();
            RecordedEvent event = onlyEventOf(() -> result.set(tree.search(Budget.iterations(200))));
            assertThat("mcts(" + event.getString("settings") + ")")
                    .isEqualTo(mcts.toString())
                    .contains("selection=ucb1:c=0.7", "seed=7");
            assertThat(event.getString("position"))
                    .isEqualTo(tree.state().toString())
                    .doesNotContain("@");
            assertThat(event.getString("bestMove"))
                    .isEqualTo(result.get().bestMove().toString());
            assertThat(event.getDouble("value")).isEqualTo(result.get().value());
            assertThat(event.getLong("seed")).isEqualTo(7);
            assertThat(event.getInt("threads")).isEqualTo(parallel.workers());
            assertThat(event.getLong("iterations")).isEqualTo(200);
            assertThat(event.getLong("nodes")).isEqualTo(5L * parallel.trees());
            assertThat(event.getInt("depth")).isEqualTo(2);
            long bytes =
                    tree.trees().stream().mapToLong(one -> one.nodes().bytes()).sum();
            assertThat(event.getLong("bytes"))
                    .isEqualTo(result.get().effort().bytes())
                    .isBetween(bytes, parallel.isShared() ? 2 * bytes : bytes); // replicas count as well
            assertThat(event.getString("stopReason")).isEqualTo("ITERATIONS");
            assertThat(event.getDuration()).isPositive();
            assertThat(event.getThread().getJavaName())
                    .isEqualTo(Thread.currentThread().getName());
        }
    }

    @Test
    void eachSearchOfATreeTellsOfItself() throws IOException {
        SearchTree<TreeGame, Branch> tree = builder().solver().build().tree(SMALL);
        List<RecordedEvent> events = eventsOf(() -> {
            tree.search(Budget.iterations(2));
            tree.search(Budget.iterations(1_000));
        });
        assertThat(events.stream().map(event -> event.getString("stopReason"))).containsExactly("ITERATIONS", "PROVEN");
        assertThat(events.get(0).getLong("iterations")).isEqualTo(2);
        assertThat(events.get(0).getLong("nodes")).isEqualTo(3); // the root and both its moves
        assertThat(events.get(1).getLong("nodes")).isEqualTo(5);
    }

    @Test
    void ponderingIsASearch() throws IOException {
        CountDownLatch begun = new CountDownLatch(1);
        SearchTree<TreeGame, Branch> tree = builder()
                .evaluator((state, random, payoffs) -> {
                    begun.countDown();
                    payoffs[0] = 5;
                })
                .build()
                .tree(SMALL);
        AtomicLong iterations = new AtomicLong();
        RecordedEvent event = onlyEventOf(() -> {
            Pondering<Branch> pondering = tree.ponder(pool);
            await(begun);
            iterations.set(pondering.stop().iterations());
        });
        assertThat(event.getLong("iterations")).isEqualTo(iterations.get()).isPositive();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    @Test
    void theTimeOfTheSearchIsItsDuration() throws IOException {
        AtomicInteger evaluations = new AtomicInteger();
        Mcts<TreeGame, Branch> mcts = builder()
                .evaluator((state, random, payoffs) -> {
                    evaluations.incrementAndGet();
                    pause();
                    payoffs[0] = 5;
                })
                .build();
        RecordedEvent event = onlyEventOf(() -> mcts.search(Games.deep(), Budget.iterations(3)));
        assertThat(evaluations).hasValue(3);
        assertThat(event.getDuration().toMillis()).isGreaterThanOrEqualTo(3 * 20);
    }

    private static void pause() {
        try {
            Thread.sleep(21);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    @Test
    void aSearchThatFailsLeavesNone() throws IOException {
        Mcts<TreeGame, Branch> mcts = builder()
                .evaluator((state, random, payoffs) -> {
                    throw new IllegalStateException("broken");
                })
                .build();
        assertThat(eventsOf(() -> assertThatThrownBy(() -> mcts.search(Games.deep(), Budget.iterations(3)))
                        .hasMessageContaining("broken")))
                .isEmpty();
    }

    /** Its text is asked for by who describes the settings. */
    private static final class CountedText implements SelectionPolicy {

        private final AtomicInteger texts = new AtomicInteger();

        @Override
        public int select(Children children, RandomGenerator random) {
            return 0;
        }

        @Override
        public String toString() {
            texts.incrementAndGet();
            return "first";
        }
    }

    @Test
    void settingsAreDescribedForARecordingAlone() throws IOException {
        CountedText policy = new CountedText();
        Mcts<TreeGame, Branch> mcts = builder().selection(policy).build();
        int atBuild = policy.texts.get(); // refusals of parts that do not fit are worded in advance
        Runnable searches = () -> IntStream.range(0, 10).forEach(i -> mcts.search(SMALL, Budget.iterations(100)));
        searches.run();
        try (Recording ofOthers = new Recording()) {
            ofOthers.disable(NAME);
            ofOthers.start();
            searches.run();
        }
        assertThat(policy.texts).hasValue(atBuild);
        assertThat(eventsOf(searches)).hasSize(10);
        assertThat(policy.texts).hasValue(atBuild + 10);
        searches.run();
        assertThat(policy.texts).hasValue(atBuild + 10);
    }
}
