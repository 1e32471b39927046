package io.mcts.cli;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the games of this library whose classes are there but not their services, as jars were merged without merging service files. */
final class MergedJar {

    private static final List<String> PROVIDERS = List.of(
            "io.mcts.games.connectfour.spec.ConnectFourProvider",
            "io.mcts.games.einstein.spec.EinSteinProvider",
            "io.mcts.games.gdl.spec.GdlProvider",
            "io.mcts.games.go.spec.GoProvider",
            "io.mcts.games.imperfect.HiddenGames",
            "io.mcts.games.tictactoe.spec.TicTacToeProvider");

    private MergedJar() {}

    /** Returns the games that a class loader finds, with a note that names the services that were lost. */
    static Catalog<Game<?, ?>> games(ClassLoader loader) {
        Catalog<Game<?, ?>> games = Games.catalog(loader);
        Set<String> found = ServiceLoader.load(GameProvider.class, loader).stream()
                .map(provider -> provider.type().getName())
                .collect(Collectors.toSet());
        String lost = PROVIDERS.stream()
                .filter(provider ->
                        !found.contains(provider) && loader.getResource(provider.replace('.', '/') + ".class") != null)
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
