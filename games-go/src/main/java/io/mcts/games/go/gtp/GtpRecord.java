package io.mcts.games.go.gtp;

import static io.mcts.games.go.gtp.GtpArguments.argument;
import static io.mcts.games.go.gtp.GtpArguments.number;
import static io.mcts.games.go.gtp.GtpArguments.player;
import static io.mcts.games.go.gtp.GtpArguments.wholeNumber;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoGame.Turn;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoSetUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The game of a controller, with the commands that set it up, play, take back, load and show. */
final class GtpRecord {

    static final List<String> COMMANDS = List.of(
            "boardsize",
            "clear_board",
            "fixed_handicap",
            "get_komi",
            "kata-get-rules",
            "kata-set-rules",
            "komi",
            "list_stones",
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
        game = game.with(turn).with(game.header().withResult(""));
    }

    void resign(int player) {
        game = game.with(game.header().withResult(player == 0 ? "W+R" : "B+R"));
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
            case "printsgf" -> print(words);
            case "get_komi" -> String.valueOf(game.rules().komi());
            case "kata-get-rules" -> GtpRules.json(game.rules());
            case "list_stones" -> stones(player(argument(words, 0)));
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
            case "kata-set-rules" -> game = game.withRules(GtpRules.parse(game.rules(), words));
            case "play" -> play(player(argument(words, 0)), argument(words, 1));
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
        game = game.first(game.turns().size() - 1).with(game.header().withResult(""));
    }

    private void play(int player, String vertex) {
        if (vertex.equalsIgnoreCase("resign")) {
            resign(player);
        } else {
            add(new Turn(player, move(vertex), ""));
        }
    }

    private String stones(int player) {
        Go position = game.position(player);
        return IntStream.range(0, game.rules().lines() * game.rules().lines())
                .mapToObj(point -> GoMove.at(
                        point % game.rules().lines(), point / game.rules().lines()))
                .filter(point -> Objects.equals(position.stone(point.column(), point.row()), player))
                .map(GoMove::toString)
                .collect(Collectors.joining(" "));
    }

    /** Writes the game into a file, if one is given, and otherwise into the answer; with a score, if two passes have ended it. */
    private String print(List<String> words) {
        List<Turn> turns = game.turns();
        boolean hasEnded = turns.size() > 1
                && turns.subList(turns.size() - 2, turns.size()).stream()
                        .allMatch(turn -> turn.move().isPass());
        GoGame written = hasEnded && game.header().result().isBlank()
                ? game.with(game.header().withResult(GtpScoring.score(game)))
                : game;
        if (words.isEmpty()) {
            return written.toSgf().strip().replaceAll("\\R(?=\\R)", "\n "); // an empty line would end the answer
        }
        String file = String.join(" ", words);
        try {
            Files.writeString(Path.of(file), written.toSgf());
            return "";
        } catch (IOException | InvalidPathException failure) {
            throw new IllegalArgumentException("cannot write '" + file + "'", failure);
        }
    }

    private void load(List<String> words) {
        argument(words, 0);
        int last = words.size() - 1;
        boolean hasMove = last > 0 && words.get(last).matches("\\d{1,9}") && !isFile(String.join(" ", words));
        String file = String.join(" ", hasMove ? words.subList(0, last) : words); // names may have blanks
        int before = hasMove ? wholeNumber(words, last) - 1 : Integer.MAX_VALUE;
        try {
            GoGame loaded = GoGame.ofSgf(Files.readAllBytes(Path.of(file)));
            int count = Math.max(0, Math.min(before, loaded.turns().size()));
            game = loaded.first(count);
        } catch (IOException | InvalidPathException failure) {
            throw new IllegalArgumentException(
                    "cannot load '" + file + "'" + (isFile(file) ? "" : ": there is no such file"), failure);
        }
    }

    private static boolean isFile(String file) {
        try {
            return Files.isRegularFile(Path.of(file));
        } catch (InvalidPathException other) {
            return false;
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
