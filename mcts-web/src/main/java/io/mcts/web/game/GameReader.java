package io.mcts.web.game;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameLine;
import io.mcts.cli.json.SearchJson;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import io.mcts.web.request.Body;
import io.mcts.web.request.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads files of recorded games in all formats. Every game is replayed, and rejected if it breaks the rules. */
final class GameReader {

    private final Catalog<Game<?, ?>> games;

    GameReader(Catalog<Game<?, ?>> games) {
        this.games = games;
    }

    /** The games of a file in the format {@code mcts}, or the one named by a game. */
    record Recorded(String format, List<GameJson> games) {}

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if it has no game, or one that breaks the rules
     */
    Recorded read(byte[] file) {
        int first = 0;
        while (first < file.length && Character.isWhitespace(file[first])) {
            first++;
        }
        if (first == file.length) {
            throw new IllegalArgumentException("the file is empty");
        }
        return file[first] == '{' ? new Recorded(GameWriter.ARENA, lines(Body.text(file))) : ownForm(file);
    }

    private List<GameJson> lines(String text) {
        List<String> lines = text.lines().toList();
        List<GameJson> read = new ArrayList<>();
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            if (line.isBlank()) {
                continue;
            }
            if (read.size() == Limits.RECORDED_GAMES) {
                throw new IllegalArgumentException(
                        "the file has too many games; allowed: up to " + Limits.RECORDED_GAMES);
            }
            try {
                read.add(line(GameLine.parse(line)));
            } catch (IllegalArgumentException refusal) {
                throw new IllegalArgumentException("line " + number + ": " + refusal.getMessage());
            }
        }
        return read;
    }

    private GameJson line(GameLine line) {
        String name = line.settings().get("game");
        if (name == null || name.length() > Limits.TEXT_LENGTH || line.start().length() > Limits.TEXT_LENGTH) {
            throw new IllegalArgumentException(
                    "its settings name no game, or it or the start is too long; allowed: up to " + Limits.TEXT_LENGTH
                            + " characters");
        }
        if (line.moves().size() > Limits.MOVES) {
            throw new IllegalArgumentException(
                    "it has " + line.moves().size() + " moves; allowed: up to " + Limits.MOVES);
        }
        List<String> moves = line.moves().stream().map(GameLine.MoveJson::move).toList();
        PlayedGame<?, ?> game = PlayedGame.read(name, games.make(name), Optional.of(line.start()), moves);
        requirePlayers(game, line.entrants());
        Fault fault = line.fault();
        @Nullable String ending = line.settings().get(GameLine.ENDING);
        if (fault == null && ending == null && line.isFinished()) {
            requireRewards(game, line.rewards());
        }
        return new GameJson(
                name,
                line.start(),
                SearchJson.texts(game.moves()),
                line.moves().stream().map(GameReader::turn).toList(),
                line.entrants(),
                line.rewards(),
                line.isFinished(),
                fault == null ? null : fault.description(),
                ending,
                game.choices(),
                line.settings().containsKey(GameWriter.VARIATION),
                null,
                "");
    }

    private static GameJson.@Nullable TurnJson turn(GameLine.MoveJson move) {
        return move.player() < 0
                ? null
                : new GameJson.TurnJson(move.player(), move.millis(), move.value(), move.visits(), move.iterations());
    }

    private static void requirePlayers(PlayedGame<?, ?> game, List<String> entrants) {
        if (entrants.size() != game.game().players().size()) {
            throw new IllegalArgumentException("its entrants are " + entrants.size() + "; allowed: one for each of "
                    + game.game().players());
        }
    }

    private static void requireRewards(PlayedGame<?, ?> game, @Nullable List<Double> rewards) {
        List<Double> paid = game.rewards();
        if (paid == null || !paid.equals(rewards)) {
            throw new IllegalArgumentException("its rewards are " + rewards + "; allowed: "
                    + (paid == null ? "none, as the game is not over" : paid));
        }
    }

    private Recorded ownForm(byte[] file) {
        List<String> known = new ArrayList<>();
        List<String> refusals = new ArrayList<>();
        for (Entry<Game<?, ?>> entry : games.entries()) {
            Records<?, ?> records = games.make(entry.name()).records().orElse(null);
            if (records == null) {
                continue;
            }
            known.add(records.format() + " of " + entry.name());
            if (records.recognizes(file)) {
                try {
                    String word = word(entry, records.options(file));
                    return new Recorded(entry.name(), List.of(ownForm(word, games.make(word), file)));
                } catch (IllegalArgumentException refusal) {
                    refusals.add("as " + records.format() + " of " + entry.name() + ": " + refusal.getMessage());
                }
            }
        }
        throw new IllegalArgumentException("the file is no record of a game; "
                + (refusals.isEmpty()
                        ? "allowed: lines of 'mcts match --record', " + String.join(", ", known)
                        : String.join("; ", refusals)));
    }

    private static String word(Entry<?> entry, Map<String, String> options) {
        String changed = entry.parameters().stream()
                .filter(parameter -> !options.getOrDefault(parameter.name(), parameter.defaultValue())
                        .equals(parameter.defaultValue()))
                .map(parameter -> parameter.name() + "=" + options.get(parameter.name()))
                .collect(Collectors.joining(","));
        return changed.isEmpty() ? entry.name() : entry.name() + ":" + changed;
    }

    private static <S extends GameState<S, M>, M extends Move> GameJson ownForm(
            String name, Game<S, M> game, byte[] file) {
        Records<S, M> records = game.records().orElseThrow();
        RecordedGame<S, M> recorded = records.read(file);
        S start = recorded.start();
        PlayedGame<S, M> played = new PlayedGame<>(name, game, game.notation().format(start), false, recorded.moves());
        Optional<List<Double>> elsewhere = recorded.rewardsElsewhere();
        return new GameJson(
                name,
                played.start(),
                SearchJson.texts(played.moves()),
                List.of(),
                recorded.namesOfPlayers(),
                elsewhere.isPresent() ? elsewhere.get() : played.rewards(),
                recorded.isOver(),
                null,
                elsewhere.isPresent() ? GameLine.RECORDED : null,
                played.choices(),
                false,
                recorded.text(),
                recorded.comment());
    }
}
