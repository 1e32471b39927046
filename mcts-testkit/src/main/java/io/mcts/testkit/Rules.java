package io.mcts.testkit;

import io.mcts.testkit.report.Rule;
import io.mcts.testkit.rules.GameRules;
import java.util.List;

/** The rules of game states, heuristics and notations. */
public final class Rules {

    private Rules() {}

    /** Every rule, in order. */
    public static List<Rule> all() {
        return List.copyOf(GameRules.ALL);
    }

    /**
     * Returns the rule of a name, such as {@code LEGAL_MOVES_HAVE_DISTINCT_INDICES}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Rule named(String name) {
        return GameRules.named(name);
    }
}
