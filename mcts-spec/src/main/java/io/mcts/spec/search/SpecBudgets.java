package io.mcts.spec.search;

import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.spec.catalog.UsageException;
import java.util.Optional;

/** Makes the budget that a SPEC gives to each search. */
public final class SpecBudgets {

    private static final String DEFAULT_TIME = "1s";

    private SpecBudgets() {}

    /**
     * The budget of each of several searches that run at the same time and do not limit their own memory: as {@link Spec#budget}, but
     * where no memory is set they share half of the heap.
     *
     * @param searches how many run at the same time, at least 1
     */
    public static Budget ofEach(Spec spec, int searches) {
        Budget limits = limits(timed(spec));
        return endingEarly(spec, isMemorySet(spec) ? limits : limits.or(Budget.memory(share(searches))));
    }

    /** The same settings, with a memory ceiling such that several searches share half of the heap, where no memory is set. */
    public static Spec sharingMemory(Spec spec, int searches) {
        return searches == 1 || isMemorySet(spec)
                ? spec
                : spec.with(Setting.MEMORY_CEILING, Long.toString(share(searches)));
    }

    private static long share(int searches) {
        return Runtime.getRuntime().maxMemory() / 2 / searches;
    }

    private static boolean isMemorySet(Spec spec) {
        return spec.values().containsKey(Setting.MEMORY) || spec.values().containsKey(Setting.MEMORY_CEILING);
    }

    /** The same settings, with the time of a second where neither iterations nor time is set. */
    public static Spec timed(Spec spec) {
        return effort(spec).isPresent() ? spec : spec.with(Setting.TIME, DEFAULT_TIME);
    }

    /**
     * The budget that remains where something else says how long to search: as {@link Spec#budget}, but without limit of iterations and
     * time where neither is set, and before it {@link #endingEarly ends early}.
     */
    public static Budget limits(Spec spec) {
        Optional<Budget> memory = spec.value(Setting.MEMORY, text -> Budget.memory(Quantities.bytes(text)));
        return effort(spec)
                .map(effort -> memory.map(effort::or).orElse(effort))
                .or(() -> memory)
                .orElse(Budget.unlimited());
    }

    /**
     * A budget with what ends a search before it is spent.
     *
     * @param whole all that may be spent
     * @return the budget, or less
     * @throws UsageException if a value has no meaning, or the end does not go with the final decision
     */
    public static Budget endingEarly(Spec spec, Budget whole) {
        Budget ending = spec.part(Setting.STOP, Parts.STOPS).apply(whole);
        FinalDecision decision = spec.part(Setting.DECISION, Parts.found().decisions());
        if (ending.needsRobustChild() && !decision.isByVisits()) {
            throw new UsageException("stop: '" + spec.values().get(Setting.STOP) + "' goes with the decision '"
                    + new RobustChild() + "', not with '" + decision + "'");
        }
        if (ending.needsRobustChild() && spec.isOn(Setting.SOLVER)) {
            throw new UsageException("stop: '" + spec.values().get(Setting.STOP)
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
