package io.mcts.spec.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.selection.Ucb1;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpecTest {

    private static final GuessedTicTacToe GAME = new GuessedTicTacToe();

    /** The parts by which those that need a heuristic can be made. */
    private static final PartsOfGame<TicTacToe, Cell> PARTS_OF_GAME =
            Parts.found().of(GAME, TicTacToe.initial(), Spec.parse("uct,heuristic=guess"));

    private static String composition(Spec settings) {
        return settings.mcts(GAME, Runnable::run).toString();
    }

    @Test
    void nothingSetIsPlainUctForASecond() {
        Mcts<TicTacToe, Cell> plain = Mcts.<TicTacToe, Cell>uct().build();
        assertThat(composition(Spec.none())).isEqualTo(plain.toString());
        assertThat(Spec.none().budget()).hasToString("1000 ms");
        assertThat(Spec.none().seed()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            uct,iterations=5000                     -> 5000 iterations
            uct,time=500ms                          -> 500 ms
            uct,time=2s                             -> 2000 ms
            uct,time=1m                             -> 60000 ms
            uct,time=0s                             -> 0 ms
            uct,memory=64m                          -> 1000 ms or 67108864 bytes
            uct,memory=512k,iterations=1            -> 1 iterations or 524288 bytes
            uct,memory=2g,time=1s                   -> 1000 ms or 2147483648 bytes
            uct,memory=100                          -> 1000 ms or 100 bytes
            uct,iterations=9,stop=none              -> 9 iterations
            uct,iterations=9,stop=decided           -> until decided within 9 iterations
            uct,time=9s,stop=standard-error:error=0.02:visits=50 -> 9000 ms or until the standard error is 0.02 after 50 visits
            uct,time=2s,iterations=10,memory=1k     -> 10 iterations or 2000 ms or 1024 bytes
            """)
    void theBudgetIsWhatIsSpentFirst(String spec, String budget) {
        assertThat(Spec.parse(spec).budget()).hasToString(budget);
    }

    @Test
    void aSpecComposesTheSearch() {
        assertThat(
                        composition(
                                Spec.parse(
                                        "uct,iterations=5000,selection=ucb1:c=0.7,expansion=decisive,rollout=decisive,decision=secure:a=2,seed=-3")))
                .contains(
                        "selection=ucb1:c=0.7",
                        "expansion=decisive",
                        "evaluator=rollout:decisive",
                        "decision=secure:a=2.0",
                        "seed=-3");
    }

    @Test
    void aSpecIsTheSameAsSettingByNameInAnyOrder() {
        Spec one = Spec.none()
                .with(Setting.DECISION, "secure:a=0.5")
                .with(Setting.SELECTION, "ucb1:c=0.7")
                .with(Setting.SEED, "1")
                .with(Setting.SEED, "2");
        assertThat(composition(Spec.parse("uct,selection=ucb1:c=0.7,seed=2,decision=secure:a=0.5")))
                .isEqualTo(composition(one));
    }

    @Test
    void aSwitchIsOnWithoutAValue() {
        assertThat(composition(Spec.parse("uct,solver,transpositions=true")))
                .isEqualTo(composition(Spec.none().with(Setting.SOLVER, "true").with(Setting.TRANSPOSITIONS, "true")))
                .contains(", solver, transpositions,");
        assertThat(composition(Spec.parse("solver,solver=false,transpositions=false")))
                .doesNotContain("solver", "transpositions");
    }

    @Test
    void aSettingTakenBackIsAsIfItHadNeverBeenSet() {
        Spec settings = Spec.none().with(Setting.SEED, "1").without(Setting.SEED);
        assertThat(settings.seed()).isEmpty();
        assertThat(composition(settings)).isEqualTo(composition(Spec.none()));
    }

    @Test
    void thePartsByDefaultAreThoseOfTheLibrary() {
        Spec settings = Spec.none();
        for (Setting setting : Setting.values()) {
            if (!setting.defaultValue().isEmpty()) {
                settings = settings.with(setting, setting.defaultValue());
            }
        }
        assertThat(composition(settings)).isEqualTo(composition(Spec.none()));
    }

    @Test
    void limitsAreWhatIsSetAndTheMemory() {
        assertThat(Spec.none().limits()).hasToString("unlimited");
        assertThat(Spec.parse("uct,iterations=5").limits()).hasToString("5 iterations");
    }

    @Test
    void anySearchCanEndEarly() {
        Spec decided = Spec.parse("uct,stop=decided,decision=robust");
        assertThat(decided.endingEarly(Budget.iterations(3))).hasToString("until decided within 3 iterations");
        assertThat(Spec.none().endingEarly(Budget.iterations(3))).hasToString("3 iterations");
    }

    @Test
    void partsThatNeedAHeuristicGetTheOneThatIsSet() {
        assertThat(composition(Spec.parse("uct,heuristic=guess,selection=prior-ucb1:c=0.5:k=2,prior=successors,"
                        + "rollout=softmax:temperature=0.5:margin=0.2,evaluator=truncated:plies=3,backup=expectation")))
                .contains(
                        "selection=prior-ucb1:c=0.5:k=2",
                        "prior=successors:guess",
                        "evaluator=truncated:plies=3:softmax:temperature=0.5:filtered:margin=0.2:successors:guess:guess",
                        "backup=expectation");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            max                                -> max
            implicit-minimax                   -> implicit-minimax:mean
            implicit-minimax:inner=expectation -> implicit-minimax:expectation
            """)
    void aBackupIsMadeWithTheConstantsGiven(String backup, String printed) {
        assertThat(composition(Spec.parse("uct,heuristic=guess,prior=successors,backup=" + backup)))
                .contains("backup=" + printed + ",");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ucb1-tuned",
                "implicit-minimax:c=0.5:alpha=0.3",
                "puct:c=0.5:reduction=0.1:growth=0.5:base=500.0",
                "improved-policy:offset=40.0:scale=0.5",
                "first-play-urgency:c=0.5:urgency=1.1",
                "thompson",
                "rave:c=0.5:k=50.0",
                "grave:c=0.5:ref=20:bias=0.25"
            })
    void aSelectionIsMadeWithTheConstantsGiven(String selection) {
        assertThat(composition(Spec.parse("uct,heuristic=guess,prior=softmax:temperature=0.2,selection=" + selection)))
                .contains("selection=" + selection + ",", "prior=softmax:temperature=0.2:successors:guess");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            mast                              -> epsilon-greedy:epsilon=0.4:mast
            mast:epsilon=0.1                  -> epsilon-greedy:epsilon=0.1:mast
            mast-softmax                      -> softmax:temperature=0.1:mast
            mast-softmax:temperature=0.05     -> softmax:temperature=0.05:mast
            nst                               -> epsilon-greedy:epsilon=0.2:nst:length=3:least-visits=7
            nst:epsilon=0.3:length=2:least-visits=5 -> epsilon-greedy:epsilon=0.3:nst:length=2:least-visits=5
            last-good-reply                   -> last-good-reply:moves=2:uniform
            last-good-reply:moves=1           -> last-good-reply:moves=1:uniform
            """)
    void rolloutsThatLearnAreMadeWithTheConstantsGiven(String rollout, String printed) {
        assertThat(composition(Spec.parse("uct,rollout=" + rollout))).contains("evaluator=rollout:" + printed + ",");
    }

    @Test
    void aRolloutCutOffWithoutAHeuristicIsEven() {
        assertThat(composition(Spec.parse("uct,evaluator=truncated:plies=40")))
                .contains("evaluator=truncated:plies=40:uniform:even,");
        assertThat(composition(Spec.parse("uct,evaluator=truncated:plies=40,rollout=mast,heuristic=guess")))
                .contains("evaluator=truncated:plies=40:epsilon-greedy:epsilon=0.4:mast:guess,");
    }

    @Test
    void anyEvaluatorCanBeUsedInBatches() {
        assertThat(composition(Spec.parse("uct,batch=16,rollout=decisive")))
                .contains("evaluator=leaf-batches:size=16:virtual-loss=1:one-by-one:rollout:decisive");
        assertThat(composition(Spec.parse("uct,batch=4,virtual-loss=3,heuristic=guess,evaluator=heuristic")))
                .contains("evaluator=leaf-batches:size=4:virtual-loss=3:one-by-one:heuristic:guess");
    }

    @Test
    void aPolicyWithinAPolicyComesLastWithItsParameters() {
        assertThat(composition(Spec.parse("uct,selection=progressive-widening:c=2:inner=ucb1:c=0.7,seed=1")))
                .contains("selection=progressive-widening:c=2.0:alpha=0.5:ucb1:c=0.7,", "seed=1");
        assertThat(composition(Spec.parse(
                        "uct,heuristic=guess,prior=successors,selection=progressive-widening:alpha=0.3:inner=puct")))
                .contains(
                        "selection=progressive-widening:c=1.0:alpha=0.3:puct:c=1.0:reduction=0.25:growth=0.0:base=19652.0,");
    }

    @Test
    void theRootMayHaveAPolicyAndNoiseOfItsOwn() {
        assertThat(
                        composition(
                                Spec.parse(
                                        "uct,heuristic=guess,prior=softmax,root-noise=dirichlet:alpha=0.5,root-selection=puct:c=2,selection=puct")))
                .contains(
                        "selection=puct:c=1.0:reduction=0.25:growth=0.0:base=19652.0,",
                        "rootSelection=puct:c=2.0:reduction=0.25:growth=0.0:base=19652.0,",
                        "rootNoise=dirichlet:epsilon=0.25:alpha=0.5,");
        assertThat(composition(Spec.parse("uct,root-selection=same,root-noise=none")))
                .isEqualTo(composition(Spec.none()));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            uct,root-selection=sequential-halving                            -> 100000
            uct,iterations=5000,root-selection=sequential-halving            -> 5000
            uct,iterations=5000,root-selection=sequential-halving:iterations=70 -> 70
            uct,iterations=0,root-selection=sequential-halving               -> 1
            uct,iterations=3000000000,root-selection=sequential-halving      -> 2147483647
            """)
    void halvingPlansForTheIterationsOfTheSearch(String spec, String planned) {
        assertThat(composition(Spec.parse(spec)))
                .contains("rootSelection=sequential-halving:iterations=" + planned + ",");
    }

    @ParameterizedTest
    @ValueSource(strings = {"selection=rave", "rollout=mast", "selection=grave,evaluator=truncated"})
    void batchesAreRefusedWhereMovesOfRolloutsAreNeeded(String parts) {
        Spec settings = Spec.parse("uct,batch=8," + parts);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> composition(settings))
                .withMessageContaining("does not record the moves of its rollouts");
    }

    @Test
    void theDecisionOfAGumbelSearchHasTheNoiseAndTheConstantsOfItsRoot() {
        String root = "gumbel:iterations=400:considered=4:noise=1.0:improved-policy:offset=30.0:scale=0.2:rescaled";
        assertThat(composition(Spec.parse("gumbel,iterations=400,root-selection="
                        + "gumbel:considered=4:noise=1:offset=30:scale=0.2:rescale=1")))
                .contains(
                        "selection=improved-policy:offset=50.0:scale=0.1, rootSelection=" + root + ",",
                        "decision=gumbel-child:" + root,
                        "prior=uniform,");
        assertThat(composition(Spec.parse("uct,prior=uniform,root-selection=forced-playouts:k=3:c=2")))
                .contains("rootSelection=forced-playouts:k=3.0:puct:c=2.0:reduction=0.25:growth=0.0:");
    }

    static Stream<Catalog<?>> partsByRole() {
        return Stream.of(
                Parts.found().selections(),
                Parts.found().decisions(),
                Parts.found().backups(),
                PARTS_OF_GAME.expansions(),
                PARTS_OF_GAME.rollouts(),
                PARTS_OF_GAME.evaluators());
    }

    @ParameterizedTest
    @MethodSource("partsByRole")
    void everyPartPrintsTheNameByWhichItIsChosen(Catalog<?> parts) {
        assertThat(parts.entries())
                .isNotEmpty()
                .allSatisfy(
                        // a whole word; scores that learn stand behind the policy that chooses by them, and here both
                        // are named
                        entry -> assertThat(parts.make(entry.name()).toString().split(":"))
                                .contains(
                                        entry.name().equals("mast-softmax")
                                                ? new String[] {"softmax", "mast"}
                                                : new String[] {entry.name()}));
    }

    @Test
    void everyPriorCanBeMade() {
        assertThat(PARTS_OF_GAME.priors().make("none")).isEmpty();
        assertThat(PARTS_OF_GAME.priors().make("successors")).hasToString("Optional[successors:guess]");
        assertThat(PARTS_OF_GAME.priors().make("softmax:temperature=0.5"))
                .hasToString("Optional[softmax:temperature=0.5:successors:guess]");
    }

    @ParameterizedTest
    @EnumSource(Setting.class)
    void everySettingSaysWhatItsValuesLookLike(Setting setting) {
        assertThat(setting.form()).isNotBlank();
        assertThat(setting.description()).endsWith(".");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            ""                       -> '' is not a preset; allowed: {presets}
            clever                   -> 'clever' is not a preset; allowed: {presets}
            level3,seed=1            -> 'level3' depends on the game; give the game, too, as in Spec.parse(text, game)
            best                     -> 'best' depends on the game; give the game, too, as in Spec.parse(text, game)
            iterations=5             -> 'iterations=5' is not a preset; allowed: {presets}
            uct,                     -> 'uct,': '' is not a setting; allowed: {settings}
            uct,depth=3              -> 'uct,depth=3': 'depth' is not a setting; allowed: {settings}
            uct,time                 -> 'uct,time': time has no value; allowed: time=500ms|2s|1m
            uct,seed=1,seed=2        -> 'uct,seed=1,seed=2': seed is given twice
            uct,iterations=-1        -> iterations: a budget is 0 iterations or more, not -1
            uct,iterations=1e6       -> iterations: '1e6' is not a whole number such as 10000
            uct,iterations=          -> iterations: '' is not a whole number such as 10000
            uct,time=5               -> time: '5' is not a time such as 500ms, 2s or 1m
            uct,time=-5s             -> time: '-5s' is not a time such as 500ms, 2s or 1m
            uct,time=2h              -> time: '2h' is not a time such as 500ms, 2s or 1m
            uct,time=999999999999m   -> time: '999999999999m' is too much; the most is 153722867m
            uct,memory=1t            -> memory: '1t' is not an amount of memory such as 512k, 64m or 2g
            uct,memory-ceiling=1k    -> memory-ceiling: the memory ceiling is 65536 bytes or more, not 1024
            uct,threads=0            -> threads: a search has from 1 to 1024 workers, not 0
            uct,threads=2,parallel=leaf -> parallel: 'leaf' is not a parallel search; allowed: tree, root
            uct,seed=0x1             -> seed: '0x1' is not a whole number such as 10000
            uct,selection=ucb2       -> selection: 'ucb2' is not a selection policy (did you mean ucb1?); allowed: {selections}
            uct,selection=ucb1:c=-1  -> selection: 'ucb1:c=-1': the exploration constant c is a number of 0 or more, not -1.0
            uct,selection=progressive-widening:inner=ucb2 -> selection: 'progressive-widening:inner=ucb2': 'ucb2' is not a selection policy (did you mean ucb1?); allowed: {selections}
            uct,selection=progressive-widening:inner=ucb1:x=1 -> selection: 'progressive-widening:inner=ucb1:x=1': 'ucb1:x=1': ucb1 has no parameter 'x'; allowed: c
            uct,root-selection=none  -> root-selection: 'none' is not a selection policy of the root; allowed: same, sequential-halving, gumbel, forced-playouts, {selections}
            uct,root-selection=prior-ucb1:k=2 -> the selection policy prior-ucb1:c=1.4142135623730951:k=2 needs a prior, and none is set
            uct,selection=implicit-minimax -> the selection policy implicit-minimax:c=1.4142135623730951:alpha=0.4 needs a prior, and none is set
            uct,backup=implicit-minimax -> the backup implicit-minimax:mean needs a prior, and none is set
            uct,root-noise=white     -> root-noise: 'white' is not a noise; allowed: none, dirichlet
            uct,root-noise=dirichlet -> the noise dirichlet:epsilon=0.25:alpha=0.3 needs a prior, and none is set
            uct,expansion=some       -> expansion: 'some' is not an expansion; allowed: {expansions}
            uct,rollout=smart        -> rollout: 'smart' is not a rollout policy; allowed: {rollouts}
            uct,backup=min           -> backup: 'min' is not a backup; allowed: mean, expectation, max, graph, implicit-minimax
            uct,prior=all            -> prior: 'all' is not a prior; allowed: {priors}
            uct,evaluator=guess      -> evaluator: 'guess' is not an evaluator; allowed: rollout, truncated, heuristic, expectimax, mixed
            uct,evaluator=heuristic  -> evaluator: 'heuristic': it needs a heuristic; allowed for this game: heuristic=guess
            uct,rollout=softmax      -> rollout: 'softmax': it needs a heuristic; allowed for this game: heuristic=guess
            uct,prior=successors,heuristic=race -> heuristic: 'race' is not a heuristic of this game; allowed: guess
            uct,selection=prior-ucb1 -> the selection policy prior-ucb1:c=1.4142135623730951:k=5 needs a prior, and none is set
            uct,batch=0              -> a batch has 1 to 4096 leaves, not 0
            uct,batch=2,virtual-loss=0 -> the virtual loss is 1 to 1000 visits, not 0
            uct,batch=many           -> batch: 'many' is not a whole number such as 10, or greater than 2147483647
            uct,stop=soon            -> stop: 'soon' is not a reason to stop; allowed: none, decided, standard-error
            uct,stop=standard-error:error=0 -> stop: 'standard-error:error=0': a budget is a standard error greater than 0, not 0.0
            uct,stop=decided,decision=max -> stop: 'decided' goes with the decision 'robust', not with 'max'
            solver,stop=decided      -> stop: 'decided' goes by visits alone, not with a solver, whose move need not have the most
            flat,stop=decided        -> stop: 'decided' goes with the decision 'robust', not with 'max'
            uct,solver=maybe         -> solver: 'maybe' is neither true nor false
            uct,decision=best        -> decision: 'best' is not a final decision; allowed: {decisions}
            """)
    void refusesWhatHasNoMeaning(String spec, String message) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> {
                    Spec settings = Spec.parse(spec);
                    settings.budget();
                    composition(settings);
                })
                .withMessage(Names.expand(message));
    }

    @Test
    void aProgramSearchesByIt() {
        Game<TicTacToe, Cell> game = Games.of("tictactoe", TicTacToe.class);
        Spec spec = Spec.parse("uct,iterations=500,selection=ucb1:c=0.7,threads=2,parallel=root,seed=3");
        Mcts<TicTacToe, Cell> same = Mcts.<TicTacToe, Cell>uct()
                .selection(Ucb1.of(0.7))
                .parallel(Parallel.root(Runnable::run, 2))
                .seed(3)
                .build();
        assertThat(spec.search(game, TicTacToe.initial()).moves())
                .isEqualTo(
                        same.search(TicTacToe.initial(), Budget.iterations(500)).moves());
    }

    static Stream<String> presets() {
        return Presets.catalog().entries().stream().map(Entry::name);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void itsTextMeansTheSame(String preset) {
        Spec spec = Spec.parse(preset + ",iterations=7");
        assertThat(Spec.parse(spec.toString()).values()).isEqualTo(spec.values());
    }

    @Test
    void theBestSearchDependsOnTheGame() {
        Spec small = Spec.parse("best,time=2s", Games.catalog().make("connectfour"));
        assertThat(small.values())
                .isEqualTo(Spec.parse("threats,solver,transpositions,tablebase=endgames,time=2s")
                        .values());
        Spec large = Spec.parse("best,time=2s", Games.catalog().make("connectfour:rows=8"));
        assertThat(large.values()).isEqualTo(Spec.parse("threats,time=2s").values());
    }

    /** As after a preset, a setting may be changed that the game's own search has: of every game, its best search and all levels. */
    @Test
    void whatIsSaidAfterTheWordsOfAGameChangesIt() {
        int changed = 0;
        for (Entry<?> entry : Games.catalog().entries()) {
            Game<?, ?> game = Games.catalog().make(entry.name());
            List<String> words = new ArrayList<>(List.of("best"));
            IntStream.rangeClosed(1, game.levels().size()).forEach(level -> words.add("level" + level));
            for (String word : words) {
                SpecText own = SpecText.parse(Presets.inGame(game, word));
                for (String key : own.settings().keySet()) {
                    SpecText other = SpecText.parse(Presets.inGame(game, word + ",seed=1," + key + "=other"));
                    assertThat(other.settings()).as(other.text()).containsEntry(key, Optional.of("other"));
                    assertThat(other.without(key, "seed").settings())
                            .isEqualTo(own.without(key).settings());
                    changed++;
                }
            }
        }
        assertThat(changed).isPositive();
        assertThat(Spec.parse(
                                "best,tablebase=none,solver=false",
                                Games.catalog().make("connectfour"))
                        .values())
                .isEqualTo(Spec.parse("threats,solver=false,transpositions,tablebase=none")
                        .values());
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(
                        () -> Spec.parse("best,seed=1,seed=2", Games.catalog().make("connectfour")))
                .withMessage("'best,seed=1,seed=2': seed is given twice");
    }

    @Test
    void aGameOfOtherStatesIsRefused() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Games.of("connectfour", TicTacToe.class))
                .withMessage("the states of 'connectfour' are of io.mcts.games.connectfour.ConnectFour, not of "
                        + TicTacToe.class.getName());
    }
}
