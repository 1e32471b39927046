package io.mcts.examples.json;

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

/**
 * The result of a match as JSON. The components and their order are a contract with tools outside this repository.
 *
 * @param game the game, as the user named it
 * @param games how many games were played
 * @param score the share of the points of a, from 0 to 1
 * @param low the lower end of its 95 % interval
 * @param high the upper end
 * @param wins games that a won
 * @param draws games drawn
 * @param losses games that a lost
 * @param a what the first entrant spent
 * @param b what the second entrant spent
 * @param pairs the score pair by pair
 * @param firstPlayerScore the share of the points of whoever moved first
 * @param pliesPerGame the moves of a game, on average
 * @param verdict what a sequential test says; null without one
 */
public record MatchJson(
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

    /**
     * What an entrant spent.
     *
     * @param spec its SPEC
     * @param millisPerMove the time of a move, on average
     * @param iterationsPerMove the iterations of a move, on average
     * @param faults the games lost other than on the board
     * @param iterationsPerSecond the speed
     */
    public record Side(
            String spec, double millisPerMove, double iterationsPerMove, int faults, double iterationsPerSecond) {

        static Side of(String spec, Effort effort) {
            return new Side(
                    spec,
                    effort.millisPerMove(),
                    effort.iterationsPerMove(),
                    effort.faults(),
                    effort.iterationsPerSecond());
        }
    }

    /**
     * The score pair by pair; an Elo difference without bound is null.
     *
     * @param pairs how many pairs were finished
     * @param score the share of the points of a in them
     * @param low the lower end of its 95 % interval
     * @param high the upper end
     * @param elo the Elo difference
     * @param eloLow the lower end of its 95 % interval
     * @param eloHigh the upper end
     * @param likelihoodOfSuperiority how likely a is the stronger one
     */
    public record Pairs(
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

    /**
     * The JSON of a result.
     *
     * @param game the game, as the user named it
     * @param match the match
     * @param result how it went, or a part of it
     * @return the JSON
     */
    public static MatchJson of(String game, Match<?, ?> match, MatchResult result) {
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
