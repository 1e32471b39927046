package io.mcts.examples.command;

import io.mcts.arena.Standing;
import io.mcts.arena.TournamentResult;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Score;
import io.mcts.examples.contest.Meeting;
import io.mcts.examples.contest.TournamentPlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The result of a tournament as JSON. */
record TournamentJson(
        String title,
        String game,
        int games,
        double pliesPerGame,
        List<Double> scoreBySeat,
        List<EntrantJson> entrants,
        List<MeetingJson> meetings) {

    /** An entrant: its score, its rating in Elo (null where some entrants have nothing to do with others), and what it spent. */
    record EntrantJson(
            String name,
            String spec,
            int games,
            double score,
            double low,
            double high,
            double reward,
            @Nullable Double elo,
            @Nullable Double eloLow,
            @Nullable Double eloHigh,
            double millisPerMove,
            double iterationsPerMove,
            double iterationsPerSecond,
            int faults) {

        static EntrantJson of(Standing standing, String spec, Optional<Double> elo, Optional<Interval> interval) {
            Score score = standing.score();
            return new EntrantJson(
                    standing.name(),
                    spec,
                    score.games(),
                    score.mean(),
                    score.interval().low(),
                    score.interval().high(),
                    standing.reward(),
                    elo.orElse(null),
                    interval.map(Interval::low).orElse(null),
                    interval.map(Interval::high).orElse(null),
                    standing.effort().millisPerMove(),
                    standing.effort().iterationsPerMove(),
                    standing.effort().iterationsPerSecond(),
                    standing.effort().faults());
        }
    }

    /** The games of two entrants, from the view of the first; the interval is by pairs where there are some. */
    record MeetingJson(
            String a, String b, int games, double score, double low, double high, int wins, int draws, int losses) {

        static MeetingJson of(Meeting meeting) {
            Score score = meeting.score();
            return new MeetingJson(
                    meeting.a(),
                    meeting.b(),
                    score.games(),
                    score.mean(),
                    meeting.interval().low(),
                    meeting.interval().high(),
                    score.wins(),
                    score.draws(),
                    score.losses());
        }
    }

    /** The JSON of a result. */
    static TournamentJson of(TournamentPlan plan, TournamentResult result) {
        Optional<BradleyTerry> ratings = result.ratings();
        List<EntrantJson> entrants = IntStream.range(0, result.standings().size())
                .mapToObj(entrant -> EntrantJson.of(
                        result.standings().get(entrant),
                        plan.entrants().get(entrant).spec(),
                        ratings.map(model -> model.rating(entrant)),
                        ratings.map(model -> model.interval(entrant))))
                .toList();
        return new TournamentJson(
                plan.title(),
                plan.game(),
                result.plies().games(),
                result.plies().mean(),
                result.bySeat().stream().map(Score::mean).toList(),
                entrants,
                Meeting.all(plan, result).stream().map(MeetingJson::of).toList());
    }
}
