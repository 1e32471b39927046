package io.mcts.arena.statistics;

/**
 * The logistic scale of ratings: an entrant d points ahead scores {@code 1 / (1 + 10^(-d/400))} of the points. 100 points are a score
 * of 0.640, 200 of 0.760, 400 of 10/11.
 *
 * <p>Source: A. Elo, <i>The Rating of Chessplayers, Past and Present</i>, 1978, for the logistic form.
 */
public final class Elo {

    /** The points of a factor of e in strength: 400 / ln 10. */
    static final double POINTS = 400 / StrictMath.log(10);

    private Elo() {}

    /**
     * The difference of ratings that a score stands for: {@code -400 log10(1/s - 1)}.
     *
     * @param score the share of the points, from 0 to 1
     * @return points of rating; minus infinity for 0, infinity for 1
     * @throws IllegalArgumentException if the score is not from 0 to 1
     */
    public static double difference(double score) {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a score is from 0 to 1, but it is " + score);
        }
        return 400 * StrictMath.log10(score / (1 - score));
    }

    /** The differences that the ends of an interval of scores stand for, infinite at 0 and 1. */
    public static Interval difference(Interval score) {
        return new Interval(difference(score.low()), difference(score.high()));
    }

    /** The share of the points that is expected at a difference of ratings, which may be infinite. */
    public static double score(double difference) {
        return 1 / (1 + StrictMath.pow(10, -difference / 400));
    }
}
