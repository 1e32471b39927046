package io.mcts.selfplay;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a generation, stored in the run's folder when complete. The members are named as in {@code mcts learn --json}.
 *
 * @param positions the positions of self-play, each counted once; null in files of earlier versions
 * @param resignations the games with resignation; null without it
 * @param seconds the time since the start or last resumption
 * @param policyLoss the cross entropy of the policy in held-back games; null if unknown
 * @param valueLoss the squared error of the value there; null if unknown
 * @param gate the new network against the best so far; null in the first generation
 * @param opponents the best network so far against fixed opponents
 */
public record Generation(
        int generation,
        int games,
        @Nullable Integer positions,
        @Nullable Resignations resignations,
        long seconds,
        @Nullable Double policyLoss,
        @Nullable Double valueLoss,
        @Nullable Gate gate,
        List<Opponent> opponents) {

    private static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().create();

    /**
     * Resignation in games of self-play.
     *
     * @param games the games in which a player resigned
     * @param playedOn the games played on in which a player would have resigned
     * @param wrong those of them in which that player did not lose
     */
    public record Resignations(int games, int playedOn, int wrong) {}

    /** The new network against the best so far, which it may replace, with the score from 0 to 1 and its 95 % interval by pairs. */
    public record Gate(int games, double score, double low, double high, boolean isTaken) {

        /** Returns the gate of a match. */
        public static Gate of(MatchResult result, boolean isTaken) {
            Interval interval = result.interval();
            return new Gate(result.score().games(), result.mean(), interval.low(), interval.high(), isTaken);
        }
    }

    /**
     * A match of the network against a fixed opponent, with the score from 0 to 1 and its 95 % interval by pairs.
     *
     * @param elo the Elo difference in the network's favour, possibly infinite
     */
    public record Opponent(String spec, int games, double score, double low, double high, double elo) {

        /** Returns the result of a match against an opponent. */
        public static Opponent of(String spec, MatchResult result) {
            Interval interval = result.interval();
            int games = result.score().games();
            double elo = Elo.difference(result.mean());
            return new Opponent(spec, games, result.mean(), interval.low(), interval.high(), elo);
        }
    }

    public Generation {
        opponents = List.copyOf(opponents);
    }

    private static Path file(Path folder, int generation) {
        return folder.resolve("generation-" + generation + ".json");
    }

    /**
     * Reads a generation; empty if it is not complete.
     *
     * @throws IllegalArgumentException if the file is damaged
     */
    public static Optional<Generation> read(Path folder, int generation) throws IOException {
        Path file = file(folder, generation);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(GSON.fromJson(Files.readString(file), Generation.class));
        } catch (JsonParseException | NullPointerException damage) {
            throw new IllegalArgumentException(
                    "'" + file + "' is not a generation of a network; remove the file to do its generation again",
                    damage);
        }
    }

    /** Writes it atomically. */
    public void write(Path folder) throws IOException {
        Path part = folder.resolve("generation.part");
        Files.writeString(part, GSON.toJson(this));
        Files.move(part, file(folder, generation), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
