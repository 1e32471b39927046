package io.mcts.examples.command;

import io.mcts.arena.tuning.TriedPoint;
import io.mcts.arena.tuning.TunedMatch;
import io.mcts.examples.contest.Template;
import io.mcts.examples.json.MatchJson;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a tuning has found, as JSON. */
record TuningJson(
        String game,
        String spec,
        String against,
        Map<String, Double> best,
        String bestSpec,
        @Nullable MatchJson holdout,
        int trials,
        List<Tried> tried) {

    /** A point that was tried, with its mean in its own trials and by the model. */
    record Tried(Map<String, Double> values, int trials, double mean, double modelMean) {

        static Tried of(TriedPoint point) {
            return new Tried(point.point().values(), point.trials(), point.mean(), point.modelMean());
        }
    }

    /** The JSON of a result. The holdout is that of a match, null if it was not played. */
    static TuningJson of(String game, Template template, String against, TunedMatch result) {
        TriedPoint best = result.recommended();
        return new TuningJson(
                game,
                template.text(),
                against,
                best.point().values(),
                template.with(best.point()),
                result.holdout().score().games() == 0 ? null : MatchJson.of(game, result.match(), result.holdout()),
                result.trials(),
                result.tried().stream().map(Tried::of).toList());
    }
}
