package io.mcts.cli.command;

import io.mcts.cli.terminal.Terminal;
import io.mcts.cli.terminal.TestScreen;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * A command that was run, in this JVM, with all that the user would have seen of it.
 *
 * @param status the exit status
 * @param out what it printed
 * @param err what it printed to standard error
 */
public record CommandRun(int status, String out, String err) {

    /** The games of the command line, with those of these tests before those that hide something. */
    static final Catalog<Game<?, ?>> GAMES = new Catalog<>("game", games());

    private static List<Entry<Game<?, ?>>> games() {
        List<Entry<Game<?, ?>>> games = new ArrayList<>(Games.catalog().entries());
        games.addAll(
                Games.visible(Games.catalog()).entries().size(),
                List.of(
                        DiceRace.ENTRY,
                        Entry.of("broken", "fails at every move", BrokenGame::new),
                        Entry.of("solo", "for one player", SoloGame::new)));
        games.add(Entry.of("coin", "hides one coin or two", CoinGame::new));
        return games;
    }

    public static CommandRun of(String... args) {
        return withInput("", args);
    }

    /** Runs a command with what the user types, and prints that too, so that the output reads like the user's screen. */
    public static CommandRun withInput(String input, String... args) {
        return on(new TestScreen(false, true, 0, null), input, args);
    }

    /** Runs a command on a screen. */
    public static CommandRun on(Terminal.Screen screen, String input, String... args) {
        return on(GAMES, screen, input, args);
    }

    private static CommandRun on(Catalog<Game<?, ?>> games, Terminal.Screen screen, String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new BufferedReader(new StringReader(input)), new PrintWriter(out), new PrintWriter(err), screen);
        int status = new MctsCommand(games, terminal).run(args);
        return new CommandRun(status, lines(out), lines(err));
    }

    /** Runs a command with one game instead of the usual ones. */
    public static CommandRun ofGame(Entry<Game<?, ?>> game, String... args) {
        return on(new Catalog<>("game", List.of(game)), new TestScreen(false, true, 0, null), "", args);
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }

    public List<String> outLines() {
        return out.lines().toList();
    }
}
