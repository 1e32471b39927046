package io.mcts.cli.command.game;

import io.mcts.SearchTree;
import io.mcts.cli.command.cluster.ClusterAnalysis;
import io.mcts.cli.command.cluster.ClusterOptions;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.cli.json.SearchJson;
import io.mcts.cli.records.GameFile;
import io.mcts.cli.records.RecordTable;
import io.mcts.cli.records.RecordedChoice;
import io.mcts.cli.records.RecordedGames;
import io.mcts.cli.records.WrittenPositions;
import io.mcts.cli.report.AnalysisText;
import io.mcts.cli.report.MoveReview;
import io.mcts.cli.terminal.Interruption;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.report.Explanation;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "analyze",
        description = "Searches a position, or each position of a file or of recorded games, and prints what it found.",
        customSynopsis = {
            "mcts analyze GAME [--position P] [--moves M] [search options] [--json] [--dot FILE] [--explain]"
                    + " [--tree] [--tree-json FILE]",
            "       mcts analyze GAME --positions FILE [search options]",
            "       mcts analyze GAME --record FILE [search options] [--json] [--output FILE]",
            "       each with [--cluster HOST:PORT]"
        },
        sortOptions = false,
        footer = {
            "",
            "In games with hidden information --spec is ismcts, mo-ismcts, regret-matching, pimc or cheating with changes. All"
                    + " but the last know what the player knows."
        })
public final class AnalyzeCommand extends AbstractGameCommand {

    private final SearchOptions search;

    @Option(names = "--position", paramLabel = "P", description = "The position; the beginning of the game by default.")
    private @Nullable String position;

