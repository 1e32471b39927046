package io.mcts.cli.command.learning;

import io.mcts.cli.command.shared.Ranges;
import io.mcts.selfplay.Schedule;
import io.mcts.selfplay.SelfPlayOptions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options on the course of games of self-play, shared by commands. */
final class CourseOptions {

    private static final double FULL = 0.25;
    private static final double PLAYED_ON = 0.1;

    @Option(
            names = "--temperature",
            paramLabel = "T[,N:T...]",
            description = "The temperature at which moves are drawn by visits, in place of --draw; 1,6:0.5,12:0 has"
                    + " 1, 0.5 after 6 moves, and the best move after 12.")
    private @Nullable String temperature;

    @Option(
            names = "--quick",
            paramLabel = "N",
            description = "Search most moves for N iterations only; these teach values, but no policy.")
    private @Nullable Integer quick;

    @Option(
            names = "--full",
            paramLabel = "S",
            description = "With --quick: the share of moves with a full search; 0.25 by default.")
    private @Nullable Double full;

    @Option(
            names = "--resign",
            paramLabel = "V",
            description = "A player resigns at a value below V, from 0 (a loss, and nobody resigns) to 0.5.")
    private @Nullable Double resign;

    @Option(
            names = "--play-on",
            paramLabel = "S",
            description = "With --resign: the share of games that go on all the same, to count wrong resignations; 0.1"
                    + " by default.")
    private @Nullable Double playOn;

    /**
     * Returns the options of self-play.
     *
     * @param drawn the number of drawn moves, if given
     */
    SelfPlayOptions of(int opening, Optional<Integer> drawn, int usuallyDrawn) {
        SelfPlayOptions options = SelfPlayOptions.of(opening, drawn.orElse(usuallyDrawn));
        if (temperature != null) {
            if (drawn.isPresent()) {
                throw new IllegalArgumentException("--draw and --temperature exclude each other");
            }
            options = options.withTemperature(schedule("--temperature", temperature));
        }
        refuseWithout("--full", full, "--quick", quick);
        refuseWithout("--play-on", playOn, "--resign", resign);
        if (quick != null) {
            Ranges.refuseOutOfRange("--quick", quick, 1, 1_000_000_000);
            options = options.withQuick(quick, full == null ? FULL : full);
        }
        return resign == null ? options : options.withResignation(resign, playOn == null ? PLAYED_ON : playOn);
    }

    static Schedule schedule(String option, String text) {
        try {
            return Schedule.parse(text);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(option + ": " + refusal.getMessage(), refusal);
        }
    }

    private static void refuseWithout(String option, @Nullable Object value, String needed, @Nullable Object given) {
        if (value != null && given == null) {
            throw new IllegalArgumentException(option + " has no meaning without " + needed);
        }
    }
}
