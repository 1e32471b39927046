package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** The heuristics that come with a game; where it is over, they are asked for nothing but what they claim of the end. */
final class HeuristicRules {

    private static final double TOLERANCE = 1e-9;
    private static final int MOST_OTHERS = 20;
    private static final int GAMES = 1_000;
    private static final long NANOS_OF_THREADS = 50_000_000;

    private HeuristicRules() {}

    static <S extends GameState<S, M>, M extends Move> void liesInTheRange(Subject<S, M> subject) {
        S state = subject.state();
        forEach(subject, heuristic -> {
            double[] estimates = estimates(heuristic, state);
            for (int player = 0; player < estimates.length; player++) {
                subject.require(
                        estimates[player] >= state.minPayoff()
                                && estimates[player] <= state.maxPayoff(), // false for NaN
                        "an estimate of player " + player + " in [" + state.minPayoff() + ", " + state.maxPayoff()
                                + "] by " + Words.nameOf(heuristic),
                        estimates[player]);
            }
        });
    }

    static <S extends GameState<S, M>, M extends Move> void leavesTheStateAsItIs(Subject<S, M> subject) {
        forEach(subject, heuristic -> {
            S state = subject.state();
            estimates(heuristic, state);
            CopyRules.requireUnchanged(subject, "after an estimate by " + Words.nameOf(heuristic), state);
        });
    }

    /** Asks again, a copy too, with another array, and after other states were estimated. */
    static <S extends GameState<S, M>, M extends Move> void dependsOnThePositionAlone(Subject<S, M> subject) {
        forEach(subject, heuristic -> {
            S state = subject.state();
            List<Double> expected = list(estimates(heuristic, state));
            requireSame(subject, expected, estimates(heuristic, state), "again by " + Words.nameOf(heuristic));
            requireSame(
                    subject, expected, estimates(heuristic, state.copy()), "in a copy by " + Words.nameOf(heuristic));
            double[] full = new double[state.playerCount()];
            Arrays.fill(full, state.maxPayoff());
            heuristic.estimate(state, full);
            requireSame(subject, expected, full, "whatever stood in the array before, by " + Words.nameOf(heuristic));
            estimateOthers(subject, heuristic);
            requireSame(
                    subject,
                    expected,
                    estimates(heuristic, state),
                    "again, after other states were estimated, by " + Words.nameOf(heuristic));
        });
    }

    static <S extends GameState<S, M>, M extends Move> void sumsToTheStatedSum(Subject<S, M> subject) {
        double expected = subject.facts().payoffSum().orElseThrow();
        forEach(subject, heuristic -> {
            double[] estimates = estimates(heuristic, subject.state());
            subject.require(
                    Math.abs(Arrays.stream(estimates).sum() - expected) <= TOLERANCE,
                    "estimates that sum to " + expected + " by " + Words.nameOf(heuristic),
                    list(estimates));
        });
    }

    static <S extends GameState<S, M>, M extends Move> void isRightAtTheEnd(Subject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        List<Double> payoffs = Snapshot.payoffs(state);
        double middle = (state.minPayoff() + state.maxPayoff()) / 2;
        for (Companions.Claimed<S> claimed : subject.companions().heuristics()) {
            if (claimed.end() == EndClaim.NOTHING) {
                continue;
            }
            double[] estimates = estimates(claimed.heuristic(), state);
            for (int player = 0; player < estimates.length; player++) {
                double payoff = payoffs.get(player);
                boolean isExact = Math.abs(estimates[player] - payoff) <= TOLERANCE;
                boolean isOnItsSide =
                        payoff == middle || Math.signum(estimates[player] - middle) == Math.signum(payoff - middle);
                boolean isExactClaimed = claimed.end() == EndClaim.EXACT;
                subject.require(
                        isExactClaimed ? isExact : isOnItsSide,
                        (isExactClaimed ? "the payoff " : "the side of the middle, " + middle + ", of the payoff ")
                                + payoff + " of player " + player + " by " + Words.nameOf(claimed.heuristic()),
                        estimates[player]);
            }
        }
    }

