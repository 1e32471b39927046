package io.mcts.arena.records;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import io.mcts.arena.agent.Fault;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of a record: a {@link GameRecord}, named as in the JSON, and the settings common to the games of its contest.
 *
 * @param rewards null if the game is not finished
 * @param fault null if there was none
 * @param origin the program and machine that wrote the line, by name; null if unknown
 */
public record GameLine(
        Map<String, String> settings,
        int number,
        List<String> entrants,
        List<Long> seeds,
        String start,
        List<MoveJson> moves,
        @Nullable List<Double> rewards,
        @Nullable Fault fault,
        @Nullable Map<String, String> origin) {

    /** The setting that names how a game ended other than on the board. */
    public static final String ENDING = "ending";

    /** The ending of a game whose source, but not the board, states the winner. */
    public static final String RECORDED = "recorded";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final Pattern PLACE = Pattern.compile("\\$[^;\\s]{1,100}");

    /** A {@link Turn} in JSON, with null for what is missing, and a comment from an analysis. */
    public record MoveJson(
            int player,
            String move,
            @Nullable Double millis,
            @Nullable Double value,
            @Nullable Long visits,
            @Nullable Long iterations,
            @Nullable String comment) {

        private static final double NANOS = 1e6;

        static MoveJson of(Turn turn) {
            int player = turn.player();
            double millis = turn.nanos() / NANOS;
            Double value = Double.isFinite(turn.value()) ? turn.value() : null;
            return player < 0
                    ? new MoveJson(player, turn.move(), null, null, null, null, null)
                    : new MoveJson(player, turn.move(), millis, value, turn.visits(), turn.iterations(), null);
        }

        Turn turn() {
            long nanos = millis == null ? 0 : Math.round(millis * NANOS);
            double mean = value == null ? Double.NaN : value;
            return new Turn(
                    player, move, nanos, mean, visits == null ? 0 : visits, iterations == null ? 0 : iterations);
        }
    }

    /** The line of a finished game. */
    public static GameLine of(GameRecord game, Map<String, String> settings) {
        List<MoveJson> moves = moves(game.turns());
        Fault fault = game.fault().orElse(null);
        return new GameLine(
                settings,
                game.number(),
                game.entrants(),
                game.seeds(),
                game.start(),
                moves,
                game.rewards(),
                fault,
                null);
    }

    /** The line of a game outside any contest, without seeds; without rewards if it is not finished. */
    public static GameLine of(
            Map<String, String> settings,
            List<String> players,
            String start,
            List<Turn> turns,
            @Nullable List<Double> rewards) {
        List<Long> seeds = Collections.nCopies(players.size(), 0L);
        return new GameLine(settings, 0, players, seeds, start, moves(turns), rewards, null, null);
    }

    private static List<MoveJson> moves(List<Turn> turns) {
        return turns.stream().map(MoveJson::of).toList();
    }

    private static String place(JsonParseException failure) {
        Matcher place = PLACE.matcher(String.valueOf(failure.getMessage()));
        return place.find() ? "; the mistake is near " + place.group() : "";
    }

    /**
     * Reads a line, whose game may be unfinished.
     *
     * @throws IllegalArgumentException if it is no game
     */
    public static GameLine parse(String json) {
        try {
            GameLine line = GSON.fromJson(json, GameLine.class);
            if (line == null) {
                throw new IllegalArgumentException("it is blank; a game is a JSON object");
            }
            Objects.requireNonNull(line.settings, "settings");
            Objects.requireNonNull(line.start, "start");
            line.record(line.rewards == null ? Collections.nCopies(line.entrants.size(), 0.0) : line.rewards);
            return line;
        } catch (JsonParseException failure) {
            throw new IllegalArgumentException("it is no game as a JSON object" + place(failure), failure);
        } catch (NullPointerException missing) {
            throw new IllegalArgumentException(
                    "it lacks something that a game has; there is " + json.substring(0, Math.min(80, json.length())),
                    missing);
        }
    }

    /** Whether the game is finished, so that it has rewards. */
    public boolean isFinished() {
        return rewards != null;
    }

    /** The game, which must be finished. */
    public GameRecord game() {
        if (rewards == null) {
            throw new IllegalArgumentException("game " + number + " is not over: it has no rewards");
        }
        return record(rewards);
    }

    private GameRecord record(List<Double> results) {
        List<Turn> turns = moves.stream().map(MoveJson::turn).toList();
        List<Seat> seats = Seat.all(entrants, seeds, results);
        return new GameRecord(number, seats, start, turns, Optional.ofNullable(fault));
    }

    /** This game with other data on its moves. */
    public GameLine with(List<MoveJson> others) {
        return new GameLine(settings, number, entrants, seeds, start, List.copyOf(others), rewards, fault, origin);
    }

    /** This game with another origin. */
    GameLine from(Map<String, String> program) {
        return new GameLine(settings, number, entrants, seeds, start, moves, rewards, fault, program);
    }

    /** The JSON, without a line break. */
    public String json() {
        return GSON.toJson(this);
    }
}
