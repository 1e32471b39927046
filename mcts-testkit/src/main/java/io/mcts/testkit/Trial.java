package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A rule on trial in states of a game, one after another, while another thread watches that the game answers. */
final class Trial<S extends GameState<S, M>, M extends Move> {

    private final Rule<? super Subject<S, M>> rule;
    private final Duration limit;
    private final Pulse pulse = new Pulse();
    private volatile List<Integer> choices = List.of();
    private volatile Subject<S, M> subject;

    /** A trial that begins with a game's initial state. */
    Trial(Rule<? super Subject<S, M>> rule, GameUnderTest<S, M> game) {
        this.rule = rule;
        this.limit = game.facts().timeLimit();
        this.subject = new Subject<>(game, rule.sentence(), pulse);
    }

    /**
     * Checks a rule in one state of a game.
     *
     * @param choices the way to the state, as in {@link Subject#advance}
     * @throws Violation if the rule is broken, or the game or the part throws an exception or does not answer
     */
    static <S extends GameState<S, M>, M extends Move> void check(
            Rule<? super Subject<S, M>> rule, GameUnderTest<S, M> game, List<Integer> choices) {
        Trial<S, M> trial = new Trial<>(rule, game);
        Optional<Violation> violation =
                trial.watch(() -> Optional.ofNullable(trial.violation(game, choices)), Optional::of);
        if (violation.isPresent()) {
            throw violation.get();
        }
    }

    /** What is thrown where the rule is broken, or null if it is kept; to be asked by what {@link #watch} runs. */
    @Nullable
    Violation violation(GameUnderTest<S, M> game, List<Integer> wayToTheState) {
        Subject<S, M> next = new Subject<>(game, rule.sentence(), pulse);
        choices = wayToTheState;
        subject = next;
        try {
            next.advance(wayToTheState);
            rule.check().accept(next);
            return null;
        } catch (Violation violation) {
            return violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return next.violation("no exception", thrown);
        }
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
            return whereItHangs.apply(subject.violation("an answer within " + Hang.text(limit), hang));
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
