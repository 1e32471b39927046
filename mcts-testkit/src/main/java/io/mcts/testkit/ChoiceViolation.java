package io.mcts.testkit;

import org.jspecify.annotations.Nullable;

/**
 * A broken rule of a part that chooses among children: which, what it demands, what was found instead, and the children that
 * show it.
 */
public final class ChoiceViolation extends AssertionError {

    private static final long serialVersionUID = 1;

    /** The broken rule, a sentence. */
    private final String rule;

    /** What the rule demands. */
    private final String expected;

    /** What was found. */
    private final String actual;

    private final transient GivenChildren children;

    /**
     * A violation found by comparing what a rule demands with what was found.
     *
     * @param rule the broken rule, a sentence
     * @param expected what the rule demands here
     * @param actual what was found
     * @param part how the part names itself
     * @param children the part was shown
     * @param seed of the random numbers
     */
    ChoiceViolation(
            String rule, String expected, @Nullable Object actual, String part, GivenChildren children, long seed) {
        super(
                """
                broken rule: %s
                  expected: %s
                  actual:   %s
                  part:     %s
                  children: %s
                  seed:     %d""".formatted(rule, expected, Violation.text(actual), part, children, seed),
                actual instanceof Throwable cause ? cause : null);
        this.rule = rule;
        this.expected = expected;
        this.actual = Violation.text(actual);
        this.children = children;
    }

    /**
     * The broken rule.
     *
     * @return a sentence
     */
    public String rule() {
        return rule;
    }

    /**
     * What the rule demands of the part.
     *
     * @return some words
     */
    public String expected() {
        return expected;
    }

    /**
     * What was found instead.
     *
     * @return some words; an exception of the part is also the cause
     */
    public String actual() {
        return actual;
    }

    /**
     * What the part was shown.
     *
     * @return the children in the order in which it saw them
     */
    public GivenChildren children() {
        return children;
    }
}
