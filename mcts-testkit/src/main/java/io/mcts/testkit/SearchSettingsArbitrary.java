package io.mcts.testkit;

import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.SearchSettings.Option;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Settings of a search for the properties of jqwik: any parts of the library that fit any game, in any combination that is
 * allowed; when a property fails, plainer ones.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<SearchSettings<MyGame, MyMove>> settings() {
 *     return SearchSettingsArbitrary.of(MyGame.initial(), GameFacts.none().withPayoffSum(0));
 * }
 * }</pre>
 */
public final class SearchSettingsArbitrary {

    private static final int MOST_PLAYERS_OF_THE_SOLVER = 2;
    private static final int HIGHEST_THRESHOLD = 5;

    private SearchSettingsArbitrary() {}

    /**
     * Settings for the searches of a game.
     *
     * @param initialState any state of the game; transpositions are among the settings if it has a {@link PositionKey}
     * @param facts what is known of the game; the solver is among the settings if there is one player, or there are two and the sum
     *     of their payoffs is stated
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return settings, of which plain UCT is the plainest
     */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<SearchSettings<S, M>> of(
            S initialState, GameFacts facts) {
        Arbitrary<SelectionPolicy> selections = Arbitraries.of(AnyGameParts.selections());
        return Combinators.combine(
                        selections,
                        selections.optional(0.2),
                        Arbitraries.of(AnyGameParts.<S, M>allEvaluators()),
                        Arbitraries.of(AnyGameParts.backups()),
                        Arbitraries.of(AnyGameParts.decisions()),
                        Arbitraries.integers().between(2, HIGHEST_THRESHOLD),
                        Arbitraries.of(Option.class).set())
                .as((selection, rootSelection, evaluator, backup, decision, threshold, options) ->
                        new SearchSettings<S, M>(
                                selection,
                                rootSelection.orElse(selection),
                                evaluator,
                                backup,
                                decision,
                                threshold,
                                allowed(options, possible(initialState, facts), evaluator, backup)));
    }

    /** The options that go with a game. */
    private static Set<Option> possible(GameState<?, ?> state, GameFacts facts) {
        Set<Option> possible = EnumSet.of(Option.ROOT_NOISE, Option.MEMORY_CEILING);
        boolean isOpposed = state.playerCount() == MOST_PLAYERS_OF_THE_SOLVER
                && facts.payoffSum().isPresent();
        if (state.playerCount() == 1 || isOpposed) {
            possible.add(Option.SOLVER);
        }
        if (state instanceof PositionKey) {
            possible.add(Option.TRANSPOSITIONS);
        }
        return possible;
    }

    /** Those of some options that go with the game, with the other parts and with each other. */
    private static Set<Option> allowed(
            Set<Option> wanted, Set<Option> possible, Evaluator<?> evaluator, Backup backup) {
        Set<Option> allowed = EnumSet.noneOf(Option.class);
        allowed.addAll(wanted);
        allowed.retainAll(possible);
        if (evaluator instanceof LeafBatches<?>) {
            allowed.remove(Option.SOLVER);
            allowed.remove(Option.TRANSPOSITIONS);
        }
        if (backup.needsOutcomeSums() || allowed.contains(Option.MEMORY_CEILING)) {
            allowed.remove(Option.TRANSPOSITIONS);
        }
        return allowed;
    }
}
