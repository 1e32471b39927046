package io.mcts.cli.command.shared;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;

public interface Program {

    Terminal terminal();

    Catalog<Game<?, ?>> allGames();

    ClassLoader classLoader();

    String addedClassPath();

    String version();
}
