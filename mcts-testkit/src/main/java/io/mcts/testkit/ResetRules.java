package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import java.util.List;

/** The capability {@link Resettable}. */
final class ResetRules {

    private ResetRules() {}

    /** Resets the initial state, and one at the end of a game, to the state under test; both have been asked all there is before. */
    static <S extends GameState<S, M>, M extends Move> void resetEqualsACopy(Subject<S, M> subject) {
        S ended = subject.initialState();
        RandomPlay.toTheEnd(ended, subject.otherRandom(), subject.longestGame());
        for (S state : List.of(subject.initialState(), ended)) {
            S other = subject.state();
            Snapshot.of(state); // so that it has answers to keep, which are wrong after the reset
            reset(state, other);
            CopyRules.requireUnchanged(subject, "after resetTo()", state);
            CopyRules.requireUnchanged(subject, "in the state that was the argument of resetTo()", other);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void resetStatesAreIndependent(Subject<S, M> subject) {
        S state = subject.initialState();
        S other = subject.state();
        reset(state, other);
        RandomPlay.toTheEnd(other, subject.otherRandom(), subject.longestGame());
        CopyRules.requireUnchanged(subject, "after resetTo(), as before play in its argument", state);

        S argument = subject.state();
        S played = subject.initialState();
        reset(played, argument);
        RandomPlay.toTheEnd(played, subject.otherRandom(), subject.longestGame());
        CopyRules.requireUnchanged(subject, "in the argument of resetTo(), as before play in the other", argument);
    }

    @SuppressWarnings("unchecked") // a state can be reset to states of its own class alone
    private static <S extends GameState<S, ?>> void reset(S state, S other) {
        ((Resettable<S>) state).resetTo(other);
    }
}
