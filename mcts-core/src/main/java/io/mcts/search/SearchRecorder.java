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
 * first small search. A runtime without the module {@code jdk.jfr} records nothing. On the module path the module has to be
 * resolved, such as by {@code --add-modules jdk.jfr}.
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
