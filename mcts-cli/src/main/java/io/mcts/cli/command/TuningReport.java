package io.mcts.cli.command;

import io.mcts.arena.tuning.TriedPoint;
import io.mcts.arena.tuning.TunedMatch;
import io.mcts.arena.tuning.TuningStep;
import io.mcts.cli.contest.Template;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a tuning has found. */
record TuningReport(String game, Template template, Optional<Points> points, TunedMatch result) {

    private static final int LISTED = 10;

    String text() {
        List<TriedPoint> tried = result.tried();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "  tried      %,d points in %,d trials; those that survived longest:%n" + "            %s  trials%n",
                tried.size(),
                result.trials(),
                points.isPresent() ? "points" : "  mean"));
        for (TriedPoint point : tried.subList(0, Math.min(LISTED, tried.size()))) {
            text.append(String.format(
                    Locale.ROOT, "            %6.3f  %6d  %s%n", mean(point), point.trials(), point.point()));
        }
        text.append(String.format("  best       %s%n", bestSpec()));
        return text
                + (isHoldoutPlayed()
                        ? String.format("  holdout, with seeds that no trial had:%n")
                                + MatchText.of(game, result.match(), points, result.holdout())
                        : String.format("  holdout    not played%n"));
    }

    /** What a point is worth: its mean score or, where it matters how much is won, its mean payoff. */
    private double mean(TriedPoint point) {
        return points.map(won -> won.of(point.mean())).orElse(point.mean());
    }

    private String bestSpec() {
        return template.with(result.recommended().point());
    }

    private boolean isHoldoutPlayed() {
        return result.holdout().score().games() > 0;
    }

    /** The holdout is that of a match; without one it is left out. */
    Json json(String against) {
        return new Json()
                .with("game", game)
                .with("spec", template.text())
                .with("against", against)
                .with("best", result.recommended().point().values())
                .with("bestSpec", bestSpec())
                .with("holdout", isHoldoutPlayed() ? holdout() : null)
                .with("trials", result.trials())
                .with("tried", result.tried().stream().map(this::json).toList());
    }

    private Json holdout() {
        Json json = MatchJson.of(game, result.match(), result.holdout());
        return points.map(won -> won.addTo(json, result.holdout().rewards())).orElse(json);
    }

    private Json json(TriedPoint point) {
        Json json = new Json()
                .with("values", point.point().values())
                .with("trials", point.trials())
                .with("mean", point.mean());
        return points.isPresent() ? json.with("points", mean(point)) : json;
    }

    static String known(TuningStep step) {
        return String.format(
                Locale.ROOT,
                "%,d trials  %s %.3f",
                step.trials(),
                step.leader().point(),
                step.leader().mean());
    }
}
