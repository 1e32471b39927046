package io.mcts.testkit;

import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.report.Coverage;
import io.mcts.testkit.report.Rule;
import io.mcts.testkit.report.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The findings of {@link GameVerifier}: which rules were checked, and which of them are broken. Immutable.
 *
 * @param checked the rules that were checked, in the order of {@link Rules#all}
 * @param inapplicable the rules that do not apply, each with the capability that the game lacks
 * @param unexercised the rules that were checked, but met nothing they apply to, such as a chance state
 * @param findings the broken rules, the most telling first
 * @param coverage the coverage of random games; nothing where broken rules make it meaningless
 * @param states the number of checks of a rule in a state
 * @param seed the seed of all random numbers
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
     * @param isShortest whether no shorter list of moves breaks the rule; if false, not all of them were tried
     * @param others the rules broken by the same fault: the same exception, a state without legal moves, or an equal state
     */
    public record Finding(Rule rule, Violation violation, boolean isShortest, List<Rule> others) {

        public Finding {
            others = List.copyOf(others);
        }

        /** Merges findings with the same symptom, the most telling first. */
        static List<Finding> together(List<Finding> findings) {
            Map<Object, Finding> together = new LinkedHashMap<>();
            findings.forEach(finding -> together.merge(finding.symptom(), finding, Finding::and));
            return together.values().stream()
                    .sorted(Comparator.comparingInt(Finding::rank))
                    .toList();
        }

        /** A rule that names a cause tells most, an exception least. */
        private int rank() {
            return violation.getCause() != null ? 2 : violation.hint().isEmpty() ? 1 : 0;
        }

        /** Merges two findings with the same symptom into the more telling one; of exceptions, the one with the most moves. */
        private Finding and(Finding other) {
            Comparator<Finding> telling = Comparator.comparingInt(Finding::rank)
                    .thenComparingInt(finding -> finding.violation.getCause() == null
                            ? 0
                            : -finding.violation.reproduction().moves().size())
                    .thenComparingInt(finding -> Rules.all().indexOf(finding.rule));
            return telling.compare(this, other) <= 0 ? with(other) : other.with(this);
        }

        private Finding with(Finding other) {
            List<Rule> all = new ArrayList<>(others);
            all.add(other.rule);
            all.addAll(other.others);
            return new Finding(rule, violation, isShortest, all);
        }

        /** A key that is equal for all rules that one fault breaks; this finding if unknown. */
        private Object symptom() {
            Throwable cause = violation.getCause();
            String actual = violation.actual();
            if (cause != null) {
                String symptom = RandomPlay.symptom(cause);
                return symptom == null ? this : symptom;
            }
            if (rule.name().equals("LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL") && actual.equals("[]")) {
                return RandomPlay.NO_LEGAL_MOVE;
            }
            return Snapshot.isWritten(actual)
                    ? List.of(actual, violation.reproduction().moves())
                    : this;
        }

        @Override
        public String toString() {
            String moves = isShortest ? "no shorter list breaks the rule" : "shortened; there may be shorter ones";
            String same = others.isEmpty() ? "" : "; " + others.size() + " more met the same";
            return violation.getMessage() + "\n  (" + rule.name() + "; " + moves + same + ")";
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
     * The rules, in their order, that were not checked because a broken rule makes them meaningless: a game or method that never ends, or
     * copies that change the initial state.
     */
    public List<Rule> unchecked() {
        return Rules.all().stream()
                .filter(rule -> !checked.contains(rule) && !inapplicable.containsKey(rule))
                .toList();
    }

    private String rest() {
        StringBuilder rest = new StringBuilder();
        if (!inapplicable.isEmpty()) {
            rest.append("\n" + inapplicable.size() + " more do not apply, as the game has none of these:\n  "
                    + inapplicable.values().stream().distinct().collect(Collectors.joining("\n  ")));
        }
        if (!unexercised.isEmpty()) {
            rest.append("\nfound nothing to check: "
                    + unexercised.stream().map(Rule::name).collect(Collectors.joining(", ")));
        }
        rest.append("\n" + coverage);
        if (inapplicable.containsKey(Rules.named("POSITIONS_ARE_AS_MANY_AS_STATED"))
                && !coverage.positions().isEmpty()) {
            rest.append("\nlists of moves by their length: " + coverage.positions()
                    + "; no rule finds what is wrong everywhere, such as a wrong line of four: compare these numbers with known ones"
                    + " and state them (GameFacts.withPositions), or compare the game with a slow, obvious version of it"
                    + " (GameAssertions.assertSameGame)");
        }
        return rest.toString();
    }

    @Override
    public String toString() {
        if (findings.isEmpty()) {
            String hold = checked.size() + " rules hold, checked " + states + " times in all, seed " + seed + rest();
            return isRight()
                    ? "right: " + hold
                    : "not enough seen: " + String.join("; ", coverage.unseen()) + "\nas far as they come " + hold;
        }
        String broken = findings.stream().map(finding -> "\n\n" + finding).collect(Collectors.joining());
        String left = unchecked().isEmpty()
                ? ""
                : "\n\nnot checked, for these rules need the broken one: "
                        + unchecked().size() + " rules";
        int rules = findings.stream()
                .mapToInt(finding -> 1 + finding.others().size())
                .sum();
        return "wrong: " + rules + " of " + checked.size() + " rules are broken" + broken + left;
    }
}
