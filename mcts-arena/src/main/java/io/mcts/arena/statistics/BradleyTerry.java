package io.mcts.arena.statistics;

import java.util.Arrays;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * Ratings of all entrants of a tournament from their results against each other, in points of {@link Elo} with mean 0.
 *
 * <p>The model: entrant i, of strength w, scores {@code w_i / (w_i + w_j)} of the points against j; the rating is
 * {@code 400 log10 w}. The strengths maximize the likelihood and are found by the MM algorithm: each in turn becomes
 * {@code w_i = W_i / Σ_j n_ij / (w_i + w_j)}, with W the points of i and n the games of the two, until nothing changes. The
 * covariance of the ratings is the inverse of the Fisher information under the constraint of mean 0.
 *
 * <p>A draw is half a win and half a loss, and the games are taken for independent. Draws make the standard errors larger than they
 * need be, and so do pairs of games in which the beginning favours one seat; pairs of games that tend to go alike make them too
 * small.
 *
 * <p>Sources: R. A. Bradley, M. E. Terry, <i>Rank Analysis of Incomplete Block Designs</i>, Biometrika 39, 1952; D. R. Hunter,
 * <i>MM Algorithms for Generalized Bradley-Terry Models</i>, Annals of Statistics 32(1), 2004, for the algorithm, here in its
 * cyclic form.
 *
 * <p>Immutable and thread-safe.
 */
public final class BradleyTerry {

    private static final int MOST_SWEEPS = 1_000_000;

    /** The largest relative change of a strength in the last sweep. */
    private static final double TOLERANCE = 1e-12;

    private final RealVector ratings;
    private final RealMatrix covariance;

    private BradleyTerry(RealVector ratings, RealMatrix covariance) {
        this.ratings = ratings;
        this.covariance = covariance;
    }

    /**
     * Rates all entrants, in the order of the rows.
     *
     * <p>Without a prior an entrant that won or lost every game would have an infinite rating. The prior is a number of fictitious draws
     * of each entrant against an imaginary one, whose strength is fitted with the others'. They pull the ratings together and count
     * in the standard errors as if they had been played.
     *
     * @param points how many points, wins and half the draws, the entrant of the row scored against that of the column; finite,
     *     not negative, 0 on the diagonal
     * @param prior how many draws each entrant is given, 0 for the maximum likelihood alone
     * @throws IllegalArgumentException if the matrix is not square or has fewer than two rows, if a number is out of range, if a
     *     rating would be infinite, or if the ratings lie so far apart that they cannot be computed
     */
    public static BradleyTerry fit(double[][] points, double prior) {
        check(points, prior);
        int entrants = points.length;
        double[][] all = prior > 0 ? withImaginary(points, prior) : points;
        checkConnected(all);
        double[] logs = logStrengths(all);
        RealMatrix inverse =
                new LUDecomposition(information(all, logs)).getSolver().getInverse();
        RealMatrix centring = new Array2DRowRealMatrix(entrants, all.length);
        RealMatrix identity = MatrixUtils.createRealIdentityMatrix(entrants);
        centring.setSubMatrix(identity.scalarAdd(-1.0 / entrants).getData(), 0, 0);
        RealMatrix covariance = centring.multiply(inverse).multiply(centring.transpose());
        return new BradleyTerry(
                centring.operate(new ArrayRealVector(logs)).mapMultiply(Elo.POINTS),
                covariance.scalarMultiply(Elo.POINTS * Elo.POINTS));
    }

