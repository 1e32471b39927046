package io.mcts.arena.statistics;

/**
 * Wins, draws and losses, from one side's view.
 *
 * @param draws games drawn, or in which both got the same
 */
public record Score(int wins, int draws, int losses) {

    /** No game yet. */
    public static final Score NONE = new Score(0, 0, 0);

    /** The score of one game, from what the side and the other one got. */
    public static Score of(double own, double other) {
        return new Score(own > other ? 1 : 0, own == other ? 1 : 0, own < other ? 1 : 0);
    }

    /** Returns the number of games that were played. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points won, a draw counting half; 0.5 without games. */
    public double mean() {
        return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
    }

    /**
     * The interval of Wilson for the {@link #mean}, with a confidence of 95 %:
     * {@code (p + z²/2n ± z * sqrt(p (1 - p) / n + z²/4n²)) / (1 + z²/n)}, cut to [0, 1]; from 0 to 1 without games.
     *
     * <p>It takes each game for an independent win or loss. Draws, and pairs of games that one side of the board decides, make
     * it wider than it need be: {@link PairedScore#interval} accounts for both. Games that are alike make it too narrow: between
     * agents that always play the same from the same beginning, the beginnings or the dice have to differ.
     *
     * <p>Source: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the
     * American Statistical Association 22(158), 1927.
     */
    public Interval interval() {
        return Interval.ofProportion(mean(), games());
    }

    /** The sum of this score and another. */
    public Score plus(Score other) {
        return new Score(wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
