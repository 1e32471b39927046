package io.mcts.cli.report;

import io.mcts.arena.GameListener;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Score;
import io.mcts.cli.plot.Axis;
import io.mcts.cli.plot.Bar;
import io.mcts.cli.plot.Chart;
import io.mcts.cli.plot.Picture;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

public final class MatchFigures implements GameListener<MatchResult> {

    private static final int MOST_POINTS = 300;

    private final String a;
    private final String b;
    private final NavigableMap<Integer, Bar> course = new TreeMap<>();
    private int stride = 1;

    public MatchFigures(String a, String b) {
        this.a = "a: " + a;
        this.b = "b: " + b;
    }

    @Override
    public void finished(GameRecord game, MatchResult sofar) {
        Score score = sofar.score();
        if (score.games() % stride == 0) {
            course.put(score.games(), bar(a, sofar));
        }
        if (course.size() == MOST_POINTS) {
            stride *= 2;
            course.keySet().removeIf(games -> games % stride != 0);
        }
    }

    public Picture picture(String game, MatchResult result) {
        Score score = result.score();
        if (score.games() > 0) {
            course.put(score.games(), bar(a, result));
        }
        Bar timeOfA = Bar.of(a, result.a().millisPerMove());
        Bar timeOfB = Bar.of(b, result.b().millisPerMove());
        Chart scores = Chart.course(game + ": score of a", "games", Axis.SHARE, course);
        return new Picture(List.of(scores, TournamentFigures.times(List.of(timeOfA, timeOfB))));
    }

    private static Bar bar(String name, MatchResult result) {
        return TournamentFigures.bar(name, result.score().mean(), result.scoreInterval());
    }
}
