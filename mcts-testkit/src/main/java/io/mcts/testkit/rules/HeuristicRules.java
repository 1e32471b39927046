package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.watch.Words;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** The heuristics that come with a game; where it is over, they are asked for nothing but what they claim of the end. */
public final class HeuristicRules {

    private static final double TOLERANCE = 1e-9;
    private static final int MOST_OTHERS = 20;
    private static final int GAMES = 1_000;

    private HeuristicRules() {}

    static <S extends GameState<S, M>, M extends Move> void liesInTheRange(GameSubject<S, M> subject) {
        S state = subject.state();
        forEach(subject, heuristic -> {
            List<Double> estimates = estimates(heuristic, state);
            for (int player = 0; player < estimates.size(); player++) {
                String words = "an estimate of player " + player + " in [" + state.minPayoff() + ", "
                        + state.maxPayoff() + "] by " + Words.nameOf(heuristic);
                subject.requireBetween(state.minPayoff(), state.maxPayoff(), estimates.get(player), words);
            }
        });
    }

    static <S extends GameState<S, M>, M extends Move> void leavesTheStateAsItIs(GameSubject<S, M> subject) {
        forEach(subject, heuristic -> {
            S state = subject.state();
            estimates(heuristic, state);
            subject.requireUnchanged(state, "after an estimate by " + Words.nameOf(heuristic));
        });
    }

    /** Asks again, a copy too, with another array, and after other states were estimated. */
    static <S extends GameState<S, M>, M extends Move> void dependsOnThePositionAlone(GameSubject<S, M> subject) {
        forEach(subject, heuristic -> {
            String name = Words.nameOf(heuristic);
            S state = subject.state();
            List<Double> expected = estimates(heuristic, state);
            subject.requireEqual(expected, estimates(heuristic, state), "again by " + name);
            subject.requireEqual(expected, estimates(heuristic, state.copy()), "in a copy by " + name);
            List<Double> others = estimates(heuristic, state, state.maxPayoff());
            subject.requireEqual(expected, others, "whatever stood in the array before, by " + name);
            S other = subject.initialState();
            RandomGenerator random = subject.otherRandom();
            for (int count = 0; !other.isTerminal() && count < MOST_OTHERS; count++) {
                estimates(heuristic, other);
                other.play(RandomPlay.move(other, random));
            }
            List<Double> again = estimates(heuristic, state);
            subject.requireEqual(expected, again, "again, after other states were estimated, by " + name);
        });
    }

    static <S extends GameState<S, M>, M extends Move> void sumsToTheStatedSum(GameSubject<S, M> subject) {
        double expected = subject.facts().payoffSum().orElseThrow();
        forEach(subject, heuristic -> {
            List<Double> estimates = estimates(heuristic, subject.state());
            double sum = estimates.stream().mapToDouble(Double::doubleValue).sum();
            String words = "estimates that sum to " + expected + " by " + Words.nameOf(heuristic);
            subject.require(Math.abs(sum - expected) <= TOLERANCE, words, estimates);
        });
    }

