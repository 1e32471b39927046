package io.mcts.search;

import io.mcts.iteration.Settings;
import io.mcts.result.SearchEffort;
import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

/** A search as an event of the JDK Flight Recorder, one for each call. Its name and fields are a contract with readers of recordings. */
@Name(SearchEvent.NAME)
@Label("Search")
@Description("A Monte Carlo tree search, from its first iteration to its result")
@Category("Monte Carlo Tree Search")
final class SearchEvent extends Event {

    static final String NAME = "io.mcts.Search";

    @Label("Settings")
    @Description("The parts of the search and their parameters")
    String settings = "";

    @Label("Threads")
    @Description("The workers of the search, the calling thread included")
    int threads;

    @Label("Iterations")
    long iterations;

    @Label("Nodes")
    @Description("The nodes of the tree, those of earlier searches included")
    long nodes;

    @Label("Depth")
    @Description("The most moves that an iteration played before its leaf")
    int depth;

    @Label("Memory")
    @Description("What the tree holds")
    @DataAmount
    long bytes;

    @Label("Stop Reason")
    String stopReason = "";

    void write(Settings<?, ?> settings, SearchEffort effort) {
        end();
        if (!shouldCommit()) {
            return;
        }
        this.settings = settings.toString();
        threads = settings.parallel.workers();
        iterations = effort.iterations();
        nodes = effort.nodes();
        depth = effort.depth();
        bytes = effort.bytes();
        stopReason = effort.stopReason().name();
        commit();
    }
}
