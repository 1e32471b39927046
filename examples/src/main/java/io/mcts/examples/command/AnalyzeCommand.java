package io.mcts.examples.command;

import io.mcts.Budget;
import io.mcts.Mcts;
import io.mcts.SearchResult;
import io.mcts.SearchTree;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.SearchSettings;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.report.DotReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches positions and prints what was found. */
@Command(
        name = "analyze",
        description = "Searches a position, or each position of a file, and prints what it found.",
        customSynopsis = {
            "mcts analyze GAME [--position P] [--moves M] [search options] [--json] [--dot FILE]",
            "       mcts analyze GAME --positions FILE [search options]"
        },
        sortOptions = false)
final class AnalyzeCommand implements Runnable {

    private final Catalog<Game<?, ?>> games;
    private final Terminal terminal;
    private final SearchOptions search;

    @Parameters(paramLabel = "GAME", description = "The game, with its options: NAME or NAME:key=value,key=value.")
    private String gameName = "";

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "The position; the beginning of the game unless given.")
    private @Nullable String position;

    @Option(
            names = "--moves",
            paramLabel = "M",
            description = "Moves to play from there before the search, divided by blanks or commas.")
    private String moves = "";

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "Search each line of the file, and print a line of JSON for each, in order.")
    private @Nullable Path positions;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    @Option(names = "--dot", paramLabel = "FILE", description = "Write a drawing of the tree for Graphviz.")
    private @Nullable Path dot;

    @Option(names = "--dot-depth", paramLabel = "N", description = "Draw N moves deep; 3 unless given.")
    private int dotDepth = 3;

    @Option(
            names = "--dot-width",
            paramLabel = "N",
            description = "Draw the N most visited moves of each node; 5 unless given.")
    private int dotWidth = 5;

    AnalyzeCommand(Catalog<Game<?, ?>> games, Terminal terminal, SearchOptions search) {
        this.games = games;
        this.terminal = terminal;
        this.search = search;
    }

    @Override
    public void run() {
        refuseContradictions();
        analyze(games.make(gameName));
    }

    private void refuseContradictions() {
        if (positions != null && (position != null || !moves.isEmpty() || dot != null)) {
            throw new UsageException("--positions '" + positions
                    + "' cannot be combined with --position, --moves or --dot; allowed: either it or those");
        }
        if (dotDepth < 0 || dotWidth < 0) {
            throw new UsageException("--dot-depth and --dot-width are 0 or more, not " + dotDepth + " and " + dotWidth);
        }
    }

    private <S extends GameState<S, M>, M extends Move> void analyze(Game<S, M> game) {
        SearchSettings settings = search.settings();
        Mcts<S, M> mcts = settings.mcts(game);
        Budget budget = settings.budget();
        List<S> states = states(game, settings.dice());
        draw(() -> ""); // so that a file that cannot be written is known before the search
        try (Interruption interruption = new Interruption()) {
            Iterator<S> next = states.iterator();
            while (next.hasNext() && !interruption.hasCome() && !terminal.out().checkError()) {
                S state = next.next();
                SearchTree<S, M> tree = mcts.tree(state);
                SearchResult<M> result = ProgressBar.search(tree, budget.or(interruption.cancellation()), terminal);
                print(new Analysis<>(gameName, game, state, result));
                draw(() -> DotReport.of(tree.snapshot(dotDepth, dotWidth)));
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move> List<S> states(Game<S, M> game, RandomGenerator dice) {
        Positions<S, M> reader = new Positions<>(game, dice);
        return positions == null ? List.of(reader.read(position, moves)) : reader.read(positions);
    }

    private void print(Analysis<?, ?> analysis) {
        if (isJson || positions != null) {
            terminal.out().println(AnalysisJson.of(analysis));
        } else {
            terminal.out().print(AnalysisText.of(analysis));
        }
        terminal.out().flush();
    }

    private void draw(Supplier<String> drawing) {
        if (dot != null) {
            try {
                Files.writeString(dot, drawing.get());
            } catch (IOException failure) {
                throw new UsageException("--dot: '" + dot + "' cannot be written: " + failure);
            }
        }
    }
}
