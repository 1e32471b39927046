package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.iteration.Settings;
import io.mcts.result.SearchResult;
import java.util.function.Supplier;
import jdk.jfr.FlightRecorder;

/**
 * Reports searches to the JDK Flight Recorder, if the module {@code jdk.jfr} is resolved. The event class is loaded only once a recording
 * has been made: it takes a third of the time of a first small search.
 */
public final class SearchRecorder {

    private static final boolean HAS_FLIGHT_RECORDER = hasFlightRecorder();

    private SearchRecorder() {}

    private static boolean hasFlightRecorder() {
        try {
            Class.forName("jdk.jfr.FlightRecorder", false, SearchRecorder.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError missing) {
            return false;
        }
    }

    public static <M extends Move> SearchResult<M> recorded(
            Settings<?, M> settings, Supplier<?> state, Supplier<SearchResult<M>> search) {
        if (!HAS_FLIGHT_RECORDER || !FlightRecorder.isInitialized()) {
            return search.get();
        }
        SearchEvent event = new SearchEvent();
        event.begin();
        SearchResult<M> result = search.get();
        event.write(settings, state, result);
        return result;
    }
}
