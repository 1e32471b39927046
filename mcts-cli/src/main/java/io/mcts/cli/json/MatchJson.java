package io.mcts.cli.json;

import io.mcts.arena.Match;
import io.mcts.arena.result.Effort;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The result of a match as JSON. The members and their order are a contract with external tools. */
public final class MatchJson {

    private MatchJson() {}

    /** The JSON of a result, possibly partial. */
    public static Json of(String game, Match<?, ?> match, MatchResult result) {
        Json json = new Json().with("game", game);
        return score(json, "score", result.score(), result.scoreInterval())
                .with("a", side(match.entrants().get(0).name(), result.a()))
                .with("b", side(match.entrants().get(1).name(), result.b()))
                .with("pairs", pairs(result))
                .with("firstPlayerScore", result.firstPlayer().mean())
                .with("pliesPerGame", result.plies().mean())
                .with("verdict", verdict(match, result))
                .with("openings", result.openings())
                .with("differentGames", result.different())
                .with("seed", match.seed());
    }

    /** Adds a score with its 95 % interval under the name of the share of the points. */
    public static Json score(Json json, String name, Score score, Interval interval) {
        return json.with("games", score.games())
                .with(name, score.mean())
                .with("low", interval.low())
                .with("high", interval.high())
                .with("wins", score.wins())
                .with("draws", score.draws())
                .with("losses", score.losses());
    }

    /** Returns the SPEC of an entrant, and its effort. */
    public static Json side(String spec, Effort effort) {
        return new Json()
                .with("spec", spec)
                .with("millisPerMove", effort.millisPerMove())
                .with("iterationsPerMove", effort.iterationsPerMove())
                .with("faults", effort.faults())
                .with("iterationsPerSecond", effort.iterationsPerSecond());
    }

    /** Returns the score by pairs with its interval, the difference in Elo, and the likelihood that a is stronger. */
    public static Json pairs(MatchResult result) {
        return pairs(result.pairs())
                .with("elo", finite(Elo.difference(result.mean())))
                .with("eloLow", finite(Elo.difference(result.interval()).low()))
                .with("eloHigh", finite(Elo.difference(result.interval()).high()))
                .with("likelihoodOfSuperiority", result.likelihoodOfSuperiority());
    }

    /** Returns the score by pairs with its 95 % interval. */
    public static Json pairs(PairedScore score) {
        Interval interval = score.interval();
        return new Json()
                .with("pairs", score.pairs())
                .with("score", score.mean())
                .with("low", interval.low())
                .with("high", interval.high());
    }

    /** An Elo difference; null if infinite. */
    private static @Nullable Double finite(double value) {
        return Double.isInfinite(value) ? null : value;
    }

    private static @Nullable String verdict(Match<?, ?> match, MatchResult result) {
        return match.test()
                .map(test -> result.verdict(test).name().toLowerCase(Locale.ROOT))
                .orElse(null);
    }
}
