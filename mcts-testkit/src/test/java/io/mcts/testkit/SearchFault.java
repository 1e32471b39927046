package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.parts.ParallelSearchRules;
import io.mcts.testkit.parts.SearchRules;
import io.mcts.testkit.parts.SolvedGameRules;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A search with a fault, and what the kit has to say of it.
 *
 * @param name of the fault
 * @param search makes the composition
 * @param rule the rule that is broken
 * @param expected how what was expected begins
 * @param actual how what was found begins
 * @param where the shortest list of moves; then, how the description of the game ends: a whole game that was made up, and the
 *     iterations
 */
record SearchFault(
        String name,
        Supplier<Mcts.Builder<GameTree, Branch>> search,
        Check<?> rule,
        String expected,
        String actual,
        String where) {

    static Stream<SearchFault> all() {
        return Stream.of(ofBackups(), ofSelections(), ofRollouts(), ofOthers()).flatMap(List::stream);
    }

    private static List<SearchFault> ofBackups() {
        return List.of(
                backup(
                        FaultyBackups.FlipsTheSign::new,
                        "A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF",
                        "0.9, the reward of player 1, as the mean of the last of [#2, #1]",
                        "0.0999",
                        "[] from 4 iterations"),
                backup(
                        FaultyBackups.GivesTheRewardOfTheOther::new,
                        "A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF",
                        "0.9, the reward of player 1, as the mean of the last of [#2, #1]",
                        "0.1",
                        "[] from 4 iterations"),
                backup(
                        FaultyBackups.CountsTwice::new,
                        "VISITS_SUM_TO_THE_ITERATIONS",
                        "1 visits",
                        "2",
                        "[] from 1 iterations"),
                backup(
                        FaultyBackups.ForgetsTheRoot::new,
                        "VISITS_SUM_TO_THE_ITERATIONS",
                        "1 visits",
                        "0",
                        "[] from 1 iterations"),
                backup(
                        FaultyBackups.ForgetsTheLeaf::new,
                        "VISITS_ADD_UP_ALL_OVER_THE_TREE",
                        "1 visits below #0",
                        "0",
                        "[] from 4 iterations"),
                backup(
                        FaultyBackups.WeighsOutcomesAlike::new,
                        "THE_VALUE_COMES_TO_THE_EXACT_VALUE",
                        "a value of player 1 of 0.6 within 0.05",
                        "0.5000",
                        "[] from 0..10 1[?[0.25:(7 3) 0.75:(3 7)]], 20000 iterations"));
    }

    private static List<SearchFault> ofSelections() {
        return List.of(
                selection(
                        FaultySelections.FlipsTheSign::new,
                        "THE_BEST_MOVE_IS_FOUND",
                        "one of [#1], worth 0.7",
                        "#0 of #0: 19971 x 0.3000",
                        "[] from 0..10 0[(3) (7)], 20000 iterations"),
                selection(
                        FaultySelections.FlipsTheSign::new,
                        "A_BEST_MOVE_IS_FOUND",
                        "a move by which player 1 gets 7.0 or nearly that, after 20000 iterations",
                        "#1, by which they get 1.0, of #1: 19640 x 0.599",
                        "[#0] from 0 iterations"),
                selection(
                        FaultySelections.NeverChoosesTheLast::new,
                        "THE_BEST_MOVE_IS_FOUND",
                        "one of [#1], worth 0.6",
                        "#0 of #0: 19999 x 0.5 ",
                        "[] from 0..10 0[(5) (6)], 20000 iterations"),
                selection(
                        FaultySelections.NeverTriesTheLast::new,
                        "EVERY_LEGAL_MOVE_IS_TRIED",
                        "a visit or more of #2",
                        "#0: 2 x 0.3 ± 0.3535533905932738, #1: 1 x 0.2 ± 0.5, #2: 0 x 0.5",
                        "[] from 0 iterations"),
                selection(
                        FaultySelections.NeverExplores::new,
                        "THE_BEST_MOVE_IS_FOUND",
                        "one of [#1], worth 0.6",
                        "#0 of #0: 19999 x 0.5 ± 5.000250012500625E-5, #1: 1 x 0.3",
                        "[] from 0..10 0[(5) 0[(6) (3)]], 20000 iterations"),
                selection(
                        FaultySelections.CountsItsCalls::new,
                        "THE_SAME_SEED_GIVES_THE_SAME_RESULT",
                        "#0: 2 x 0.35",
                        "#0: 3 x 0.3333333333333333",
                        "[] from 5 iterations"),
                selection(
                        FaultySelections.DependsOnTheThread::new,
                        "SEARCHES_AT_ONCE_FIND_WHAT_ONE_ALONE_FINDS",
                        "#0: 2 x 0.35",
                        "#0: 3 x 0.3333333333333333",
                        "[] from 5 iterations"),
                selection(
                        FaultySelections.CountsFromOne::new,
                        "BEST_MOVE_IS_LEGAL",
                        "no exception",
                        "java.lang.IllegalStateException: counts-from-one selected child 2 of 2 children; allowed are 0 to 1",
                        "[#2] from 3 iterations"));
    }

    private static List<SearchFault> ofRollouts() {
        return List.of(
                policy(
                        FaultyRollouts.PlaysIllegalMoves::new,
                        "BEST_MOVE_IS_LEGAL",
                        "no exception",
                        "java.lang.IllegalStateException: the move #2 is illegal; legal are [#0, #1] in 1[(8 2) (1 9)]",
                        "[] from 3 iterations"),
                policy(
                        FaultyRollouts.ChangesTheState::new,
                        "BEST_MOVE_IS_LEGAL",
                        "no exception",
                        "java.lang.IllegalStateException: the move #0 is illegal; legal are [] in (3 7)",
                        "[] from 1 iterations"),
                policy(
                        FaultyRollouts.HasAGeneratorOfItsOwn::new,
                        "THE_SAME_SEED_GIVES_THE_SAME_RESULT",
                        "#0: 1 x 0.3 ± 0.5, #1: 1 x 1.0",
                        "#0: 1 x 0.9 ± 0.5, #1: 1 x 1.0",
                        "[] from 2 iterations"),
                policy(
                        FaultyRollouts.RemembersOtherSearches::new,
                        "THE_SAME_SEED_GIVES_THE_SAME_RESULT",
                        "#0: 1 x 0.9",
                        "#0: 1 x 0.3",
                        "[] from 3 iterations"),
                policy(
                        FaultyRollouts.DrawsOutcomesAlike::new,
                        "LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS",
                        "0.45 on average for player 0 within 0.0125",
                        "0.397",
                        "[] from 0..10 ?[0.375:(5 5) 0.375:(5 5) 0.125:(5 5) 0.125:(1 9)], 10 iterations"),
                evaluator(
                        FaultyRollouts.LeavesTheRange::new,
                        "MEANS_LIE_IN_THEIR_RANGE",
                        "no exception",
                        "java.lang.IllegalStateException: the payoff of player 1 is 14.0, outside the declared range [0.0, 10.0]",
                        "[] from 1 iterations"),
                evaluator(
                        FaultyRollouts.IsOfTheWrongPlayer::new,
                        "LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS",
                        "0.45 on average for player 0 within 0.0125",
                        "0.5509",
                        "[] from 0..10 ?[0.375:(5 5) 0.375:(5 5) 0.125:(5 5) 0.125:(1 9)], 10 iterations"),
                evaluator(
                        FaultyRollouts.ForgetsTheLastPlayer::new,
                        "MEANS_LIE_IN_THEIR_RANGE",
                        "no exception",
                        "java.lang.IllegalStateException: the payoff of player 1 is NaN, outside the declared range [0.0, 10.0]",
                        "[] from 1 iterations"),
                evaluator(
                        FaultyRollouts.IsTooGlad::new,
                        "MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW",
                        "a mean of player 0 from 0.25 to 0.25 in 1[(2.5 7.5)]",
                        "0.35",
                        "[] from 0..10 0[1[(2.5 7.5)]], 1 iterations"));
    }

    private static List<SearchFault> ofOthers() {
        return List.of(
                new SearchFault(
                        "a decision that takes the least visited",
                        () -> uct().decision(root -> {
                            int least = 0;
                            for (int child = 1; child < root.count(); child++) {
                                least = root.visits(child) < root.visits(least) ? child : least;
                            }
                            return least;
                        }),
                        named("THE_BEST_MOVE_IS_FOUND"),
                        "one of [#1], worth 0.7",
                        "#0 of #1: 19893 x 0.7000",
                        "[] from 0..10 0[(3) (7)], 20000 iterations"),
                new SearchFault(
                        "a filter that leaves out the last move, with the solver",
                        () -> uct().solver()
                                .expansion((state, moves) ->
                                        moves.size() == 1 ? moves : moves.subList(0, moves.size() - 1)),
                        named("BOUNDS_CONTAIN_THE_EXACT_VALUE"),
                        "bounds that contain the value of 0.9 of player 1 in 1[(2.5 7.5) (1 9)]",
                        "exactly 0.750",
                        "[] from 0..10 1[(2.5 7.5) (1 9)], 1 iterations"),
                new SearchFault(
                        "leaves in batches, that claim to go on where a search stopped",
                        () -> uct().batches(new LeafBatches<>(
                                new OneByOne<>(new RolloutEvaluator<>(new UniformPolicy<GameTree, Branch>())), 7, 2)),
                        named("SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE"),
                        "#0: 2 x 0.35",
                        "#0: 2 x 0.3 ",
                        "[] from 5 iterations"));
    }

    static Mcts.Builder<GameTree, Branch> uct() {
        return Mcts.uct();
    }

    private static SearchFault backup(
            Supplier<Backup> backup, String rule, String expected, String actual, String where) {
        return new SearchFault(name(backup), () -> uct().backup(backup.get()), named(rule), expected, actual, where);
    }

    private static SearchFault selection(
            Supplier<SelectionPolicy> selection, String rule, String expected, String actual, String where) {
        return new SearchFault(
                name(selection), () -> uct().selection(selection.get()), named(rule), expected, actual, where);
    }

    private static SearchFault policy(
            Supplier<Policy<GameTree, Branch>> policy, String rule, String expected, String actual, String where) {
        return new SearchFault(name(policy), () -> uct().rollout(policy.get()), named(rule), expected, actual, where);
    }

    private static SearchFault evaluator(
            Supplier<Evaluator<GameTree>> evaluator, String rule, String expected, String actual, String where) {
        return new SearchFault(
                name(evaluator), () -> uct().evaluator(evaluator.get()), named(rule), expected, actual, where);
    }

    private static Check<?> named(String rule) {
        Stream<List<? extends Check<?>>> all = Stream.of(
                SearchRules.ALL,
                ParallelSearchRules.ALL,
                SolvedGameRules.OF_BEST_PLAY,
                SolvedGameRules.OF_ANY_ITERATIONS,
                List.of(SolvedGameRules.LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS));
        return all.flatMap(List::stream)
                .filter(one -> one.name().equals(rule))
                .findFirst()
                .orElseThrow();
    }

    /** The faulty class. */
    private static String name(Supplier<?> part) {
        Class<?> type = part.get().getClass();
        return type.getEnclosingClass().getSimpleName() + "." + type.getSimpleName();
    }

    /** The name of the fault, and of the rule. */
    @Override
    public String toString() {
        return name + ", " + rule;
    }
}
