package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;

/** How each {@link ParallelSearchRule} is checked. */
final class ParallelSearchRules {

    private ParallelSearchRules() {}

    static <S extends GameState<S, M>, M extends Move> void visitsOfSeveralTreesSumToTheIterations(
            Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        requireVisits(subject, search::inSeveralTrees, iterations);
    }

    static <S extends GameState<S, M>, M extends Move> void visitsOfASharedTreeSumToTheIterations(
            Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        requireVisits(subject, search::inOneTree, iterations);
    }

    private static <S extends GameState<S, M>, M extends Move> void requireVisits(
            Subject<S, M> subject, Function<ExecutorService, Mcts<S, M>> search, int iterations) {
        SearchResult<M> result = SearchUnderTest.with(
                subject, threads -> search.apply(threads).search(subject.state(), Budget.iterations(iterations)));
        boolean mayBeFewer = result.effort().stopReason() == StopReason.PROVEN;
        subject.require(
                result.iterations() == iterations || (mayBeFewer && result.iterations() < iterations),
                iterations + " iterations",
                result.iterations());
        long visits = result.moves().stream().mapToLong(MoveStatistics::visits).sum();
        subject.require(visits == result.iterations(), result.iterations() + " visits", visits);
        requireLegal(subject, result);
    }

    private static <M extends Move> void requireLegal(Subject<?, M> subject, SearchResult<M> result) {
        List<M> legal = subject.legalMoves();
        subject.require(legal.contains(result.bestMove()), "one of " + legal, result.bestMove());
    }

    static <S extends GameState<S, M>, M extends Move> void severalTreesGiveTheSameResult(Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        SearchUnderTest.with(subject, threads -> {
            Mcts<S, M> mcts = search.inSeveralTrees(threads);
            SearchResult<M> once = mcts.search(subject.state(), Budget.iterations(iterations));
            SearchResult<M> again = mcts.search(subject.state(), Budget.iterations(iterations));
            requireSame(subject, once, again);
            return again;
        });
    }

    static <S extends GameState<S, M>, M extends Move> void searchesAtOnceFindWhatOneAloneFinds(Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        Mcts<S, M> mcts = search.alone();
        SearchResult<M> alone = mcts.search(subject.state(), Budget.iterations(iterations));
        SearchUnderTest.with(subject, threads -> {
            List<Future<SearchResult<M>>> others = new ArrayList<>();
            for (int i = 0; i < SearchUnderTest.THREADS; i++) {
                others.add(threads.submit(() -> mcts.search(subject.state(), Budget.iterations(iterations))));
            }
            others.forEach(other -> requireSame(subject, alone, resultOf(other)));
            return alone;
        });
    }

    private static <M extends Move> SearchResult<M> resultOf(Future<SearchResult<M>> search) {
        try {
            return search.get();
        } catch (InterruptedException | ExecutionException failed) {
            throw new IllegalStateException("a search beside others failed: " + failed.getMessage(), failed);
        }
    }

    private static <M extends Move> void requireSame(
            Subject<?, M> subject, SearchResult<M> expected, SearchResult<M> actual) {
        subject.require(expected.moves().equals(actual.moves()), RootMoves.of(expected), RootMoves.of(actual));
        subject.require(
                expected.bestMove().equals(actual.bestMove()),
                expected.bestMove().toString(),
                actual.bestMove());
    }

    static <S extends GameState<S, M>, M extends Move> void noThreadIsBusyAfterwards(Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        for (Function<ExecutorService, Mcts<S, M>> way : search.all()) {
            SearchUnderTest.with(
                    subject, threads -> way.apply(threads).search(subject.state(), Budget.iterations(iterations)));
        }
    }

    static <S extends GameState<S, M>, M extends Move> void aCancelledSearchAnswers(Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        for (Function<ExecutorService, Mcts<S, M>> way : search.all()) {
            SearchResult<M> result = SearchUnderTest.with(subject, threads -> {
                Cancellation cancellation = new Cancellation();
                return way.apply(threads).search(subject.state(), cancellation, progress -> {
                    if (progress.iterations() >= iterations) {
                        cancellation.cancel();
                    }
                });
            });
            requireLegal(subject, result);
            requireReason(subject, StopReason.CANCELLED, result);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void anInterruptedSearchAnswers(Subject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        for (Function<ExecutorService, Mcts<S, M>> way : search.all()) {
            SearchResult<M> result = SearchUnderTest.with(subject, threads -> {
                Thread searching = Thread.currentThread();
                boolean isInterrupted;
                SearchResult<M> found;
                try {
                    found = way.apply(threads).search(subject.state(), Budget.unlimited(), progress -> {
                        if (progress.iterations() >= iterations) {
                            searching.interrupt();
                        }
                    });
                } finally {
                    isInterrupted = Thread.interrupted(); // the mark is this check's own
                }
                subject.require(
                        isInterrupted || found.effort().stopReason() == StopReason.PROVEN,
                        "a thread that is interrupted still",
                        "it is not");
                return found;
            });
            requireLegal(subject, result);
            requireReason(subject, StopReason.INTERRUPTED, result);
        }
    }

    private static void requireReason(Subject<?, ?> subject, StopReason expected, SearchResult<?> result) {
        StopReason reason = result.effort().stopReason();
        subject.require(reason == expected || reason == StopReason.PROVEN, expected.toString(), reason);
    }
}
