package io.mcts.testkit.check;

import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.report.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A rule and how it is checked: of a game, a part or a search.
 *
 * @param tries how often it is checked: the more expensive, the less often
 * @param claim the claim it rests on; null for what every part keeps
 * @param needs the preconditions; a subject that lacks one is not checked
 * @param hint the usual cause of a broken rule; empty if none is known
 * @param body throws a {@link io.mcts.testkit.report.Violation} where the rule is broken
 * @param <C> the kind of subject
 */
public record Check<C extends Subject>(
        String name,
        String sentence,
        int tries,
        @Nullable OptionalRule claim,
        List<Precondition<? super C>> needs,
        String hint,
        Consumer<C> body)
        implements Rule {

    /** The tries of a rule that looks only at ends of games. They meet an end that comes about once in 400 games. */
    public static final int ENDS = 5_000;
    /** Tries of a rule that looks at one state. */
    public static final int MANY = 1_000;
    /** Tries of a rule that plays some games. */
    public static final int SOME = 100;
    /** Tries of a rule that plays thousands of games. */
    public static final int FEW = 10;

    /** A rule of every subject, whose sentence is yet to be stated. */
    public static <C extends Subject> Check<C> rule(int tries, String name, Consumer<C> body) {
        return new Check<>(name, "", tries, null, List.of(), "", body);
    }

    public static <C extends Subject> Check<C> ofName(Function<? super C, Object> part) {
        return Check.<C>rule(FEW, "PARAMETERS_ARE_PRINTED", subject -> subject.requireName(part.apply(subject)))
                .stating("toString() prints a name and parameters in one line, always the same")
                .claiming(OptionalRule.PARAMETERS_ARE_PRINTED);
    }

    /**
     * Returns the rule of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static <C extends Subject> Check<C> named(String name, List<Check<C>> rules) {
        return rules.stream()
                .filter(rule -> rule.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no rule is named " + name + "; the names are "
                        + rules.stream().map(Check::name).collect(Collectors.joining(", "))));
    }

    public Check<C> stating(String demand) {
        return new Check<>(name, demand, tries, claim, needs, hint, body);
    }

    public Check<C> claiming(OptionalRule restsOn) {
        return new Check<>(name, sentence, tries, restsOn, needs, hint, body);
    }

    public Check<C> needing(Precondition<? super C> another) {
        return new Check<>(name, sentence, tries, claim, RandomPlay.with(needs, another), hint, body);
    }

    public Check<C> hinting(String cause) {
        return new Check<>(name, sentence, tries, claim, needs, cause, body);
    }

    /** The same rule, checked in another way. */
    public <D extends Subject> Check<D> by(Consumer<D> other) {
        return new Check<>(name, sentence, tries, claim, List.of(), hint, other);
    }

    public void check(C subject) {
        if (needs.stream().allMatch(need -> need.isMetBy(subject))) {
            body.accept(subject);
        }
    }

    /** Returns the first need that a subject lacks; empty where one of some subjects lacks nothing. */
    public Optional<Precondition<? super C>> lacking(List<? extends C> subjects) {
        Optional<Precondition<? super C>> lacking = Optional.empty();
        for (C subject : subjects) {
            lacking = needs.stream().filter(need -> !need.isMetBy(subject)).findFirst();
            if (lacking.isEmpty()) {
                return lacking;
            }
        }
        return lacking;
    }

    /** Whether the rule is to be checked where some claims are not made. */
    public boolean isClaimed(Set<OptionalRule> unclaimed) {
        return claim == null || !unclaimed.contains(claim);
    }

    public boolean isOfEnds() {
        return tries == ENDS;
    }

    /** Returns the tries of this rule, given those of a cheap rule. */
    public int tries(int cheap) {
        return Math.max(1, (int) ((long) tries * cheap / MANY));
    }

    @Override
    public String toString() {
        return sentence;
    }
}
