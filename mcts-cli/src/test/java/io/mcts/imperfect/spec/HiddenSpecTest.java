package io.mcts.imperfect.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.control.Budget;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.imperfect.AvailabilityUcb1;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.MixedResult;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search with hidden information in one line of text, from a Java program. */
class HiddenSpecTest {

    private static final Game<KuhnPoker, KuhnMove> GAME = Games.of("kuhn", KuhnPoker.class);

    private static KuhnPoker state() {
        return KuhnPoker.NOTATION.parse("KJp");
    }

    @Test
    void aSpecSearchesAsTheBuilderDoes() {
        MixedResult<KuhnMove> found =
                HiddenSpec.parse("mo-ismcts,iterations=300,c=0.5,seed=7").search(GAME, state());

        MixedResult<KuhnMove> expected = InformationSetMcts.<KuhnPoker, KuhnMove>singleObserver()
                .multipleObserver()
                .selection(AvailabilityUcb1.of(0.5))
                .seed(7)
                .build()
                .search(state(), Budget.iterations(300));
        assertThat(found.bestMove()).isEqualTo(expected.bestMove());
        assertThat(found.search().moves()).isEqualTo(expected.search().moves());
    }

    @Test
    void aThousandIterationsUnlessSet() {
        assertThat(HiddenSpec.parse("ismcts").search(GAME, state()).search().iterations())
                .isEqualTo(1_000);
    }

    static Stream<String> presets() {
        return HiddenSpec.CATALOG.entries().stream().map(entry -> entry.name());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetSearchesOrSaysThatItCannot(String preset) {
        HiddenSpec spec = HiddenSpec.parse(preset + ",iterations=50,seed=1");
        if (spec.isSampling() || spec.isSolver()) {
            assertThatExceptionOfType(UsageException.class)
                    .isThrownBy(() -> spec.search(GAME, state()))
                    .withMessageContaining("'" + preset + "' searches no single position");
        } else {
            assertThat(state().legalMoves()).contains(spec.search(GAME, state()).bestMove());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ismcts",
                "pimc,states=5,iterations=50",
                "mo-ismcts,c=0.3,policy=visits,iterations=50,time=1s,seed=3,rollout=decisive",
                "oos,exploration=0.2,targeting=0.1,iterations=10"
            })
    void theTextSaysTheSame(String text) {
        assertThat(HiddenSpec.parse(text)).hasToString(text);
        assertThat(HiddenSpec.parse(HiddenSpec.parse(text).toString())).hasToString(text);
    }

    @Test
    void parametersMayFollowAColon() {
        assertThat(HiddenSpec.parse("pimc:states=5,seed=1")).hasToString("pimc,states=5,seed=1");
    }
}
