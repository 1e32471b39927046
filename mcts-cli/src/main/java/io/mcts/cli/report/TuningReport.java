package io.mcts.cli.report;

import io.mcts.arena.spec.Template;
import io.mcts.arena.tuning.TriedPoint;
import io.mcts.arena.tuning.TunedMatch;
import io.mcts.arena.tuning.TuningStep;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

public record TuningReport(String game, Template template, Optional<Points> points, TunedMatch result) {

    private static final int LISTED = 10;

    public String text() {
        List<TriedPoint> tried = result.tried();
        StringBuilder text = new StringBuilder();
        line(
                text,
                "  tried      %,d points in %,d trials; those that survived longest:",
                tried.size(),
                result.trials());
        line(text, "            %s  trials", points.isPresent() ? "points" : "  mean");
        for (TriedPoint point : tried.subList(0, Math.min(LISTED, tried.size()))) {
            line(text, "            %6.3f  %6d  %s", mean(point), point.trials(), point.point());
        }
        line(text, "  best       %s", bestSpec());
        line(text, isHoldoutPlayed() ? "  holdout, with seeds that no trial had:" : "  holdout    not played");
        return text + (isHoldoutPlayed() ? MatchText.of(game, result.match(), points, result.holdout()) : "");
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format + "%n", values));
    }

    private double mean(TriedPoint point) {
        return points.map(won -> won.of(point.mean())).orElse(point.mean());
    }

    private String bestSpec() {
        return template.with(result.recommended().point());
    }

    private boolean isHoldoutPlayed() {
        return result.holdout().score().games() > 0;
    }

    /** Includes the holdout match, if there was one. */
    public Json json(String against) {
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

    public static String known(TuningStep step) {
        TriedPoint leader = step.leader();
        return String.format(Locale.ROOT, "%,d trials  %s %.3f", step.trials(), leader.point(), leader.mean());
    }
}
