package io.mcts.spec.game;

import io.mcts.spec.catalog.Entry;
import java.util.List;

/**
 * Games by name, found as services, those of the library included.
 *
 * <p>An implementation is public, has a public no-argument constructor, and is named in {@code
 * META-INF/services/io.mcts.spec.game.GameProvider} or, in a module, by {@code provides}. Every command takes the jar as {@code
 * --class-path}.
 */
public interface GameProvider {

    /** Returns the games; names are words of lower-case letters and digits. */
    List<Entry<Game<?, ?>>> entries();

    /**
     * Returns presets for these games as changes of plain UCT, such as {@code selection=ucb1:c=0.5,rollout=decisive}; none unless
     * overridden.
     */
    default List<Entry<String>> presets() {
        return List.of();
    }
}
