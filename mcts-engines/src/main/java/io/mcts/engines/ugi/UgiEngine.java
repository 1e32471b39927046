package io.mcts.engines.ugi;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An engine with the Universal Game Interface, for any game of a catalog. Searches run on a thread beside that of {@link #run}. */
public final class UgiEngine implements AutoCloseable {

    private static final Set<String> ANSWERED_IN_SEARCH = Set.of("isready", "stop", "quit");
    private static final Set<String> ALONE = Set.of("ugi", "isready", "uginewgame", "stop", "quit");
    private static final Pattern OPTION = Pattern.compile("name (\\S.*?) value (\\S.*)");

    private final Catalog<Game<?, ?>> games;
    private final Catalog<Game<?, ?>> visible;
    private final Output out;
    private final Searcher searcher;
    private final SearchThreads threads = new SearchThreads();

    private EngineOptions options;
    private Session<?, ?> session;
    private long arrival;
    private boolean hasQuit;

    /**
     * Makes an engine that searches as {@link Presets#settings} has it for each game.
     *
     * @param game the default game, with its options
     * @param changes default settings that override these
     * @throws IllegalArgumentException if the game or a setting is invalid
     */
    public UgiEngine(Catalog<Game<?, ?>> games, String game, Spec changes, PrintWriter out) {
        this(games, new EngineOptions(game, false, Optional.empty(), changes), out);
    }

    /**
     * Makes an engine with a default search.
     *
     * @param game the default game, with its options
     * @param spec the default search, for any game
     * @param changes default settings that override it
     * @throws IllegalArgumentException if the game or a setting is invalid
     */
    public UgiEngine(Catalog<Game<?, ?>> games, String game, String spec, Spec changes, PrintWriter out) {
        this(games, new EngineOptions(game, false, Optional.of(spec), changes), out);
    }

    private UgiEngine(Catalog<Game<?, ?>> games, EngineOptions options, PrintWriter out) {
        this.games = games;
        this.visible = Games.visible(games);
        this.out = new Output(out);
        this.options = options;
        this.session = new Session<>(game(options.game()), options, threads);
        this.searcher = new Searcher(this.out);
    }

    private Game<?, ?> game(String name) {
        String word = name.split(":", 2)[0];
        if (names(games).contains(word) && !names(visible).contains(word)) {
            throw new IllegalArgumentException("'" + word
                    + "' hides something from its players, which UGI cannot express, as its positions show everything; allowed: "
                    + visible.names());
        }
        return visible.make(name);
    }

    private static List<String> names(Catalog<Game<?, ?>> catalog) {
        return catalog.entries().stream().map(Entry::name).toList();
    }

    /** Answers lines until {@code quit} or the end of the input. */
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
        List<String> words = List.of(line.strip().split("\\s+"));
        try {
            if (searcher.isSearching() && !ANSWERED_IN_SEARCH.contains(words.get(0))) {
                throw new IllegalArgumentException(
                        "'" + line.strip() + "' comes during a search; allowed there: isready, stop, quit");
            }
            obey(words.get(0), words.subList(1, words.size()));
        } catch (RuntimeException refusal) {
            out.say(Output.error(refusal));
        }
    }

    private void obey(String command, List<String> words) {
        if (ALONE.contains(command) && !words.isEmpty()) {
            throw new IllegalArgumentException(
                    "'" + command + " " + String.join(" ", words) + "': nothing comes after '" + command + "'");
        }
        switch (command) {
            case "ugi" -> introduce();
            case "isready" -> out.say("readyok");
            case "uginewgame" -> startNewGame();
            case "setoption" -> setOption(String.join(" ", words));
            case "position" -> setPosition(words);
            case "go" -> searcher.start(session.search(Limit.parse(words), arrival, out));
            case "stop" -> stop();
            case "query" -> out.say("response " + session.answer(String.join(" ", words)));
            case "quit" -> hasQuit = true;
            default ->
                throw new IllegalArgumentException(
                        "'" + command + "' is not a command; allowed: ugi, isready, uginewgame,"
                                + " setoption, position, go, stop, query, quit");
        }
    }

    private void introduce() {
        warmUp();
        String version = UgiEngine.class.getPackage().getImplementationVersion();
        List<String> lines = new ArrayList<>();
        lines.add("id name mcts" + (version == null ? "" : " " + version));
        lines.add("id author the authors of mcts");
        lines.addAll(options.lines());
        lines.add("ugiok");
        out.say(lines);
    }

    private void warmUp() {
        try {
            session.warmUp();
        } catch (IllegalStateException failure) {
            // A game that fails says so when it is searched in earnest.
            return;
        }
    }

    private void startNewGame() {
        session.stopPondering();
        session = new Session<>(game(options.game()), options, threads);
    }

    private void setOption(String words) {
        Matcher option = OPTION.matcher(words);
        if (!option.matches()) {
            throw new IllegalArgumentException(
                    "'setoption " + words + "' is incomplete; write setoption name <name> value <value>");
        }
        EngineOptions changed = options.with(option.group(1), option.group(2));
        Session<?, ?> old = session;
        session = changed.game().equals(options.game())
                ? old.with(changed)
                : new Session<>(game(changed.game()), changed, threads);
        old.stopPondering();
        options = changed;
    }

    private void setPosition(List<String> words) {
        int divider = words.indexOf("moves");
        List<String> start = divider < 0 ? words : words.subList(0, divider);
        List<String> moves = divider < 0 ? List.of() : words.subList(divider + 1, words.size());
        boolean isBeginning = start.equals(List.of(Session.START));
        if (!isBeginning && (start.size() < 2 || !start.get(0).equals("fen"))) {
            throw new IllegalArgumentException("'position " + String.join(" ", words)
                    + "' names no position; write position startpos|fen <position> [moves <move> ...]");
        }
        session.setPosition(isBeginning ? Session.START : String.join(" ", start.subList(1, start.size())), moves);
    }

    private void stop() {
        searcher.stop();
        session.stopPondering();
    }

    /** Ends a search without an answer. */
    @Override
    public void close() {
        searcher.close();
        threads.close();
    }
}
