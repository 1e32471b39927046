package io.mcts.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class ParallelTest {

    private static final Executor EXECUTOR = Runnable::run;

    @Test
    void aloneTheCallingThreadSearchesOneTree() {
        check(Parallel.none(), 1, 1, 0, "none");
        assertThatThrownBy(() -> Parallel.none().executor().execute(() -> {}))
                .isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void inRootParallelizationEachWorkerHasATree() {
        check(Parallel.root(EXECUTOR, 3), 3, 3, 0, "root:workers=3");
        check(Parallel.root(EXECUTOR, 1), 1, 1, 0, "root:workers=1");
        assertThat(Parallel.root(EXECUTOR, 3).executor()).isSameAs(EXECUTOR);
    }

    @Test
    void inTreeParallelizationAllShareOne() {
        check(Parallel.tree(EXECUTOR, 4), 4, 1, 1, "tree:workers=4:virtual-loss=1");
        check(Parallel.tree(EXECUTOR, 1, 5), 1, 1, 5, "tree:workers=1:virtual-loss=5");
        assertThat(Parallel.tree(EXECUTOR, 4).executor()).isSameAs(EXECUTOR);
    }

    @Test
    void refusesNumbersOutsideTheirRanges() {
        assertThatThrownBy(() -> Parallel.root(EXECUTOR, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search has from 1 to 1024 workers, not 0");
        assertThatThrownBy(() -> Parallel.tree(EXECUTOR, 1_025)).hasMessageEndingWith("not 1025");
        assertThatThrownBy(() -> Parallel.tree(EXECUTOR, 2, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a virtual loss is from 1 to 1000 visits, not 0");
        assertThatThrownBy(() -> Parallel.root(null, 2))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("executor");
    }

    private static void check(Parallel parallel, int workers, int trees, int virtualLoss, String text) {
        assertThat(parallel.workers()).isEqualTo(workers);
        assertThat(parallel.trees()).isEqualTo(trees);
        assertThat(parallel.virtualLoss()).isEqualTo(virtualLoss);
        assertThat(parallel.isShared()).isEqualTo(virtualLoss > 0);
        assertThat(parallel).hasToString(text);
    }
}
