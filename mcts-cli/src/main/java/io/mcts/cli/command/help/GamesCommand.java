package io.mcts.cli.command.help;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Setting;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "games", description = "Lists the games, their options, and a sample position of each.")
public final class GamesCommand extends AbstractCommand {

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            completionCandidates = AbstractGameCommand.Names.class,
            description = "The games, by their names; all by default.")
    private List<String> names = List.of();

    @Override
    public void run() {
        names.forEach(allGames()::make);
        List<Entry<Game<?, ?>>> wanted = names.stream().map(allGames()::entry).toList();
        for (Entry<Game<?, ?>> entry : allGames().entries()) {
            if (!wanted.isEmpty() && !wanted.contains(entry)) {
                continue;
            }
            out().println(entry.name() + ": " + entry.description());
            out().println();
            out().println("  options   " + (entry.parameters().isEmpty() ? "none" : "as in " + example(entry)));
            printParameters(entry);
            print(allGames().make(entry.name()));
        }
        if (!allGames().note().isBlank()) {
            terminal().err().println("mcts: " + allGames().note());
        }
    }

    private static String example(Entry<?> entry) {
        Parameter first = entry.parameters().get(0);
        return entry.name() + ":" + first.name() + "=" + first.defaultValue();
    }

    private void printParameters(Entry<?> entry) {
        for (Parameter parameter : entry.parameters()) {
            out().printf(
                            Locale.ROOT,
                            "            %-10s%s (%s)%n",
                            parameter.name(),
                            parameter.description(),
                            parameter.defaultValue());
        }
    }

    private <S extends GameState<S, M>, M extends Move> void print(Game<S, M> game) {
        for (Setting setting : Setting.values()) {
            printParts(setting.key(), setting.partsOf(game));
        }
        List<Game.Level> levels = game.levels();
        for (int i = 0; i < levels.size(); i++) {
            Game.Level level = levels.get(i);
            String elo =
                    level.elo().isPresent() && i > 0 ? ", Elo +" + level.elo().getAsInt() : "";
            out().println("  level" + (i + 1) + "    " + level.spec() + elo);
        }
        out().println("  players   " + String.join(", ", game.players()));
        out().println("  position  " + game.samplePosition());
        out().println();
        out().println(game.diagram(game.notation().parse(game.samplePosition())).indent(4));
    }

    private void printParts(String role, List<? extends Entry<?>> parts) {
        for (Entry<?> part : parts) {
            out().println("  " + role + " " + part.name() + ": " + part.description());
            printParameters(part);
        }
    }
}
