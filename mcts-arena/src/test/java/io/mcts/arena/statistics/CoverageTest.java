package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.arena.statistics.Sprt.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whether the formulas keep what they promise: simulated matches between sides of known strength, and how often the interval holds
 * the true score, the true rating, or the test errs. Each share must lie within four standard errors of the nominal one. {@code
 * -Dcoverage.print} prints the shares.
 */
class CoverageTest {

    private static final int MATCHES = 2_000;

    private final SplittableRandom random = new SplittableRandom(20_260_101);

    private static void assertShare(int hits, double nominal) {
        print("share", hits);
        assertThat(hits / (double) MATCHES).isEqualTo(nominal, within(fourStandardErrors(nominal)));
    }

    private static double print(String what, int hits) {
        double share = hits / (double) MATCHES;
        if (System.getProperty("coverage.print") != null) {
            String test = StackWalker.getInstance()
                    .walk(frames -> frames.map(StackWalker.StackFrame::getMethodName)
                            .filter(name ->
                                    name.startsWith("the") || name.startsWith("where") || name.startsWith("equals"))
                            .findFirst()
                            .orElseThrow());
            System.out.println(test + ": " + what + " " + share);
        }
        return share;
    }

    private static double fourStandardErrors(double nominal) {
        return 4 * Math.sqrt(nominal * (1 - nominal) / MATCHES);
    }

    private static int count(BooleanSupplier hit) {
        int hits = 0;
        for (int match = 0; match < MATCHES; match++) {
            hits += hit.getAsBoolean() ? 1 : 0;
        }
        return hits;
    }

    @ParameterizedTest
    @CsvSource({"0.5, 400", "0.6, 100", "0.9, 200"})
    void theIntervalOfIndependentGamesHoldsTheTrueScore(double strength, int games) {
        int hits = count(() -> {
            int wins = 0;
            for (int game = 0; game < games; game++) {
                wins += random.nextDouble() < strength ? 1 : 0;
            }
            return new Score(wins, 0, games - wins).interval().contains(strength);
        });
        assertShare(hits, 0.95);
    }

    /**
     * Pairs whose games depend on each other through the beginning: it favours one side of the board so much that this side wins
     * with probability {@code favoured} whoever plays it, up to the advantage of the first entrant.
     */
    private PairedScore pairs(int pairs, double favoured, double advantage, double drawn) {
        PairedScore score = PairedScore.NONE;
        for (int pair = 0; pair < pairs; pair++) {
            double first = game(favoured + advantage, drawn);
            double second = game(1 - favoured + advantage, drawn);
            score = score.plus(PairedScore.ofPair(first, second));
        }
        return score;
    }

    /** The points of one game: drawn with probability {@code drawn}, else won with probability {@code win}. */
    private double game(double win, double drawn) {
        if (random.nextDouble() < drawn) {
            return 0.5;
        }
        return random.nextDouble() < win ? 1 : 0;
    }

    /**
     * Beginnings that decide much, games that are mostly drawn, and games without either. The mean is
     * {@code drawn / 2 + (1 - drawn) (1/2 + advantage)}.
     */
    @ParameterizedTest
    @CsvSource({"0.5, 0, 0, 200", "0.9, 0.05, 0, 100", "0.8, 0.1, 0.3, 100", "0.6, -0.2, 0.6, 200", "0.5, 0.4, 0, 100"})
    void theIntervalOfPairsHoldsTheTrueScore(double favoured, double advantage, double drawn, int pairs) {
        double truth = 0.5 + (1 - drawn) * advantage;
        int hits =
                count(() -> pairs(pairs, favoured, advantage, drawn).interval().contains(truth));
        assertShare(hits, 0.95);
    }

    /** Games that go alike whoever plays which side make a pair worth a single game: it is lost or won twice. */
    @Test
    void theIntervalHoldsTheTrueScoreWhereBothGamesGoAlike() {
        int hits = count(() -> {
            PairedScore score = PairedScore.NONE;
            for (int pair = 0; pair < 200; pair++) {
                double points = game(0.6, 0.1);
                score = score.plus(PairedScore.ofPair(points, points));
            }
            return score.interval().contains(0.9 * 0.6 + 0.1 * 0.5);
        });
        assertShare(hits, 0.95);
    }

