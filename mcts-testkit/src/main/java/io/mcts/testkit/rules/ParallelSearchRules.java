package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.FEW;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.testkit.facts.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rules of a search by several threads. */
public final class ParallelSearchRules {

    public static final Check<GameSubject<?, ?>> VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS = rule(
            null,
            "with a tree for each thread the visits of the root's moves sum to the iterations, and the answer is legal",
            ParallelSearchRules::visitsOfSeveralTreesSumToTheIterations);
    public static final Check<GameSubject<?, ?>> SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED = rule(
            Claim.REPEATS_BY_SEED,
            "with a tree for each thread the same seed and number of iterations give the same result",
            ParallelSearchRules::severalTreesGiveTheSameResult);
    public static final Check<GameSubject<?, ?>> VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS = rule(
            Claim.SHARES_A_TREE,
            "with several threads in one tree the visits of the root's moves sum to the iterations, and the answer is legal",
            ParallelSearchRules::visitsOfASharedTreeSumToTheIterations);
    public static final Check<GameSubject<?, ?>> SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS = rule(
            Claim.REPEATS_BY_SEED,
            "several threads that search with one Mcts at once find what one alone finds by the same seed",
            ParallelSearchRules::searchesAtOnceFindWhatOneAloneFinds);
    public static final Check<GameSubject<?, ?>> NO_THREAD_IS_BUSY_AFTERWARDS = rule(
            null, "when a search returns, no thread is busy with it", ParallelSearchRules::noThreadIsBusyAfterwards);
    public static final Check<GameSubject<?, ?>> A_CANCELLED_SEARCH_ANSWERS = rule(
            null, "a search that is cancelled stops with a legal move", ParallelSearchRules::aCancelledSearchAnswers);
    public static final Check<GameSubject<?, ?>> AN_INTERRUPTED_SEARCH_ANSWERS = rule(
            null,
            "a search whose thread is interrupted stops with a legal move, and the thread still is interrupted",
            ParallelSearchRules::anInterruptedSearchAnswers);

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS,
            SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED,
            VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS,
            SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS,
            NO_THREAD_IS_BUSY_AFTERWARDS,
            A_CANCELLED_SEARCH_ANSWERS,
            AN_INTERRUPTED_SEARCH_ANSWERS);

    private ParallelSearchRules() {}

    private static Check<GameSubject<?, ?>> rule(
            @Nullable Claim claim, String sentence, Consumer<GameSubject<?, ?>> body) {
        return new Check<>(claim, FEW, sentence, EvaluatorRules.inPlay(body));
    }

    private static <S extends GameState<S, M>, M extends Move> void visitsOfSeveralTreesSumToTheIterations(
            GameSubject<S, M> subject) {
        requireVisits(subject, subject.search()::inSeveralTrees);
    }

    private static <S extends GameState<S, M>, M extends Move> void visitsOfASharedTreeSumToTheIterations(
            GameSubject<S, M> subject) {
        if (subject.search().isShared()) {
            requireVisits(subject, subject.search()::inOneTree);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireVisits(
            GameSubject<S, M> subject, Function<ExecutorService, Mcts<S, M>> way) {
        SearchResult<M> result = search(subject, way);
        SearchRules.requireVisits(subject, subject.search().iterations(), result);
        SearchRules.requireLegal(subject, subject.state(), result.bestMove(), "");
    }

    private static <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
            GameSubject<S, M> subject, Function<ExecutorService, Mcts<S, M>> way) {
        Budget budget = subject.search().budget();
        return SearchUnderTest.with(subject, threads -> way.apply(threads).search(subject.state(), budget));
    }

    private static <S extends GameState<S, M>, M extends Move> void severalTreesGiveTheSameResult(
            GameSubject<S, M> subject) {
        Budget budget = subject.search().budget();
        SearchUnderTest.with(subject, threads -> {
            Mcts<S, M> mcts = subject.search().inSeveralTrees(threads);
            SearchResult<M> once = mcts.search(subject.state(), budget);
            SearchRules.requireSame(subject, once, mcts.search(subject.state(), budget));
            return once;
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void searchesAtOnceFindWhatOneAloneFinds(
            GameSubject<S, M> subject) {
        Budget budget = subject.search().budget();
        Mcts<S, M> mcts = subject.search().alone();
        SearchResult<M> alone = mcts.search(subject.state(), budget);
        SearchUnderTest.with(subject, threads -> {
            List<Future<SearchResult<M>>> others = new ArrayList<>();
            for (int i = 0; i < SearchUnderTest.THREADS; i++) {
                others.add(threads.submit(() -> mcts.search(subject.state(), budget)));
            }
            others.forEach(other -> SearchRules.requireSame(subject, alone, resultOf(other)));
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

    private static <S extends GameState<S, M>, M extends Move> void noThreadIsBusyAfterwards(
            GameSubject<S, M> subject) {
        subject.search().all().forEach(way -> search(subject, way));
    }

    private static <S extends GameState<S, M>, M extends Move> void aCancelledSearchAnswers(GameSubject<S, M> subject) {
        requireStop(subject, StopReason.CANCELLED, search -> {
            Cancellation cancellation = new Cancellation();
            return search.search(
                    subject.state(), cancellation, progress -> stop(subject, progress, cancellation::cancel));
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void anInterruptedSearchAnswers(
            GameSubject<S, M> subject) {
        requireStop(subject, StopReason.INTERRUPTED, search -> {
            Thread searching = Thread.currentThread();
            boolean isInterrupted;
            SearchResult<M> found;
            try {
                found = search.search(
                        subject.state(), Budget.unlimited(), progress -> stop(subject, progress, searching::interrupt));
            } finally {
                isInterrupted = Thread.interrupted(); // the mark is this check's own
            }
            subject.require(
                    isInterrupted || found.effort().stopReason() == StopReason.PROVEN,
                    "a thread that is interrupted still",
                    "it is not");
            return found;
        });
    }

    /** Stops a search when it has done the iterations that it is given. */
    private static void stop(GameSubject<?, ?> subject, SearchProgress<?> progress, Runnable stop) {
        if (progress.iterations() >= subject.search().iterations()) {
            stop.run();
        }
    }

    /** Demands that a search, by any threads, that is stopped in a way answers, and says why it stopped. */
    private static <S extends GameState<S, M>, M extends Move> void requireStop(
            GameSubject<S, M> subject, StopReason expected, Function<Mcts<S, M>, SearchResult<M>> stopped) {
        for (Function<ExecutorService, Mcts<S, M>> way : subject.search().all()) {
            SearchResult<M> result = SearchUnderTest.with(subject, threads -> stopped.apply(way.apply(threads)));
            SearchRules.requireLegal(subject, subject.state(), result.bestMove(), "");
            StopReason reason = result.effort().stopReason();
            subject.require(reason == expected || reason == StopReason.PROVEN, expected.toString(), reason);
        }
    }
}
