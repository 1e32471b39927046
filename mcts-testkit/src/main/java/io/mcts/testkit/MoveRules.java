package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The legal moves of a state, one by one and against each other. */
final class MoveRules {

    private MoveRules() {}

    static <S extends GameState<S, M>, M extends Move> void areDistinct(Subject<S, M> subject) {
        requireDistinct(subject, "value", move -> move);
    }

    static <S extends GameState<S, M>, M extends Move> void haveDistinctIndices(Subject<S, M> subject) {
        for (M move : subject.state().legalMoves()) {
            subject.require(move.index() >= 0, "an index of at least 0 for " + move, move.index());
        }
        requireDistinct(subject, "index", Move::index);
    }

    static <S extends GameState<S, M>, M extends Move> void areWrittenDistinctly(Subject<S, M> subject) {
        requireDistinct(subject, "written form", Move::toString);
    }

    static <S extends GameState<S, M>, M extends Move> void equalMovesHaveEqualIndices(Subject<S, M> subject) {
        List<M> moves = subject.state().legalMoves();
        List<M> same = subject.state().legalMoves();
        subject.require(moves.equals(same), moves + " in another state reached by the same moves", same);
        for (int i = 0; i < moves.size(); i++) {
            requireTwins(subject, moves.get(i), same.get(i));
        }
    }

    /** Plays each legal move in a state of its own, and the equal move of a copy in another. */
    static <S extends GameState<S, M>, M extends Move> void movesOfACopyFitTheOriginal(Subject<S, M> subject) {
        int count = subject.state().legalMoves().size();
        for (int i = 0; i < count; i++) {
            S state = subject.state();
            M own = state.legalMoves().get(i);
            state.play(own);
            S original = subject.state();
            M found = original.copy().legalMoves().get(i);
            original.play(found);
            Snapshot expected = Snapshot.of(state);
            Snapshot actual = Snapshot.of(original);
            subject.require(expected.equals(actual), expected + " after " + found, actual);
        }
    }

    /** Plays each legal move in a state of its own, and compares it with what it was and with an equal one that was not played. */
    static <S extends GameState<S, M>, M extends Move> void stayAsTheyAreWhenPlayed(Subject<S, M> subject) {
        int count = subject.state().legalMoves().size();
        for (int i = 0; i < count; i++) {
            S state = subject.state();
            M move = state.legalMoves().get(i);
            M twin = subject.state().legalMoves().get(i);
            String before = text(move);
            state.play(move);
            subject.require(before.equals(text(move)), before + " after it was played, too", text(move));
            subject.require(
                    move.equals(twin), "a move equal to " + text(twin) + ", as before it was played", text(move));
        }
    }

    private static String text(Move move) {
        return move + " with index " + move.index() + " and hash code " + move.hashCode();
    }

    private static void requireTwins(Subject<?, ?> subject, Move move, Move twin) {
        subject.require(move.index() == twin.index(), "index " + move.index() + " of each equal " + move, twin.index());
        subject.require(
                move.hashCode() == twin.hashCode(),
                "hash code " + move.hashCode() + " of each equal " + move,
                twin.hashCode());
        subject.require(
                move.toString().equals(twin.toString()), "each equal " + move + " written alike", twin.toString());
    }

    private static <S extends GameState<S, M>, M extends Move> void requireDistinct(
            Subject<S, M> subject, String what, Function<M, Object> property) {
        List<M> moves = subject.state().legalMoves();
        Map<Object, M> seen = new HashMap<>();
        for (M move : moves) {
            M twin = seen.put(property.apply(move), move);
            subject.require(
                    twin == null,
                    "a different " + what + " for each of " + moves,
                    twin + " and " + move + " have the same: " + property.apply(move));
        }
    }
}
