package io.mcts.testkit;

import io.mcts.testkit.facts.Coverage;
import io.mcts.testkit.facts.Rule;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.watch.Frames;
import io.mcts.testkit.watch.Hang;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@link GameVerifier} found: which rules were checked, and which of them are broken.
 *
 * <p>Immutable.
 *
 * @param checked the rules that were checked, in the order of {@link Rules#all}
 * @param inapplicable the rules that do not apply, each with what it needs and the game lacks
 * @param unexercised the rules that were checked and found nothing that they are about, such as a state in which chance is to move
 * @param findings a broken rule each
 * @param coverage what random games came to; nothing where broken rules make it meaningless
 * @param states how many times a rule was checked in a state
 * @param seed the seed of all random numbers: it gives the same report again
 */
public record VerificationReport(
        List<Rule> checked,
        Map<Rule, String> inapplicable,
        List<Rule> unexercised,
        List<Finding> findings,
        Coverage coverage,
        long states,
        long seed) {

    /**
     * A broken rule.
     *
     * @param rule the rule
     * @param violation what it demands, what was found instead, and the moves that lead there
     * @param isShortest whether all shorter lists of moves were tried and none of them breaks the rule; if false, as many were
     *     tried as are allowed, then moves were taken away from the list that was found
     * @param others the rules that could not be checked for the same exception, thrown in the same place of the game; empty for
     *     what is no exception
     */
    public record Finding(Rule rule, Violation violation, boolean isShortest, List<Rule> others) {

        public Finding {
            others = List.copyOf(others);
        }

        /** The findings, those of one exception, thrown in one place, as one: of the longest list of moves, which leads up to it. */
        static List<Finding> together(List<Finding> findings) {
            Map<Object, Finding> together = new LinkedHashMap<>();
            findings.forEach(finding -> together.merge(finding.place(), finding, Finding::and));
            return List.copyOf(together.values());
        }

        private Finding and(Finding other) {
            if (other.violation.reproduction().moves().size()
                    > violation.reproduction().moves().size()) {
                return other.withOthers(others, rule);
            }
            return withOthers(others, other.rule);
        }

        private Finding withOthers(List<Rule> some, Rule last) {
            return new Finding(
                    rule,
                    violation,
                    isShortest,
                    Stream.concat(some.stream(), Stream.of(last)).toList());
        }

        /** The kind of exception and where it was thrown; this finding itself for anything but an exception of the game. */
        private Object place() {
            Throwable cause = violation.getCause();
            if (cause == null || cause instanceof Hang) {
                return this;
            }
            StackTraceElement frame = Frames.firstOutside(cause.getStackTrace());
            return frame == null ? this : cause.getClass().getName() + " at " + Frames.text(frame);
        }

        /** The violation in several lines. */
        @Override
        public String toString() {
            String moves = isShortest ? "no shorter list breaks the rule" : "shortened; there may be shorter ones";
            String thrown =
                    others.isEmpty() ? "" : "the game threw an exception, which " + others.size() + " more rules met\n";
            return thrown + violation.getMessage() + "\n  (" + rule.name() + "; " + moves + ")";
        }
    }

    public VerificationReport {
        checked = List.copyOf(checked);
        inapplicable = Collections.unmodifiableMap(new LinkedHashMap<>(inapplicable));
        unexercised = List.copyOf(unexercised);
        findings = List.copyOf(findings);
    }

    /** Whether all rules that apply were checked, none is broken, and {@linkplain Coverage#unseen enough was seen}. */
    public boolean isRight() {
        return findings.isEmpty() && coverage.unseen().isEmpty();
    }

    /**
     * The rules, in their order, that were not checked because a broken rule makes them meaningless: a game or a method never ends, or what is played
     * in copies shows in the initial state.
     */
    public List<Rule> unchecked() {
        return Rules.all().stream()
                .filter(rule -> !checked.contains(rule) && !inapplicable.containsKey(rule))
                .toList();
    }

    /** What is left to say of a game without a finding. */
    private String rest() {
        StringBuilder rest = new StringBuilder();
        if (!inapplicable.isEmpty()) {
            rest.append("\n" + inapplicable.size() + " more do not apply, for the game is without "
                    + inapplicable.values().stream().distinct().collect(Collectors.joining("; ")));
        }
        if (!unexercised.isEmpty()) {
            rest.append("\nfound nothing to check: "
                    + unexercised.stream().map(Rule::name).collect(Collectors.joining(", ")));
        }
        rest.append("\n" + coverage);
        if (inapplicable.containsKey(GameStateRule.POSITIONS_ARE_AS_MANY_AS_STATED)
                && !coverage.positions().isEmpty()) {
            rest.append("\nlists of moves by their length: " + coverage.positions()
                    + "; no rule finds what is wrong everywhere, such as a wrong line of four: compare these numbers with known ones"
                    + " and state them (GameFacts.withPositions), or compare the game with a slow, obvious version of it"
                    + " (GameAssertions.assertSameGame)");
        }
        return rest.toString();
    }

    /** The report for people: a line, and some more for each broken rule. */
    @Override
    public String toString() {
        if (findings.isEmpty()) {
            String hold = checked.size() + " rules hold, checked " + states + " times in all, seed " + seed + rest();
            return isRight()
                    ? "right: " + hold
                    : "not enough seen: random games do not come to " + String.join(", nor to ", coverage.unseen())
                            + "; as far as they come " + hold;
        }
        String broken = findings.stream().map(finding -> "\n\n" + finding).collect(Collectors.joining());
        String left = unchecked().isEmpty()
                ? ""
                : "\n\nnot checked, for these rules need the broken one: "
                        + unchecked().size() + " rules";
        return "wrong: " + findings.size() + " of " + checked.size() + " rules are broken" + broken + left;
    }
}