    static <S extends GameState<S, M>, M extends Move> void isRightAtTheEnd(GameSubject<S, M> subject) {
        S state = subject.state();
        if (state.isTerminal()) {
            forEachClaimed(subject, claimed -> requireRight(subject, state, claimed));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireRight(
            GameSubject<S, M> subject, S state, Companions.Claimed<S> claimed) {
        double middle = middle(state);
        List<Double> estimates = estimates(claimed.heuristic(), state);
        for (int player = 0; player < estimates.size(); player++) {
            double estimate = estimates.get(player);
            double payoff = state.payoff(player);
            boolean isOnItsSide = payoff == middle || Math.signum(estimate - middle) == Math.signum(payoff - middle);
            boolean isExactClaimed = claimed.end() == EndClaim.EXACT;
            subject.require(
                    isExactClaimed ? Math.abs(estimate - payoff) <= TOLERANCE : isOnItsSide,
                    (isExactClaimed ? "the payoff " : "the side of the middle, " + middle + ", of the payoff ") + payoff
                            + " of player " + player + " by " + Words.nameOf(claimed.heuristic()),
                    estimate);
        }
    }

    private static double middle(GameState<?, ?> state) {
        return (state.minPayoff() + state.maxPayoff()) / 2;
    }

    /**
     * Counts random games from the initial state, each with an estimate of one state on the way. Of those where estimate and payoff of
     * the first player are both off the middle, no more are on different sides than chance alone would bring.
     */
    static <S extends GameState<S, M>, M extends Move> void doesNotGoAgainstPlay(GameSubject<S, M> subject) {
        GameSubject<S, M> start = subject.fromTheStart();
        if (start.state().isTerminal()) {
            return;
        }
        StateRules.everyRandomGameEnds(start);
        forEachClaimed(subject, claimed -> {
            RandomGenerator random = subject.otherRandom();
            int same = 0;
            int other = 0;
            for (int game = 0; game < GAMES; game++) {
                double sides = sides(start.state(), claimed.heuristic(), random);
                same += sides > 0 ? 1 : 0;
                other += sides < 0 ? 1 : 0;
            }
            start.require(
                    other < Significance.leastSuccesses(same + other, 1.0 / 2),
                    "an estimate by " + Words.nameOf(claimed.heuristic())
                            + " on the side of what player 0 then gets, in half of " + (same + other)
                            + " random games or more",
                    "in " + same);
        });
    }

    /** Above 0 if an estimate of a state on the way to the end of a random game is on the side of the payoff, below on the other. */
    private static <S extends GameState<S, M>, M extends Move> double sides(
            S state, Heuristic<? super S> heuristic, RandomGenerator random) {
        double middle = middle(state);
        double estimate = middle;
        for (int seen = 1; !state.isTerminal(); seen++) {
            if (random.nextInt(seen) == 0) { // each state on the way with the same probability
                estimate = estimates(heuristic, state).get(0);
            }
            state.play(RandomPlay.move(state, random));
        }
        return Math.signum(estimate - middle) * Math.signum(state.payoff(0) - middle);
    }

    /** A state of a random game, the first that is estimated otherwise or, if none is, one of the last. */
    static <S extends GameState<S, M>, M extends Move> S otherState(
            GameSubject<S, M> subject, Heuristic<? super S> heuristic, List<Double> expected) {
        S state = subject.initialState();
        RandomGenerator random = subject.otherRandom();
        S other = state.copy();
        while (!state.isTerminal() && expected.equals(estimates(heuristic, state))) {
            other = state.copy();
            state.play(RandomPlay.move(state, random));
        }
        return state.isTerminal() ? other : state;
    }

    /** Hands over each heuristic, unless the game is over. */
    static <S extends GameState<S, M>, M extends Move> void forEach(
            GameSubject<S, M> subject, Consumer<Heuristic<? super S>> check) {
        if (!subject.state().isTerminal()) {
            subject.companions().heuristics().forEach(claimed -> check.accept(claimed.heuristic()));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void forEachClaimed(
            GameSubject<S, M> subject, Consumer<Companions.Claimed<S>> check) {
        subject.companions().heuristics().stream()
                .filter(claimed -> claimed.end() != EndClaim.NOTHING)
                .forEach(check);
    }

    static <S extends GameState<S, ?>> List<Double> estimates(Heuristic<? super S> heuristic, S state) {
        return estimates(heuristic, state, Double.NaN);
    }

    /** Estimates into an array that is full of something, so that a player who is left out shows. */
    private static <S extends GameState<S, ?>> List<Double> estimates(
            Heuristic<? super S> heuristic, S state, double before) {
        double[] payoffs = new double[state.playerCount()];
        Arrays.fill(payoffs, before);
        heuristic.estimate(state, payoffs);
        return Arrays.stream(payoffs).boxed().toList();
    }
}
