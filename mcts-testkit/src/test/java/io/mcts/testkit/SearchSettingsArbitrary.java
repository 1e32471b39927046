package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.DirichletNoise;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.parts.EqualScores;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
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

    private static final int MOST_OPPOSED_PLAYERS = 2;
    private static final int HIGHEST_THRESHOLD = 5;

    private SearchSettingsArbitrary() {}

    /** What may be on or off. */
    enum Option {
        /** {@link Mcts.Builder#solver}. */
        SOLVER,
        /** {@link Mcts.Builder#transpositions}. */
        TRANSPOSITIONS,
        /** {@link Mcts.Builder#rootNoise}. */
        ROOT_NOISE,
        /** {@link Mcts.Builder#memoryCeiling}, the lowest there is: a search of a hundred iterations may meet it in a wide game. */
        MEMORY_CEILING;

        private static final long CEILING = 1L << 16;

        /** A search with this option on. */
        <S extends GameState<S, M>, M extends Move> Mcts<S, M> on(Mcts<S, M> search) {
            Mcts.Builder<S, M> builder = search.toBuilder();
            return switch (this) {
                case SOLVER -> builder.solver().build();
                case TRANSPOSITIONS -> builder.transpositions().build();
                case ROOT_NOISE ->
                    builder.rootNoise(new DirichletNoise(0.25, 0.5)).build();
                case MEMORY_CEILING -> builder.memoryCeiling(CEILING).build();
            };
        }

        /** Whether it goes with the other settings of a search. */
        boolean fits(Mcts<?, ?> search) {
            boolean isInBatches = search.batches().isPresent();
            return switch (this) {
                case SOLVER -> !isInBatches && !search.backup().writesValues();
                case TRANSPOSITIONS -> !isInBatches && !search.backup().needs().contains(Statistic.OUTCOME_SUMS);
                case ROOT_NOISE, MEMORY_CEILING -> true;
            };
        }
    }

    /**
     * Settings for the searches of a game. There is always a prior; selections that need none leave it alone.
     *
     * @param initialState any state of the game; transpositions are among the settings if it has a {@link PositionKey}
     * @param facts what is known of the game; the solver, and backups that write values, are among the settings if there is one
     *     player, or there are two and the sum of their payoffs is stated
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return settings, of which plain UCT is the plainest
     */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<SearchSettings<S, M>> of(
            S initialState, GameFacts facts) {
        boolean isOpposed = initialState.playerCount() == 1
                || (initialState.playerCount() == MOST_OPPOSED_PLAYERS
                        && facts.payoffSum().isPresent());
        List<Backup> backups = new ArrayList<>(AnyGameParts.backups());
        Set<Option> possible = EnumSet.of(Option.ROOT_NOISE, Option.MEMORY_CEILING);
        if (isOpposed) {
            backups.addAll(AnyGameParts.backupsOfOpposedPlayers());
            possible.add(Option.SOLVER);
        }
        if (initialState instanceof PositionKey) {
            possible.add(Option.TRANSPOSITIONS);
        }
        Arbitrary<SelectionPolicy> selections = Arbitraries.of(AnyGameParts.selections());
        return Combinators.combine(
                        selections,
                        selections.optional(0.2),
                        Arbitraries.of(AnyGameParts.<S, M>searches()),
                        Arbitraries.of(backups),
                        Arbitraries.of(AnyGameParts.decisions()),
                        Arbitraries.integers().between(2, HIGHEST_THRESHOLD),
                        Arbitraries.of(possible).set())
                .as((selection, rootSelection, leaves, backup, decision, threshold, options) ->
                        new SearchSettings<>(with(
                                options,
                                leaves.toBuilder()
                                        .selection(selection)
                                        .rootSelection(rootSelection.orElse(selection))
                                        .backup(backup)
                                        .decision(decision)
                                        .expansionThreshold(threshold)
                                        .prior(new EqualScores<>())
                                        .build())))
                .filter(settings -> settings.search().batches().isEmpty() || !needsRollouts(settings.search()));
    }

    /** Whether a search needs the moves of rollouts, which the batches of {@link AnyGameParts} do not record. */
    private static boolean needsRollouts(Mcts<?, ?> search) {
        return search.selection().needs().contains(Statistic.AMAF)
                || search.rootSelection().needs().contains(Statistic.AMAF);
    }

    /** A search with those of some options that go with it and with each other. */
    private static <S extends GameState<S, M>, M extends Move> Mcts<S, M> with(Set<Option> options, Mcts<S, M> plain) {
        Mcts<S, M> search = plain;
        for (Option option : Option.values()) {
            if (options.contains(option) && option.fits(search)) {
                search = option.on(search);
            }
        }
        return search;
    }
}
