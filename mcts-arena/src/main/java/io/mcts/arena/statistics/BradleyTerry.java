package io.mcts.arena.statistics;

import java.util.Arrays;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * Bradley-Terry ratings of the entrants of a tournament, in points of {@link Elo} with mean 0. Immutable and thread-safe.
 *
 * <p>Entrant i, of strength w, scores {@code w_i / (w_i + w_j)} of the points against j; the rating is {@code 400 log10 w}. The maximum
 * likelihood is found by the MM algorithm: each strength in turn becomes {@code w_i = W_i / Σ_j n_ij / (w_i + w_j)}, with W the points of i
 * and n the games of the two, until nothing changes. The covariance of the ratings is the inverse of the Fisher information under the
 * constraint of mean 0.
 *
 * <p>A draw is half a win and half a loss, and games count as independent. Draws, and pairs whose start favours one seat, make the standard
 * errors too large; pairs of games that tend to go alike make them too small.
 *
 * <p>Sources: R. A. Bradley, M. E. Terry, <i>Rank Analysis of Incomplete Block Designs</i>, Biometrika 39, 1952; D. R. Hunter, <i>MM
 * Algorithms for Generalized Bradley-Terry Models</i>, Annals of Statistics 32(1), 2004, for the algorithm, here in its cyclic form.
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
     * Rates all entrants, in the order of the rows. The prior is a number of fictitious draws of each entrant against an imaginary one,
     * whose strength is fitted, too. They keep ratings finite, pull them together and count in the standard errors.
     *
     * @param points the points, draws counting half, of the row's entrant against the column's; finite, not negative, 0 on the diagonal
     * @param prior the number of draws, 0 for plain maximum likelihood
     * @throws IllegalArgumentException if the matrix is not square or has fewer than two rows, if a number is out of range, or if a rating
     *     would be infinite or too large to compute
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
     * The likelihood has a maximum if and only if no group of entrants never scored against the rest (Hunter, assumption 1). It suffices
     * that the first entrant reaches all along points scored, and along points lost.
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
     * The Fisher information of the logarithms of the strengths: {@code -n_ij p (1 - p)} off the diagonal, rows summing to 0. It is
     * singular; a constant added to every element, here the mean of the diagonal, makes it regular without changing the variances of
     * differences.
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

    /** The rating of the entrant of a row, from 0, in points of {@link Elo}; their mean is 0. */
    public double rating(int entrant) {
        return ratings.getEntry(entrant);
    }

    /** The standard error of a rating, relative to the mean of all entrants. */
    public double standardError(int entrant) {
        return Math.sqrt(covariance.getEntry(entrant, entrant));
    }

    /** The 95 % interval of a rating, relative to the mean of all entrants: ±1.96 standard errors. */
    public Interval interval(int entrant) {
        return Interval.around(rating(entrant), standardError(entrant));
    }

    /**
     * The 95 % interval of the rating of a minus that of b. It shows whether one is stronger; overlap of their separate intervals does not.
     */
    public Interval difference(int a, int b) {
        double variance = covariance.getEntry(a, a) + covariance.getEntry(b, b) - 2 * covariance.getEntry(a, b);
        return Interval.around(rating(a) - rating(b), Math.sqrt(Math.max(0, variance)));
    }
}
