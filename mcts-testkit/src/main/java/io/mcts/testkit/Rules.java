package io.mcts.testkit;

import io.mcts.testkit.facts.Rule;
import io.mcts.testkit.rules.GameStateRule;
import java.util.List;
import java.util.stream.Collectors;

/** The rules of game states, heuristics and notations. */
public final class Rules {

    private Rules() {}

    /** Every rule, in order. */
    public static List<Rule> all() {
        return List.of(GameStateRule.values());
    }

    /**
     * The rule of a name, such as {@code LEGAL_MOVES_HAVE_DISTINCT_INDICES}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Rule named(String name) {
        for (Rule rule : all()) {
            if (rule.name().equals(name)) {
                return rule;
            }
        }
        throw new IllegalArgumentException("no rule is named " + name + "; the names are "
                + all().stream().map(Rule::name).collect(Collectors.joining(", ")));
    }
}
