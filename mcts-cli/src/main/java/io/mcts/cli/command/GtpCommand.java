package io.mcts.cli.command;

import io.mcts.Mcts;
import io.mcts.cli.catalog.UsageException;
import io.mcts.cli.game.Game;
import io.mcts.cli.search.SearchSpec;
import io.mcts.cli.search.SearchThreads;
import io.mcts.cli.search.SpecBudgets;
import io.mcts.cli.search.SpecSearches;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.gtp.GtpEngine;
import io.mcts.random.Xoroshiro128PlusPlus;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Talks to a program for Go, such as a graphical board or a server. */
@Command(
        name = "gtp",
        description = "Speaks the Go Text Protocol (GTP), version 2, with a graphical board, a referee or a server.",
        customSynopsis = "mcts gtp [GO] [--resign 0.05] [search options]",
        sortOptions = false)
final class GtpCommand extends AbstractCommand {

    private final SearchOptions search;

    @Parameters(
            paramLabel = "GO",
            arity = "0..1",
            defaultValue = "go",
            description = "The game; the other program sets board and komi. go unless given.")
    private String gameName = "";

    @Option(
            names = "--resign",
            paramLabel = "VALUE",
            description = "Resign when the best move is worth less, from 0 to 1; never unless given.")
    private double resignsBelow;

    GtpCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        if (!(resignsBelow >= 0 && resignsBelow <= 1)) {
            throw new UsageException("--resign is from 0 to 1, not " + resignsBelow);
        }
        Game<Go, GoMove> game = game();
        SearchSpec settings = search.settings(game.strongest());
        try (SearchThreads threads = new SearchThreads()) {
            Mcts<Go, GoMove> mcts = SpecSearches.of(settings, game, threads);
            try (GtpEngine engine =
                    new GtpEngine(mcts, SpecBudgets.of(settings), terminal().out(), resignsBelow)) {
                engine.run(terminal().in());
            }
        }
    }

    @SuppressWarnings("unchecked") // games whose states are Go have its moves
    private Game<Go, GoMove> game() {
        Game<?, ?> game = allGames().make(gameName);
        if (!(game.initial(Xoroshiro128PlusPlus.of(1)) instanceof Go)) {
            throw new UsageException(
                    "'" + gameName + "' is not Go, which GTP is for; allowed: go; for others: mcts ugi");
        }
        return (Game<Go, GoMove>) game;
    }
}
