package io.mcts.cli.command.game;

import io.mcts.SearchTree;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.report.DotReport;
import io.mcts.report.JsonReport;
import io.mcts.report.TextReport;
import io.mcts.spec.catalog.ErrorMessages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for output of the tree. */
final class TreeReports {

    @Option(names = "--tree", description = "Print the tree, too, as an indented text.")
    private boolean isPrinted;

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
        return isPrinted;
    }

    boolean isWritten() {
        return dot != null || json != null;
    }

    /** Checks the options, and writes empty files, so that unwritable ones are found before the search. */
    void prepare() {
        Ranges.refuseOutOfRange("--tree-depth", depth, 0, 1_000);
        Ranges.refuseOutOfRange("--tree-width", width, 0, Integer.MAX_VALUE);
        write("--dot", dot, () -> "");
        write("--tree-json", json, () -> "");
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
