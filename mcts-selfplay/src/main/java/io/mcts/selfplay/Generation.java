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
 * The result of a generation, stored in the run's folder when it is complete. The names of the members are those of {@code mcts learn
 * --json}.
 *
 * @param generation its number, from 0
 * @param games how many games of self-play it had
 * @param seconds since it was begun, or gone on with
 * @param policyLoss the cross entropy of the policy in games that were held back; null if the trainer does not say
 * @param valueLoss the squared error of the value there; null as well
 * @param gate the new network against the best so far; null in the first generation
 * @param opponents the best network, of this generation or an earlier one, against those who stay the same
 */
public record Generation(
        int generation,
        int games,
        long seconds,
        @Nullable Double policyLoss,
        @Nullable Double valueLoss,
        @Nullable Gate gate,
        List<Opponent> opponents) {

    /** Reads and writes an Elo difference without bound, too. */
    private static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().create();

    /**
     * The new network against the best so far.
     *
     * @param games how many games the test took
     * @param score of the new network, from 0 to 1
     * @param low the lower end of its 95 % interval by pairs of games
     * @param isTaken whether the new network is the best now
     */
    public record Gate(int games, double score, double low, double high, boolean isTaken) {

        /** A gate by its match. */
        public static Gate of(MatchResult result, boolean isTaken) {
            Interval interval = result.interval();
            return new Gate(result.score().games(), result.mean(), interval.low(), interval.high(), isTaken);
        }
    }

    /**
     * A match against one who stays the same.
     *
     * @param spec the opponent
     * @param score of the network, from 0 to 1
     * @param low the lower end of its 95 % interval by pairs of games
     * @param elo by how much the network is stronger; infinite if it has won or lost all games
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

    /** Makes the list immutable. */
    public Generation {
        opponents = List.copyOf(opponents);
    }

    private static Path file(Path folder, int generation) {
        return folder.resolve("generation-" + generation + ".json");
    }

    /**
     * Reads a generation.
     *
     * @return nothing if it is not done
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

    /** Writes it, so that the file is there whole or not at all. */
    public void write(Path folder) throws IOException {
        Path part = folder.resolve("generation.part");
        Files.writeString(part, GSON.toJson(this));
        Files.move(part, file(folder, generation), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
