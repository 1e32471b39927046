package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.GameSubject;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.Subject;
import io.mcts.testkit.watch.Hang;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A rule on trial in states of a game, one after another, while another thread watches that the game answers. */
public final class Trial<S extends GameState<S, M>, M extends Move> {

    private final Check<? super GameSubject<S, M>> rule;
    private final Duration limit;
    private final Pulse pulse = new Pulse();

    private volatile List<Integer> choices = List.of();
    private volatile GameSubject<S, M> subject;
    private volatile boolean isExercised;

    /** A trial that begins with a game's initial state. */
    Trial(Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game) {
        this.rule = rule;
        this.limit = game.facts().timeLimit();
        this.subject = new GameSubject<>(game, rule.sentence(), pulse);
    }

    /**
     * What breaks a rule in one state of a game, or null.
     *
     * @param choices the way to the state, as in {@link GameSubject#advance}
     */
    public static <S extends GameState<S, M>, M extends Move> @Nullable Violation broken(
            Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game, List<Integer> choices) {
        Trial<S, M> trial = new Trial<>(rule, game);
        return trial.watch(() -> Optional.ofNullable(trial.violation(game, choices)), Optional::of)
                .orElse(null);
    }

    /** What is thrown where the rule is broken, or null if it is kept; to be asked by what {@link #watch} runs. */
    @Nullable
    Violation violation(GameUnderTest<S, M> game, List<Integer> wayToTheState) {
        GameSubject<S, M> next = new GameSubject<>(game, rule.sentence(), pulse);
        choices = wayToTheState;
        subject = next;
        Check<GameSubject<S, M>> inTheState = new Check<>(null, 1, rule.sentence(), state -> {
            state.advance(wayToTheState);
            rule.body().accept(state);
        });
        Violation broken = Subject.broken(inTheState, next);
        isExercised |= next.isExercised();
        return broken;
    }

    /** Whether the rule demanded anything in some state. */
    boolean isExercised() {
        return isExercised;
    }

    /**
     * Runs what asks for violations.
     *
     * @param whereItHangs makes the result of a method that does not return, which breaks the rule in the state that was tried last
     */
    <T> T watch(Callable<T> task, Function<Violation, T> whereItHangs) {
        try {
            return Watch.over(pulse, limit, task);
        } catch (Hang hang) {
            return whereItHangs.apply(subject.violation(limit, hang));
        }
    }

    /** The way to the state that was tried last. */
    List<Integer> choices() {
        return choices;
    }

    /** The game of the state that was tried last. */
    GameUnderTest<S, M> game() {
        return subject.game();
    }
}
