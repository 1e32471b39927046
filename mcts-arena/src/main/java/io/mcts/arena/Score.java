package io.mcts.arena;

/**
 * Wins, draws and losses, from the view of one side.
 *
 * @param wins games won
 * @param draws games drawn, or in which both got the same
 * @param losses games lost
 */
public record Score(int wins, int draws, int losses) {

    /** The quantile of the normal distribution that belongs to a confidence of 95 %. */
    private static final double Z = 1.959963984540054;

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
     * it wider than it need be. Games that are alike make it too narrow: between agents that always play the same from the
     * same beginning, the beginnings or the dice have to differ.
     *
     * <p>Source: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the
     * American Statistical Association 22(158), 1927.
     *
     * @return the interval; from 0 to 1 without games
     */
    public Interval interval() {
        int n = games();
        if (n == 0) {
            return new Interval(0, 1);
        }
        double p = mean();
        double centre = p + Z * Z / (2 * n);
        double width = Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4.0 * n * n));
        double scale = 1 + Z * Z / n;
        return new Interval(Math.max(0, (centre - width) / scale), Math.min(1, (centre + width) / scale));
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
