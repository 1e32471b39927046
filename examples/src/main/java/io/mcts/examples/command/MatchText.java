package io.mcts.examples.command;

import io.mcts.arena.Effort;
import io.mcts.arena.Entrant;
import io.mcts.arena.Interval;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.arena.Score;
import java.util.Locale;

/** The result of a match as a text for people. */
final class MatchText {

    private MatchText() {}

    static String of(String game, Match<?, ?> match, MatchResult result) {
        Score score = result.score();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "  game       %s, %,d games, seed %d%n  score      %s of the points to a%n"
                        + "             %,d won, %,d drawn, %,d lost%n"
                        + "  length     %.1f moves a game%n",
                game,
                score.games(),
                match.seed(),
                score(score),
                score.wins(),
                score.draws(),
                score.losses(),
                (double) result.plies() / Math.max(1, score.games())));
        append(text, "a", match.a(), result.a());
        append(text, "b", match.b(), result.b());
        if (result.a().nanos() > 0 && result.b().nanos() > 0) {
            text.append(String.format(
                    Locale.ROOT,
                    "  time       a took %.3f of the time of b%n",
                    result.a().millisPerMove() / result.b().millisPerMove()));
        }
        return text.toString();
    }

    /** The score with its interval, as in {@code 0.645 [0.624, 0.666]}. */
    static String score(Score score) {
        Interval interval = score.interval();
        return String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", score.mean(), interval.low(), interval.high());
    }

    private static void append(StringBuilder text, String letter, Entrant<?, ?> entrant, Effort effort) {
        text.append(String.format(
                Locale.ROOT,
                "  %s          %s%n             %.3f ms and %,.0f iterations a move%s%n",
                letter,
                entrant.name(),
                effort.millisPerMove(),
                effort.iterationsPerMove(),
                effort.faults() == 0 ? "" : ", " + effort.faults() + " games lost by a fault"));
    }
}
