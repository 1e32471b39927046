package io.mcts.spec.search;

import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import java.util.Optional;

final class SpecBudgets {

    private SpecBudgets() {}

    static Budget limits(Spec spec) {
        Optional<Budget> memory = spec.value(Setting.MEMORY, text -> Budget.memory(Quantities.bytes(text)));
        return effort(spec)
                .map(effort -> memory.map(effort::or).orElse(effort))
                .or(() -> memory)
                .orElse(Budget.unlimited());
    }

    static Budget endingEarly(Spec spec, Budget whole) {
        Budget ending = spec.part(Setting.STOP, Parts.STOPS).apply(whole);
        FinalDecision decision = spec.part(Setting.DECISION, Parts.found().decisions());
        if (ending.needsRobustChild() && !decision.isByVisits()) {
            throw new IllegalArgumentException("stop: '" + spec.values().get(Setting.STOP)
                    + "' goes with the decision '" + new RobustChild() + "', not with '" + decision + "'");
        }
        if (ending.needsRobustChild() && spec.isOn(Setting.SOLVER)) {
            throw new IllegalArgumentException("stop: '" + spec.values().get(Setting.STOP)
                    + "' goes by visits alone, not with a solver, whose move need not have the most");
        }
        return ending;
    }

    private static Optional<Budget> effort(Spec spec) {
        Optional<Budget> iterations =
                spec.value(Setting.ITERATIONS, text -> Budget.iterations(Quantities.wholeNumber(text)));
        Optional<Budget> time = spec.value(Setting.TIME, text -> Budget.time(Quantities.time(text)));
        return iterations.map(first -> time.map(first::or).orElse(first)).or(() -> time);
    }
}
