package io.mcts.cli.cluster;

import io.mcts.Mcts;
import io.mcts.arena.GameTask;
import io.mcts.cluster.Versions;
import io.mcts.engines.EngineProvider;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.onnx.Networks;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.SelfPlay;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The games of jobs: all that the class loader of the worker finds. */
final class JobGames {

    /** The file of a model, possibly quoted. */
    private static final Pattern MODEL =
            Pattern.compile(Networks.NAME + ":" + Networks.FILE.name() + "=(\"(?:[^\"]|\"\")*\"|[^,:\"]+)");

    /** One class of each jar that affects results, besides the game's. */
    static final List<Class<?>> CODE = List.of(
            Mcts.class,
            Game.class,
            GameTask.class,
            EngineProvider.class,
            SelfPlay.class,
            Determinizer.class,
            Networks.class,
            Versions.class,
            JobGames.class);

    private static final String PROGRAM = "mcts " + Versions.of(CODE.toArray(Class<?>[]::new));

    private final Map<ClassLoader, Catalog<Game<?, ?>>> catalogs = new ConcurrentHashMap<>();
    private final Map<Class<?>, String> versions = new ConcurrentHashMap<>();

    JobGames() {}

    Game<?, ?> game(String name) {
        return catalogs.computeIfAbsent(Thread.currentThread().getContextClassLoader(), Games::catalog)
                .make(name);
    }

    /**
     * The versions of this program and of a game's code, and the checksums of the models named in SPECs.
     *
     * @throws IllegalArgumentException if a model is missing
     */
    String version(String name, Collection<String> specs) {
        Class<?> states = game(name).initial(Xoroshiro128PlusPlus.of(1)).getClass();
        return specs.stream()
                .flatMap(spec -> MODEL.matcher(spec).results())
                .map(found -> Quotes.removed(found.group(1)))
                .distinct()
                .map(file -> String.format(Locale.ROOT, ", %s (%08x)", file, Networks.checksum(file)))
                .collect(Collectors.joining(
                        "", PROGRAM + ", " + name + " " + versions.computeIfAbsent(states, Versions::of), ""));
    }
}
