package io.mcts.cli.contest;

import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.cli.plot.Axis;
import io.mcts.cli.plot.Bar;
import io.mcts.cli.plot.Chart;
import io.mcts.cli.plot.Picture;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a picture shows of a tournament: ratings, or scores where there are none, and the time of moves. */
public final class TournamentFigures {

    private TournamentFigures() {}

    /** Draws a result. */
    public static Picture picture(String title, TournamentResult result) {
        List<Standing> standings = result.standings();
        Optional<BradleyTerry> ratings = result.ratings();
        Chart strength = ratings.map(model -> Chart.bars(
                        title,
                        new Axis("Elo, mean 0, with its 95 % interval", false),
                        IntStream.range(0, standings.size())
                                .mapToObj(entrant -> bar(
                                        standings.get(entrant).name(), model.rating(entrant), model.interval(entrant)))
                                .toList()))
                .orElseGet(() -> Chart.bars(
                        title,
                        new Axis("share of the points, with its 95 % interval", true),
                        standings.stream()
                                .map(standing ->
                                        bar(standing.name(), standing.score().mean(), standing.interval()))
                                .toList()));
        return new Picture(List.of(
                strength,
                times(standings.stream()
                        .map(standing ->
                                Bar.of(standing.name(), standing.effort().millisPerMove()))
                        .toList())));
    }

    /** A bar whose interval holds its value in spite of rounding. */
    static Bar bar(String label, double value, Interval interval) {
        return new Bar(label, value, Math.min(value, interval.low()), Math.max(value, interval.high()));
    }

    static Chart times(List<Bar> millis) {
        return Chart.bars("Time of a move", new Axis("milliseconds, mean", false), millis);
    }
}
