package io.mcts.games.einstein;

import io.mcts.game.Notation;
import io.mcts.games.einstein.evaluation.AttackThreatEvaluation;
import io.mcts.games.einstein.evaluation.CellValues;
import io.mcts.games.einstein.evaluation.EinSteinEvaluation;
import io.mcts.games.einstein.evaluation.EvaluationWeights;
import io.mcts.games.einstein.evaluation.FittedEvaluation;
import io.mcts.games.einstein.evaluation.Mobility;
import io.mcts.games.einstein.evaluation.RaceEvaluation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HeuristicContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

class EinSteinProperties
        implements GameStateContract<EinStein, EinSteinMove>,
                NotationContract<EinStein, EinSteinMove>,
                HeuristicContract<EinStein, EinSteinMove> {

    @Override
    public List<EinStein> initialStates() {
        return List.of(
                EinStein.of(SetUp.of("123456"), SetUp.of("654321"), EinStein.RED),
                EinStein.of(SetUp.of("624315"), SetUp.of("214365"), EinStein.BLUE),
                EinStein.NOTATION.parse("ABC2/DE3/F3a/3bc/2def b 3"),
                EinStein.NOTATION.parse("1b3/5/2A2/3C1/d4 r -"));
    }

    /** Fewer than users have, but at night. */
    @Override
    public int tries() {
        return Integer.getInteger("tests.tries", 100);
    }

    @Override
    public Notation<EinStein, EinSteinMove> notation() {
        return EinStein.NOTATION;
    }

    @Override
    public List<EinSteinEvaluation> heuristics() {
        return List.of(
                AttackThreatEvaluation.of(EvaluationWeights.DEFAULT, Mobility.FULL, CellValues.RAISED_RIM),
                AttackThreatEvaluation.of(EvaluationWeights.DEFAULT, Mobility.HALF, CellValues.POWERS_OF_TWO),
                RaceEvaluation.of(),
                FittedEvaluation.of());
    }

    @Override
    public EndClaim atTheEnd() {
        return EndClaim.EXACT;
    }

    /**
     * Six sides of the die, and three steps for each stone: neither player comes to a border or meets the other before the third step. Each stone
     * makes 8 steps at most, each after a throw.
     */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withLongestGame(2 * 12 * 8)
                .withPayoffSum(0)
                .withPositions(1, 6)
                .withPositions(2, 6 * 3)
                .withPositions(3, 6 * 3 * 6)
                .withPositions(4, 6 * 3 * 6 * 3);
    }
}
