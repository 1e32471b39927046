package io.mcts.cli.command.game;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.control.Budget;
import io.mcts.game.Move;
import io.mcts.report.DotReport;
import io.mcts.report.JsonReport;
import io.mcts.report.TextReport;
import io.mcts.report.TraceReport;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.ErrorMessages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for output of the tree. */
final class TreeReports {

    private static final int MOST_TRACED = 1_000;

    @Option(names = "--tree", description = "Print the tree, too, as an indented text.")
    private boolean isPrinted;

    @Option(names = "--trace", paramLabel = "N", description = "Print the first N iterations, up to 1000, too.")
    private int trace;

    @Option(names = "--tree-json", paramLabel = "FILE", description = "Write the tree as JSON.")
    private @Nullable Path json;

    @Option(names = "--dot", paramLabel = "FILE", description = "Write a drawing of the tree for Graphviz.")
    private @Nullable Path dot;

    @Option(
            names = {"--tree-depth", "--dot-depth"},
            paramLabel = "N",
            description = "The maximum depth of these three; 3 by default.")
    private int depth = 3;

    @Option(
            names = {"--tree-width", "--dot-width"},
            paramLabel = "N",
            description = "The most visited moves of a node; 5 by default.")
    private int width = 5;

    boolean isPrinted() {
        return isPrinted || trace != 0;
    }

    boolean isWritten() {
        return dot != null || json != null;
    }

    /** Checks the options, and writes empty files, so that unwritable ones are found before the search. */
    void prepare() {
        Ranges.refuseOutOfRange("--tree-depth", depth, 0, 1_000);
        Ranges.refuseOutOfRange("--tree-width", width, 0, Integer.MAX_VALUE);
        Ranges.refuseOutOfRange("--trace", trace, 0, MOST_TRACED);
        write("--dot", dot, () -> "");
        write("--tree-json", json, () -> "");
    }

    /** Rejects a search that {@code --trace} cannot follow. */
    void requireTraceable(Mcts<?, ?> mcts) {
        if (trace > 0
                && (mcts.parallel().workers() > 1
                        || mcts.batches().filter(batches -> batches.size() > 1).isPresent())) {
            throw new IllegalArgumentException(
                    "--trace follows one iteration at a time; leave out --threads and --batch, or --trace");
        }
    }

    /** Searches a new tree; returns the result and the text of its first iterations, if asked for. */
    <M extends Move> SearchResult<M> search(
            SearchTree<?, M> tree, Budget budget, Terminal terminal, Consumer<String> traced) {
        if (trace == 0) {
            return ProgressBar.search(tree::search, budget, terminal);
        }
        TraceReport<M> report = new TraceReport<>(tree.snapshot(0, 0));
        SearchResult<M> result = ProgressBar.search(
                (limit, listener) -> tree.search(limit, progress -> {
                    if (progress.iterations() <= trace) {
                        int size = (int) progress.iterations();
                        report.add(tree.snapshot(size, size));
                    }
                    listener.progressed(progress);
                }),
                budget,
                terminal);
        traced.accept("\n" + report.toString().indent(2));
        return result;
    }

    String text(SearchTree<?, ?> tree, List<String> players) {
        return isPrinted
                ? "\n"
                        + TextReport.of(tree.snapshot(depth, width), players::get)
                                .indent(2)
                : "";
    }

    void write(SearchTree<?, ?> tree, List<String> players) {
        write("--dot", dot, () -> DotReport.of(tree.snapshot(depth, width), players::get));
        write("--tree-json", json, () -> JsonReport.of(tree.snapshot(depth, width)) + "\n");
    }

    private static void write(String option, @Nullable Path file, Supplier<String> text) {
        if (file != null) {
            try {
                Files.writeString(file, text.get());
            } catch (IOException failure) {
                throw ErrorMessages.ofFile(option + ": ", file, "cannot be written", failure);
            }
        }
    }
}
