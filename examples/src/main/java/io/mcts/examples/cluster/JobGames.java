package io.mcts.examples.cluster;

import io.mcts.Mcts;
import io.mcts.arena.GameTask;
import io.mcts.cluster.Versions;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import io.mcts.examples.game.Games;
import io.mcts.examples.hidden.HiddenGames;
import io.mcts.examples.web.OwnGame;
import io.mcts.examples.web.OwnGames;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/** The games that jobs may be about: those of this program, and the user's own that are on the class path. */
public final class JobGames {

    private static final Map<ClassLoader, JobGames> BY_LOADER = new ConcurrentHashMap<>();

    /** The same for all games: the library, the arena, and what reads the words of a SPEC. */
    private static final String PROGRAM = "mcts " + Versions.of(Mcts.class, GameTask.class, JobGames.class);

    private final Catalog<Game<?, ?>> games;
    private final Map<Class<?>, String> versions = new ConcurrentHashMap<>();

    private JobGames(Catalog<Game<?, ?>> games) {
        this.games = games;
    }

    /** The games that the context class loader of the thread finds. */
    static JobGames ofThread() {
        return BY_LOADER.computeIfAbsent(
                Thread.currentThread().getContextClassLoader(),
                loader -> new JobGames(added(HiddenGames.addedTo(Games.catalog()), loader)));
    }

    /** The games of a catalog and those of the user's that a class loader finds. */
    public static Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games, ClassLoader loader) {
        return OwnGames.added(games, ServiceLoader.load(OwnGame.class, loader));
    }

    Game<?, ?> game(String name) {
        return games.make(name);
    }

    /** The versions of this program and of a game's code. */
    String version(String name) {
        Class<?> states = game(name).initial(Xoroshiro128PlusPlus.of(1)).getClass();
        return PROGRAM + ", " + name + " " + versions.computeIfAbsent(states, Versions::of);
    }
}
