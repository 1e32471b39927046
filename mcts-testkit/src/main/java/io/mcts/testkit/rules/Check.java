package io.mcts.testkit.rules;

import io.mcts.testkit.facts.Claim;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule and how it is checked.
 *
 * @param claim what the rule rests on; null for what every part keeps
 * @param tries how often it is checked: the more expensive, the less often
 * @param sentence what is demanded
 * @param body throws a {@link io.mcts.testkit.facts.Violation} where the rule is broken
 * @param <C> what the rule is checked with
 */
public record Check<C>(@Nullable Claim claim, int tries, String sentence, Consumer<C> body) {

    /** Tries of a rule that looks at ends of games alone: so many that an end that comes about once in 400 games is met. */
    static final int ENDS = 5_000;
    /** Tries of a rule that looks at one state. */
    public static final int MANY = 1_000;
    /** Tries of a rule that plays some games. */
    public static final int SOME = 100;
    /** Tries of a rule that plays thousands of games. */
    public static final int FEW = 10;

    static <C> Check<C> of(int tries, String sentence, Consumer<C> body) {
        return new Check<>(null, tries, sentence, body);
    }

    static <C> Check<C> of(Claim claim, int tries, String sentence, Consumer<C> body) {
        return new Check<>(claim, tries, sentence, body);
    }

    /** That a part, which results, logs and benchmarks name, prints its parameters. */
    static <C extends Subject> Check<C> ofName(Function<? super C, Object> part) {
        String sentence = "toString() prints a name and parameters in one line, always the same";
        return of(Claim.PARAMETERS_ARE_PRINTED, FEW, sentence, subject -> subject.requireName(part.apply(subject)));
    }

    /** The rules that a class declares as constants, in their order. */
    @SuppressWarnings("unchecked") // all rules of a class are checked with the same kind of subject
    static <C> List<Check<C>> in(Class<?> rules) {
        List<Check<C>> all = new ArrayList<>();
        for (Field field : rules.getFields()) {
            if (field.getType() == Check.class) {
                try {
                    all.add((Check<C>) field.get(null));
                } catch (IllegalAccessException impossible) {
                    throw new LinkageError(impossible.getMessage(), impossible);
                }
            }
        }
        return List.copyOf(all);
    }

    /** Whether the rule is to be checked where some claims are not made. */
    public boolean isClaimed(Set<Claim> unclaimed) {
        return claim == null || !unclaimed.contains(claim);
    }

    /** Whether the rule is tried at the ends of random games alone. */
    public boolean isOfEnds() {
        return tries == ENDS;
    }

    /** How often the rule is checked where a cheap one is checked so many times. */
    public int tries(int cheap) {
        return Math.max(1, (int) ((long) tries * cheap / MANY));
    }

    @Override
    public String toString() {
        return sentence;
    }
}
