package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules of a search by several threads, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
enum ParallelSearchRule {
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

    private final Rule<Subject<?, ?>> rule;

    ParallelSearchRule(@Nullable SearchClaim claim, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(claim, States.FEW, sentence, Rule.unlessOver(check));
    }

    Rule<Subject<?, ?>> rule() {
        return rule;
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
