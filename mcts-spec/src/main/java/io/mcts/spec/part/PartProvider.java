package io.mcts.spec.part;

import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selection.SelectionPolicy;
import io.mcts.spec.catalog.Entry;
import java.util.List;

/**
 * Parts of a search by name, found as services, those of the library included.
 *
 * <p>An implementation is public, has a public no-argument constructor, and is named in {@code
 * META-INF/services/io.mcts.spec.part.PartProvider} or, in a module, by {@code provides}. Every command takes the jar as {@code
 * --class-path}. Parts for one game name its types, as in {@code PartProvider<ConnectFour, Drop>}, and override {@link #states}. A word
 * belongs to one part of its role, whatever the game.
 */
public interface PartProvider<S extends GameState<S, M>, M extends Move> extends GameParts<S, M> {

    /** The class of the states that the parts are for; unless overridden, all states. */
    default Class<?> states() {
        return GameState.class;
    }

    /** Returns presets as changes of plain UCT, such as {@code selection=puct,prior=uniform}; none unless overridden. */
    default List<Entry<String>> presets() {
        return List.of();
    }

    /** Returns the selection policies: {@code selection=WORD}, and {@code root-selection=WORD}. */
    default List<Entry<SelectionPolicy>> selections() {
        return List.of();
    }

    /** Returns the selection policies for the root only, given the planned iterations, at least 1: {@code root-selection=WORD}. */
    default List<Entry<SelectionPolicy>> rootSelections(int iterations) {
        return List.of();
    }

    /** Returns the backups: {@code backup=WORD}. */
    default List<Entry<Backup>> backups() {
        return List.of();
    }

    /** Returns the final decisions: {@code decision=WORD}. */
    default List<Entry<FinalDecision>> decisions() {
        return List.of();
    }
}
