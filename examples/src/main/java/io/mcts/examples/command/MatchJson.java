package io.mcts.examples.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.mcts.arena.Effort;
import io.mcts.arena.Entrant;
import io.mcts.arena.Interval;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.arena.Score;

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
        Side b) {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /** What an entrant spent. */
    record Side(String spec, double millisPerMove, double iterationsPerMove, int faults) {

        static Side of(Entrant<?, ?> entrant, Effort effort) {
            return new Side(entrant.name(), effort.millisPerMove(), effort.iterationsPerMove(), effort.faults());
        }
    }

    /** One line of JSON, with the line break. */
    static String of(String game, Match<?, ?> match, MatchResult result) {
        Score score = result.score();
        Interval interval = score.interval();
        return GSON.toJson(new MatchJson(
                        game,
                        score.games(),
                        score.mean(),
                        interval.low(),
                        interval.high(),
                        score.wins(),
                        score.draws(),
                        score.losses(),
                        Side.of(match.a(), result.a()),
                        Side.of(match.b(), result.b())))
                + System.lineSeparator();
    }
}
