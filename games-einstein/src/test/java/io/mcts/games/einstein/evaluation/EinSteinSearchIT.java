package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds searches to the exact values of 500 endgames of one to three stones a side. */
@Tag("nightly")
class EinSteinSearchIT {

    private static final SearchAccuracy ENDGAMES = SearchAccuracy.sample(500, 1);

    @Test
    void aSearchByTheRaceComesNearTheExactValues() {
        SearchAccuracy.Accuracy accuracy = ENDGAMES.of(SearchAccuracy.race(), 20_000);
        assertThat(accuracy.error()).as("mean absolute error of the value").isLessThan(0.02);
        assertThat(accuracy.goodMoves()).as("share of good moves").isGreaterThanOrEqualTo(0.95);
    }

    /** Also a position won by d4-e3, where searches that average what they saw often play d4-d3, which wins in a third. */
    @Test
    void aSearchThatLooksAheadFindsNearlyAllGoodMoves() {
        assertThat(ENDGAMES.of(SearchAccuracy.lookahead(), 5_000).goodMoves())
                .as("share of good moves")
                .isGreaterThanOrEqualTo(0.97);
        EinStein won = EinStein.NOTATION.parse("5/2AB1/4e/4b/5 r 6");
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(SearchAccuracy.lookahead()
                            .withSeed(seed)
                            .search(won, Budget.iterations(5_000))
                            .bestMove())
                    .hasToString("d4-e3");
        }
    }

    /** Random rollouts know little of these endgames: plain UCT comes near by its iterations alone, whatever the backup. */
    @Test
    void plainSearchesComeNearerWithMoreIterations() {
        for (Backup backup : List.of(new MeanBackup(), new ExpectationBackup())) {
            Mcts<EinStein, EinSteinMove> uct = SearchAccuracy.uct(0.5, backup);
            SearchAccuracy.Accuracy few = ENDGAMES.of(uct, 1_000);
            SearchAccuracy.Accuracy many = ENDGAMES.of(uct, 20_000);
            assertThat(many.error()).isLessThan(0.75 * few.error());
            assertThat(many.goodMoves()).isGreaterThan(few.goodMoves());
        }
    }

    /** The fit reported 0.160, 0.285 and 0.321 on positions held back. */
    @Test
    void theFittedEvaluationIsNearerToSearchesThanTheOthers() {
        List<Double> errors = EvaluationFit.errorsOnNewGames(
                100, List.of(FittedEvaluation.of(), RaceEvaluation.of(), AttackThreatEvaluation.of()));
        assertThat(errors.get(0)).as("fitted").isBetween(0.13, 0.19);
        assertThat(errors.get(1)).as("race").isGreaterThan(1.4 * errors.get(0));
        assertThat(errors.get(2)).as("attack-threat").isGreaterThan(1.4 * errors.get(0));
    }
}
