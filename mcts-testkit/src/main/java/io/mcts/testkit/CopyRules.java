package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** A state stays what it is until something is played in it, and its copy is another such state. */
final class CopyRules {

    private CopyRules() {}

    static <S extends GameState<S, M>, M extends Move> void askingTwiceGivesTheSameAnswer(Subject<S, M> subject) {
        S state = subject.state();
        Snapshot first = Snapshot.of(state);
        Snapshot second = Snapshot.of(state);
        subject.require(first.equals(second), first + " when asked again", second);
        Snapshot inReverse = first.askedInReverse(subject.state());
        subject.require(first.equals(inReverse), first + " when asked in another order", inReverse);
    }

    static <S extends GameState<S, M>, M extends Move> void copyEqualsItsOriginal(Subject<S, M> subject) {
        requireUnchanged(subject, "in the original", subject.state().copy());
    }

    static <S extends GameState<S, M>, M extends Move> void playInACopyNeverShowsInTheOriginal(Subject<S, M> subject) {
        S original = subject.state();
        playAside(subject, original, original.copy(), "in the original, as before play in the copy");
        S copy = subject.state().copy();
        playAside(subject, copy, copy.copy(), "in a copy, as before play in a copy of it");
    }

    static <S extends GameState<S, M>, M extends Move> void playInTheOriginalNeverShowsInACopy(Subject<S, M> subject) {
        S original = subject.state();
        playAside(subject, original.copy(), original, "in the copy, as before play in the original");
    }

    /** Plays another game, which shares no more with the state under test than its beginning. */
    static <S extends GameState<S, M>, M extends Move> void otherGamesNeverShow(Subject<S, M> subject) {
        playAside(subject, subject.state(), subject.initialState(), "as before another game was played");
    }

    /** Plays on in one state, and demands that another stays what it is. */
    private static <S extends GameState<S, M>, M extends Move> void playAside(
            Subject<S, M> subject, S watched, S played, String where) {
        Snapshot before = Snapshot.of(watched);
        RandomPlay.toTheEnd(played, subject.otherRandom(), subject.longestGame());
        Snapshot after = Snapshot.of(watched);
        subject.require(before.equals(after), before + " " + where, after);
        requireUnchanged(subject, where, watched);
    }

    /** Demands that a state still tells, all through a random game, what a newly reached one tells. */
    static <S extends GameState<S, M>, M extends Move> void requireUnchanged(
            Subject<S, M> subject, String where, S state) {
        Trace expected = Trace.of(subject.state(), subject.random(), subject.longestGame());
        Trace actual = Trace.of(state, subject.random(), subject.longestGame());
        int agreement = expected.agreement(actual);
        subject.require(
                expected.equals(actual), expected.describe(agreement) + " " + where, actual.describe(agreement));
    }
}
