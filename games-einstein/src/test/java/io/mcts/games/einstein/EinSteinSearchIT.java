package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.backup.ExpectationBackup;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.policy.SuccessorScores;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.Ucb1;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Holds searches to the exact values of 500 endgames of one to three stones a side. */
class EinSteinSearchIT {

    private static final SearchAccuracy ENDGAMES = SearchAccuracy.sample(500, 1);

    private static Mcts<EinStein, EinSteinMove> mixed() {
        FittedEvaluation fitted = FittedEvaluation.of();
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.4, 10))
                .prior(new SuccessorScores<>(fitted))
                .evaluator(new HeuristicEvaluator<>(fitted))
                .seed(1)
                .build();
    }

    @Test
    void theMixedSearchComesNearTheExactValues() {
        SearchAccuracy.Accuracy accuracy = ENDGAMES.of(mixed(), 20_000);
        assertThat(accuracy.error()).as("mean absolute error of the value").isLessThan(0.02);
        assertThat(accuracy.goodMoves()).as("share of good moves").isGreaterThanOrEqualTo(0.95);
    }

    /** Random rollouts know little of these endgames, so plain UCT comes near by iterations alone, whatever the backup. */
    @Test
    void plainSearchesComeNearerWithMoreIterations() {
        Mcts<EinStein, EinSteinMove> mean = Mcts.<EinStein, EinSteinMove>builder()
                .selection(Ucb1.of(0.5))
                .seed(1)
                .build();
        Mcts<EinStein, EinSteinMove> expectation = Mcts.<EinStein, EinSteinMove>builder()
                .selection(Ucb1.of(0.5))
                .backup(new ExpectationBackup())
                .seed(1)
                .build();
        for (Mcts<EinStein, EinSteinMove> search : List.of(mean, expectation)) {
            SearchAccuracy.Accuracy few = ENDGAMES.of(search, 1_000);
            SearchAccuracy.Accuracy many = ENDGAMES.of(search, 20_000);
            assertThat(many.error()).isLessThan(0.75 * few.error());
            assertThat(many.goodMoves()).isGreaterThan(few.goodMoves());
        }
    }
}
