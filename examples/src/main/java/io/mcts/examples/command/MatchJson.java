package io.mcts.examples.command;

import io.mcts.arena.Effort;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a match as JSON. The components and their order are a contract with tools outside this repository. */
record MatchJson(
        String game,
        int games,
        double score,
        double low,
        double high,
        int wins,
        int draws,
        int losses,
        Side a,
        Side b,
        Pairs pairs,
        double firstPlayerScore,
        double pliesPerGame,
        @Nullable String verdict) {

    /** What an entrant spent. */
    record Side(String spec, double millisPerMove, double iterationsPerMove, int faults, double iterationsPerSecond) {

        static Side of(String spec, Effort effort) {
            return new Side(
                    spec,
                    effort.millisPerMove(),
                    effort.iterationsPerMove(),
                    effort.faults(),
                    effort.iterationsPerSecond());
        }
    }

    /** The score pair by pair; an Elo difference without bound is null. */
    record Pairs(
            int pairs,
            double score,
            double low,
            double high,
            @Nullable Double elo,
            @Nullable Double eloLow,
            @Nullable Double eloHigh,
            double likelihoodOfSuperiority) {

        static Pairs of(PairedScore score) {
            Interval interval = score.interval();
            return new Pairs(
                    score.pairs(),
                    score.mean(),
                    interval.low(),
                    interval.high(),
                    finite(Elo.difference(score.mean())),
                    finite(Elo.difference(interval).low()),
                    finite(Elo.difference(interval).high()),
                    score.likelihoodOfSuperiority());
        }

        private static @Nullable Double finite(double value) {
            return Double.isInfinite(value) ? null : value;
        }
    }

    /** The JSON of a result. */
    static MatchJson of(String game, Match<?, ?> match, MatchResult result) {
        Score score = result.score();
        Interval interval = score.interval();
        Optional<String> verdict =
                match.test().map(test -> test.verdict(result.pairs()).name().toLowerCase(Locale.ROOT));
        return new MatchJson(
                game,
                score.games(),
                score.mean(),
                interval.low(),
                interval.high(),
                score.wins(),
                score.draws(),
                score.losses(),
                Side.of(match.entrants().get(0).name(), result.a()),
                Side.of(match.entrants().get(1).name(), result.b()),
                Pairs.of(result.pairs()),
                result.firstPlayer().mean(),
                result.plies().mean(),
                verdict.orElse(null));
    }
}
