package io.mcts.examples.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import io.mcts.arena.TunedMatch;
import io.mcts.arena.tuning.TriedPoint;
import io.mcts.examples.contest.Template;
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
        @Nullable JsonElement holdout,
        int trials,
        List<Tried> tried) {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /** A point that was tried, with its mean in its own trials and by the model. */
    record Tried(Map<String, Double> values, int trials, double mean, double modelMean) {

        static Tried of(TriedPoint point) {
            return new Tried(point.point().values(), point.evaluations(), point.mean(), point.modelMean());
        }
    }

    /** One line of JSON, with the line break. The holdout is that of a match, null if it was not played. */
    static String of(String game, Template template, String against, TunedMatch result) {
        TriedPoint best = result.tuning().recommended();
        return GSON.toJson(new TuningJson(
                        game,
                        template.text(),
                        against,
                        best.point().values(),
                        template.with(best.point()),
                        result.holdout().score().games() == 0
                                ? null
                                : JsonParser.parseString(MatchJson.of(game, result.match(), result.holdout())),
                        result.tuning().evaluations(),
                        result.tuning().tried().stream().map(Tried::of).toList()))
                + System.lineSeparator();
    }
}
