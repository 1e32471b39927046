package io.mcts.arena.tuning;

/**
 * One trial of a point, whose result is partly luck: a game won or lost, for example.
 *
 * <p>A {@link Tuner} calls it on the thread that called the tuner, one trial after the other. What is random in it should follow
 * from the number of the trial; then equal seeds of the tuner give equal results.
 */
@FunctionalInterface
public interface NoisyEvaluation {

    /**
     * Tries a point.
     *
     * @param point the values of all parameters
     * @param number which trial of the tuning this is, counted from 0
     * @return from 0 to 1, the greater the better; its expectation is what the point is worth
     */
    double evaluate(Point point, int number);
}
