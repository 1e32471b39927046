package io.mcts.cli.report;

import io.mcts.cli.plot.Axis;
import io.mcts.cli.plot.Bar;
import io.mcts.cli.plot.Chart;
import io.mcts.cli.plot.Picture;
import io.mcts.selfplay.Generation;
import io.mcts.selfplay.Generation.Opponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public final class LearningCurve {

    private LearningCurve() {}

    public static Picture picture(String game, List<Generation> generations) {
        Map<String, NavigableMap<Integer, Bar>> byOpponent = new LinkedHashMap<>();
        for (Generation each : generations) {
            for (Opponent opponent : each.opponents()) {
                byOpponent
                        .computeIfAbsent(opponent.spec(), spec -> new TreeMap<>())
                        .put(each.generation(), new Bar("", opponent.score(), opponent.low(), opponent.high()));
            }
        }
        if (byOpponent.isEmpty()) {
            byOpponent.put("nobody", new TreeMap<>());
        }
        return new Picture(byOpponent.entrySet().stream()
                .map(course -> {
                    String title = game + ": the network against " + course.getKey();
                    return Chart.course(title, "generation", Axis.SHARE, course.getValue());
                })
                .toList());
    }
}
