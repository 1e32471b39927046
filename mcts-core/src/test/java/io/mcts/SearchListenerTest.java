package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.fixture.Branch;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a listener hears of searches whose iterations and time the test sets. */
class SearchListenerTest {

    private final List<Long> heard = new ArrayList<>();

    @Test
    void hearsOnceInEachIntervalOfIterations() {
        SearchListener<Branch> listener = SearchListener.every(5, progress -> heard.add(progress.iterations()));
        Progress first = new Progress();
        // after 12 the multiple of 5 that comes next is 15; 25 passes two of them at once
        first.iterations(listener, 1, 4, 5, 6, 9, 12, 14, 25, 29);
        assertThat(heard).containsExactly(5L, 12L, 25L);
        heard.clear();
        new Progress().iterations(listener, 3, 5, 9, 10);
        assertThat(heard).as("of the next search").containsExactly(5L, 10L);
    }

    @Test
    void hearsOnceInEachIntervalOfTime() {
        SearchListener<Branch> listener =
                SearchListener.every(Duration.ofNanos(10), progress -> heard.add(progress.elapsedNanos()));
        Progress first = new Progress();
        // after 35 the multiple of 10 that comes next is 40
        first.nanos(listener, 3, 9, 10, 11, 19, 35, 39, 40, 49, 50);
        assertThat(heard).containsExactly(10L, 35L, 40L, 50L);
        heard.clear();
        new Progress().nanos(listener, 9, 10);
        assertThat(heard).as("of the next search").containsExactly(10L);
    }

    @Test
    void anIntervalIsNotNothing() {
        assertThatThrownBy(() -> SearchListener.every(0, SearchListener.<Branch>none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an interval is 1 iteration or more, not 0");
        assertThatThrownBy(() -> SearchListener.every(Duration.ZERO, SearchListener.<Branch>none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an interval is longer than 0, not PT0S");
        assertThatThrownBy(() -> SearchListener.every(Duration.ofNanos(-1), SearchListener.<Branch>none()))
                .isInstanceOf(IllegalArgumentException.class);
        new Progress().iterations(SearchListener.every(1, progress -> heard.add(progress.iterations())), 1, 2, 3);
        assertThat(heard).as("every iteration").containsExactly(1L, 2L, 3L);
    }

    /** A search of which nothing but these two figures is asked. */
    private static final class Progress implements SearchProgress<Branch> {

        private long iterations;
        private long nanos;

        void iterations(SearchListener<Branch> listener, long... all) {
            for (long each : all) {
                iterations = each;
                listener.progressed(this);
            }
        }

        void nanos(SearchListener<Branch> listener, long... all) {
            for (long each : all) {
                nanos = each;
                listener.progressed(this);
            }
        }

        @Override
        public long iterations() {
            return iterations;
        }

        @Override
        public long elapsedNanos() {
            return nanos;
        }

        @Override
        public long nodes() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int depth() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long bytes() {
            throw new UnsupportedOperationException();
        }

        @Override
        public double spentShare() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MoveStatistics<Branch> best() {
            throw new UnsupportedOperationException();
        }

        @Override
        public SearchResult<Branch> snapshot() {
            throw new UnsupportedOperationException();
        }
    }
}
