package io.mcts.cli;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Finds the games of this library whose classes are there but not their services, as jars were merged without merging service files. */
final class MergedJar {

    /** The providers by a game of each. */
    private static final Map<String, String> PROVIDERS = new TreeMap<>(Map.of(
            "connectfour", "io.mcts.games.connectfour.spec.ConnectFourProvider",
            "einstein", "io.mcts.games.einstein.spec.EinSteinProvider",
            "gdl", "io.mcts.games.gdl.spec.GdlProvider",
            "go", "io.mcts.games.go.spec.GoProvider",
            "kuhn", "io.mcts.games.imperfect.HiddenGames",
            "tictactoe", "io.mcts.games.tictactoe.spec.TicTacToeProvider"));

    private MergedJar() {}

    /** Returns the games that a class loader finds, with a note that names the services that were lost. */
    static Catalog<Game<?, ?>> games(ClassLoader loader) {
        Catalog<Game<?, ?>> games = Games.catalog(loader);
        String lost = PROVIDERS.entrySet().stream()
                .filter(provider -> games.find(provider.getKey()).isEmpty())
                .map(Map.Entry::getValue)
                .filter(provider -> loader.getResource(provider.replace('.', '/') + ".class") != null)
                .collect(Collectors.joining(", "));
        return lost.isEmpty()
                ? games
                : new Catalog<>(
                        games.kind(),
                        games.entries(),
                        "No META-INF/services/" + GameProvider.class.getName() + " names " + lost
                                + ", which are on the class path. Where jars are merged, merge these files, too.");
    }
}
