package io.mcts.cli.command.engine;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.engines.GtpSpec;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GoTextProtocol;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "gtp",
        description = "Speaks the Go Text Protocol (GTP), version 2, with a graphical board, a referee or a server.",
        customSynopsis = "mcts gtp [GO] [--resign 0.05] [--ponder] [--lag 200ms] [search options]",
        sortOptions = false)
public final class GtpCommand extends AbstractCommand {

    private final SearchOptions search;

    @Parameters(
            paramLabel = "GO",
            arity = "0..1",
            defaultValue = "go",
            description = "The game; the other program sets board and komi; go by default.")
    private String gameName = "";

    @Option(
            names = "--resign",
            paramLabel = "VALUE",
            description = "Resign when the best move is worth less, from 0 to 1; never by default.")
    private double resignsBelow;

    @Option(names = "--ponder", description = "Search on while the opponent thinks.")
    private boolean ponders;

    @Option(
            names = "--lag",
            paramLabel = "TIME",
            description =
                    "Time of each move that the controller's clock counts besides the search; measured, 20ms or more by default.")
    private String lag = "";

    public GtpCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        if (!(resignsBelow >= 0 && resignsBelow <= 1)) {
            throw new IllegalArgumentException("--resign is from 0 to 1, not " + resignsBelow);
        }
        run(allGames().make(gameName));
    }

    private <S extends GameState<S, M>, M extends Move> void run(Game<S, M> game) {
        GoTextProtocol<S, M> protocol = GtpSpec.protocol(game, "'" + gameName + "'");
        Spec settings = search.settings(game);
        if (ponders && settings.isLevel()) {
            throw new IllegalArgumentException(
                    "--ponder is not for a level, whose iterations it would add to; leave out one of them");
        }
        PrintWriter out = terminal().out();
        try (SearchThreads threads = new SearchThreads();
                GoTextProtocol.Engine engine = protocol.engine(
                        settings.mcts(game, threads), settings.budget(), settings.bounds(), out, resignsBelow)) {
            if (ponders) {
                engine.ponderOn(threads);
            }
            if (!lag.isEmpty()) {
                engine.expectLag(Quantities.time(lag));
            }
            engine.run(terminal().in());
        }
    }
}
