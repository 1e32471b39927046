package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * How games end: the share that x wins, that o wins and that nobody wins, and their mean length.
 *
 * @param games how many were played, or 0 if the shares are exact
 * @param plies the mean number of discs at the end; not compared where it is unknown, NaN
 * @param pliesError the standard error of that
 */
record Outcomes(long games, double x, double o, double drawn, double plies, double pliesError) {

    /** The columns that a player chooses from, each with equal chance. */
    interface Choice extends Function<SlowConnectFour, List<Integer>> {}

    /** The number of games for each one whose discs are counted, as counting takes longer than the game. */
    private static final int EVERY = 20;

    /** Plays games from one state and counts. */
    static Outcomes of(ConnectFour start, int games, BiConsumer<ConnectFour, RandomGenerator> rollout) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        ConnectFour state = start.copy();
        Counter counter = new Counter();
        for (int i = 0; i < games; i++) {
            state.resetTo(start);
            rollout.accept(state, random);
            double payoff = state.payoff(0);
            counter.count(payoff > 0 ? 'x' : payoff < 0 ? 'o' : '-');
            if (i % EVERY == 0) {
                counter.measure(discs(state));
            }
        }
        return counter.outcomes();
    }

    /** Plays games by the slow rules and counts. */
    static Outcomes ofSlow(SlowConnectFour start, int games, Choice choice) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(2);
        Counter counter = new Counter();
        for (int i = 0; i < games; i++) {
            SlowConnectFour state = start.copy();
            state.playOut(choice, random);
            counter.count(state.winner());
            counter.measure(state.discs());
        }
        return counter.outcomes();
    }

    /** Computes the probabilities by the slow rules from the whole tree of the game. */
    static Outcomes exact(SlowConnectFour start, Choice choice) {
        double[] shares = exact(start, choice, new HashMap<>());
        return new Outcomes(0, shares[0], shares[1], shares[2], Double.NaN, Double.NaN);
    }

    /** Asserts that the difference to another sample, or to exact values, is at most four standard errors. */
    void assertAgreeWith(Outcomes other) {
        assertAgree("won by x", x, other.x, other);
        assertAgree("won by o", o, other.o, other);
        assertAgree("drawn", drawn, other.drawn, other);
        if (!Double.isNaN(other.plies)) {
            double error = Math.hypot(pliesError, other.pliesError);
            assertThat(plies).as("mean length").isCloseTo(other.plies, within(4 * error));
        }
    }

    private void assertAgree(String name, double share, double expected, Outcomes other) {
        double pooled = other.games == 0 ? expected : (share * games + expected * other.games) / (games + other.games);
        double variance = pooled * (1 - pooled);
        double error = Math.sqrt(variance / games + (other.games == 0 ? 0 : variance / other.games));
        assertThat(share).as(name).isCloseTo(expected, within(4 * error));
    }

    private static int discs(ConnectFour state) {
        int discs = 0;
        for (int row = 0; row < state.rows(); row++) {
            for (int column = 0; column < state.columns(); column++) {
                char mark = state.mark(new BoardCell(row, column));
                discs += mark == 'x' || mark == 'o' ? 1 : 0;
            }
        }
        return discs;
    }

    private static double[] exact(SlowConnectFour state, Choice choice, Map<String, double[]> known) {
        String position = state.toString();
        double[] shares = known.get(position);
        if (shares == null) {
            shares = new double[3];
            if (state.isOver()) {
                shares["xo-".indexOf(state.winner())] = 1;
            }
            List<Integer> columns = choice.apply(state);
            for (int column : columns) {
                SlowConnectFour after = state.copy();
                after.play(column);
                double[] next = exact(after, choice, known);
                for (int i = 0; i < 3; i++) {
                    shares[i] += next[i] / columns.size();
                }
            }
            known.put(position, shares);
        }
        return shares;
    }

    private static final class Counter {

        private final long[] ends = new long[3];
        private long measured;
        private double plies;
        private double squares;

        void count(char winner) {
            ends["xo-".indexOf(winner)]++;
        }

        void measure(int discs) {
            measured++;
            plies += discs;
            squares += (double) discs * discs;
        }

        Outcomes outcomes() {
            long games = ends[0] + ends[1] + ends[2];
            double mean = plies / measured;
            double error = Math.sqrt((squares / measured - mean * mean) / measured);
            return new Outcomes(
                    games, (double) ends[0] / games, (double) ends[1] / games, (double) ends[2] / games, mean, error);
        }
    }
}