    @Option(names = "--moves", paramLabel = "M", description = "Moves from there, divided by blanks or commas.")
    private String moves = "";

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "Search each line of the file, - for standard input; print a line of JSON for each.")
    private @Nullable Path positions;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Search each position in which a player chose, of a recorded game or of the games of match or"
                    + " tournament --record.")
    private @Nullable Path record;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            description = "With --record: write the games again, with what was found as comments.")
    private @Nullable Path output;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    @Option(names = "--explain", description = "Print, too, why the move is the best.")
    private boolean isExplained;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Mixin
    private TreeReports trees = new TreeReports();

    public AnalyzeCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        refuseContradictions();
        Game<?, ?> game = allGames().make(gameName());
        try (SearchThreads threads = new SearchThreads()) {
            analyze(game, threads);
        }
    }

    private void refuseContradictions() {
        if (cluster.isGiven() && (trees.isWritten() || trees.isPrinted())) {
            throw new IllegalArgumentException(
                    "--cluster cannot be combined with --dot, --tree-json, --tree or --trace: the trees stay with the workers");
        }
        boolean isOne = position != null || !moves.isEmpty() || trees.isWritten();
        if (positions != null && isOne) {
            throw new IllegalArgumentException("--positions '" + positions
                    + "' cannot be combined with --position, --moves, --dot or --tree-json");
        }
        if (record != null && (isOne || positions != null)) {
            throw new IllegalArgumentException("--record '" + record
                    + "' cannot be combined with --position, --moves, --positions, --dot or --tree-json");
        }
        if (output != null && record == null) {
            throw new IllegalArgumentException("--output requires --record");
        }
        if ((isExplained || trees.isPrinted()) && (isJson || positions != null || record != null)) {
            throw new IllegalArgumentException(
                    "--explain, --tree and --trace cannot be combined with --json, --positions or --record");
        }
    }

    private <S extends GameState<S, M>, M extends Move> void analyze(Game<S, M> game, SearchThreads threads) {
        Spec settings = search.settings(game);
        RandomGenerator dice = settings.dice();
        Search<S, M> made = settings.build(game, threads);
        if (made.mcts().isEmpty()) {
            refuseTrees(settings);
        }
        made.mcts().ifPresent(trees::requireTraceable);
        Optional<RecordedGames<S, M>> recorded =
                Optional.ofNullable(record).map(path -> new RecordedGames<>(path, game, gameName(), allGames()));
        List<RecordedChoice<S, M>> choices =
                recorded.map(RecordedGames::choices).orElse(List.of());
        List<S> states = recorded.isEmpty()
                ? states(game, dice)
                : Stream.concat(
                                recorded.get().problem().stream(),
                                choices.stream().map(RecordedChoice::state))
                        .toList();
        trees.prepare();
        List<MoveReview<M>> reviews = new ArrayList<>();
        recorded.ifPresent(games -> write(games, reviews)); // a file that cannot be written is known before the search
        BiFunction<S, SearchResult<M>, String> printer =
                printer(game, settings.timed().toString(), choices);
        BiFunction<S, SearchResult<M>, String> reviewer = (state, result) -> {
            if (output != null && !choices.isEmpty()) {
                reviews.add(new MoveReview<>(choices.get(reviews.size()).played(), result));
            }
            return printer.apply(state, result);
        };
        if (cluster.isGiven()) {
            analyzeOnCluster(game, settings, states, reviewer);
        } else {
            analyzeHere(game, made, settings.budget(), states, dice, reviewer);
        }
        recorded.ifPresent(games -> write(games, reviews));
    }

    private void refuseTrees(Spec settings) {
        if (cluster.isGiven() || record != null || trees.isWritten() || trees.isPrinted() || isExplained) {
            throw new IllegalArgumentException(
                    "--cluster, --record, --explain and trees are for games in which all is seen and the"
                            + " searches of them, not for '" + settings.kind().name() + "' in '" + gameName() + "'");
        }
    }

    private <S extends GameState<S, M>, M extends Move> void analyzeHere(
            Game<S, M> game,
            Search<S, M> made,
            Budget budget,
            List<S> states,
            RandomGenerator dice,
            BiFunction<S, SearchResult<M>, String> printer) {
        try (Interruption interruption = new Interruption(terminal())) {
            Budget limit = budget.or(interruption.cancellation());
            forEach(states, interruption, state -> {
                if (made.mcts().isEmpty()) {
                    while (Chance.isToMove(state)) {
                        state.play(state.randomMove(dice));
                    }
                    print(printer.apply(state, made.search(state, limit)));
                    return;
                }
                SearchTree<S, M> tree = made.mcts().get().tree(state);
                StringBuilder trace = new StringBuilder();
                SearchResult<M> result = trees.search(tree, limit, terminal(), trace::append);
                print(printer.apply(state, result)
                        + explanation(result, game)
                        + trace
                        + trees.text(tree, game.players()));
                trees.write(tree, game.players());
            });
        }
    }

    private <M extends Move> void write(RecordedGames<?, M> games, List<MoveReview<M>> reviews) {
        if (output != null) {
            GameFile.write("--output", output, games.text(reviews));
        }
    }

    private <S extends GameState<S, M>, M extends Move> void analyzeOnCluster(
            Game<S, M> game, Spec settings, List<S> states, BiFunction<S, SearchResult<M>, String> printer) {
        try (Interruption interruption = new Interruption(terminal());
                ClusterAnalysis<S, M> analysis =
                        new ClusterAnalysis<>(cluster, game, gameName(), settings, terminal())) {
            forEach(states, interruption, state -> {
                SearchResult<M> result = analysis.search(state, interruption);
                print(printer.apply(state, result) + explanation(result, game));
            });
        }
    }

    private <S> void forEach(List<S> states, Interruption interruption, Consumer<S> analysis) {
        for (S state : states) {
            if (interruption.isInterrupted() || out().checkError()) {
                return;
            }
            analysis.accept(state);
        }
    }

    private <S extends GameState<S, M>, M extends Move> List<S> states(Game<S, M> game, RandomGenerator dice) {
        WrittenPositions<S, M> reader = new WrittenPositions<>(game, dice);
        return positions == null
                ? List.of(reader.read(position, moves))
                : reader.read(positions, terminal().in());
    }

    /** Returns the writer of an analysis; a table prints its heading at once. */
    private <S extends GameState<S, M>, M extends Move> BiFunction<S, SearchResult<M>, String> printer(
            Game<S, M> game, String spec, List<RecordedChoice<S, M>> choices) {
        if (isJson || positions != null) {
            return (state, result) ->
                    SearchJson.analysis(gameName(), game.notation().format(state), spec, result);
        }
        if (record == null || choices.isEmpty()) {
            return (state, result) -> AnalysisText.of(game, state, result);
        }
        RecordTable<S, M> table = new RecordTable<>(game.players(), choices);
        print(table.heading());
        return (state, result) -> table.line(result);
    }

    private String explanation(SearchResult<?> result, Game<?, ?> game) {
        return isExplained ? "\n" + Explanation.of(result, game.players()::get).indent(2) : "";
    }
}
