package io.mcts.cli.report;

import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.TournamentPlan;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class TournamentJson {

    private TournamentJson() {}

    public static Json of(TournamentPlan plan, Optional<Points> points, TournamentResult result) {
        IntStream entrants = IntStream.range(0, result.standings().size());
        Stream<Meeting> meetings = Meeting.all(plan, result).stream();
        Optional<Points> ofTwo = points.filter(won -> result.bySeat().size() == 2);
        return new Json()
                .with("title", plan.title())
                .with("budget", plan.budgets().isEmpty() ? null : plan.budgets().get(0))
                .with("game", plan.game())
                .with("games", result.plies().games())
                .with("pliesPerGame", result.plies().mean())
                .with("scoreBySeat", result.bySeat().stream().map(Score::mean).toList())
                .with(
                        "entrants",
                        entrants.mapToObj(i -> entrant(plan, points, result, i)).toList())
                .with("meetings", meetings.map(each -> meeting(ofTwo, each)).toList())
                .with("openings", result.openings())
                .with("differentGames", result.different())
                .with("seed", plan.seed());
    }

    /** An entrant: score, Elo rating (none unless games connect all entrants), and effort. */
    private static Json entrant(TournamentPlan plan, Optional<Points> points, TournamentResult result, int entrant) {
        Standing standing = result.standings().get(entrant);
        Score score = standing.score();
        Optional<BradleyTerry> ratings = result.ratings();
        Optional<Interval> elo = ratings.map(model -> model.interval(entrant));
        Json json = new Json()
                .with("name", standing.name())
                .with("spec", plan.entrants().get(entrant).spec())
                .with("games", score.games())
                .with("score", score.mean())
                .with("low", standing.interval().low())
                .with("high", standing.interval().high())
                .with("reward", standing.reward())
                .with("elo", ratings.map(model -> model.rating(entrant)).orElse(null))
                .with("eloLow", elo.map(Interval::low).orElse(null))
                .with("eloHigh", elo.map(Interval::high).orElse(null))
                .with("millisPerMove", standing.effort().millisPerMove())
                .with("iterationsPerMove", standing.effort().iterationsPerMove())
                .with("iterationsPerSecond", standing.effort().iterationsPerSecond())
                .with("faults", standing.effort().faults());
        return points.map(won -> won.addTo(json, standing.sets())).orElse(json);
    }

    /** The games of two entrants, from the view of the first; also by pairs if there are any. Points are those of a game for two. */
    private static Json meeting(Optional<Points> points, Meeting meeting) {
        Json json = new Json().with("a", meeting.a()).with("b", meeting.b());
        MatchJson.score(
                json, "score", meeting.results().score(), meeting.results().interval());
        PairedScore pairs = meeting.results().pairs();
        json.with("pairs", pairs.pairs() == 0 ? null : MatchJson.pairs(pairs));
        return points.map(won -> won.addTo(json, meeting.results().rewards())).orElse(json);
    }
}