    /** The probabilities of a result of which the others are of one kind: fine near 0 and 1, where intervals fail. */
    private static final double[] SHARES = IntStream.concat(
                    IntStream.concat(IntStream.range(1, 100), IntStream.range(1_901, 2_000)),
                    IntStream.rangeClosed(10, 190).map(i -> 10 * i))
            .mapToDouble(i -> i / 2_000.0)
            .toArray();

    /** Exactly, for any two of the five results: from even and won twice, where a seat decides, to lost and won twice. */
    @ParameterizedTest
    @ValueSource(
            ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 24, 29, 35, 50, 75, 100, 200, 500})
    void theIntervalHoldsTheTrueScoreWhicheverTwoResultsPairsHave(int pairs) {
        double[] logFactorials = logFactorials(pairs);
        for (int a = 0; a < 5; a++) {
            for (int b = a + 1; b < 5; b++) {
                Interval[] intervals = new Interval[pairs + 1];
                for (int k = 0; k <= pairs; k++) {
                    int[] counts = new int[5];
                    counts[a] = pairs - k;
                    counts[b] = k;
                    intervals[k] = score(counts).interval();
                }
                for (double share : SHARES) {
                    double truth = 0.25 * (a * (1 - share) + b * share);
                    double covered = 0;
                    for (int k = 0; k <= pairs; k++) {
                        if (intervals[k].contains(truth)) {
                            covered += Math.exp(logFactorials[pairs]
                                    - logFactorials[k]
                                    - logFactorials[pairs - k]
                                    + k * Math.log(share)
                                    + (pairs - k) * Math.log(1 - share));
                        }
                    }
                    assertThat(covered)
                            .as("%d pairs, results %d and %d, share %s", pairs, a, b, share)
                            .isGreaterThan(0.945);
                }
            }
        }
    }

    /** Exactly, for all five results with probabilities that are multiples of a tenth, or close to 0. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void theIntervalHoldsTheTrueScoreWhateverThePairs(int pairs) {
        List<double[]> truths = distributions(new double[] {0.01, 0.1, 0.3, 0.5, 0.7, 0.9});
        double[] covered = new double[truths.size()];
        double[] logFactorials = logFactorials(pairs);
        int base = pairs + 1;
        for (int code = 0; code < base * base * base * base; code++) {
            int[] counts = {code % base, code / base % base, code / (base * base) % base, code / (base * base * base), 0
            };
            counts[4] = pairs - IntStream.of(counts).sum();
            if (counts[4] < 0) {
                continue;
            }
            Interval interval = score(counts).interval();
            for (int i = 0; i < covered.length; i++) {
                double[] truth = truths.get(i);
                if (interval.contains(IntStream.range(0, 5)
                        .mapToDouble(k -> 0.25 * k * truth[k])
                        .sum())) {
                    double log = logFactorials[pairs];
                    for (int k = 0; k < 5; k++) {
                        log += counts[k] * Math.log(truth[k]) - logFactorials[counts[k]];
                    }
                    covered[i] += Math.exp(log);
                }
            }
        }
        for (int i = 0; i < covered.length; i++) {
            assertThat(covered[i])
                    .as("%d pairs, %s", pairs, Arrays.toString(truths.get(i)))
                    .isGreaterThan(0.945);
        }
    }

    /** All five probabilities of which the first four are among the given ones and the last is at least the first of these. */
    private static List<double[]> distributions(double[] steps) {
        List<double[]> all = new ArrayList<>();
        int size = steps.length;
        for (int code = 0; code < size * size * size * size; code++) {
            double[] shares = {
                steps[code % size],
                steps[code / size % size],
                steps[code / (size * size) % size],
                steps[code / (size * size * size)],
                0
            };
            shares[4] = 1 - DoubleStream.of(shares).sum();
            if (shares[4] > steps[0] - 1e-9) {
                all.add(shares);
            }
        }
        return all;
    }

    private static double[] logFactorials(int most) {
        double[] all = new double[most + 1];
        for (int i = 1; i <= most; i++) {
            all[i] = all[i - 1] + Math.log(i);
        }
        return all;
    }

    private static PairedScore score(int[] counts) {
        return new PairedScore(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    /**
     * Pairs of which 97 in 100 come out even: three decisive ones are too few for any interval to hold the truth exactly as often
     * as it says. It may do so more often, not less.
     */
    @Test
    void whereHardlyAnythingIsDecidedTheIntervalOfPairsIsOnTheSafeSide() {
        int hits = count(() -> pairs(100, 0.5, 0.2, 0.985).interval().contains(0.5 + 0.015 * 0.2));
        assertThat(print("share", hits)).isGreaterThan(0.95 - fourStandardErrors(0.95));
    }

    @Test
    void equalsAreCalledUnequalAsOftenAsTheLikelihoodOfSuperioritySays() {
        int hits = count(() -> pairs(200, 0.8, 0, 0.2).likelihoodOfSuperiority() > 0.9);
        assertShare(hits, 0.1);
    }

    /**
     * Five entrants, every two of which play 40 games. The intervals of one tournament depend on each other, so each is counted
     * alone over all tournaments.
     */
    @Test
    void theIntervalsOfRatingsHoldTheTrueOnes() {
        double[] truth = {-150, -60, 0, 40, 170};
        int[] held = new int[truth.length];
        int difference = 0;
        for (int tournament = 0; tournament < MATCHES; tournament++) {
            BradleyTerry fit = BradleyTerry.fit(tournament(truth, 40), 0);
            for (int i = 0; i < truth.length; i++) {
                held[i] += fit.interval(i).contains(truth[i]) ? 1 : 0;
            }
            difference += fit.difference(4, 0).contains(320) ? 1 : 0;
        }
        for (int count : held) {
            assertShare(count, 0.95);
        }
        assertShare(difference, 0.95);
    }

    private double[][] tournament(double[] ratings, int games) {
        double[][] points = new double[ratings.length][ratings.length];
        for (int a = 0; a < ratings.length; a++) {
            for (int b = 0; b < a; b++) {
                for (int game = 0; game < games; game++) {
                    double won = game(Elo.score(ratings[a] - ratings[b]), 0);
                    points[a][b] += won;
                    points[b][a] += 1 - won;
                }
            }
        }
        return points;
    }

    /**
     * The true difference is that of one hypothesis; what the other calls for is an error. 40 points of rating make steps of the
     * ratio that are small against the bounds, so that they are overshot by little.
     */
    @ParameterizedTest
    @CsvSource({"0, 40, 0, ACCEPTED", "0, 40, 40, REJECTED", "-20, 20, -20, ACCEPTED", "-20, 20, 20, REJECTED"})
    void theTestErrsAsOftenAsItMay(double elo0, double elo1, double truth, Verdict error) {
        Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05);
        double drawn = 0.2;
        double advantage = (Elo.score(truth) - 0.5) / (1 - drawn);
        int errors = count(() -> {
            PairedScore score = PairedScore.NONE;
            Verdict verdict = Verdict.UNDECIDED;
            while (verdict == Verdict.UNDECIDED) {
                score = score.plus(pairs(1, 0.7, advantage, drawn));
                verdict = sprt.verdict(score);
            }
            return verdict == error;
        });
        assertShare(errors, 0.05);
    }

    /** Rewards of a game by points: most are near a half, some far from it. The test errs no more often than it may. */
    @ParameterizedTest
    @CsvSource({"-40, REJECTED", "40, ACCEPTED"})
    void theTestOfRewardsErrsNoMoreOftenThanAsked(double elo, Verdict right) {
        Sprt test = new Sprt(-40, 40, 0.05, 0.05);
        int wrong = count(() -> {
            MeanReward rewards = MeanReward.NONE;
            Verdict verdict = Verdict.UNDECIDED;
            while (verdict == Verdict.UNDECIDED) {
                double near = Elo.score(elo) + 0.1 * (random.nextDouble() - 0.5);
                rewards = rewards.plus(
                        MeanReward.of(random.nextDouble() < 0.9 ? near : near + (random.nextBoolean() ? 0.35 : -0.35)));
                verdict = test.verdict(rewards);
            }
            return verdict != right;
        });
        assertThat(print("share", wrong)).isLessThan(0.05 + fourStandardErrors(0.05));
    }

    /**
     * Means of pairs of Leduc hold'em (in 52nds, as 2,000 pairs of ismcts of 60 and 200 iterations had them), an exponential distribution
     * turned to the left, and stakes of which few are big. The interval holds the mean in 0.94 of the matches, and in no more than 0.97
     * where rewards are neither rare nor lie on few values.
     */
    @ParameterizedTest
    @CsvSource({"leduc, 0.99", "exponential, 0.97", "stakes, 1", "rare, 1", "rarer, 1"})
    void theIntervalOfRewardsHoldsTheMean(String kind, double most) {
        for (int sets : new int[] {10, 30, 100, 300}) {
            double truth = Rewards.mean(kind);
            double[] width = new double[1];
            int hits = count(() -> {
                MeanReward rewards = MeanReward.NONE;
                for (int set = 0; set < sets; set++) {
                    rewards = rewards.plus(MeanReward.of(Rewards.draw(kind, random)));
                }
                width[0] += rewards.interval().high() - rewards.interval().low();
                return rewards.interval().contains(truth);
            });
            double deviation = Rewards.deviation(kind) / Math.sqrt(sets);
            String ratio = String.format(Locale.ROOT, "%.2f", width[0] / MATCHES / (3.92 * deviation));
            assertThat(print(kind + ", " + sets + " sets, " + ratio + " times the width, share", hits))
                    .as("%d sets of %s", sets, kind)
                    .isBetween(0.94 - fourStandardErrors(0.94), Math.min(1, most + fourStandardErrors(most)));
        }
    }

    /** Skewed rewards: nearly all sets are won or lost by little, a few by much. The test errs in 0.06 of matches at most. */
    @ParameterizedTest
    @CsvSource({"-0.02, 1, 1", "-0.02, 1, 0", "0.02, 0, 1", "0.02, 0, 0", "-0.005, 1, 0", "0.005, 0, 1"})
    void theTestOfSkewedRewardsErrsNoMoreOftenThanAsked(double usual, double rare, int truth) {
        Sprt test = new Sprt(0, 50, 0.05, 0.05);
        double mean = truth == 0 ? 0.5 : Elo.score(50);
        double share = usual / (mean + usual - rare);
        int wrong = count(() -> {
            MeanReward rewards = MeanReward.NONE;
            Verdict verdict = Verdict.UNDECIDED;
            while (verdict == Verdict.UNDECIDED) {
                rewards = rewards.plus(MeanReward.of(random.nextDouble() < share ? rare : mean + usual));
                verdict = test.verdict(rewards);
            }
            Interval interval = rewards.interval();
            assertThat(interval.contains(Elo.score(verdict == Verdict.ACCEPTED ? 0 : 50)))
                    .isFalse();
            return verdict == (truth == 0 ? Verdict.ACCEPTED : Verdict.REJECTED);
        });
        assertThat(print("share", wrong)).isLessThan(0.05 + fourStandardErrors(0.05));
    }

    /**
     * Games of three and of six players: what an entrant scores against the others in one game goes together, so a game is one trial. The
     * entrant beats each of the others with probability {@code strength}, and in half of the games all of them alike.
     */
    @ParameterizedTest
    @CsvSource({"3, 0.5, 100", "3, 0.7, 30", "6, 0.5, 100", "6, 0.3, 300"})
    void theIntervalOfAnEntrantHoldsTheTrueScore(int players, double strength, int games) {
        int hits = count(() -> {
            Score score = Score.NONE;
            for (int game = 0; game < games; game++) {
                boolean isAlike = random.nextBoolean();
                double common = random.nextDouble();
                for (int opponent = 1; opponent < players; opponent++) {
                    double draw = isAlike ? common : random.nextDouble();
                    score = score.plus(new Score(draw < strength ? 1 : 0, 0, draw < strength ? 0 : 1));
                }
            }
            return Interval.ofProportion(score.mean(), games).contains(strength);
        });
        assertThat(print("share", hits)).isGreaterThan(0.95 - fourStandardErrors(0.95));
    }
}
