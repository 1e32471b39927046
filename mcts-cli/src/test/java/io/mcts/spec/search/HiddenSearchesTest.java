package io.mcts.spec.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches with hidden information in one line of text, from a Java program, as all other searches. */
class HiddenSearchesTest {

    private static final Game<KuhnPoker, KuhnMove> GAME = Games.of("kuhn", KuhnPoker.class);

    private static KuhnPoker state() {
        return KuhnPoker.NOTATION.parse("KJp");
    }

    @Test
    void aSpecSearchesAsTheBuilderDoes() {
        SearchResult<KuhnMove> found =
                Spec.parse("mo-ismcts,iterations=300,c=0.5,seed=7", GAME).search(GAME, state());

        MixedResult<KuhnMove> expected = InformationSetMcts.<KuhnPoker, KuhnMove>builder()
                .multipleObserver()
                .selection(AvailabilityUcb1.of(0.5))
                .seed(7)
                .build()
                .search(state(), Budget.iterations(300));
        assertThat(found.bestMove()).isEqualTo(expected.bestMove());
        assertThat(found.moves()).isEqualTo(expected.search().moves());
    }

    @Test
    void aThousandIterationsUnlessSet() {
        assertThat(Spec.parse("ismcts", GAME).search(GAME, state()).iterations())
                .isEqualTo(1_000);
    }

    static Stream<String> presets() {
        return Presets.of(GAME).entries().stream().map(entry -> entry.name());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetSearchesOrSaysThatItCannot(String preset) {
        Spec spec = Spec.parse(preset + ",iterations=50,seed=1", GAME);
        if (spec.kind().followsFromBeginning() || preset.equals("cfr-plus")) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> spec.search(GAME, state()))
                    .withMessageContaining("'" + preset + "' ")
                    .withMessageContaining("use another preset for hidden information");
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
        assertThat(Spec.parse(text)).hasToString(text);
        assertThat(Spec.parse(Spec.parse(text).toString())).hasToString(text);
    }

    @Test
    void parametersMayFollowAColon() {
        assertThat(Spec.parse("pimc:states=5,seed=1")).hasToString("pimc,states=5,seed=1");
    }

    @Test
    void aSearchThatSeesEverythingIsRefusedInAGameThatHidesSomething() {
        assertThatThrownBy(() -> Spec.parse("uct,iterations=5", GAME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(
                        "'uct' sees everything, also what this game hides from its players; allowed: ismcts, mo-ismcts");
    }

    static Stream<Game<?, ?>> games() {
        return Games.catalog().entries().stream().map(entry -> entry.make(Map.of()));
    }

    /** Whatever a game writes of itself is a SPEC that searches it. */
    @ParameterizedTest
    @MethodSource("games")
    void theStrongestSearchAndEachLevelOfEveryGameSearch(Game<?, ?> game) {
        List<String> words = new ArrayList<>(List.of(Presets.BEST));
        for (int level = 1; level <= game.levels().size(); level++) {
            words.add("level" + level);
        }
        words.forEach(word -> assertFindsALegalMove(game, word));
    }

    private static <S extends GameState<S, M>, M extends Move> void assertFindsALegalMove(
            Game<S, M> game, String word) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        S state = game.initial(random);
        while (Chance.isToMove(state)) {
            state.play(state.randomMove(random));
        }
        Spec spec = Spec.parse(word + ",seed=1", game).with(Setting.ITERATIONS, "5");
        assertThat(state.legalMoves())
                .as(word)
                .contains(spec.search(game, state).move(random));
    }

    /** The first player of Kuhn poker bets and passes with the jack, so both moves have visits. */
    @ParameterizedTest
    @ValueSource(strings = {"ismcts", "mo-ismcts", "pimc"})
    void policyVisitsDrawsByTheVisits(String preset) {
        KuhnPoker jack = KuhnPoker.NOTATION.parse("JQ");
        SearchResult<KuhnMove> result = Spec.parse(preset + ",policy=visits,iterations=100,seed=2", GAME)
                .search(GAME, jack);

        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        Map<KuhnMove, Long> drawn = new HashMap<>();
        for (int i = 0; i < 10_000; i++) {
            drawn.merge(result.move(random), 1L, Long::sum);
        }
        List<MoveStatistics<KuhnMove>> moves = result.moves();
        assertThat(moves).hasSize(2).allMatch(move -> move.visits() > 1);
        double[] expected = moves.stream().mapToDouble(MoveStatistics::visits).toArray();
        long[] observed = moves.stream()
                .mapToLong(move -> drawn.getOrDefault(move.move(), 0L))
                .toArray();
        assertThat(new ChiSquareTest().chiSquareTest(expected, observed)).isGreaterThan(1e-4);
    }

    @Test
    void policyMovePlaysTheBestMove() {
        SearchResult<KuhnMove> result = Spec.parse(
                        "mo-ismcts,selection=regret-matching,policy=move,iterations=100,seed=2", GAME)
                .search(GAME, state());
        assertThat(result.strategy()).isEmpty();
        assertThat(result.move(Xoroshiro128PlusPlus.of(5))).isEqualTo(result.bestMove());
    }
}
