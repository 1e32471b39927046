package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.iteration.Settings;
import io.mcts.result.SearchResult;
import java.util.function.Supplier;
import jdk.jfr.FlightRecorder;

/**
 * Reports each search to the JDK Flight Recorder.
 *
 * <p>The event class is loaded only once a recording has been made in this JVM: loading the recorder costs a third of the time of a
 * first small search. A Java image without the module {@code jdk.jfr} can still run the library from the class path.
 */
public final class SearchRecorder {

    private static final boolean HAS_FLIGHT_RECORDER =
            ModuleLayer.boot().findModule("jdk.jfr").isPresent();

    private SearchRecorder() {}

    /** Runs a whole search. One that fails leaves no event. */
    public static <M extends Move> SearchResult<M> recorded(Settings<?, M> settings, Supplier<SearchResult<M>> search) {
        if (!HAS_FLIGHT_RECORDER || !FlightRecorder.isInitialized()) {
            return search.get();
        }
        SearchEvent event = new SearchEvent();
        event.begin();
        SearchResult<M> result = search.get();
        event.write(settings, result.effort());
        return result;
    }
}
