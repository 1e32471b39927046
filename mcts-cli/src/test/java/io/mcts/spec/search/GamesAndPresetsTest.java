package io.mcts.spec.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every preset and every heuristic, by the names they are listed with. */
class GamesAndPresetsTest {

    /** The presets that need the evaluations of one game. */
    private static final Map<String, String> FOR_ONE_GAME = Map.of(
            "fitted", "einstein",
            "lookahead", "einstein",
            "deep-lookahead", "einstein",
            "mixed", "einstein",
            "threats", "connectfour");

    /** A preset and a game that it is not for: it has no network, no rollouts by patterns, or no keys. */
    private static final Set<String> REFUSED = Set.of(
            "network tictactoe",
            "network go",
            "network gdl",
            "go tictactoe",
            "go connectfour",
            "go einstein",
            "go gdl",
            "solver go");

    /** The presets that search no single position. */
    private static final Set<String> PLAY_ON = Set.of("oos", "cfr-plus");

    static Stream<Arguments> presetsAndGames() {
        return Presets.catalog().entries().stream()
                .filter(preset -> !PLAY_ON.contains(preset.name()))
                .flatMap(preset -> Games.visible(Games.catalog()).entries().stream()
                        .filter(game -> FOR_ONE_GAME
                                .getOrDefault(preset.name(), game.name())
                                .equals(game.name()))
                        .filter(game -> !REFUSED.contains(preset.name() + " " + game.name()))
                        .map(game -> Arguments.of(preset.name(), game.name())));
    }

    @ParameterizedTest
    @MethodSource("presetsAndGames")
    void everyPresetSearchesEveryGameThatItIsFor(String preset, String game) {
        // A decisive playout of Go tries every move in every position: seconds for 200 of them.
        int iterations = game.equals("go") ? 20 : 200;
        assertThat(searched(Games.catalog().make(game), preset + ",iterations=" + iterations + ",seed=1"))
                .isEqualTo(iterations);
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, uct",
        "connectfour, 'threats,solver,transpositions,tablebase=endgames'",
        "'connectfour:rows=7,columns=8,blocked=random', 'threats,solver,transpositions,tablebase=endgames'",
        "'connectfour:rows=9,columns=9', threats",
        "einstein, deep-lookahead",
        "go, go",
        "kuhn, ismcts",
        "goofspiel, regret-matching",
        "gdl:file=../examples/gdl/nim.kif, 'uct,selection=ucb1:c=0.5,rollout=mast-softmax'",
        "gdl:file=../examples/gdl/knightthrough.kif, 'uct,selection=grave:c=0.3:bias=0.5,rollout=mast-softmax'",
        "gdl:file=../examples/gdl/queens.kif, 'uct,selection=ucb1:c=0.5,solver,transpositions,rollout=mast-softmax'",
        "gdl:file=../examples/gdl/threeplayers.kif, 'uct,selection=ucb1:c=0.5,rollout=mast-softmax'",
        "gdl:file=../examples/gdl/rockpaperscissors.kif, 'mo-ismcts,c=0.5'",
        "hearts, 'ismcts,rollout=duck,selection=availability-ucb1:c=0.2'"
    })
    void peopleMeetTheSearchThatIsStrongestForItsTime(String name, String spec) {
        Game<?, ?> game = Games.catalog().make(name);
        assertThat(game.strongest()).isEqualTo(spec);
        assertThat(searched(game, game.strongest() + ",iterations=200,seed=1")).isEqualTo(200);
    }

    @Test
    void aPresetRefusesAGameThatItIsNotFor() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> searched(Games.catalog().make("tictactoe"), "fitted,iterations=1"))
                .withMessageContaining("'fitted' is not a heuristic of this game; allowed: none");
    }

    @ParameterizedTest
    @CsvSource({"attack-threat", "race", "fitted", "fitted-expectimax"})
    void everyHeuristicCanBeUsedAsItIsListed(String heuristic) {
        Game<?, ?> einstein = Games.catalog().make("einstein");
        assertThat(searched(einstein, "uct,evaluator=heuristic,iterations=100,seed=1,heuristic=" + heuristic))
                .isEqualTo(100);
    }

    @Test
    void noHeuristicIsForgottenHere() {
        assertThat(names(Games.catalog().make("einstein").heuristics()))
                .containsExactly("attack-threat", "race", "fitted", "fitted-expectimax");
        assertThat(names(Games.catalog().make("connectfour").heuristics())).containsExactly("lines");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",batch=8", ",batch=8,virtual-loss=3", ",selection=puct,batch=16"})
    void aModelCanBeUsedAsItIsListed(String settings) {
        Game<?, ?> connectFour = Games.catalog().make("connectfour");
        assertThat(names(Parts.found().ofGameAlone(connectFour, PartsOfGame::evaluators)))
                .containsExactly("network");
        assertThat(searched(connectFour, "uct,evaluator=network,iterations=100,seed=1" + settings))
                .isEqualTo(100);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> searched(Games.catalog().make("tictactoe"), "uct,evaluator=network"))
                .withMessageContaining("'network' is not an evaluator; allowed: rollout, ");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            attack-threat:cells=flat       -> cells is raised-rim or powers-of-two, not 'flat'
            attack-threat:mobility=some    -> mobility is full or half, not 'some'
            attack-threat:scale=0          -> the scale is a number greater than 0, not 0.0
            """)
    void aParameterWithoutMeaningIsRefused(String heuristic, String message) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() ->
                        searched(Games.catalog().make("einstein"), "uct,evaluator=heuristic,heuristic=" + heuristic))
                .withMessageContaining(message);
    }

    private static List<String> names(List<? extends Entry<?>> entries) {
        return entries.stream().map(Entry::name).toList();
    }

    private static <S extends GameState<S, M>, M extends Move> long searched(Game<S, M> game, String spec) {
        Spec settings = Spec.parse(spec);
        S state = game.initial(Xoroshiro128PlusPlus.of(1));
        RandomGenerator chance = Xoroshiro128PlusPlus.of(2);
        while (state.currentPlayer() == GameState.CHANCE) {
            state.play(state.randomMove(chance));
        }
        SearchResult<M> result = settings.build(game, Runnable::run)
                .search(state, settings.budget().or(Budget.iterations(1_000)));
        assertThat(state.legalMoves()).contains(result.bestMove());
        return result.iterations();
    }
}
