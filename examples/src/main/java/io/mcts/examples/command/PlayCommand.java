package io.mcts.examples.command;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.SearchSettings;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets the user play a game against a search. */
@Command(
        name = "play",
        description = "Plays a game against you.",
        customSynopsis = "mcts play GAME [--first|--second] [--position P] [search options]",
        sortOptions = false)
final class PlayCommand implements Runnable {

    private final Catalog<Game<?, ?>> games;
    private final Terminal terminal;
    private final SearchOptions search;

    @Parameters(paramLabel = "GAME", description = "The game, with its options: NAME or NAME:key=value,key=value.")
    private String gameName = "";

    @ArgGroup
    private @Nullable Side side;

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "The position to begin with; the beginning of the game unless given.")
    private @Nullable String position;

    /** Who begins. */
    private static final class Side {

        @Option(names = "--first", required = true, description = "You make the first move.")
        private boolean isFirst;

        @Option(names = "--second", required = true, description = "The engine makes the first move.")
        @SuppressWarnings("unused") // the one that is not isFirst
        private boolean isSecond;
    }

    PlayCommand(Catalog<Game<?, ?>> games, Terminal terminal, SearchOptions search) {
        this.games = games;
        this.terminal = terminal;
        this.search = search;
    }

    @Override
    public void run() {
        play(games.make(gameName));
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        SearchSettings settings = search.settings();
        RandomGenerator dice = settings.dice();
        S start = new Positions<>(game, dice).read(position, "");
        TerminalGame<S, M> terminalGame = new TerminalGame<>(game, start, settings, dice, terminal);
        @Nullable
        Boolean userBegins = side == null ? TerminalGame.askWhoBegins(terminal) : Boolean.valueOf(side.isFirst);
        if (userBegins != null) {
            terminalGame.play(userBegins);
        }
    }
}
