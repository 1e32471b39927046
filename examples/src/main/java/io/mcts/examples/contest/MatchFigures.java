package io.mcts.examples.contest;

import io.mcts.arena.Effort;
import io.mcts.arena.GameListener;
import io.mcts.arena.GameRecord;
import io.mcts.arena.MatchResult;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Score;
import io.mcts.examples.plot.Axis;
import io.mcts.examples.plot.Bar;
import io.mcts.examples.plot.Chart;
import io.mcts.examples.plot.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers what a picture shows of a match: the score and its way there, time, lengths of games. */
public final class MatchFigures implements GameListener<MatchResult> {

    private static final int MOST_POINTS = 300;

    private final String a;
    private final String b;
    private final GameFigures figures;
    private final List<Chart.Point> course = new ArrayList<>();
    private int stride = 1;

    /**
     * No game yet.
     *
     * @param a the name of the first entrant
     * @param b the name of the second one
     */
    public MatchFigures(String a, String b) {
        this.a = "a: " + a;
        this.b = "b: " + b;
        figures = new GameFigures(List.of(this.a, this.b));
    }

    @Override
    public void finished(GameRecord game, MatchResult sofar) {
        figures.add(game, game.number() % 2 == 0 ? List.of(a, b) : List.of(b, a));
        Score score = sofar.score();
        if (score.games() % stride == 0) {
            course.add(point(score));
        }
        if (course.size() == MOST_POINTS) {
            stride *= 2;
            course.removeIf(point -> point.x() % stride != 0);
        }
    }

    /**
     * Draws.
     *
     * @param game the game with its options
     * @param result the result of the match
     * @return the picture
     */
    public Picture picture(String game, MatchResult result) {
        Score score = result.score();
        if (score.games() % stride != 0) {
            course.add(point(score));
        }
        Interval interval = score.interval();
        Interval turned = new Interval(1 - interval.high(), 1 - interval.low());
        Chart bars = Chart.bars(
                game + ", " + score.games() + " games: score with its 95 % interval",
                Axis.score("share of the points"),
                List.of(bar(a, score.mean(), interval), bar(b, 1 - score.mean(), turned)));
        Map<String, Effort> efforts = new LinkedHashMap<>();
        efforts.put(a, result.a());
        efforts.put(b, result.b());
        return new Picture(
                2,
                List.of(
                        bars,
                        GameFigures.meanTimes(efforts),
                        Chart.course("Score of a over time", "games", Axis.score("share of the points"), course),
                        figures.moveTimes(),
                        figures.lengths()));
    }

    private static Chart.Point point(Score score) {
        Interval interval = score.interval();
        return new Chart.Point(
                score.games(),
                score.mean(),
                Math.min(score.mean(), interval.low()),
                Math.max(score.mean(), interval.high()));
    }

    /** A bar whose interval holds its value in spite of rounding. */
    static Bar bar(String label, double value, Interval interval) {
        return new Bar(label, value, Math.min(value, interval.low()), Math.max(value, interval.high()));
    }
}
