package io.mcts.spec.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * A kind of search, by its name the first word of a {@link Spec}: its parameters, the settings that it shares with other kinds, and the
 * search it makes. Found through a {@link SearchProvider}.
 */
public interface SearchKind {

    /** The first word of its SPECs. */
    String name();

    /** A line about it. */
    String description();

    /** Its own parameters, beside the shared settings; none unless overridden. */
    default List<Parameter> parameters() {
        return List.of();
    }

    /** The shared settings that it has. */
    Set<Setting> settings();

    /** The effort of a search where neither iterations nor a time is set, such as {@code iterations=1000}. */
    Effort effort();

    /**
     * The effort of a search.
     *
     * @param setting {@link Setting#ITERATIONS} or {@link Setting#TIME}
     */
    record Effort(Setting setting, String value) {}

    /** Whether it is for games whose players do not see everything, too; true unless overridden. */
    default boolean isForHiddenInformation() {
        return true;
    }

    /** Whether its searches have to follow a game from its beginning, before anything random is played; false unless overridden. */
    default boolean followsFromBeginning() {
        return false;
    }

    /**
     * Refuses values that mean nothing in any game.
     *
     * @throws IllegalArgumentException if there are some
     */
    default void check(Spec spec) {}

    /**
     * Makes a search.
     *
     * @param spec of this kind
     * @param game the game, whose parts may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @throws IllegalArgumentException if a value has no meaning, or a part does not fit the others or the game
     */
    <S extends GameState<S, M>, M extends Move> Search<S, M> search(Spec spec, Game<S, M> game, Executor threads);
}
