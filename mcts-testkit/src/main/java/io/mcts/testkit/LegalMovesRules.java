package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The list of legal moves as a list; its elements are the matter of {@link MoveRules}. */
final class LegalMovesRules {

    private LegalMovesRules() {}

    static <S extends GameState<S, M>, M extends Move> void areEmptyExactlyWhenTerminal(Subject<S, M> subject) {
        S state = subject.state();
        @Nullable List<M> moves = state.legalMoves();
        if (moves == null || moves.stream().anyMatch(Objects::isNull)) {
            throw subject.violation("a list of moves, none of them null", moves);
        }
        if (state.isTerminal()) {
            subject.require(moves.isEmpty(), "no legal move in a terminal state", moves);
        } else {
            subject.require(!moves.isEmpty(), "a legal move in a state that is not terminal", moves);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void areUnmodifiable(Subject<S, M> subject) {
        requireUnmodifiable(subject, "legalMoves()", subject.state().legalMoves());
    }

    /** Demands that a list refuses all changes; with an empty one nobody can tell. */
    static <M extends Move> void requireUnmodifiable(Subject<?, ?> subject, String list, List<M> moves) {
        if (!moves.isEmpty()) {
            M first = moves.get(0);
            requireRefused(subject, list + ".set(0, " + first + ")", () -> moves.set(0, first));
            requireRefused(subject, list + ".add(" + first + ")", () -> moves.add(first));
            requireRefused(subject, list + ".remove(0)", () -> moves.remove(0));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void keepTheirOrder(Subject<S, M> subject) {
        S state = subject.state();
        List<M> moves = List.copyOf(state.legalMoves());
        requireSame(subject, moves, state.legalMoves(), "when asked again");
        requireSame(subject, moves, state.copy().legalMoves(), "in a copy");
        requireSame(subject, moves, subject.state().legalMoves(), "in another state reached by the same moves");
    }

    static <S extends GameState<S, M>, M extends Move> void stayWhenTheStateMovesOn(Subject<S, M> subject) {
        S state = subject.state();
        List<M> moves = state.legalMoves();
        List<M> before = List.copyOf(moves);
        RandomGenerator random = subject.random();
        for (int length = 0; !state.isTerminal() && length < subject.longestGame(); length++) {
            M move = RandomPlay.move(state, random);
            state.play(move);
            state.legalMoves();
            requireSame(subject, before, moves, "still, after " + move + " is played");
        }
    }

    /** Counts from the initial state; the state under test does not matter. */
    static <S extends GameState<S, M>, M extends Move> void areAsManyAsStated(Subject<S, M> subject) {
        Subject<S, M> start = subject.fromTheStart();
        subject.facts().positions().forEach((depth, expected) -> {
            long actual = count(start, start.state(), depth);
            start.require(expected == actual, expected + " lists of " + depth + " moves", actual);
        });
    }

    private static <S extends GameState<S, M>, M extends Move> long count(Subject<S, M> start, S state, int depth) {
        if (depth == 0 || state.isTerminal()) {
            return depth == 0 ? 1 : 0;
        }
        start.beat();
        long count = 0;
        for (M move : state.legalMoves()) {
            S next = state.copy();
            next.play(move);
            count += count(start, next, depth - 1);
        }
        return count;
    }

    private static void requireSame(Subject<?, ?> subject, List<?> expected, List<?> actual, String when) {
        subject.require(expected.equals(actual), expected + " " + when, actual);
    }

    private static void requireRefused(Subject<?, ?> subject, String call, Runnable change) {
        try {
            change.run();
        } catch (UnsupportedOperationException refused) {
            return;
        }
        throw subject.violation("UnsupportedOperationException from " + call, "the list was changed");
    }
}
