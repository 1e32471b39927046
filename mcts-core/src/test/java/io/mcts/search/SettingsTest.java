package io.mcts.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Parallel;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.UniformPolicy;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts that do not fit together are refused when the search is built. */
class SettingsTest {

    private static final LeafBatches<TreeGame> BATCHES =
            new LeafBatches<>(new OneByOne<>(new RolloutEvaluator<>(new UniformPolicy<TreeGame, Branch>())), 8, 1);

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.builder();
    }

    static Stream<Mcts.Builder<TreeGame, Branch>> doNotFit() {
        Parallel shared = Parallel.tree(Runnable::run, 2);
        return Stream.of(
                builder().solver().parallel(shared),
                builder().transpositions().parallel(shared),
                builder().batches(BATCHES).parallel(shared),
                builder().backup(new ExpectationBackup()).parallel(shared),
                builder().batches(BATCHES).solver(),
                builder().batches(BATCHES).transpositions(),
                builder().transpositions().backup(new ExpectationBackup()));
    }

    @ParameterizedTest
    @MethodSource("doNotFit")
    void whatDoesNotFitTogetherIsRefused(Mcts.Builder<TreeGame, Branch> builder) {
        assertThatThrownBy(builder::build).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void eachRefusalNamesTheParts() {
        assertThatThrownBy(() -> builder()
                        .transpositions()
                        .backup(new ExpectationBackup())
                        .build())
                .hasMessage("the backup expectation does not go with transpositions");
        assertThatThrownBy(() -> builder().batches(BATCHES).solver().build())
                .hasMessageContaining("leaf-batches")
                .hasMessageContaining("the solver");
    }
}
