package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** How each {@link EvaluatorRule} is checked. */
final class EvaluatorRules {

    private static final int FEW_VALUES = 20;

    /** Random numbers before which another thread comes between. */
    private static final int MOST_NUMBERS = 8;

    /** As a part of the payoff range: values are sums of doubles. */
    private static final double ROUNDING = 1e-9;

    private EvaluatorRules() {}

    static <S extends GameState<S, M>, M extends Move> void valuesLieInThePayoffRange(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        RandomGenerator random = subject.random();
        for (int i = 0; i < FEW_VALUES && !subject.state().isTerminal(); i++) {
            requireInRange(subject, values(subject, evaluator, random));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void valuesOfASearchLieInThePayoffRange(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        double least = state.minPayoff();
        double range = state.maxPayoff() - least;
        Learning learning = new Learning(false);
        Evaluator<S> own = evaluator.with(learning);
        RandomGenerator random = subject.random();
        for (int i = 0; i < FEW_VALUES && !state.isTerminal(); i++) {
            learning.played().clear();
            learning.played().leaveTree();
            double[] values = valuesBy(own, subject.state(), random);
            requireInRange(subject, values);
            learning.learn(
                    Arrays.stream(values).map(value -> (value - least) / range).toArray());
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireInRange(
            Subject<S, M> subject, double[] values) {
        S state = subject.state();
        double rounding = ROUNDING * (state.maxPayoff() - state.minPayoff());
        for (int player = 0; player < values.length; player++) {
            boolean isInRange =
                    values[player] >= state.minPayoff() - rounding && values[player] <= state.maxPayoff() + rounding;
            subject.require(
                    isInRange,
                    "a value of player " + player + " in [" + state.minPayoff() + ", " + state.maxPayoff() + "]",
                    values[player]);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void learningIsPassedOn(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        if (!subject.state().isTerminal()) {
            try {
                values(subject, evaluator, subject.random());
            } catch (IllegalStateException missing) {
                throw subject.violation(
                        "values of the evaluator that with(Learning) returns, which passes the call on to every part it"
                                + " holds",
                        missing);
            }
        }
    }

    static <S extends GameState<S, M>, M extends Move> void rolloutsAreRecorded(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        if (state.isTerminal() || state.currentPlayer() == GameState.CHANCE) {
            return;
        }
        Learning learning = new Learning(true);
        Evaluator<S> own;
        try {
            own = evaluator.with(learning);
        } catch (IllegalStateException refused) {
            return;
        }
        valuesBy(own, state, subject.random());
        subject.require(
                !state.isTerminal() || learning.played().length() > 0,
                "moves recorded by the policy that learning.recorded(policy) returns, or with(Learning) to refuse",
                "a game played to its end, and none of its moves recorded");
    }

    static <S extends GameState<S, M>, M extends Move> void valuesCanStillBeGot(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        Reach reach = Reach.of(state);
        if (state.isTerminal() || reach == null) {
            return;
        }
        double rounding = ROUNDING * (state.maxPayoff() - state.minPayoff());
        RandomGenerator random = subject.random();
        for (int i = 0; i < FEW_VALUES; i++) {
            double[] values = values(subject, evaluator, random);
            for (int player = 0; player < values.length; player++) {
                boolean canBeGot = values[player] >= reach.least()[player] - rounding
                        && values[player] <= reach.greatest()[player] + rounding;
                subject.require(
                        canBeGot,
                        "a value of player " + player + " in [" + reach.least()[player] + ", "
                                + reach.greatest()[player] + "], what they can still get",
                        values[player]);
            }
        }
    }

    static <S extends GameState<S, M>, M extends Move> void valuesSumToTheStatedSum(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        if (subject.facts().payoffSum().isEmpty() || state.isTerminal()) {
            return;
        }
        double stated = subject.facts().payoffSum().getAsDouble();
        double[] values = values(subject, evaluator, subject.random());
        double rounding = ROUNDING * (state.maxPayoff() - state.minPayoff()) * values.length;
        subject.require(
                Math.abs(Arrays.stream(values).sum() - stated) <= rounding,
                "values that sum to " + stated,
                Arrays.toString(values));
    }

    static <S extends GameState<S, M>, M extends Move> void endsArePaid(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        if (state.isTerminal()) {
            double[] payoffs = Snapshot.payoffs(state).stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray();
            double[] values = values(subject, evaluator, subject.random());
            subject.require(Arrays.equals(payoffs, values), Arrays.toString(payoffs), Arrays.toString(values));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void stateIsLeftAsItIs(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S state = subject.state();
        if (!state.isTerminal()) {
            Snapshot before = Snapshot.of(state);
            valuesBy(ofASearch(evaluator), state, subject.random());
            Snapshot after = Snapshot.of(state);
            subject.require(before.equals(after), before + " after evaluate(), too", after);
            CopyRules.requireUnchanged(subject, "after evaluate(), too", state);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void sameNumbersGiveTheSameValues(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        for (int i = 0; i < FEW_VALUES && !subject.state().isTerminal(); i++) {
            requireSame(subject, evaluator, "again with the same numbers", () -> {});
        }
    }

    static <S extends GameState<S, M>, M extends Move> void earlierStatesLeaveNoTrace(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S other = subject.initialState();
        if (!subject.state().isTerminal() && !other.isTerminal()) {
            requireSame(
                    subject,
                    evaluator,
                    "again after another state",
                    () -> valuesBy(ofASearch(evaluator), other, subject.otherRandom()));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireSame(
            Subject<S, M> subject, Evaluator<S> evaluator, String when, Runnable between) {
        double[] values = values(subject, evaluator, subject.random());
        between.run();
        double[] again = values(subject, evaluator, subject.random());
        subject.require(Arrays.equals(values, again), Arrays.toString(values) + " " + when, Arrays.toString(again));
    }

    static <S extends GameState<S, M>, M extends Move> void otherThreadsLeaveNoTrace(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        S start = subject.initialState();
        if (subject.state().isTerminal()) {
            return;
        }
        double[] values = values(subject, evaluator, new CountedRandom(subject.random()));
        Optional<double[]> there =
                OtherThread.ask(() -> values(subject, evaluator, new CountedRandom(subject.random())));
        subject.require(
                there.isEmpty() || Arrays.equals(there.get(), values),
                Arrays.toString(values) + " on another thread, too",
                there.map(Arrays::toString));
        for (int number = 1; number <= MOST_NUMBERS && !start.isTerminal(); number++) {
            Countdown interruption = new Countdown(
                    number,
                    () -> OtherThread.ask(
                            () -> valuesBy(ofASearch(evaluator), subject.initialState(), subject.otherRandom())));
            double[] disturbed = values(subject, evaluator, new CountedRandom(subject.random(), interruption));
            subject.require(
                    Arrays.equals(values, disturbed),
                    Arrays.toString(values) + " also while another thread evaluates the initial state",
                    Arrays.toString(disturbed));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void parametersArePrinted(Subject<S, M> subject) {
        Evaluator<S> evaluator = subject.evaluator();
        PrintedName.require(evaluator, (expected, actual) -> subject.require(false, expected, actual));
    }

    /** The evaluator as a search uses it: one that learns knows nothing yet. */
    private static <S> Evaluator<S> ofASearch(Evaluator<S> evaluator) {
        return evaluator.with(new Learning(false));
    }

    /** The values of the state, reached anew. */
    private static <S extends GameState<S, M>, M extends Move> double[] values(
            Subject<S, M> subject, Evaluator<S> evaluator, RandomGenerator random) {
        return valuesBy(ofASearch(evaluator), subject.state(), random);
    }

    /** The values of a state; NaN for a player whom the evaluator forgets. */
    private static <S extends GameState<?, ?>> double[] valuesBy(
            Evaluator<S> evaluator, S state, RandomGenerator random) {
        double[] values = new double[state.playerCount()];
        Arrays.fill(values, Double.NaN);
        evaluator.evaluate(state, random, values);
        return values;
    }
}
