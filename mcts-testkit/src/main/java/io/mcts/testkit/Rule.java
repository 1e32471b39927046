package io.mcts.testkit;

import io.mcts.testkit.rules.GameStateRule;
import java.util.List;

/**
 * A rule of game states, as {@link GameVerifier} checks it and a {@link VerificationReport} names it: written out, it is a sentence.
 *
 * <p>{@link #all} has them in their order.
 */
public interface Rule {

    /**
     * The name of the rule, which stays when its sentence is put in other words.
     *
     * @return such as {@code LEGAL_MOVES_ARE_DISTINCT}
     */
    String name();

    /**
     * Every rule of game states, heuristics and notations.
     *
     * @return the rules in their order
     */
    static List<Rule> all() {
        return List.of(GameStateRule.values());
    }

    /**
     * The rule of a name.
     *
     * @param name such as {@code LEGAL_MOVES_ARE_DISTINCT}
     * @return the rule
     * @throws IllegalArgumentException if there is none
     */
    static Rule named(String name) {
        return GameStateRule.valueOf(name);
    }
}
