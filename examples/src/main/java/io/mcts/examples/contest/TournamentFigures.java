package io.mcts.examples.contest;

import io.mcts.arena.Effort;
import io.mcts.arena.GameListener;
import io.mcts.arena.GameRecord;
import io.mcts.arena.Standing;
import io.mcts.arena.TournamentResult;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Score;
import io.mcts.examples.plot.Axis;
import io.mcts.examples.plot.Bar;
import io.mcts.examples.plot.Chart;
import io.mcts.examples.plot.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers what a picture shows of a tournament: scores, ratings, time, lengths of games. */
public final class TournamentFigures implements GameListener<TournamentResult> {

    private final GameFigures figures;

    /**
     * No game yet.
     *
     * @param entrants the names of the entrants
     */
    public TournamentFigures(List<String> entrants) {
        figures = new GameFigures(entrants);
    }

    @Override
    public void finished(GameRecord game, TournamentResult sofar) {
        figures.add(game, game.entrants());
    }

    /**
     * Draws.
     *
     * @param title what the tournament is about
     * @param result the result of the tournament
     * @return the picture
     */
    public Picture picture(String title, TournamentResult result) {
        List<Standing> standings = result.standings();
        List<Bar> scores = new ArrayList<>();
        Map<String, Effort> efforts = new LinkedHashMap<>();
        for (Standing standing : standings) {
            Score score = standing.score();
            scores.add(MatchFigures.bar(standing.name(), score.mean(), score.interval()));
            efforts.put(standing.name(), standing.effort());
        }
        List<Chart> charts = new ArrayList<>();
        charts.add(Chart.bars(title + ": score with its 95 % interval", Axis.score("share of the points"), scores));
        result.ratings().ifPresent(model -> charts.add(ratings(standings, model)));
        charts.add(GameFigures.meanTimes(efforts));
        charts.add(figures.lengths());
        return new Picture(2, charts);
    }

    private static Chart ratings(List<Standing> standings, BradleyTerry model) {
        List<Bar> ratings = new ArrayList<>();
        for (int entrant = 0; entrant < standings.size(); entrant++) {
            ratings.add(
                    MatchFigures.bar(standings.get(entrant).name(), model.rating(entrant), model.interval(entrant)));
        }
        return Chart.bars("Rating with its 95 % interval", Axis.of("Elo, mean 0"), ratings);
    }
}