    /**
     * Counts random games from the initial state, each with an estimate of one state on the way. Of those where estimate and payoff of
     * the first player are both off the middle, no more are on different sides than chance alone would bring.
     */
    static <S extends GameState<S, M>, M extends Move> void doesNotGoAgainstPlay(Subject<S, M> subject) {
        Subject<S, M> start = subject.fromTheStart();
        if (start.state().isTerminal()) {
            return;
        }
        TurnRules.everyRandomGameEnds(start);
        for (Companions.Claimed<S> claimed : subject.companions().heuristics()) {
            RandomGenerator random = subject.otherRandom();
            int same = 0;
            int other = 0;
            for (int game = 0; game < GAMES && claimed.end() != EndClaim.NOTHING; game++) {
                double sides = sides(start.state(), claimed.heuristic(), random);
                same += sides > 0 ? 1 : 0;
                other += sides < 0 ? 1 : 0;
            }
            start.require(
                    other < Significance.leastSuccesses(same + other, 1.0 / 2),
                    "an estimate by " + claimed.heuristic() + " on the side of what player 0 then gets, in half of "
                            + (same + other) + " random games or more",
                    "in " + same);
        }
    }

    /** Above 0 if an estimate of a state on the way to the end of a random game is on the side of the payoff, below on the other. */
    private static <S extends GameState<S, M>, M extends Move> double sides(
            S state, Heuristic<? super S> heuristic, RandomGenerator random) {
        double middle = (state.minPayoff() + state.maxPayoff()) / 2;
        double estimate = middle;
        for (int seen = 1; !state.isTerminal(); seen++) {
            if (random.nextInt(seen) == 0) { // each state on the way with the same probability
                estimate = estimates(heuristic, state)[0];
            }
            state.play(RandomPlay.move(state, random));
        }
        return Math.signum(estimate - middle) * Math.signum(state.payoff(0) - middle);
    }

    /** Asks again and again while another thread asks of a state that is estimated otherwise. */
    static <S extends GameState<S, M>, M extends Move> void otherThreadsNeverShow(Subject<S, M> subject) {
        forEach(subject, heuristic -> {
            S state = subject.state();
            List<Double> expected = list(estimates(heuristic, state));
            S other = otherState(subject, heuristic, expected);
            AtomicBoolean isDone = new AtomicBoolean();
            Thread thread = new Thread(() -> {
                while (!isDone.get()) {
                    estimates(heuristic, other);
                }
            });
            thread.setDaemon(true);
            thread.start();
            try {
                long start = System.nanoTime();
                while (System.nanoTime() - start < NANOS_OF_THREADS) {
                    requireSame(
                            subject,
                            expected,
                            estimates(heuristic, state),
                            "also while another thread asks of another state, by " + heuristic);
                }
            } finally {
                isDone.set(true);
            }
        });
    }

    /** A state of a random game, the first that is estimated otherwise or, if none is, one of the last. */
    private static <S extends GameState<S, M>, M extends Move> S otherState(
            Subject<S, M> subject, Heuristic<? super S> heuristic, List<Double> expected) {
        S state = subject.initialState();
        RandomGenerator random = subject.otherRandom();
        S other = state.copy();
        while (!state.isTerminal() && expected.equals(list(estimates(heuristic, state)))) {
            other = state.copy();
            state.play(RandomPlay.move(state, random));
        }
        return state.isTerminal() ? other : state;
    }

    /** Hands over each heuristic, unless the game is over. */
    private static <S extends GameState<S, M>, M extends Move> void forEach(
            Subject<S, M> subject, Consumer<Heuristic<? super S>> check) {
        if (!subject.state().isTerminal()) {
            subject.companions().heuristics().forEach(claimed -> check.accept(claimed.heuristic()));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void estimateOthers(
            Subject<S, M> subject, Heuristic<? super S> heuristic) {
        S other = subject.initialState();
        RandomGenerator random = subject.otherRandom();
        for (int count = 0; !other.isTerminal() && count < MOST_OTHERS; count++) {
            estimates(heuristic, other);
            other.play(RandomPlay.move(other, random));
        }
    }

    /** Estimates into an array that holds no numbers, so that a player who is left out shows. */
    private static <S extends GameState<S, ?>> double[] estimates(Heuristic<? super S> heuristic, S state) {
        double[] payoffs = new double[state.playerCount()];
        Arrays.fill(payoffs, Double.NaN);
        heuristic.estimate(state, payoffs);
        return payoffs;
    }

    private static void requireSame(Subject<?, ?> subject, List<Double> expected, double[] actual, String when) {
        subject.require(expected.equals(list(actual)), expected + " " + when, list(actual));
    }

    private static List<Double> list(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
