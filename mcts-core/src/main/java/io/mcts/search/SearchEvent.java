package io.mcts.search;

import io.mcts.iteration.Settings;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.function.Supplier;
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

    @Label("Position")
    @Description("The text of the state that was searched")
    String position = "";

    @Label("Best Move")
    String bestMove = "";

    @Label("Value")
    @Description("The mean reward of the best move for the player to move, from 0 to 1")
    double value;

    @Label("Seed")
    @Description("The seed of the search, also one that was drawn")
    long seed;

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

    /** Ends the event; asks for the position only if the event is recorded, since its text may be long. */
    void write(Settings<?, ?> settings, Supplier<?> state, SearchResult<?> result) {
        end();
        if (!shouldCommit()) {
            return;
        }
        SearchEffort effort = result.effort();
        position = String.valueOf(state.get());
        bestMove = String.valueOf(result.bestMove());
        value = result.value();
        seed = effort.seed();
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
