package io.mcts.games.gdl;

import java.util.BitSet;
import java.util.List;

/**
 * A rule without {@code or}. A fact is a rule without body.
 *
 * @param variables the number of variables, in the head and the body
 */
record Rule(Pattern head, List<Literal> body, int variables) {

    Rule {
        body = List.copyOf(body);
    }

    /** The kinds of literals. */
    enum Kind {
        POSITIVE,
        NEGATIVE,
        /** Two terms that have to differ, as the arguments of the pattern. */
        DISTINCT,
        /** Two terms that have to be equal: a {@code distinct} that is negated. */
        SAME
    }

    /** A condition of a rule. */
    record Literal(Kind kind, Pattern pattern) {

        boolean isPositive() {
            return kind == Kind.POSITIVE;
        }

        /** Whether the literal refers to a relation. */
        boolean isRelation() {
            return kind == Kind.POSITIVE || kind == Kind.NEGATIVE;
        }

        BitSet variables() {
            return pattern.variables();
        }
    }
}
