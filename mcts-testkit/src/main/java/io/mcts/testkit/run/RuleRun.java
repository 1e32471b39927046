package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.Subject;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.run.Shortening.Shortened;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.TimeoutFailure;
import io.mcts.testkit.watch.Watch;
import java.time.Duration;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Checks a rule throughout a game: in the initial states, then in states reached by random choices. */
public final class RuleRun<S extends GameState<S, M>, M extends Move> {

    private static final int MANY_MOVES = 10_000;
    private static final int LONG_GAME = 40;

    private final Check<? super GameSubject<S, M>> rule;
    private final GameUnderTest<S, M> game;
    private final int tries;
    private final Heartbeat pulse = new Heartbeat();
    private int checks;
    private volatile boolean isExercised;
    private volatile List<Integer> lastChoices = List.of();

    private volatile GameSubject<S, M> last;

    /** Makes a run in a number of states, initial ones included, while another thread watches that the game answers. */
    public RuleRun(Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game, int tries) {
        this.rule = rule;
        this.game = game;
        this.tries = tries;
        this.last = new GameSubject<>(game, rule, pulse);
    }

    public static <S extends GameState<S, M>, M extends Move> @Nullable Violation broken(
            Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game, List<Integer> choices) {
        RuleRun<S, M> run = new RuleRun<>(rule, game, 1);
        return run.watch(() -> run.violation(game, choices), violation -> violation);
    }

    public int checks() {
        return checks;
    }

    public boolean isExercised() {
        return isExercised;
    }

    public Optional<Shortened> broken() {
        int begins = game.count();
        Violation broken = watch(() -> atTheBeginnings(begins), violation -> violation);
        if (broken == null && tries > begins) {
            int longest = game.longestList();
            broken = watch(() -> elsewhere(begins, longest), violation -> violation);
        }
        return Optional.ofNullable(broken)
                .map(violation -> new Shortening<>(rule, last.game(), tries).of(lastChoices, violation));
    }

    private @Nullable Violation atTheBeginnings(int begins) {
        Violation broken = null;
        for (int i = 0; broken == null && i < begins; i++) {
            broken = check(game.from(i), List.of());
        }
        return broken;
    }

    private @Nullable Violation elsewhere(int begins, int longest) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(game.seed().value());
        // fewer games are played to their ends where they are long
        int ends = (int) Math.min(tries, begins + (long) tries * LONG_GAME / Math.max(1, longest));
        Violation broken = null;
        for (int i = begins; broken == null && i < (rule.isOfEnds() ? ends : tries); i++) {
            GameUnderTest<S, M> begin = game.from(random.nextInt(begins));
            int length = rule.isOfEnds() ? game.facts().longestGame() : random.nextInt(longest + 1);
            broken = check(begin.inTry(i, random), choices(random.nextLong(), length));
        }
        return broken;
    }

    private @Nullable Violation check(GameUnderTest<S, M> begin, List<Integer> choices) {
        checks++;
        return violation(begin, choices);
    }

    void beat() {
        pulse.beat();
    }

    @Nullable
    Violation violation(GameUnderTest<S, M> begin, List<Integer> choices) {
        GameSubject<S, M> next = new GameSubject<>(begin, rule, pulse);
        lastChoices = choices;
        last = next;
        Violation broken = Subject.broken(
                subject -> {
                    subject.advance(choices);
                    rule.check(subject);
                },
                next);
        isExercised |= next.isExercised();
        return broken;
    }

    /** Runs a task; a method that does not return breaks the rule in the last state. */
    <T extends @Nullable Object> T watch(Callable<T> task, Function<Violation, T> whereItHangs) {
        Duration limit = game.facts().timeLimit();
        try {
            return Watch.over(pulse, limit, task);
        } catch (TimeoutFailure hang) {
            return whereItHangs.apply(last.violation(limit, hang));
        }
    }

    /** Random choices, drawn lazily: a game may end after the first. */
    private static List<Integer> choices(long seed, int length) {
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return new Seed(seed, index).random().nextInt(MANY_MOVES);
            }

            @Override
            public int size() {
                return length;
            }
        };
    }
}
