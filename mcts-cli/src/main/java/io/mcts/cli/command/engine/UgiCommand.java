package io.mcts.cli.command.engine;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.engines.ugi.UgiEngine;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "ugi",
        description = "Speaks the Universal Game Interface (UGI) with a referee or a graphical interface.",
        customSynopsis = "mcts ugi [GAME] [search options]",
        sortOptions = false)
public final class UgiCommand extends AbstractCommand {

    private final SearchOptions search;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = AbstractGameCommand.Names.class,
            arity = "0..1",
            defaultValue = "tictactoe",
            description = "The game, with its options, until the option Game names another; tictactoe by default.")
    private String gameName = "";

    public UgiCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        PrintWriter out = terminal().out();
        try (UgiEngine engine = search.spec()
                .map(spec -> new UgiEngine(allGames(), gameName, spec, search.changes(), out))
                .orElseGet(() -> new UgiEngine(allGames(), gameName, search.changes(), out))) {
            engine.run(terminal().in());
        }
    }
}
