package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** How each {@link SearchTreeRule} is checked. */
final class SearchTreeRules {

    /** Of a longer game the end is not played. */
    private static final int MOST_MOVES = 50;

    private SearchTreeRules() {}

    static <S extends GameState<S, M>, M extends Move> void searchingInStepsIsSearchingAtOnce(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchResult<M> once = search.search(subject.state(), Budget.iterations(iterations));
        SearchTree<S, M> tree = search.tree(subject.state());
        tree.search(Budget.iterations(iterations / 3));
        SearchResult<M> inSteps = tree.search(Budget.iterations(iterations - iterations / 3));
        subject.require(once.moves().equals(inSteps.moves()), RootMoves.of(once), RootMoves.of(inSteps));
        subject.require(
                once.bestMove().equals(inSteps.bestMove()), once.bestMove().toString(), inSteps.bestMove());
    }

    static <S extends GameState<S, M>, M extends Move> void theStateIsThatAfterTheMove(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        for (M move : subject.state().legalMoves()) {
            SearchTree<S, M> tree = search.tree(subject.state());
            tree.search(Budget.iterations(iterations));
            tree.advance(move);
            S state = subject.state();
            state.play(move);
            Trace expected = Trace.of(state, subject.random(), subject.longestGame());
            Trace actual = Trace.of(tree.state(), subject.random(), subject.longestGame());
            int agreement = expected.agreement(actual);
            subject.require(
                    expected.equals(actual),
                    expected.describe(agreement) + " after " + move,
                    actual.describe(agreement));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void whatIsKnownBelowTheMoveIsKept(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        for (M move : subject.state().legalMoves()) {
            SearchTree<S, M> tree = search.tree(subject.state());
            tree.search(Budget.iterations(iterations));
            List<TreeNode<M>> before = childrenOf(move, snapshot(tree));
            tree.advance(move);
            List<TreeNode<M>> after = before.isEmpty() ? before : snapshot(tree).children();
            // a policy that relies on the order of the root's moves has them put into it anew
            subject.require(
                    Set.copyOf(before).equals(Set.copyOf(after)), "in any order " + before + " after " + move, after);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> TreeNode<M> snapshot(SearchTree<S, M> tree) {
        return tree.snapshot(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    private static <M extends Move> List<TreeNode<M>> childrenOf(M move, TreeNode<M> root) {
        return root.children().stream()
                .filter(child -> move.equals(child.move()))
                .flatMap(child -> child.children().stream())
                .toList();
    }

    static <S extends GameState<S, M>, M extends Move> void visitsAreAddedToThoseKept(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        for (M move : subject.state().legalMoves()) {
            SearchTree<S, M> tree = search.tree(subject.state());
            tree.search(Budget.iterations(iterations));
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                long kept = visits(tree.search(Budget.iterations(0)));
                SearchResult<M> result = tree.search(Budget.iterations(iterations));
                long expected = kept + result.iterations();
                subject.require(
                        visits(result) == expected,
                        kept + " + " + result.iterations() + " visits after " + move,
                        visits(result));
            }
        }
    }

    private static long visits(SearchResult<?> result) {
        return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    static <S extends GameState<S, M>, M extends Move> void everyAnswerOfAGameIsLegal(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        RandomGenerator random = subject.random();
        S state = subject.state();
        SearchTree<S, M> tree = search.tree(state);
        for (int moves = 0; moves < MOST_MOVES && !state.isTerminal(); moves++) {
            SearchResult<M> result = tree.search(Budget.iterations(iterations));
            List<M> legal = state.legalMoves();
            subject.require(
                    legal.contains(result.bestMove()),
                    "one of " + legal + " after " + moves + " more moves",
                    result.bestMove());
            for (MoveStatistics<M> move : result.moves()) {
                subject.require(
                        legal.contains(move.move()),
                        "one of " + legal + " after " + moves + " more moves",
                        move.move());
            }
            // as in a game against somebody: one's own moves are the best, the others' any
            M next = moves % 2 == 0 && state.currentPlayer() != GameState.CHANCE
                    ? result.bestMove()
                    : RandomPlay.move(state, random);
            tree.advance(next);
            state.play(next);
        }
    }
}
