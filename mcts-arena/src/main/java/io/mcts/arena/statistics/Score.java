package io.mcts.arena.statistics;

/**
 * Wins, draws and losses, from the view of one side.
 *
 * @param wins games won
 * @param draws games drawn, or in which both got the same
 * @param losses games lost
 */
public record Score(int wins, int draws, int losses) {

    /** No game yet. */
    public static final Score NONE = new Score(0, 0, 0);

    /**
     * The score of one game.
     *
     * @param own what the side got
     * @param other what the other side got
     * @return one win, draw or loss
     */
    public static Score of(double own, double other) {
        return new Score(own > other ? 1 : 0, own == other ? 1 : 0, own < other ? 1 : 0);
    }

    /**
     * How many games were played.
     *
     * @return the number of games
     */
    public int games() {
        return wins + draws + losses;
    }

    /**
     * The share of the points won, a draw counting half.
     *
     * @return from 0 to 1; 0.5 without games
     */
    public double mean() {
        return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
    }

    /**
     * The interval of Wilson for the {@link #mean}, with a confidence of 95 %:
     * {@code (p + z²/2n ± z * sqrt(p (1 - p) / n + z²/4n²)) / (1 + z²/n)}, cut to [0, 1].
     *
     * <p>It takes each game for an independent win or loss. Draws, and pairs of games that one side of the board decides, make
     * it wider than it need be: {@link PairedScore#interval} knows of both. Games that are alike make it too narrow: between
     * agents that always play the same from the same beginning, the beginnings or the dice have to differ.
     *
     * <p>Source: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the
     * American Statistical Association 22(158), 1927.
     *
     * @return the interval; from 0 to 1 without games
     */
    public Interval interval() {
        return Wilson.interval(mean(), games());
    }

    /**
     * How likely it is that this side is the stronger one: {@code Φ((W - L) / sqrt(W + L))}, with Φ the cumulative normal
     * distribution, W the wins and L the losses. Draws say nothing of who is stronger. The games are taken for independent.
     *
     * <p>One minus it is the one-sided p-value of the sign test in its normal approximation; W. J. Dixon, A. M. Mood, <i>The
     * Statistical Sign Test</i>, Journal of the American Statistical Association 41(236), 1946.
     *
     * @return from 0 to 1; 0.5 if no game was won or lost
     */
    public double likelihoodOfSuperiority() {
        int decisive = wins + losses;
        return decisive == 0 ? 0.5 : StandardNormal.cumulative((wins - losses) / Math.sqrt(decisive));
    }

    /**
     * This score and another together.
     *
     * @param other the other score
     * @return the sums
     */
    public Score plus(Score other) {
        return new Score(wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
