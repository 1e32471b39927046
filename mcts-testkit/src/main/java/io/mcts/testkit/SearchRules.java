package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.List;

/** How each {@link SearchRule} is checked. */
final class SearchRules {

    /** Means are quotients of sums of doubles. */
    private static final double ROUNDING = 1e-9;

    private SearchRules() {}

    static <S extends GameState<S, M>, M extends Move> void bestMoveIsLegal(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchResult<M> result = search.search(subject.state(), Budget.iterations(iterations));
        List<M> legal = subject.state().legalMoves();
        subject.require(legal.contains(result.bestMove()), "one of " + legal, result.bestMove());
        for (MoveStatistics<M> move : result.moves()) {
            subject.require(legal.contains(move.move()), "one of " + legal, move.move());
        }
    }

    static <S extends GameState<S, M>, M extends Move> void visitsSumToTheIterations(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchResult<M> result = search.search(subject.state(), Budget.iterations(iterations));
        boolean mayBeFewer = result.effort().stopReason() == StopReason.PROVEN;
        subject.require(
                result.iterations() == iterations || (mayBeFewer && result.iterations() < iterations),
                iterations + " iterations",
                result.iterations());
        long visits = result.moves().stream().mapToLong(MoveStatistics::visits).sum();
        subject.require(visits == result.iterations(), result.iterations() + " visits", visits);
    }

    static <S extends GameState<S, M>, M extends Move> void meansLieInTheirRange(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchResult<M> result = search.search(subject.state(), Budget.iterations(iterations));
        List<Double> values = new ArrayList<>(result.playerValues());
        values.add(result.value());
        for (MoveStatistics<M> move : result.moves()) {
            values.add(move.mean());
            values.add(move.standardError());
        }
        for (double value : values) {
            subject.require(isReward(value), "from 0 to 1", value);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void theStateIsUnchanged(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        S state = subject.state();
        search.search(state, Budget.iterations(iterations));
        Trace expected = Trace.of(subject.state(), subject.random(), subject.longestGame());
        Trace actual = Trace.of(state, subject.random(), subject.longestGame());
        int agreement = expected.agreement(actual);
        subject.require(expected.equals(actual), expected.describe(agreement), actual.describe(agreement));
    }

    static <S extends GameState<S, M>, M extends Move> void theSameSeedGivesTheSameResult(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchResult<M> once = search.search(subject.state(), Budget.iterations(iterations));
        SearchResult<M> again = search.search(subject.state(), Budget.iterations(iterations));
        subject.require(once.moves().equals(again.moves()), RootMoves.of(once), RootMoves.of(again));
        subject.require(
                once.bestMove().equals(again.bestMove()), once.bestMove().toString(), again.bestMove());
        subject.require(
                once.principalVariation().equals(again.principalVariation()),
                once.principalVariation().toString(),
                again.principalVariation());
    }

    static <S extends GameState<S, M>, M extends Move> void visitsAddUpAllOverTheTree(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchTree<S, M> tree = search.tree(subject.state());
        tree.search(Budget.iterations(iterations));
        TreeNode<M> root = tree.snapshot(Integer.MAX_VALUE, Integer.MAX_VALUE);
        requireVisits(subject, root, root.visits());
        int visitsBefore = search.expansionThreshold() - 1;
        root.children().forEach(child -> requireSound(subject, child, visitsBefore));
    }

    private static void requireSound(Subject<?, ?> subject, TreeNode<?> node, int visitsBefore) {
        subject.require(isReward(node.mean()), "a mean from 0 to 1 at " + node.move(), node.mean());
        if (node.kind() != TreeNode.Kind.LEAF && node.omitted() == 0) {
            // the visits of a move before its node is made are evaluations; each later one goes on to a child
            requireVisits(subject, node, node.visits() - visitsBefore);
        }
        node.children().forEach(child -> requireSound(subject, child, visitsBefore));
    }

    private static void requireVisits(Subject<?, ?> subject, TreeNode<?> node, long expected) {
        long below = node.children().stream().mapToLong(TreeNode::visits).sum();
        // an iteration that comes to a proven move goes no further
        boolean isRight = below == expected || (node.bounds().isExact() && below < expected);
        subject.require(isRight, expected + " visits below " + node.move(), below);
    }

    static <S extends GameState<S, M>, M extends Move> void aSpentBudgetGetsAnAnswer(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        List<M> legal = subject.state().legalMoves();
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        for (Budget budget : List.of(Budget.iterations(0), Budget.iterations(1), cancellation)) {
            SearchResult<M> result = search.search(subject.state(), budget);
            subject.require(
                    legal.contains(result.bestMove()), "one of " + legal + " within " + budget, result.bestMove());
            subject.require(result.iterations() <= 1, "no iteration but what is allowed", result.iterations());
        }
        Thread.currentThread().interrupt();
        SearchResult<M> result;
        try {
            result = search.search(subject.state(), Budget.iterations(iterations));
            subject.require(Thread.currentThread().isInterrupted(), "a thread that is interrupted still", "it is not");
        } finally {
            Thread.interrupted(); // the mark is this check's own
        }
        subject.require(legal.contains(result.bestMove()), "one of " + legal + " interrupted", result.bestMove());
    }

    static <S extends GameState<S, M>, M extends Move> void everyLegalMoveIsTried(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        S state = subject.state();
        List<M> legal = state.legalMoves();
        if (state.currentPlayer() == GameState.CHANCE) {
            return;
        }
        SearchResult<M> result = search.search(state, Budget.iterations(Math.max(iterations, legal.size())));
        for (M move : result.effort().stopReason() == StopReason.PROVEN ? List.<M>of() : legal) {
            long visits = result.moves().stream()
                    .filter(statistics -> statistics.move().equals(move))
                    .mapToLong(MoveStatistics::visits)
                    .sum();
            subject.require(visits > 0, "a visit or more of " + move, RootMoves.of(result));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void aMoveThatEndsTheGameHasItsPayoff(Subject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        int iterations = subject.search().iterations();
        SearchTree<S, M> tree = search.tree(subject.state());
        tree.search(Budget.iterations(iterations));
        requirePayoffs(subject, subject.state(), tree.snapshot(Integer.MAX_VALUE, Integer.MAX_VALUE), List.of());
    }

    private static <S extends GameState<S, M>, M extends Move> void requirePayoffs(
            Subject<S, M> subject, S state, TreeNode<M> node, List<M> line) {
        for (TreeNode<M> child : node.children()) {
            M move = child.move();
            if (move == null || child.visits() == 0) {
                continue;
            }
            List<M> further = new ArrayList<>(line);
            further.add(move);
            S next = state.copy();
            next.play(move);
            if (next.isTerminal()) {
                double reward =
                        (next.payoff(child.player()) - next.minPayoff()) / (next.maxPayoff() - next.minPayoff());
                subject.require(
                        Math.abs(child.mean() - reward) <= ROUNDING,
                        reward + ", the reward of player " + child.player() + ", as the mean of the last of " + further,
                        child.mean());
            }
            requirePayoffs(subject, next, child, further);
        }
    }

    private static boolean isReward(double value) {
        return value >= 0 && value <= 1 + ROUNDING;
    }
}
