package io.mcts.iteration;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts that do not fit together are refused when the search is built. */
class SettingsTest {

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.builder();
    }

    static Stream<Mcts.Builder<TreeGame, Branch>> doNotFit() {
        Parallel shared = Parallel.tree(Runnable::run, 2);
        return Stream.of(
                builder().backup(new ExpectationBackup()).parallel(shared),
                builder().backup(new MaxBackup()).solver(),
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
        assertThatThrownBy(() -> builder().backup(new MaxBackup()).solver().build())
                .hasMessage("the backup max does not go with the solver\nMaybe the backup of means serves.");
    }
}
