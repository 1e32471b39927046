package io.mcts.spec.part;

import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selection.SelectionPolicy;
import io.mcts.spec.catalog.Entry;
import java.util.List;

/**
 * Parts of a search by their words, found as services: the parts of the library and your own come to programs, commands, the page
 * and the cluster in the same way.
 *
 * <p>An implementation is public, has a public constructor without parameters, and is named in
 * {@code META-INF/services/io.mcts.spec.part.PartProvider} of its jar or, in a module, by {@code provides}. Every command takes the
 * jar as {@code --class-path}. Parts for one game name its types, as in {@code PartProvider<ConnectFour, Drop>}, and override
 * {@link #states}; parts for all games leave the types open. A word belongs to one part of its role, whatever the game.
 */
public interface PartProvider<S extends GameState<S, M>, M extends Move> extends GameParts<S, M> {

    /** The class of the states that the parts are for: unless overridden, those of every game. */
    default Class<?> states() {
        return GameState.class;
    }

    /**
     * Searches composed of these parts and others, by name.
     *
     * @return for each its name, a description, and what it changes of plain UCT, such as {@code selection=puct,prior=uniform}; none unless
     *     overridden
     */
    default List<Entry<String>> presets() {
        return List.of();
    }

    /** Returns the selection policies, which lead an iteration down the tree: {@code selection=WORD}, and {@code root-selection=WORD}. */
    default List<Entry<SelectionPolicy>> selections() {
        return List.of();
    }

    /**
     * Returns the policies that only choose at the root, in addition to {@link #selections}: {@code root-selection=WORD}.
     *
     * @param iterations how many the search will make, if that is known, otherwise a guess; at least 1
     */
    default List<Entry<SelectionPolicy>> rootSelections(int iterations) {
        return List.of();
    }

    /** Returns the backups, which apply the result of an iteration to its path: {@code backup=WORD}. */
    default List<Entry<Backup>> backups() {
        return List.of();
    }

    /** Returns the final decisions, which choose the move to play: {@code decision=WORD}. */
    default List<Entry<FinalDecision>> decisions() {
        return List.of();
    }
}
