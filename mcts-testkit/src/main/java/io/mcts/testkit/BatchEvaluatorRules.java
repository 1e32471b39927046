package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** How each {@link BatchEvaluatorRule} is checked. */
final class BatchEvaluatorRules {

    private static final int MOST_STATES = 8;

    /** What single precision leaves of a sum. */
    private static final double ROUNDING = 1e-6;

    private BatchEvaluatorRules() {}

    static <S extends GameState<S, M>, M extends Move> void statesAreLeftAsTheyAre(Subject<S, M> subject) {
        BatchEvaluator<S> evaluator = subject.batchEvaluator();
        List<S> batch = batch(subject);
        List<Snapshot> before = snapshots(batch);
        BatchValues.of(evaluator, batch, subject.random());
        List<Snapshot> after = snapshots(batch);
        subject.require(before.equals(after), before + " after evaluate(), too", after);
    }

    private static <S extends GameState<S, M>, M extends Move> List<Snapshot> snapshots(List<S> states) {
        List<Snapshot> snapshots = new ArrayList<>();
        states.forEach(state -> snapshots.add(Snapshot.of(state)));
        return snapshots;
    }

    static <S extends GameState<S, M>, M extends Move> void priorsAreProbabilities(Subject<S, M> subject) {
        BatchEvaluator<S> evaluator = subject.batchEvaluator();
        List<S> batch = batch(subject);
        BatchValues values = BatchValues.of(evaluator, batch, subject.random());
        for (int i = 0; i < batch.size(); i++) {
            double[] priors = values.priors(i);
            boolean areInRange = Arrays.stream(priors).allMatch(prior -> prior >= 0 && prior <= 1 + ROUNDING);
            boolean isWhole =
                    priors.length == 0 || Math.abs(Arrays.stream(priors).sum() - 1) <= ROUNDING;
            subject.require(
                    areInRange && isWhole,
                    "numbers from 0 to 1 that sum to 1, for " + batch.get(i).legalMoves(),
                    Arrays.toString(priors));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void aBatchGivesWhatSingleStatesGive(Subject<S, M> subject) {
        BatchEvaluator<S> evaluator = subject.batchEvaluator();
        List<S> batch = batch(subject);
        List<S> reversed = new ArrayList<>(batch);
        Collections.reverse(reversed);
        BatchValues together = BatchValues.of(evaluator, batch, subject.random());
        BatchValues backwards = BatchValues.of(evaluator, reversed, subject.random());
        for (int i = 0; i < batch.size(); i++) {
            BatchValues alone = BatchValues.of(evaluator, List.of(batch.get(i)), subject.random());
            int place = batch.size() - 1 - i;
            String where = " for state " + i + " of " + batch.size();
            requireClose(subject, alone.payoffs(0), together.payoffs(i), "values" + where);
            requireClose(subject, alone.payoffs(0), backwards.payoffs(place), "values" + where + ", in reverse order,");
            requireClose(subject, alone.priors(0), together.priors(i), "priors" + where);
            requireClose(subject, alone.priors(0), backwards.priors(place), "priors" + where + ", in reverse order,");
        }
    }

    private static void requireClose(Subject<?, ?> subject, double[] expected, double[] actual, String what) {
        boolean isClose = expected.length == actual.length;
        for (int i = 0; isClose && i < expected.length; i++) {
            isClose = Math.abs(expected[i] - actual[i]) <= ROUNDING * Math.max(1, Math.abs(expected[i]));
        }
        subject.require(isClose, what + " as alone: " + Arrays.toString(expected), Arrays.toString(actual));
    }

    /** The subject's state, those that can follow it, and those of a random game from it, as far as they are not terminal. */
    private static <S extends GameState<S, M>, M extends Move> List<S> batch(Subject<S, M> subject) {
        S state = subject.state();
        List<S> batch = new ArrayList<>(List.of(state.copy()));
        for (M move : state.legalMoves()) {
            S after = state.copy();
            after.play(move);
            batch.add(after);
        }
        RandomGenerator random = subject.random();
        while (!state.isTerminal() && batch.size() < MOST_STATES) {
            state.play(RandomPlay.move(state, random));
            batch.add(state.copy());
        }
        batch.removeIf(GameState::isTerminal);
        return batch.subList(0, Math.min(MOST_STATES, batch.size()));
    }
}
