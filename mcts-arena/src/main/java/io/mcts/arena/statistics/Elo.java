package io.mcts.arena.statistics;

/**
 * The logistic scale of ratings: an entrant d points ahead scores {@code 1 / (1 + 10^(-d/400))} of the points, such as 0.640 for 100
 * points, 0.760 for 200, 10/11 for 400. Source: A. Elo, <i>The Rating of Chessplayers, Past and Present</i>, 1978, for the logistic form.
 */
public final class Elo {

    /** The points of a factor of e in strength: 400 / ln 10. */
    static final double POINTS = 400 / StrictMath.log(10);

    private Elo() {}

    /** Returns the rating difference of a score from 0 to 1: {@code -400 log10(1/s - 1)}, infinite for 0 and 1. */
    public static double difference(double score) {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a score is from 0 to 1, but it is " + score);
        }
        return 400 * StrictMath.log10(score / (1 - score));
    }

    /** Returns the rating differences of both ends of an interval of scores, infinite at 0 and 1. */
    public static Interval difference(Interval score) {
        return new Interval(difference(score.low()), difference(score.high()));
    }

    /** Returns the expected share of the points at a difference of ratings, which may be infinite. */
    public static double score(double difference) {
        return 1 / (1 + StrictMath.pow(10, -difference / 400));
    }
}
