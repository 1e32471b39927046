package io.mcts.arena.statistics;

/** Wins, draws and losses, from one side's view. Equal rewards are a draw. */
public record Score(int wins, int draws, int losses) {

    /** No games. */
    public static final Score NONE = new Score(0, 0, 0);

    /** Returns the score of one game, from both rewards. */
    public static Score of(double own, double other) {
        return new Score(own > other ? 1 : 0, own == other ? 1 : 0, own < other ? 1 : 0);
    }

    /** Returns the number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points, a draw counting half; 0.5 without games. */
    public double mean() {
        return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
    }

    /**
     * Returns Wilson's 95 % interval of the {@link #mean}: {@code (p + z²/2n ± z * sqrt(p (1 - p) / n + z²/4n²)) / (1 + z²/n)}, cut to [0,
     * 1]; from 0 to 1 without games.
     *
     * <p>Games are taken as independent wins or losses. Draws, and pairs decided by the seat, make it too wide ({@link
     * PairedScore#interval} accounts for both); repeated games of deterministic agents make it too narrow.
     *
     * <p>Source: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the American
     * Statistical Association 22(158), 1927.
     */
    public Interval interval() {
        return Interval.ofProportion(mean(), games());
    }

    /** The sum of this score and another. */
    public Score plus(Score other) {
        return new Score(wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
