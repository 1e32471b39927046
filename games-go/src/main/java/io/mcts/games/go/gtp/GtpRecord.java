package io.mcts.games.go.gtp;

import static io.mcts.games.go.gtp.GtpArguments.argument;
import static io.mcts.games.go.gtp.GtpArguments.number;
import static io.mcts.games.go.gtp.GtpArguments.player;
import static io.mcts.games.go.gtp.GtpArguments.wholeNumber;

import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoGame.Turn;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoSetUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/** The game of a controller, with the commands that set it up, play, take back, load and show. */
final class GtpRecord {

    static final List<String> COMMANDS = List.of(
            "boardsize",
            "clear_board",
            "fixed_handicap",
            "komi",
            "loadsgf",
            "place_free_handicap",
            "play",
            "printsgf",
            "set_free_handicap",
            "showboard",
            "undo");

    private GoGame game;

    GtpRecord(GoGame game) {
        this.game = game;
    }

    GoGame game() {
        return game;
    }

    void add(Turn turn) {
        game = game.with(turn);
    }

    /** Runs one of the {@link #COMMANDS}, refuses others, and returns the answer. */
    String dispatch(String command, List<String> words) {
        return switch (command) {
            case "fixed_handicap" -> placeHandicap(Handicap.fixed(game.rules().lines(), wholeNumber(words, 0)));
            case "place_free_handicap" ->
                placeHandicap(Handicap.free(game.rules().lines(), wholeNumber(words, 0)));
            case "set_free_handicap" ->
                placeHandicap(words.stream().map(this::move).toList());
            case "showboard" ->
                System.lineSeparator()
                        + game.position(game.nextPlayer()).diagram().replace("\n", System.lineSeparator());
            case "printsgf" ->
                game.toSgf().strip().replaceAll("\\R(?=\\R)", "\n "); // an empty line would end the answer
            default -> {
                change(command, words);
                yield "";
            }
        };
    }

    private void change(String command, List<String> words) {
        switch (command) {
            case "boardsize" -> resize(words);
            case "clear_board" -> game = GoGame.of(game.rules());
            case "komi" -> game = game.withKomi(number(words, 0));
            case "play" -> game = game.with(new Turn(player(argument(words, 0)), move(argument(words, 1)), ""));
            case "undo" -> undo();
            case "loadsgf" -> load(words);
            default -> throw new IllegalArgumentException("unknown command");
        }
    }

    private void resize(List<String> words) {
        int lines = wholeNumber(words, 0);
        try {
            if (words.size() > 1 && wholeNumber(words, 1) != lines) {
                throw new IllegalArgumentException("the board is no square");
            }
            game = GoGame.of(game.rules().withLines(lines));
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException("unacceptable size", refusal);
        }
    }

    private void undo() {
        if (game.turns().isEmpty()) {
            throw new IllegalArgumentException("cannot undo");
        }
        game = game.first(game.turns().size() - 1);
    }

    private void load(List<String> words) {
        try {
            GoGame loaded = GoGame.ofSgf(Files.readAllBytes(Path.of(argument(words, 0))));
            int before = words.size() < 2 ? Integer.MAX_VALUE : wholeNumber(words, 1) - 1;
            game = loaded.first(Math.max(0, Math.min(before, loaded.turns().size())));
        } catch (IOException failure) {
            throw new IllegalArgumentException("cannot load file: " + failure, failure);
        }
    }

    private GoMove move(String vertex) {
        return GoMove.parse(vertex, game.rules().lines());
    }

    private String placeHandicap(List<GoMove> points) {
        if (!game.turns().isEmpty() || !game.setUp().isEmpty()) {
            throw new IllegalArgumentException("board not empty");
        }
        if (points.size() < 2 || points.contains(GoMove.PASS) || new HashSet<>(points).size() < points.size()) {
            throw new IllegalArgumentException("bad vertex list: a handicap is two or more points, each once");
        }
        game = GoGame.of(game.rules(), GoSetUp.handicap(points));
        return points.stream().map(GoMove::toString).collect(Collectors.joining(" "));
    }
}
