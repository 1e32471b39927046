package io.mcts.spec.game;

import io.mcts.spec.catalog.Entry;
import java.util.List;

/**
 * Games by their names, found as services: the games of the library and your own are found in the same way.
 *
 * <p>An implementation is public, has a public constructor without parameters, and is named in
 * {@code META-INF/services/io.mcts.spec.game.GameProvider} of its jar or, in a module, by {@code provides}. Every command takes the
 * jar as {@code --class-path}.
 */
public interface GameProvider {

    /**
     * The games.
     *
     * @return for each its name, a word of small letters and digits, a description, its parameters, and what makes the game
     */
    List<Entry<Game<?, ?>>> entries();

    /**
     * Searches that suit these games, by name.
     *
     * @return for each its name, a description, and what it changes of plain UCT, such as {@code selection=ucb1:c=0.5,rollout=decisive};
     *     none unless overridden
     */
    default List<Entry<String>> presets() {
        return List.of();
    }
}
