package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The rules of a search by several threads, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum ParallelSearchRule {
    /** {@link Parallel#root}. */
    VISITS_OF_SEVERAL_TREES_SUM_TO_THE_ITERATIONS(
            null,
            "with a tree for each thread the visits of the root's moves sum to the iterations, and the answer is legal",
            ParallelSearchRules::visitsOfSeveralTreesSumToTheIterations),

    /** {@link Parallel#root}. */
    SEVERAL_TREES_GIVE_THE_SAME_RESULT_BY_THE_SAME_SEED(
            SearchClaim.REPEATS_BY_SEED,
            "with a tree for each thread the same seed and number of iterations give the same result",
            ParallelSearchRules::severalTreesGiveTheSameResult),

    /** {@link Parallel#tree}. */
    VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS(
            SearchClaim.SHARES_A_TREE,
            "with several threads in one tree the visits of the root's moves sum to the iterations, and the answer is legal",
            ParallelSearchRules::visitsOfASharedTreeSumToTheIterations),

    /** {@link Mcts#search}. */
    SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS(
            SearchClaim.REPEATS_BY_SEED,
            "several threads that search with one Mcts at once find what one alone finds by the same seed",
            ParallelSearchRules::searchesAtOnceFindWhatOneAloneFinds),

    /** {@link Parallel}. */
    NO_THREAD_IS_BUSY_AFTERWARDS(
            null, "when a search returns, no thread is busy with it", ParallelSearchRules::noThreadIsBusyAfterwards),

    /** {@link Cancellation}. */
    A_CANCELLED_SEARCH_ANSWERS(
            null, "a search that is cancelled stops with a legal move", ParallelSearchRules::aCancelledSearchAnswers),

    /** {@link io.mcts.result.StopReason#INTERRUPTED}. */
    AN_INTERRUPTED_SEARCH_ANSWERS(
            null,
            "a search whose thread is interrupted stops with a legal move, and the thread still is interrupted",
            ParallelSearchRules::anInterruptedSearchAnswers);

    private final @Nullable SearchClaim claim;
    private final String sentence;
    private final Check check;

    ParallelSearchRule(@Nullable SearchClaim claim, String sentence, Check check) {
        this.claim = claim;
        this.sentence = sentence;
        this.check = check;
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return sentence;
    }

    /** Checks the rule in one position, unless the game is over there. */
    <S extends GameState<S, M>, M extends Move> void check(
            GameUnderTest<S, M> game,
            List<Integer> choices,
            Supplier<Mcts.Builder<S, M>> search,
            Set<SearchClaim> unclaimed,
            int iterations) {
        Subject<S, M> subject = new Subject<>(game, sentence);
        try {
            subject.advance(choices);
            if (!subject.state().isTerminal() && SearchClaim.holds(claim, unclaimed)) {
                boolean isShared = SearchClaim.holds(SearchClaim.SHARES_A_TREE, unclaimed);
                check.check(subject, new ThreadedSearch<>(search, isShared, game.seed()), iterations);
            }
        } catch (Violation violation) {
            throw violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw subject.violation("no exception", thrown);
        }
    }

    /** How a rule is checked in a position. */
    @FunctionalInterface
    private interface Check {
        <S extends GameState<S, M>, M extends Move> void check(
                Subject<S, M> subject, ThreadedSearch<S, M> search, int iterations);
    }
}
