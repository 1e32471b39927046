package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.SOME;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

public record BatchEvaluatorRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            rule(SOME, "STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE", BatchEvaluatorRules::statesAreLeftAsTheyAre)
                    .stating("evaluate() leaves the states of a batch as they are"),
            rule(SOME, "PRIORS_ARE_PROBABILITIES", BatchEvaluatorRules::priorsAreProbabilities)
                    .stating("where evaluate() gives priors, those of a state lie in [0, 1] and sum to 1 within 1e-6"),
            rule(SOME, "A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE", BatchEvaluatorRules::aBatchGivesWhatSingleStatesGive)
                    .stating(
                            "in a batch, in whatever order, each state has the values and priors that it has alone, within 1e-6")
                    .claiming(OptionalRule.A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE));

    private static final int MOST_STATES = 64;

    /** Limits the games that fill a batch; in a game that ends at once there may be few states. */
    private static final int MOST_GAMES = 200;

    private static final double ROUNDING = 1e-6;

    public record BatchesOfOne<S extends GameState<?, ?>>(BatchEvaluator<S> evaluator) implements Evaluator<S> {

        @Override
        public void evaluate(S state, RandomGenerator random, double[] payoffs) {
            double[] values = BatchValues.of(evaluator, List.of(state), random).payoffs(0);
            System.arraycopy(values, 0, payoffs, 0, payoffs.length);
        }

        @Override
        public Evaluator<S> with(Learning learning) {
            return new BatchesOfOne<>(evaluator.with(learning));
        }

        @Override
        public String toString() {
            return evaluator.toString();
        }
    }

    private static Check<GameSubject<?, ?>> rule(int tries, String name, Consumer<BatchEvaluatorRules<?, ?>> body) {
        return Check.rule(tries, name, GameSubject.inPlay(subject -> body.accept(new BatchEvaluatorRules<>(subject))));
    }

    private void statesAreLeftAsTheyAre() {
        List<S> batch = batch();
        List<Snapshot> before = batch.stream().map(Snapshot::of).toList();
        values(batch);
        subject.requireEqual(before, batch.stream().map(Snapshot::of).toList(), "after evaluate(), too");
    }

    private void priorsAreProbabilities() {
        List<S> batch = batch();
        BatchValues values = values(batch);
        for (int i = 0; i < batch.size(); i++) {
            double[] priors = values.priors(i);
            boolean areInRange = Arrays.stream(priors).allMatch(prior -> prior >= 0 && prior <= 1 + ROUNDING);
            boolean isSumRight = Math.abs(Arrays.stream(priors).sum() - 1) <= ROUNDING;
            String expected =
                    "numbers from 0 to 1 that sum to 1, for " + batch.get(i).legalMoves();
            subject.require(priors.length == 0 || (areInRange && isSumRight), expected, Arrays.toString(priors));
        }
    }

    private void aBatchGivesWhatSingleStatesGive() {
        List<S> batch = batch();
        List<S> reversed = new ArrayList<>(batch);
        Collections.reverse(reversed);
        BatchValues together = values(batch);
        BatchValues backwards = values(reversed);
        for (int i = 0; i < batch.size(); i++) {
            BatchValues alone = values(List.of(batch.get(i)));
            int place = batch.size() - 1 - i;
            String where = " for state " + i + " of " + batch.size();
            requireClose(alone.payoffs(0), together.payoffs(i), "values" + where);
            requireClose(alone.payoffs(0), backwards.payoffs(place), "values" + where + ", in reverse order,");
            requireClose(alone.priors(0), together.priors(i), "priors" + where);
            requireClose(alone.priors(0), backwards.priors(place), "priors" + where + ", in reverse order,");
        }
    }

    private void requireClose(double[] expected, double[] actual, String what) {
        boolean isClose = expected.length == actual.length;
        for (int i = 0; isClose && i < expected.length; i++) {
            isClose = Math.abs(expected[i] - actual[i]) <= ROUNDING * Math.max(1, Math.abs(expected[i]));
        }
        subject.require(isClose, what + " as alone: " + Arrays.toString(expected), Arrays.toString(actual));
    }

    private BatchValues values(List<S> batch) {
        BatchesOfOne<S> part = subject.part();
        return BatchValues.of(part.evaluator(), batch, subject.random());
    }

    /** The subject's state, its successors, and states of random games from there or from the start, none of them terminal. */
    private List<S> batch() {
        RandomGenerator random = subject.random();
        int size = subject.isAtTheStart() ? MOST_STATES : 1 + random.nextInt(MOST_STATES);
        S state = subject.state();
        List<S> batch = new ArrayList<>(List.of(state.copy()));
        RandomPlay.moves(state).forEach(move -> batch.add(RandomPlay.after(subject.state(), move)));
        for (int game = 0; game < MOST_GAMES && batch.size() < size; game++) {
            while (!state.isTerminal() && batch.size() < size) {
                state.play(RandomPlay.move(state, random));
                batch.add(state.copy());
            }
            batch.removeIf(GameState::isTerminal);
            state = subject.initialState();
        }
        batch.removeIf(GameState::isTerminal);
        return batch.subList(0, Math.min(size, batch.size()));
    }
}
