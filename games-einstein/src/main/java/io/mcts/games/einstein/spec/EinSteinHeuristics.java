package io.mcts.games.einstein.spec;

import io.mcts.game.Heuristic;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.evaluation.AttackThreatEvaluation;
import io.mcts.games.einstein.evaluation.CellValues;
import io.mcts.games.einstein.evaluation.EvaluationWeights;
import io.mcts.games.einstein.evaluation.FittedEvaluation;
import io.mcts.games.einstein.evaluation.FittedExpectimax;
import io.mcts.games.einstein.evaluation.Mobility;
import io.mcts.games.einstein.evaluation.RaceEvaluation;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import java.util.List;

final class EinSteinHeuristics {

    static final List<Entry<Heuristic<EinStein>>> ALL = List.of(
            Entry.of(
                    "attack-threat",
                    "how near the stones are to the goal and what they may take",
                    EinSteinHeuristics::attackThreat,
                    Parameter.number("attack", EvaluationWeights.DEFAULT.attack(), "weight of the own stones"),
                    Parameter.number("threat", EvaluationWeights.DEFAULT.threat(), "weight of what they may take"),
                    Parameter.number("scale", EvaluationWeights.DEFAULT.scale(), "the sum that is worth 0.7"),
                    new Parameter("mobility", "full", "how numbers that are gone count: full or half"),
                    new Parameter("cells", "raised-rim", "values: raised-rim or powers-of-two")),
            Entry.of("race", "the chance to win if nothing were taken any more", RaceEvaluation::of),
            Entry.of("fitted", "race, cells, mobility and threats, weighted by regression", FittedEvaluation::of),
            Entry.of(
                    "fitted-expectimax",
                    "fitted some moves ahead, more of them in endgames, if all play their best by it",
                    arguments -> FittedExpectimax.of(arguments.wholeNumber("plies")),
                    Parameter.wholeNumber("plies", 2, "the moves of the players, 1 or more")));

    private EinSteinHeuristics() {}

    private static Heuristic<EinStein> attackThreat(Arguments arguments) {
        return AttackThreatEvaluation.of(
                new EvaluationWeights(
                        arguments.number("attack"), arguments.number("threat"), arguments.number("scale")),
                arguments.oneOf("mobility", List.of(Mobility.FULL, Mobility.HALF)),
                arguments.oneOf("cells", List.of(CellValues.RAISED_RIM, CellValues.POWERS_OF_TWO)));
    }
}
