package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of {@link BatchEvaluator}: that of {@link EvaluatorContract} for its values one by one, and every
 * {@link BatchEvaluatorRule} for batches.
 *
 * <p>The states of a batch are one state, those that can follow it, and those of a random game from it, chance states included.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface BatchEvaluatorContract<S extends GameState<S, M>, M extends Move> extends EvaluatorContract<S, M> {

    /**
     * The evaluator.
     *
     * @return the evaluator to be checked
     */
    BatchEvaluator<S> batchEvaluator();

    /**
     * The evaluator as one of single states.
     *
     * @return an evaluator that values batches of one state
     */
    @Override
    default Evaluator<S> evaluator() {
        return new BatchesOfOne<>(batchEvaluator());
    }

    /**
     * The {@linkplain BatchEvaluatorRule#isClaim claims} that the evaluator does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<BatchEvaluatorRule> unclaimedOfBatches() {
        return EnumSet.noneOf(BatchEvaluatorRule.class);
    }

    /**
     * Checks {@link BatchEvaluatorRule#STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void statesOfABatchAreLeftAsTheyAre(@ForAll("choices") Choices choices) {
        checkBatch(BatchEvaluatorRule.STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE, choices);
    }

    /**
     * Checks {@link BatchEvaluatorRule#PRIORS_ARE_PROBABILITIES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void priorsAreProbabilities(@ForAll("choices") Choices choices) {
        checkBatch(BatchEvaluatorRule.PRIORS_ARE_PROBABILITIES, choices);
    }

    /**
     * Checks {@link BatchEvaluatorRule#A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void aBatchGivesWhatSingleStatesGive(@ForAll("choices") Choices choices) {
        checkBatch(BatchEvaluatorRule.A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE, choices);
    }

    private void checkBatch(BatchEvaluatorRule rule, Choices choices) {
        if (!rule.isClaim() || !unclaimedOfBatches().contains(rule)) {
            rule.check(Contracts.game(this, choices.initialState()), choices.moves(), batchEvaluator());
        }
    }
}
