package io.mcts.cli.report;

import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.cli.plot.Axis;
import io.mcts.cli.plot.Bar;
import io.mcts.cli.plot.Chart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public final class TournamentFigures {

    private TournamentFigures() {}

    public static List<Chart> charts(String title, TournamentResult result) {
        List<Bar> strengths = new ArrayList<>();
        List<Bar> times = new ArrayList<>();
        Optional<BradleyTerry> ratings = result.ratings();
        for (Standing standing : result.standings()) {
            int entrant = times.size();
            String name = standing.name();
            strengths.add(ratings.map(model -> bar(name, model.rating(entrant), model.interval(entrant)))
                    .orElseGet(() -> bar(name, standing.score().mean(), standing.interval())));
            times.add(Bar.of(name, standing.effort().millisPerMove()));
        }
        Axis axis = ratings.isPresent() ? new Axis("Elo, mean 0, with its 95 % interval", false) : Axis.SHARE;
        return List.of(Chart.bars(title, axis, strengths), times(times));
    }

    /** A bar with its value within the interval despite rounding. */
    static Bar bar(String label, double value, Interval interval) {
        return new Bar(label, value, Math.min(value, interval.low()), Math.max(value, interval.high()));
    }

    static Chart times(List<Bar> millis) {
        return Chart.bars("Time of a move", new Axis("milliseconds, mean", false), millis);
    }
}
