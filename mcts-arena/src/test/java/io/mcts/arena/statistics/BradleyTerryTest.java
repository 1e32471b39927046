package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BradleyTerryTest {

    /** Points of rating for one unit of log odds: 400 / ln 10. */
    private static final double UNIT = 173.7177927613007;

    /** How often the journal of the row was cited by that of the column: Biometrika, Comm. Statist., JASA, JRSS-B. */
    private static final double[][] CITATIONS = {
        {0, 730, 498, 221}, {33, 0, 68, 17}, {320, 813, 0, 142}, {284, 276, 325, 0}
    };

    /** Games of the American League, 1987: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore. */
    private static final double[][] BASEBALL = {
        {0, 7, 9, 7, 7, 9, 11},
        {6, 0, 7, 5, 11, 9, 9},
        {4, 6, 0, 7, 7, 8, 12},
        {6, 8, 6, 0, 6, 7, 10},
        {6, 2, 6, 7, 0, 7, 12},
        {4, 4, 5, 6, 6, 0, 6},
        {2, 4, 1, 3, 1, 7, 0}
    };

    /**
     * S. Stigler, <i>Citation Patterns in the Journals of Statistics and Probability</i>, Statistical Science 9, 1994; abilities
     * with mean 0 and their standard errors, in log odds, as BradleyTerry2 gives them (its recorded test BTabilities, R 3.6.0).
     */
    @Test
    void theCitationsHaveThePublishedRatings() {
        BradleyTerry fit = BradleyTerry.fit(CITATIONS, 0);
        double[] abilities = {0.7899221, -2.1591504, 0.3103523, 1.0588761};
        double[] errors = {0.04333047, 0.07257974, 0.04164102, 0.05304699};
        for (int i = 0; i < 4; i++) {
            assertThat(fit.rating(i) / UNIT).isEqualTo(abilities[i], within(1e-7));
            assertThat(fit.standardError(i) / UNIT).isEqualTo(errors[i], within(1e-8));
            assertThat(fit.interval(i).low()).isEqualTo(fit.rating(i) - 1.959964 * fit.standardError(i), within(1e-5));
            assertThat(fit.interval(i).high()).isEqualTo(fit.rating(i) + 1.959964 * fit.standardError(i), within(1e-5));
        }
    }

    /** The same against Biometrika: differences and their standard errors (vignette of BradleyTerry2, section 2.1). */
    @Test
    void theDifferencesOfTheCitationsArePublishedToo() {
        BradleyTerry fit = BradleyTerry.fit(CITATIONS, 0);
        double[] differences = {0, -2.9490725, -0.4795698, 0.2689541};
        double[] errors = {0, 0.10254534, 0.06058873, 0.07082997};
        assertDifferences(fit, 0, differences, errors, 1e-7);
    }

    /**
     * A. Agresti, <i>Categorical Data Analysis</i>, 2nd edition, 2002, section 10.6: estimates and standard errors against
     * Baltimore, home advantage ignored, as BradleyTerry2 gives them (its recorded test baseball).
     */
    @Test
    void theBaseballTeamsHaveThePublishedRatings() {
        BradleyTerry fit = BradleyTerry.fit(BASEBALL, 0);
        double[] differences = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
        double[] errors = {0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0};
        assertDifferences(fit, 6, differences, errors, 5.1e-5);
    }

    private static void assertDifferences(
            BradleyTerry fit, int reference, double[] differences, double[] errors, double tolerance) {
        for (int i = 0; i < differences.length; i++) {
            Interval interval = fit.difference(i, reference);
            assertThat((interval.low() + interval.high()) / 2 / UNIT).isEqualTo(differences[i], within(tolerance));
            assertThat((interval.high() - interval.low()) / 2 / UNIT / 1.959963984540054)
                    .isEqualTo(errors[i], within(tolerance));
        }
    }

    /**
     * By hand: two entrants, 3 to 1. The difference is 400 log10 3 = 190.8485, half of it to each side. The information of their log
     * odds is 4 * 3/4 * 1/4 = 3/4, so the standard error of the difference is 173.7178 / √0.75 = 200.5920, of each half that.
     */
    @Test
    void twoEntrantsByHand() {
        BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 3}, {1, 0}}, 0);
        assertThat(fit.rating(0)).isEqualTo(95.4243, within(1e-4));
        assertThat(fit.rating(1)).isEqualTo(-95.4243, within(1e-4));
        assertThat(fit.standardError(0)).isEqualTo(100.2960, within(1e-4));
        assertThat(fit.difference(0, 1).high()).isEqualTo(190.8485 + 1.959964 * 200.5920, within(1e-3));
    }

    /**
     * The first entrant won all its games. With 2 draws of each against a fourth: Newton's method over the pseudo-inverse of the
     * information (NumPy 2.4.6).
     */
    @Test
    void thePriorMakesRatingsFinite() {
        BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 10, 10}, {0, 0, 6}, {0, 4, 0}}, 2);
        double[] ratings = {367.10638927, -153.36049904, -213.74589022};
        double[] errors = {120.76770134, 77.84563064, 81.10266428};
        for (int i = 0; i < 3; i++) {
            assertThat(fit.rating(i)).isEqualTo(ratings[i], within(1e-6));
            assertThat(fit.standardError(i)).isEqualTo(errors[i], within(1e-6));
        }
    }

    /**
     * By hand: two entrants, n to 0, each with one draw against the imaginary one, which by symmetry stands at 0. With q the score
     * of the loser against the winner and r that of the loser against 0, n q + r = 1/2 and the odds of q are those of r squared:
     * r / (1 - r) = sqrt(q / (1 - q)). For n = 100,000 and u = r / (1 - r): 100,000 u² / (1 + u²) + u / (1 + u) = 1/2, so
     * u = 0.00223110 and the difference is -800 log10 u = 2121.186.
     */
    @Test
    void evenTheMostLopsidedMatchIsRated() {
        BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 100_000}, {0, 0}}, 1);
        assertThat(fit.rating(0) - fit.rating(1)).isEqualTo(2121.186, within(1e-2));
    }

    @Test
    void infiniteRatingsAreRefused() {
        double[][] unbeaten = {{0, 10, 10}, {0, 0, 6}, {0, 4, 0}};
        assertThatThrownBy(() -> BradleyTerry.fit(unbeaten, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("entrants 0 and 1 would be infinitely far apart")
                .hasMessageContaining("Maybe give a prior");
        double[][] twoGroups = {{0, 1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}};
        assertThatThrownBy(() -> BradleyTerry.fit(twoGroups, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("entrants 0 and 2 would be infinitely far apart");
        assertThat(BradleyTerry.fit(twoGroups, 1).rating(3)).isEqualTo(0, within(1e-9));
    }

    @Test
    void whoBeatsWhoInACircleIsEnough() {
        BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}, 0);
        for (int i = 0; i < 3; i++) {
            assertThat(fit.rating(i)).isEqualTo(0, within(1e-9));
        }
    }

    @Test
    void ratingsThatCannotBeComputedAreRefused() {
        assertThatThrownBy(() -> BradleyTerry.fit(new double[][] {{0, 1e12}, {0, 0}}, 0.001))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Maybe give a larger prior");
    }

    @Test
    void whatIsNoTableOfPointsIsRefused() {
        assertRefused(new double[][] {{0}}, 1, "two entrants or more");
        assertRefused(new double[][] {{0, 1}, {1}}, 1, "row 1 must have 2 columns, but it has 1");
        assertRefused(
                new double[][] {{0, -1}, {1, 0}},
                1,
                "entrant 0 against entrant 1 must be 0 or more, but they are -1.0");
        assertRefused(new double[][] {{0, 1}, {Double.NaN, 0}}, 1, "they are NaN");
        assertRefused(new double[][] {{0, 1}, {1, 2}}, 1, "entrant 1 against entrant 1 must be 0, but they are 2.0");
        assertRefused(new double[][] {{0, 1}, {1, 0}}, -1, "the prior must be 0 or a number of draws, but it is -1.0");
        assertRefused(new double[][] {{0, 1}, {1, 0}}, Double.NaN, "the prior");
    }

    private static void assertRefused(double[][] points, double prior, String message) {
        assertThatThrownBy(() -> BradleyTerry.fit(points, prior))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