    private static void check(double[][] points, double prior) {
        if (!(prior >= 0 && prior < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the prior must be 0 or a number of draws, but it is " + prior);
        }
        if (points.length < 2) {
            throw new IllegalArgumentException("ratings need two entrants or more, but there are " + points.length);
        }
        for (int i = 0; i < points.length; i++) {
            if (points[i].length != points.length) {
                throw new IllegalArgumentException(
                        "row " + i + " must have " + points.length + " columns, but it has " + points[i].length);
            }
            for (int j = 0; j < points.length; j++) {
                double value = points[i][j];
                if (!(value >= 0 && value < Double.POSITIVE_INFINITY) || (i == j && value != 0)) {
                    throw new IllegalArgumentException("the points of entrant " + i + " against entrant " + j
                            + " must be " + (i == j ? "0" : "0 or more") + ", but they are " + value);
                }
            }
        }
    }

    private static double[][] withImaginary(double[][] points, double prior) {
        int entrants = points.length;
        double[][] all = new double[entrants + 1][entrants + 1];
        for (int i = 0; i < entrants; i++) {
            System.arraycopy(points[i], 0, all[i], 0, entrants);
            all[i][entrants] = prior / 2;
            all[entrants][i] = prior / 2;
        }
        return all;
    }

    /**
     * The likelihood has a maximum if and only if there are no two groups of which one never scored against the other (Hunter,
     * assumption 1). It is enough to look from the first entrant: all must be reached along points scored, and along points lost.
     */
    private static void checkConnected(double[][] points) {
        boolean[] below = new boolean[points.length];
        boolean[] above = new boolean[points.length];
        reach(points, 0, below);
        reach(new Array2DRowRealMatrix(points).transpose().getData(), 0, above);
        for (int i = 0; i < points.length; i++) {
            if (!below[i] || !above[i]) {
                throw new IllegalArgumentException("the ratings of the entrants 0 and " + i
                        + " would be infinitely far apart: one has no point against the other, nor has anyone in between."
                        + "\nMaybe give a prior, such as 1.");
            }
        }
    }

    private static void reach(double[][] points, int from, boolean[] reached) {
        reached[from] = true;
        for (int i = 0; i < points.length; i++) {
            if (!reached[i] && points[from][i] > 0) {
                reach(points, i, reached);
            }
        }
    }

    private static double[] logStrengths(double[][] points) {
        double[] strengths = new double[points.length];
        Arrays.fill(strengths, 1);
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            double change = 0;
            for (int i = 0; i < strengths.length; i++) {
                double updated = updated(points, strengths, i);
                change = Math.max(change, Math.abs(updated / strengths[i] - 1));
                strengths[i] = updated;
            }
            if (change <= TOLERANCE) {
                return Arrays.stream(strengths).map(StrictMath::log).toArray();
            }
        }
        throw new IllegalArgumentException("the ratings lie too far apart to be computed in " + MOST_SWEEPS
                + " steps.\nMaybe give a larger prior, such as 1.");
    }

    private static double updated(double[][] points, double[] strengths, int i) {
        double scored = 0;
        double weight = 0;
        for (int j = 0; j < strengths.length; j++) {
            scored += points[i][j];
            weight += (points[i][j] + points[j][i]) / (strengths[i] + strengths[j]);
        }
        return scored / weight;
    }

    /**
     * The Fisher information of the logarithms of the strengths, {@code -n_ij p (1 - p)} beside the diagonal and rows that add up
     * to 0. As only differences can be seen, it is singular; the same number added everywhere, here the mean of the diagonal, makes
     * it regular and leaves the variance of every difference as it is.
     */
    private static RealMatrix information(double[][] points, double[] logs) {
        int entrants = logs.length;
        RealMatrix information = new Array2DRowRealMatrix(entrants, entrants);
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                double p = 1 / (1 + StrictMath.exp(logs[j] - logs[i]));
                double share = (points[i][j] + points[j][i]) * p * (1 - p);
                information.addToEntry(i, i, share);
                information.addToEntry(i, j, -share);
            }
        }
        return information.scalarAdd(information.getTrace() / entrants);
    }

    /**
     * The rating of the entrant of a row, counted from 0, in points of {@link Elo}; the mean of all entrants is 0.
     *
     * @throws IllegalArgumentException if there is no such row, as in the methods below
     */
    public double rating(int entrant) {
        return ratings.getEntry(entrant);
    }

    /** The standard error of a rating, against the mean of all entrants. */
    public double standardError(int entrant) {
        return Math.sqrt(covariance.getEntry(entrant, entrant));
    }

    /** The interval of a rating, against the mean of all entrants, with a confidence of 95 %: 1.96 standard errors to both sides. */
    public Interval interval(int entrant) {
        return Interval.around(rating(entrant), standardError(entrant));
    }

    /**
     * The interval of the rating of a minus that of b, with a confidence of 95 %. It tells whether one of the two is stronger; whether
     * their own intervals overlap does not.
     */
    public Interval difference(int a, int b) {
        double variance = covariance.getEntry(a, a) + covariance.getEntry(b, b) - 2 * covariance.getEntry(a, b);
        return Interval.around(rating(a) - rating(b), Math.sqrt(Math.max(0, variance)));
    }
}
