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
 * A rule of a game, a part or a search, and its check.
 *
 * @param tries the number of checks, smaller for expensive rules
 * @param claim the claim it rests on; null if every part must keep the rule
 * @param needs the preconditions; a subject that lacks one is not checked
 * @param hint the usual cause of a broken rule; empty if none is known
 * @param body throws a {@link io.mcts.testkit.report.Violation} where the rule is broken
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

    /** Tries of a rule that looks only at ends of games; enough to meet an end that occurs once in 400 games. */
    public static final int ENDS = 5_000;

    public static final int MANY = 1_000;
    public static final int SOME = 100;
    public static final int FEW = 10;

    public static <C extends Subject> Check<C> rule(int tries, String name, Consumer<C> body) {
        return new Check<>(name, "", tries, null, List.of(), "", body);
    }

    public static <C extends Subject> Check<C> ofName(Function<? super C, Object> part) {
        return Check.<C>rule(FEW, "PARAMETERS_ARE_PRINTED", subject -> subject.requireName(part.apply(subject)))
                .stating("toString() prints a name and parameters in one line, always the same")
                .claiming(OptionalRule.PARAMETERS_ARE_PRINTED);
    }

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

    public <D extends Subject> Check<D> by(Consumer<D> other) {
        return new Check<>(name, sentence, tries, claim, List.of(), hint, other);
    }

    public void check(C subject) {
        if (needs.stream().allMatch(need -> need.isMetBy(subject))) {
            body.accept(subject);
        }
    }

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

    public boolean isClaimed(Set<OptionalRule> unclaimed) {
        return claim == null || !unclaimed.contains(claim);
    }

    public boolean isOfEnds() {
        return tries == ENDS;
    }

    public int tries(int cheap) {
        return Math.max(1, (int) ((long) tries * cheap / MANY));
    }

    @Override
    public String toString() {
        return sentence;
    }
}
