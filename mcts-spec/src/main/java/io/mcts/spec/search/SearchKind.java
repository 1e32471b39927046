package io.mcts.spec.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;

/** A kind of search, named by the first word of a {@link Spec}. Found through a {@link SearchProvider}. */
public interface SearchKind {

    /** Returns the first word of its SPECs. */
    String name();

    /** Returns a one-line description. */
    String description();

    /** Returns its own parameters; none unless overridden. */
    default List<Parameter> parameters() {
        return List.of();
    }

    /** Returns the shared settings that it supports. */
    Set<Setting> settings();

    /** Returns the default effort, such as {@code iterations=1000}. */
    Effort effort();

    /** The effort of a search, in {@link Setting#ITERATIONS} or {@link Setting#TIME}. */
    record Effort(Setting setting, String value) {}

    /** Whether it supports games with hidden information; true unless overridden. */
    default boolean isForHiddenInformation() {
        return true;
    }

    /** Whether it has to follow a game from its start, before anything random; false unless overridden. */
    default boolean followsFromBeginning() {
        return false;
    }

    /** Whether its strategy can be measured: it decides by information sets; {@link #isForHiddenInformation} unless overridden. */
    default boolean hasStrategy() {
        return isForHiddenInformation();
    }

    /** Rejects values that are invalid in every game with an {@link IllegalArgumentException}. */
    default void check(Spec spec) {}

    /**
     * Makes a search from a SPEC of this kind; its workers run on {@code threads}, besides the calling thread.
     *
     * @throws IllegalArgumentException if a value is invalid, or a part does not fit the others or the game
     */
    <S extends GameState<S, M>, M extends Move> Search<S, M> search(Spec spec, Game<S, M> game, Executor threads);
}
