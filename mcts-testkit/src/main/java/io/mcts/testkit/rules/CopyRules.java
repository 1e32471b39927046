package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import java.util.List;

/** A state stays what it is until something is played in it, and its copy, or one that is reset to it, is another such state. */
public final class CopyRules {

    private CopyRules() {}

    static <S extends GameState<S, M>, M extends Move> void askingTwiceGivesTheSameAnswer(GameSubject<S, M> subject) {
        S state = subject.state();
        Snapshot first = Snapshot.of(state);
        subject.requireEqual(first, Snapshot.of(state), "when asked again");
        subject.requireEqual(first, first.askedInReverse(subject.state()), "when asked in another order");
    }

    static <S extends GameState<S, M>, M extends Move> void copyEqualsItsOriginal(GameSubject<S, M> subject) {
        subject.requireUnchanged(subject.state().copy(), "in the original");
    }

    static <S extends GameState<S, M>, M extends Move> void playInACopyNeverShowsInTheOriginal(
            GameSubject<S, M> subject) {
        S original = subject.state();
        playAside(subject, original, original.copy(), "in the original, as before play in the copy");
        S copy = subject.state().copy();
        playAside(subject, copy, copy.copy(), "in a copy, as before play in a copy of it");
    }

    static <S extends GameState<S, M>, M extends Move> void playInTheOriginalNeverShowsInACopy(
            GameSubject<S, M> subject) {
        S original = subject.state();
        playAside(subject, original.copy(), original, "in the copy, as before play in the original");
    }

    /** Plays another game, which shares no more with the state under test than its beginning. */
    static <S extends GameState<S, M>, M extends Move> void otherGamesNeverShow(GameSubject<S, M> subject) {
        playAside(subject, subject.state(), subject.initialState(), "as before another game was played");
    }

    /** Plays on in one state, and demands that another stays what it is. */
    private static <S extends GameState<S, M>, M extends Move> void playAside(
            GameSubject<S, M> subject, S watched, S played, String where) {
        Snapshot before = Snapshot.of(watched);
        subject.playToTheEnd(played, subject.otherRandom());
        subject.requireEqual(before, Snapshot.of(watched), where);
        subject.requireUnchanged(watched, where);
    }

    /** Resets the initial state, and one at the end of a game, to the state under test; both have answered all questions before. */
    static <S extends GameState<S, M>, M extends Move> void resetEqualsACopy(GameSubject<S, M> subject) {
        S ended = subject.initialState();
        subject.playToTheEnd(ended, subject.otherRandom());
        for (S state : List.of(subject.initialState(), ended)) {
            S other = subject.state();
            Snapshot.of(state); // so that it has answers to keep, which are wrong after the reset
            Resettable.reset(state, other);
            subject.requireUnchanged(state, "after resetTo()");
            subject.requireUnchanged(other, "in the state that was the argument of resetTo()");
        }
    }

    static <S extends GameState<S, M>, M extends Move> void resetStatesAreIndependent(GameSubject<S, M> subject) {
        S state = subject.initialState();
        S other = subject.state();
        Resettable.reset(state, other);
        subject.playToTheEnd(other, subject.otherRandom());
        subject.requireUnchanged(state, "after resetTo(), as before play in its argument");
        S argument = subject.state();
        S played = subject.initialState();
        Resettable.reset(played, argument);
        subject.playToTheEnd(played, subject.otherRandom());
        subject.requireUnchanged(argument, "in the argument of resetTo(), as before play in the other");
    }
}
