package io.mcts;

import io.mcts.game.Move;
import java.util.function.Supplier;

/**
 * Tells the JDK Flight Recorder of each search.
 *
 * <p>A Java image made without the module {@code jdk.jfr} can still run the library from the class path: there
 * {@link SearchEvent} is never loaded.
 */
final class SearchRecorder {

    private static final boolean HAS_FLIGHT_RECORDER =
            ModuleLayer.boot().findModule("jdk.jfr").isPresent();

    private SearchRecorder() {}

    /**
     * Searches. A search that fails leaves no event.
     *
     * @param settings of the search
     * @param search the whole of it
     * @return its result
     */
    static <M extends Move> SearchResult<M> recorded(Settings<?, M> settings, Supplier<SearchResult<M>> search) {
        if (!HAS_FLIGHT_RECORDER) {
            return search.get();
        }
        SearchEvent event = new SearchEvent();
        event.begin();
        SearchResult<M> result = search.get();
        event.write(settings, result.effort());
        return result;
    }
}
