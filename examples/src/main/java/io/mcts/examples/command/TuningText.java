package io.mcts.examples.command;

import io.mcts.arena.tuning.TriedPoint;
import io.mcts.arena.tuning.TunedMatch;
import io.mcts.arena.tuning.TuningStep;
import io.mcts.examples.contest.Template;
import java.util.List;
import java.util.Locale;

/** What a tuning has found, as a text for people. */
final class TuningText {

    /** How many of the points are listed. */
    private static final int LISTED = 10;

    private TuningText() {}

    static String of(String game, Template template, TunedMatch result) {
        List<TriedPoint> tried = result.tried();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "  tried      %,d points in %,d trials; the best by the model:%n"
                        + "             model   mean  trials%n",
                tried.size(),
                result.trials()));
        for (TriedPoint point : tried.subList(0, Math.min(LISTED, tried.size()))) {
            text.append(String.format(
                    Locale.ROOT,
                    "             %.3f  %.3f  %6d  %s%n",
                    point.modelMean(),
                    point.mean(),
                    point.trials(),
                    point.point()));
        }
        text.append(String.format(
                Locale.ROOT,
                "  best       %s%n",
                template.with(result.recommended().point())));
        return text
                + (result.holdout().score().games() == 0
                        ? String.format("  holdout    not played%n")
                        : String.format("  holdout, with seeds that no trial had:%n")
                                + MatchText.of(game, result.match(), result.holdout()));
    }

    /** What the progress bar tells. */
    static String known(TuningStep step) {
        return String.format(
                Locale.ROOT,
                "%,d trials  %s %.3f",
                step.number() + 1,
                step.leader().point(),
                step.leader().modelMean());
    }
}
