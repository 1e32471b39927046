package io.mcts.examples.command;

import io.mcts.arena.Effort;
import io.mcts.arena.Entrant;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Score;
import java.util.Locale;

/** The result of a match as a text for people. */
final class MatchText {

    private MatchText() {}

    static String of(String game, Match<?, ?> match, MatchResult result) {
        Score score = result.score();
        StringBuilder text = new StringBuilder();
        line(text, "game", "%s, %s, seed %d", game, games(score.games()), match.seed());
        if (score.games() == 0) {
            line(text, "", "no game was finished");
            return text.toString();
        }
        line(text, "score", "%s of the points to a", score(score));
        line(text, "", "%,d won, %,d drawn, %,d lost", score.wins(), score.draws(), score.losses());
        if (result.pairs().pairs() > 0) {
            Interval paired = result.pairs().interval();
            line(
                    text,
                    "",
                    "%.3f %s in %,d pairs",
                    result.pairs().mean(),
                    interval("%.3f", paired),
                    result.pairs().pairs());
            line(
                    text,
                    "Elo",
                    "%s [%s, %s], by the pairs; a is stronger with a likelihood of %.3f",
                    elo(Elo.difference(result.pairs().mean())),
                    elo(Elo.difference(paired).low()),
                    elo(Elo.difference(paired).high()),
                    result.pairs().likelihoodOfSuperiority());
        }
        match.test().ifPresent(sprt -> line(text, "test", "%s", SprtText.verdict(sprt, result.pairs())));
        line(text, "first", "%s of the points to whoever is the first player", score(result.firstPlayer()));
        line(
                text,
                "length",
                "%.1f moves a game, from %d to %d",
                result.plies().mean(),
                result.plies().least(),
                result.plies().most());
        append(text, "a", match.entrants().get(0), result.a());
        append(text, "b", match.entrants().get(1), result.b());
        if (result.a().nanos() > 0 && result.b().nanos() > 0) {
            line(
                    text,
                    "time",
                    "a took %.3f of the time of b",
                    result.a().millisPerMove() / result.b().millisPerMove());
        }
        return text.toString();
    }

    /** An Elo difference, which is without bound where all points were won or lost. */
    private static String elo(double difference) {
        return Double.isInfinite(difference)
                ? (difference > 0 ? "+∞" : "-∞")
                : String.format(Locale.ROOT, "%+d", Math.round(difference)); // never -0
    }

    /** Such as {@code 1 game} or {@code 2,000 games}. */
    static String games(int count) {
        return String.format(Locale.ROOT, count == 1 ? "%,d game" : "%,d games", count);
    }

    /** What the progress bar tells. */
    static String known(MatchResult sofar) {
        return score(sofar.score());
    }

    /** The score with its interval, as in {@code 0.645 [0.624, 0.666]}. */
    static String score(Score score) {
        return String.format(Locale.ROOT, "%.3f %s", score.mean(), interval("%.3f", score.interval()));
    }

    /** An interval in brackets. */
    static String interval(String format, Interval interval) {
        return String.format(Locale.ROOT, "[" + format + ", " + format + "]", interval.low(), interval.high());
    }

    private static void append(StringBuilder text, String letter, Entrant<?, ?> entrant, Effort effort) {
        line(text, letter, "%s", entrant.name());
        line(text, "", "%s", effort(effort));
    }

    /** What an entrant spent. */
    static String effort(Effort effort) {
        return String.format(
                Locale.ROOT,
                "%.3f ms and %,.0f iterations a move, %,.0f iterations a second%s",
                effort.millisPerMove(),
                effort.iterationsPerMove(),
                effort.iterationsPerSecond(),
                effort.faults() == 0 ? "" : ", " + games(effort.faults()) + " lost by a fault");
    }

    private static void line(StringBuilder text, String head, String format, Object... values) {
        text.append(String.format("  %-11s", head)).append(String.format(Locale.ROOT, format + "%n", values));
    }
}
