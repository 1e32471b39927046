package io.mcts.arena.spec;

import io.mcts.arena.Arena;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Engines;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.SearchAgents;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchLimits;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * Makes the entrants of a contest from words: a search by its SPEC, {@code random}, or an engine of another program. Their threads and
 * processes end when this is closed, which is after the contest.
 *
 * <pre>{@code
 * Game<ConnectFour, Drop> game = Games.of("connectfour", ConnectFour.class);
 * Arena arena = Arena.ofThreads(2);
 * try (Entrants<ConnectFour, Drop> entrants = new Entrants<>(game, "connectfour", arena)) {
 *     Match<ConnectFour, Drop> match = Match.of(
 *             entrants.of("uct,iterations=1000"),
 *             entrants.of("engine,time=100ms,command=./other-engine"),
 *             Entrants.opening(game, 2),
 *             100);
 *     MatchResult result = arena.play(match);
 * }
 * }</pre>
 *
 * <p>Not thread-safe, but the entrants are. A search takes {@code clock=60s+1s}, the time for a whole game and what each move adds, and
 * {@code keep-tree} besides its own settings.
 */
public final class Entrants<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    /** The SPEC of uniformly random moves. */
    static final String RANDOM = "random";

    private final Game<S, M> game;
    private final String gameName;
    private final int gamesAtATime;
    private final Cancellation cancellation;
    private final Optional<SearchLimits> limits;
    private final boolean startsEngines;
    private final List<EntrantProvider> programs = ServiceLoader.load(EntrantProvider.class, Games.loader()).stream()
            .map(ServiceLoader.Provider::get)
            .toList();
    private final SearchThreads threads = new SearchThreads();
    private final Map<Engines<S, M>, String> engines = new LinkedHashMap<>();
    private Consumer<String> log = line -> {};

    /**
     * Makes the factory of the entrants of contests in a game.
     *
     * @param gameName the game as messages and engines of other programs call it
     * @param arena the arena of the contests: the games that it plays at a time share the memory, and its cancellation ends searches
     */
    public Entrants(Game<S, M> game, String gameName, Arena arena) {
        this(game, gameName, arena.threads(), arena.cancellation(), Optional.empty(), true);
    }

    private Entrants(
            Game<S, M> game,
            String gameName,
            int gamesAtATime,
            Cancellation cancellation,
            Optional<SearchLimits> limits,
            boolean startsEngines) {
        this.game = game;
        this.gameName = gameName;
        this.gamesAtATime = gamesAtATime;
        this.cancellation = cancellation;
        this.limits = limits;
        this.startsEngines = startsEngines;
    }

    /**
     * Returns a factory for untrusted SPECs: their searches keep within limits, and no program is started for them.
     *
     * @param gameName the game as messages call it
     * @param limits how much each search may take
     * @param cancellation ends searches early
     */
    public static <S extends GameState<S, M>, M extends Move> Entrants<S, M> untrusted(
            Game<S, M> game, String gameName, SearchLimits limits, Cancellation cancellation) {
        return new Entrants<>(game, gameName, 1, cancellation, Optional.of(limits), false);
    }

    /**
     * Returns a factory for SPECs from elsewhere: no program is started for them.
     *
     * @param gameName the game as messages call it
     * @param gamesAtATime how many games are played at a time, which share the memory
     * @param cancellation ends searches early
     */
    public static <S extends GameState<S, M>, M extends Move> Entrants<S, M> withoutEngines(
            Game<S, M> game, String gameName, int gamesAtATime, Cancellation cancellation) {
        return new Entrants<>(game, gameName, gamesAtATime, cancellation, Optional.empty(), false);
    }

    /**
     * Refuses a game that is not for two.
     *
     * @throws IllegalArgumentException if it has fewer players or more
     */
    public static void requireTwoPlayers(Game<?, ?> game, String name) {
        if (game.players().size() != 2) {
            throw notForTwo(game, name);
        }
    }

    /**
     * Refuses a game that two entrants cannot share, as two players or as two teams.
     *
     * @throws IllegalArgumentException if the number of its players is odd
     */
    public static void requireTwoTeams(Game<?, ?> game, String name) {
        if (game.players().size() % 2 != 0) {
            throw notForTwo(game, name);
        }
    }

    private static IllegalArgumentException notForTwo(Game<?, ?> game, String name) {
        int count = game.players().size();
        return new IllegalArgumentException(
                "'" + name + "' is a game for " + (count == 1 ? "one player" : count + " players")
                        + ", but two entrants need a game for two players or, in match and tune, two teams; use "
                        + (count == 1 ? "match" : "tournament with an entrant for each player")
                        + ", or analyze, play, verify and bench");
    }

    /**
     * Returns the beginnings of games: the beginning of the game, and random moves after it.
     *
     * @param plies how many random moves, 0 or more
     * @throws IllegalStateException if every game is over before the opening ends
     */
    public static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(Game<S, M> game, int plies) {
        return opening(game::initial, game, plies);
    }

    /**
     * Returns the beginnings of games: a position, and random moves after it.
     *
     * @param start a written position
     * @param plies how many random moves, 0 or more
     * @throws IllegalArgumentException if the text is no position of the game
     * @throws IllegalStateException if every game is over before the opening ends
     */
    public static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            Game<S, M> game, String start, int plies) {
        game.notation().parse(start);
        return opening(random -> game.notation().parse(start), game, plies);
    }

    /**
     * Returns the beginnings of games: positions, each before any of them comes again and the same for all groups of entrants, and random
     * moves after them.
     *
     * @param lines written positions in which the game is not over, or games as in {@code start moves 4 4} or {@code POSITION moves 4 4};
     *     blank lines and comments, with {@code #} alone or before a blank, are skipped
     * @param plies the number of random moves, 0 or more
     * @throws IllegalArgumentException if a line is no position of the game, which names it, or there is none
     * @throws IllegalStateException if every game is over before the opening ends
     */
    public static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            Game<S, M> game, List<String> lines, int plies) {
        return opening(Opening.of(new WrittenOpenings<>(game).read(lines)), game, plies);
    }

    private static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            Opening<S, M> beginning, Game<S, M> game, int plies) {
        Opening<S, M> opening = beginning.writtenIn(game.notation()).withRandomPlies(plies);
        opening.open(Xoroshiro128PlusPlus.of(1));
        return opening;
    }

    /**
     * Refuses random moves before games that an entrant follows from their beginning.
     *
     * @param spec of the entrant
     * @param plies how many random moves
     * @throws IllegalArgumentException if there are some, and the search needs the beginning
     */
    public static void requireNoOpening(Game<?, ?> game, String spec, int plies) {
        String name = SpecText.head(Presets.inGame(game, spec)).split(":", 2)[0]; // what follows may be a command
        Presets.catalog()
                .find(name)
                .filter(entry -> plies > 0 && entry.make(Map.of()).kind().followsFromBeginning())
                .ifPresent(entry -> {
                    throw new IllegalArgumentException("opening " + plies + ": '" + name
                            + "' follows a game from its beginning; leave out the opening or use another preset");
                });
    }

    /** Sets the receiver of what is said to the engines made from now on and what they say, a line each; called by several threads. */
    public void logTo(Consumer<String> lines) {
        log = lines;
    }

    /** Returns a sentence for each engine that answered later than its time, though not too late to go on. */
    public List<String> lateness() {
        return engines.entrySet().stream()
                .flatMap(engine -> engine.getKey().lateness().stream().map(text -> engine.getValue() + ": " + text))
                .toList();
    }

    /**
     * Makes an entrant with its SPEC for a name.
     *
     * @throws IllegalArgumentException as {@link #of(String, String)} does
     */
    public Entrant<S, M> of(String spec) {
        return of(spec, spec);
    }

    /**
     * Makes an entrant. An engine of another program is started, to see whether it answers.
     *
     * @param name what results call it
     * @param text a SPEC, {@code random}, or an engine of another program as an {@link EntrantProvider} has it, such as
     *     {@code engine,...,command=PROGRAM} of {@code mcts-engines}
     * @throws IllegalArgumentException if the SPEC has no meaning in this game, has a seed, which is the contest's to give, or is an engine that
     *     does not start
     */
    public Entrant<S, M> of(String name, String text) {
        String spec = Presets.inGame(game, text);
        if (spec.equals(RANDOM)) {
            return Entrant.ofPolicy(name, new UniformPolicy<S, M>());
        }
        Optional<EntrantProvider> program =
                programs.stream().filter(provider -> provider.isEntrant(spec)).findFirst();
        if (program.isPresent()) {
            requireEngines(spec);
            return new Entrant<>(name, started(name, spec, program.get().engines(spec, game, gameName, log)));
        }
        AgentSpec agent = AgentSpec.parse(spec, game);
        if (agent.keepsTree() && Presets.isLevel(text)) {
            throw new IllegalArgumentException(
                    "'" + text + "': a kept tree would add to the iterations of a level; leave out keep-tree");
        }
        return new Entrant<>(name, agents(agent));
    }

    private void requireEngines(String spec) {
        if (!startsEngines) {
            throw new IllegalArgumentException(
                    "'" + spec
                            + "' is an engine of another program, which is not started here; use random or a preset with changes");
        }
    }

    /**
     * Makes an entrant and ends the engines made before, which must not play any more, so that tuning an engine of another program
     * has no more processes than one match.
     *
     * @throws IllegalArgumentException as {@link #of(String)} does
     */
    public Entrant<S, M> replaceEngines(String spec) {
        endEngines();
        return of(spec);
    }

    private void endEngines() {
        engines.keySet().forEach(Engines::close);
        engines.clear();
    }

    /** Refuses an engine that would lose every game: one that does not start. */
    private Engines<S, M> started(String name, String spec, Engines<S, M> engine) {
        engines.put(engine, name);
        try {
            engine.start();
            return engine;
        } catch (AgentFault fault) {
            throw new IllegalArgumentException("'" + spec + "': " + fault.getMessage(), fault);
        }
    }

    private SearchAgents<S, M> agents(AgentSpec spec) {
        if (spec.search().seed().isPresent()) {
            throw new IllegalArgumentException("'" + spec.text() + "' has a seed; set that of the contest instead");
        }
        Spec settings = limits.map(most -> most.applyTo(spec.search(), game))
                .orElseGet(spec::search)
                .sharingMemory(gamesAtATime);
        Budget budget = spec.clock().isPresent() ? settings.bounds() : settings.budget();
        Budget bounded =
                limits.map(most -> budget.or(Budget.time(most.time()))).orElse(budget); // a clock may give more
        Search<S, M> search = settings.build(game, threads);
        search.requireStart(game.initial(Xoroshiro128PlusPlus.of(1)));
        SearchAgents<S, M> agents = SearchAgents.of(search, bounded.or(cancellation));
        SearchAgents<S, M> timed = spec.clock().map(agents::withClock).orElse(agents);
        return spec.keepsTree() || settings.kind().followsFromBeginning() ? timed.keepingTree() : timed;
    }

    /** Ends the engines and the threads; searches that still run are interrupted. */
    @Override
    public void close() {
        endEngines();
        threads.close();
    }
}
