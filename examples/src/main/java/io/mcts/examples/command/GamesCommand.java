package io.mcts.examples.command;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.Parameter;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import java.io.PrintWriter;
import picocli.CommandLine.Command;

/** Prints each game with its options and a sample position. */
@Command(name = "games", description = "Lists the games, their options, and a sample position of each.")
final class GamesCommand implements Runnable {

    private final Catalog<Game<?, ?>> games;
    private final PrintWriter out;

    GamesCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.games = games;
        this.out = terminal.out();
    }

    @Override
    public void run() {
        for (Entry<Game<?, ?>> entry : games.entries()) {
            out.println(entry.name() + ": " + entry.description());
            printOptions(entry);
            printSample(games.make(entry.name()));
        }
    }

    private void printOptions(Entry<Game<?, ?>> entry) {
        out.println();
        out.println("  options   " + (entry.parameters().isEmpty() ? "none" : "as in " + example(entry)));
        printParameters(entry);
    }

    private void printParameters(Entry<?> entry) {
        for (Parameter parameter : entry.parameters()) {
            out.printf(
                    "            %-10s%s (%s)%n", parameter.name(), parameter.description(), parameter.defaultValue());
        }
    }

    private static String example(Entry<?> entry) {
        Parameter first = entry.parameters().get(0);
        return entry.name() + ":" + first.name() + "=" + first.defaultValue();
    }

    private <S extends GameState<S, M>, M extends Move> void printSample(Game<S, M> game) {
        for (Entry<Heuristic<S>> heuristic : game.heuristics().entries()) {
            out.println("  heuristic " + heuristic.name() + ": " + heuristic.description());
            printParameters(heuristic);
        }
        for (Entry<BatchEvaluator<S>> model : game.models().entries()) {
            out.println("  evaluator " + model.name() + ": " + model.description());
            printParameters(model);
        }
        out.println("  players   " + String.join(", ", game.players()));
        out.println("  position  " + game.samplePosition());
        out.println();
        out.println(game.diagram(game.notation().parse(game.samplePosition())).indent(4));
    }
}
