package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.FEW;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/** The rules of a search by several threads. */
public record ParallelSearchRules<S extends GameState<S, M>, M extends Move>(
        GameSubject<S, M> subject, SearchRules<S, M> rules) {

    private static final Precondition<GameSubject<?, ?>> LISTED = new Precondition<>(
            "moves and outcomes that are listed", subject -> subject.search().isShared());

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            rule(
                            "VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS",
                            ParallelSearchRules::visitsOfSeveralTreesSumToTheIterations)
                    .stating(
                            "with a tree for each thread the visits of the root's moves sum to the iterations, and the answer is legal"),
            rule(
                            "SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED",
                            ParallelSearchRules::severalTreesGiveTheSameResult)
                    .stating("with a tree for each thread the same seed and number of iterations give the same result")
                    .claiming(OptionalRule.REPEATS_BY_SEED),
            rule(
                            "VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS",
                            ParallelSearchRules::visitsOfASharedTreeSumToTheIterations)
                    .stating(
                            "with several threads in one tree the visits of the root's moves sum to the iterations, and the answer is legal")
                    .claiming(OptionalRule.SHARES_A_TREE)
                    .needing(LISTED),
            rule("SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS", ParallelSearchRules::searchesAtOnceFindWhatOneAloneFinds)
                    .stating(
                            "several threads that search with one Mcts at once find what one alone finds by the same seed")
                    .claiming(OptionalRule.REPEATS_BY_SEED),
            rule("NO_THREAD_IS_BUSY_AFTERWARDS", ParallelSearchRules::noThreadIsBusyAfterwards)
                    .stating("when a search returns, no thread is busy with it"),
            rule("A_CANCELLED_SEARCH_ANSWERS", ParallelSearchRules::aCancelledSearchAnswers)
                    .stating("a search that is cancelled stops with a legal move"),
            rule("AN_INTERRUPTED_SEARCH_ANSWERS", ParallelSearchRules::anInterruptedSearchAnswers)
                    .stating(
                            "a search whose thread is interrupted stops with a legal move, and the thread still is interrupted"));

    private static Check<GameSubject<?, ?>> rule(String name, Consumer<ParallelSearchRules<?, ?>> body) {
        return Check.rule(FEW, name, GameSubject.inPlay(subject -> body.accept(of(subject))));
    }

    private static <S extends GameState<S, M>, M extends Move> ParallelSearchRules<S, M> of(GameSubject<S, M> subject) {
        return new ParallelSearchRules<>(subject, new SearchRules<>(subject));
    }

    private void visitsOfSeveralTreesSumToTheIterations() {
        requireVisits(subject.search()::inSeveralTrees);
    }

    private void visitsOfASharedTreeSumToTheIterations() {
        requireVisits(subject.search()::inOneTree);
    }

    private void requireVisits(Function<ExecutorService, Mcts<S, M>> way) {
        SearchResult<M> result = search(way);
        rules.requireVisits(result);
        rules.requireLegal(subject.state(), result, "");
    }

    private SearchResult<M> search(Function<ExecutorService, Mcts<S, M>> way) {
        Budget budget = subject.search().budget();
        return SearchUnderTest.with(subject, threads -> way.apply(threads).search(subject.state(), budget));
    }

    private void severalTreesGiveTheSameResult() {
        Budget budget = subject.search().budget();
        SearchUnderTest.with(subject, threads -> {
            Mcts<S, M> mcts = subject.search().inSeveralTrees(threads);
            SearchResult<M> once = mcts.search(subject.state(), budget);
            rules.requireSame(once, mcts.search(subject.state(), budget));
            return once;
        });
    }

    private void searchesAtOnceFindWhatOneAloneFinds() {
        Budget budget = subject.search().budget();
        Mcts<S, M> mcts = subject.search().alone();
        SearchResult<M> alone = mcts.search(subject.state(), budget);
        Callable<SearchResult<M>> beside = () -> mcts.search(subject.state(), budget);
        SearchUnderTest.with(subject, threads -> {
            try {
                for (Future<SearchResult<M>> other :
                        threads.invokeAll(Collections.nCopies(SearchUnderTest.THREADS, beside))) {
                    rules.requireSame(alone, other.get());
                }
            } catch (InterruptedException | ExecutionException failed) {
                throw new IllegalStateException("a search beside others failed: " + failed.getMessage(), failed);
            }
            return alone;
        });
    }

    private void noThreadIsBusyAfterwards() {
        subject.search().all().forEach(way -> search(way));
    }

    private void aCancelledSearchAnswers() {
        requireStop(StopReason.CANCELLED, search -> {
            Cancellation cancellation = new Cancellation();
            return search.search(subject.state(), cancellation, progress -> stop(progress, cancellation::cancel));
        });
    }

    private void anInterruptedSearchAnswers() {
        requireStop(
                StopReason.INTERRUPTED,
                search -> rules.interrupted(() -> {
                    Thread searching = Thread.currentThread();
                    return search.search(
                            subject.state(), Budget.unlimited(), progress -> stop(progress, searching::interrupt));
                }));
    }

    private void stop(SearchProgress<?> progress, Runnable stop) {
        if (progress.iterations() >= subject.search().iterations()) {
            stop.run();
        }
    }

    private void requireStop(StopReason expected, Function<Mcts<S, M>, SearchResult<M>> stopped) {
        for (Function<ExecutorService, Mcts<S, M>> way : subject.search().all()) {
            SearchResult<M> result = SearchUnderTest.with(subject, threads -> stopped.apply(way.apply(threads)));
            rules.requireLegal(subject.state(), result, "");
            StopReason reason = result.effort().stopReason();
            subject.require(reason == expected || reason == StopReason.PROVEN, expected.toString(), reason);
        }
    }
}
