package io.mcts.examples.web;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One iteration of a search, step by step.
 *
 * @param number its number, from 1
 * @param choices the choices on its way down, from the root to the leaf
 * @param rollout the moves from the leaf to the end of the game; none if it is over there
 * @param rewards what each player got at the end, from 0 to 1
 */
record IterationJson(int number, List<ChoiceJson> choices, List<String> rollout, List<Double> rewards) {

    /**
     * What was known at a node of the way down, and where the iteration went.
     *
     * @param player who chooses; -1 where chance draws
     * @param chosen the move that the iteration took
     * @param isUntried whether that is because it had never been tried: such moves come first, in random order
     * @param visits how often the node had been left before, the N of the formula
     * @param options the moves of the node, in the order in which they are legal
     * @param meanAfter the mean of the chosen move with the result of this iteration
     */
    record ChoiceJson(
            int player, String chosen, boolean isUntried, long visits, List<OptionJson> options, double meanAfter) {}

    /**
     * A move before the iteration.
     *
     * @param move the move
     * @param visits its visits, the n of the formula
     * @param mean its mean; null without visits
     * @param exploration what UCB1 adds to the mean; null without visits
     * @param bound the sum of both; null without visits
     */
    record OptionJson(
            String move,
            long visits,
            @Nullable Double mean,
            @Nullable Double exploration,
            @Nullable Double bound) {}
}
