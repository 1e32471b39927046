package io.mcts.cli.command.game;

import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.cli.play.GameHistory;
import io.mcts.cli.play.TerminalGame;
import io.mcts.cli.records.GameFile;
import io.mcts.cli.records.RecordedChoice;
import io.mcts.cli.records.Recorder;
import io.mcts.cli.records.WrittenPositions;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "play",
        description = {
            "Plays a game against you.",
            "Without --spec the engine uses the game's strongest search for the time allowed."
        },
        customSynopsis = {
            "mcts play GAME [--first|--second] [--position P]",
            "                 [--dice program|ask] [--record FILE] [search options]"
        },
        sortOptions = false,
        footer = {
            "",
            "In games with hidden information you see what your player sees, and --spec is",
            "ismcts, mo-ismcts, regret-matching, pimc, oos or cheating with changes; see",
            "mcts options spec."
        })
public final class PlayCommand extends AbstractGameCommand {

    private static final String PROGRAM = "program";
    private static final String ASK = "ask";

    private final SearchOptions search;

    @ArgGroup
    private @Nullable Side side;

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "The position to begin with; the beginning of the game by default.")
    private @Nullable String position;

    @Option(
            names = "--dice",
            paramLabel = "program|ask",
            description = "Who rolls the dice: the program, or you for both sides." + " It is the program by default.")
    private String dice = PROGRAM;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Write the game into the file after every move. A game that is there already goes on;"
                    + " --first then means that you made its first move.")
    private @Nullable Path record;

    private static final class Side {

        @Option(names = "--first", required = true, description = "You make the first move.")
        private boolean isFirst;

        @Option(names = "--second", required = true, description = "The engine makes the first move.")
        @SuppressWarnings("unused") // the one that is not isFirst
        private boolean isSecond;
    }

    public PlayCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        dice = Arguments.oneOf("--dice", dice, List.of(PROGRAM, ASK));
        Game<?, ?> game = allGames().make(gameName());
        try (SearchThreads threads = new SearchThreads()) {
            if (record == null) {
                play(game, threads);
            } else {
                playOn(game, record, threads);
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game, SearchThreads threads) {
        Spec settings = search.settings(game);
        RandomGenerator random = settings.dice();
        S start = new WrittenPositions<>(game, random).read(position, "");
        TerminalGame<S, M> terminalGame =
                terminalGame(game, new GameHistory<>(start, List.of(), moves -> {}), settings, threads, random);
        Optional<Boolean> isFirst = terminalGame
                .firstQuestion()
                .map(question -> side().or(() -> ask(question)))
                .orElse(Optional.of(true));
        isFirst.ifPresent(terminalGame::play);
    }

    private <S extends GameState<S, M>, M extends Move> void playOn(Game<S, M> game, Path path, SearchThreads threads) {
        Spec settings = search.settings(game);
        RandomGenerator random = settings.dice();
        GameFile<S, M> file = GameFile.of(path, game, gameName(), allGames());
        boolean isNew = file.isEmpty();
        RecordedGame<S, M> recorded = isNew
                ? file.begin(
                        new WrittenPositions<>(game, random).read(position, ""),
                        LocalDateTime.now(ZoneId.systemDefault()))
                : unfinished(file);
        Recorder<S, M> recorder = new Recorder<>(file, recorded);
        TerminalGame<S, M> terminalGame = terminalGame(
                game, new GameHistory<>(recorded.start(), recorded.moves(), recorder), settings, threads, random);
        if (!isNew) {
            int next = RecordedChoice.of(OptionalInt.empty(), recorded.start(), recorded.moves())
                            .size()
                    + 1;
            terminal().out().println("The game in '" + path + "' goes on with move " + next + ".");
        }
        Optional<Boolean> userBegins = side().or(recorder::hasUserBegun)
                .or(() -> ask(isNew ? TerminalGame.DO_YOU_BEGIN : "Did you make the first move?"));
        userBegins.ifPresent(isFirst -> {
            recorder.begin(isFirst);
            terminalGame.play(isFirst);
        });
    }

    private <S extends GameState<S, M>, M extends Move> RecordedGame<S, M> unfinished(GameFile<S, M> file) {
        RecordedGame<S, M> recorded = file.read();
        if (position != null) {
            throw new IllegalArgumentException("--record: '" + file.path()
                    + "' has an unfinished game; leave out --position or choose another file");
        }
        if (recorded.isOver()) {
            throw new IllegalArgumentException(
                    "--record: the game in '" + file.path() + "' is over; choose another file");
        }
        return recorded;
    }

    private <S extends GameState<S, M>, M extends Move> TerminalGame<S, M> terminalGame(
            Game<S, M> game, GameHistory<S, M> course, Spec settings, SearchThreads threads, RandomGenerator random) {
        return new TerminalGame<>(game, course, settings, threads, random, dice.equals(ASK), terminal());
    }

    private Optional<Boolean> side() {
        return Optional.ofNullable(side).map(chosen -> chosen.isFirst);
    }

    private Optional<Boolean> ask(String question) {
        while (true) {
            @Nullable String answer = terminal().ask(question + " (yes, no, quit) ", List.of("yes", "no", "quit"));
            if (answer == null || answer.equals("quit")) {
                return Optional.empty();
            }
            if (answer.equals("yes") || answer.equals("y")) {
                return Optional.of(true);
            }
            if (answer.equals("no") || answer.equals("n")) {
                return Optional.of(false);
            }
        }
    }
}
