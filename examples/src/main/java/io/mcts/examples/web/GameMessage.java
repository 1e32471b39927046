package io.mcts.examples.web;

import io.mcts.arena.GameRecord;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Score;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Tells the page of a game of a match.
 *
 * @param type always {@code game}
 * @param id of the match
 * @param run which of several with this id
 * @param number the number of the game, from 0
 * @param record the game
 * @param millis for each player of the game, the mean time of a move
 * @param score the score of a with this game
 */
record GameMessage(
        String type,
        @Nullable String id,
        @Nullable Object run,
        int number,
        GameJson record,
        List<Double> millis,
        ScoreJson score) {

    private static final double NANOS_PER_MILLI = 1e6;

    /**
     * A score.
     *
     * @param games how many games were played
     * @param mean the share of the points, from 0 to 1
     * @param low the lower end of its 95 % interval
     * @param high the upper end
     * @param wins games won
     * @param draws games drawn
     * @param losses games lost
     */
    record ScoreJson(int games, double mean, double low, double high, int wins, int draws, int losses) {

        static ScoreJson of(Score score) {
            Interval interval = score.interval();
            return new ScoreJson(
                    score.games(),
                    score.mean(),
                    interval.low(),
                    interval.high(),
                    score.wins(),
                    score.draws(),
                    score.losses());
        }
    }

    static GameMessage of(Topic topic, String name, GameRecord game, Score score) {
        List<Double> millis = IntStream.range(0, game.entrants().size())
                .mapToObj(player -> meanMillis(game, player))
                .toList();
        return new GameMessage(
                "game", topic.id(), topic.run(), game.number(), GameJson.of(name, game), millis, ScoreJson.of(score));
    }

    private static double meanMillis(GameRecord game, int player) {
        return game.turns().stream()
                .filter(turn -> turn.player() == player)
                .mapToDouble(turn -> turn.nanos() / NANOS_PER_MILLI)
                .average()
                .orElse(0);
    }
}
