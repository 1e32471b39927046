package io.mcts.testkit.report;

import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.watch.TimeoutFailure;
import io.mcts.testkit.watch.Words;
import org.jspecify.annotations.Nullable;

/** A broken rule of a contract: the demand, the finding, and how to reproduce it. */
public final class Violation extends AssertionError {

    private static final long serialVersionUID = 1;

    private final String rule;
    private final String expected;
    private final String actual;
    private final String hint;
    private final transient Reproduction reproduction;

    /** Makes a violation of a rule of the kit or of your own; the hint, the usual cause, may be empty. */
    public Violation(String rule, String expected, @Nullable Object actual, String hint, Reproduction reproduction) {
        super(
                "broken rule: " + rule + "\n  expected: " + expected + "\n  actual:   " + text(actual) + "\n"
                        + reproduction + (hint.isEmpty() ? "" : "\n  maybe:    " + hint),
                actual instanceof Throwable cause ? cause : null);
        this.rule = rule;
        this.expected = expected;
        this.actual = text(actual);
        this.hint = hint;
        this.reproduction = reproduction;
    }

    private Violation(Violation other, String advice) {
        super(other.getMessage() + "\n  unless:   " + advice, other.getCause());
        this.rule = other.rule;
        this.expected = other.expected;
        this.actual = other.actual;
        this.hint = other.hint;
        this.reproduction = other.reproduction;
        setStackTrace(other.getStackTrace());
    }

    /** This violation with a message on how to withdraw the claim of the rule. */
    public Violation unlessUnclaimed(OptionalRule claim) {
        return new Violation(
                this, "the part does not claim this: then return OptionalRule." + claim.name() + " in unclaimed()");
    }

    private static String text(@Nullable Object actual) {
        if (actual instanceof TimeoutFailure hang) {
            return String.valueOf(hang.getMessage());
        }
        return actual instanceof Throwable thrown ? Words.of(thrown) : Words.of(actual);
    }

    /** The broken rule, a sentence. */
    public String rule() {
        return rule;
    }

    /** The demand of the rule in the state. */
    public String expected() {
        return expected;
    }

    /** The finding, in words; an exception of the game is also the cause. */
    public String actual() {
        return actual;
    }

    /** The usual cause, in words; empty if none is known. */
    public String hint() {
        return hint;
    }

    /** The way to reproduce it: initial state and moves, or the part and the children that it was shown; and the seed. */
    public Reproduction reproduction() {
        return reproduction;
    }
}
