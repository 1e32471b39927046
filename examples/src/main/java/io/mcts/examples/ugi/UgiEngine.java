package io.mcts.examples.ugi;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.SearchSettings;
import io.mcts.examples.search.SearchThreads;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * An engine for any game of a catalog that speaks the Universal Game Interface.
 *
 * <p>The thread that calls {@link #run} reads and answers; searches run on another one, which ends with it.
 */
public final class UgiEngine implements AutoCloseable {

    private final Catalog<Game<?, ?>> games;
    private final Output out;
    private final Searcher searcher;
    private final SearchThreads threads = new SearchThreads();

    private EngineOptions options;
    private Session<?, ?> session;
    private long arrival;
    private boolean hasQuit;

    /**
     * An engine.
     *
     * @param games the games that it plays
     * @param game the game that it plays unless told, with its options
     * @param settings how it searches unless told
     * @param out where it answers
     * @throws UsageException if the game or a setting has no meaning
     */
    public UgiEngine(Catalog<Game<?, ?>> games, String game, SearchSettings settings, PrintWriter out) {
        this.games = games;
        this.out = new Output(out);
        this.options = new EngineOptions(game, false, settings);
        this.session = Session.of(games.make(game), options, threads);
        this.searcher = new Searcher(this.out);
    }

    /**
     * Answers lines up to {@code quit} or the end of the input.
     *
     * @param in the lines
     */
    public void run(BufferedReader in) {
        try {
            for (String line = in.readLine(); line != null; line = hasQuit ? null : in.readLine()) {
                arrival = System.nanoTime();
                answer(line);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void answer(String line) {
        if (line.isBlank()) {
            return;
        }
        try {
            Request request = RequestParser.parse(line);
            if (searcher.isSearching() && !request.isAnsweredInSearch()) {
                throw new UsageException(
                        "'" + line.strip() + "' comes during a search; allowed there: isready, stop, quit");
            }
            request.applyTo(this);
        } catch (RuntimeException refusal) {
            out.say(Output.error(refusal));
        }
    }

    void introduce() {
        rehearse();
        String version = UgiEngine.class.getPackage().getImplementationVersion();
        List<String> lines = new ArrayList<>();
        lines.add("id name mcts" + (version == null ? "" : " " + version));
        lines.add("id author the authors of mcts");
        lines.addAll(options.lines());
        lines.add("ugiok");
        out.say(lines);
    }

    private void rehearse() {
        try {
            session.rehearse();
        } catch (IllegalStateException failure) {
            // A game that fails says so when it is searched in earnest.
            return;
        }
    }

    void sayReady() {
        out.say("readyok");
    }

    void startNewGame() {
        session.stopPondering();
        session = Session.of(games.make(options.game()), options, threads);
    }

    void setOption(String name, String value) {
        EngineOptions changed = options.with(name, value);
        Session<?, ?> old = session;
        session = changed.game().equals(options.game())
                ? old.with(changed)
                : Session.of(games.make(changed.game()), changed, threads);
        old.stopPondering();
        options = changed;
    }

    void setPosition(String start, List<String> moves) {
        session.setPosition(start, moves);
    }

    void go(Limit limit) {
        searcher.start(session.search(limit, arrival, out));
    }

    void stop() {
        searcher.stop();
        session.stopPondering();
    }

    void query(Question question) {
        out.say("response " + session.answer(question));
    }

    void quit() {
        hasQuit = true;
    }

    /** Ends the search, if there is one, without an answer. */
    @Override
    public void close() {
        searcher.close();
        threads.close();
    }
}
