package io.mcts.cli.command.help;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.terminal.HelpText;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "options",
        description = "Lists the search options and their values, with their parameters and defaults.",
        customSynopsis = "mcts options [OPTION]")
public final class OptionsCommand extends AbstractCommand {

    private static final int MOST_WIDTH = 100;
    private static final int TEXT_COLUMN = 24;

    private int width;

    @Parameters(
            paramLabel = "OPTION",
            arity = "0..1",
            description = "One of them alone, such as selection; all by default.")
    private @Nullable String name;

    @Override
    public void run() {
        width = Math.min(terminal().width(), MOST_WIDTH);
        Map<String, Runnable> printers = new LinkedHashMap<>();
        for (Setting setting : Setting.values()) {
            printers.put(setting.key(), () -> print(setting));
        }
        printers.put("spec", this::printSpec);
        if (name == null) {
            print(
                    "",
                    "The search options of analyze, play and ugi, and of a SPEC. A value may have parameters, which"
                            + " are in parentheses what they are unless set: --selection ucb1:c=0.7. In a SPEC that is"
                            + " selection=ucb1:c=0.7.",
                    0);
            printers.values().forEach(printer -> {
                out().println();
                printer.run();
            });
            return;
        }
        @Nullable Runnable printer = printers.get(name);
        if (printer == null) {
            throw new IllegalArgumentException(
                    "'" + name + "' is not a search option; allowed: " + String.join(", ", printers.keySet()));
        }
        printer.run();
    }

    private void print(Setting setting) {
        boolean namesParts = setting.parts().isPresent();
        out().println("--" + setting.key() + " " + (namesParts ? "NAME" : setting.form()));
        print("  ", setting.description() + (namesParts ? " It is " + setting.defaultValue() + " unless set." : ""), 2);
        setting.parts().ifPresent(this::print);
    }

    private void printSpec() {
        out().println("--spec SPEC");
        print("  ", "The search in one word: a preset and changes to it, such as uct,iterations=5000,seed=1.", 2);
        print(Presets.changesOfUct());
        print(
                "  ",
                "A value, a path or a word of a command that has a comma, a colon or a blank in it is written between double"
                        + " quotes, a quote between them twice: network:file=\"C:\\my models\\a.onnx\".",
                2);
        print("  ", "In games whose players do not see everything:", 2);
        print(Presets.ofHiddenInformation());
    }

    private void print(Catalog<?> parts) {
        for (Entry<?> entry : parts.entries()) {
            print("    " + entry.name(), entry.description(), TEXT_COLUMN);
            for (Parameter parameter : entry.parameters()) {
                print(
                        "      " + parameter.name(),
                        parameter.description() + " (" + parameter.defaultValue() + ")",
                        TEXT_COLUMN);
            }
        }
    }

    /** Prints a wrapped text in a column after a label, on the next line after a longer label. */
    private void print(String label, String text, int column) {
        int gap = label.isBlank() ? 0 : 2; // which a long label has, too
        String line = label + " ".repeat(Math.max(gap, column - label.length())) + text;
        out().println(HelpText.wrapped(line, width, 0));
    }
}
