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
 * The findings of {@link GameVerifier}: which rules were checked, and which of them are broken.
 *
 * <p>Immutable.
 *
 * @param checked the rules that were checked, in the order of {@link Rules#all}
 * @param inapplicable the rules that do not apply, each with what it needs and the game lacks
 * @param unexercised the rules that were checked and found nothing that they are about, such as a state in which chance is to move
 * @param findings a broken rule each, the most telling first
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
     * @param others the rules that met the same: an exception that is thrown in the same place of the game, a state without legal moves
     *     in which the game goes on, or a state that says the same, which it should not
     */
    public record Finding(Rule rule, Violation violation, boolean isShortest, List<Rule> others) {

        public Finding {
            others = List.copyOf(others);
        }

        /** The most telling of these findings first, and those that show the same as one. */
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

        /** This one and another with the same symptom, as one: the more telling; of exceptions, the one that most moves lead up to. */
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

        /** The key that is equal for all rules that one fault breaks; this finding itself where nothing is known to be. */
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

        /** The violation in several lines. */
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
     * The rules, in their order, that were not checked because a broken rule makes them meaningless: a game or a method never ends, or what is played
     * in copies shows in the initial state.
     */
    public List<Rule> unchecked() {
        return Rules.all().stream()
                .filter(rule -> !checked.contains(rule) && !inapplicable.containsKey(rule))
                .toList();
    }

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
        if (inapplicable.containsKey(Rules.named("POSITIONS_ARE_AS_MANY_AS_STATED"))
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
