package io.mcts.spec.game;

import java.util.List;
import java.util.Map;

/** An estimator of the final owner of each cell, for games that two players play for territory. */
@FunctionalInterface
public interface Ownership<S> {

    /**
     * Judges a position, one in which the game is over included.
     *
     * @param corrected the cells of stones that are judged wrong: their chains are dead if they were taken for alive, and the reverse
     * @throws IllegalArgumentException if there is no stone on one of them
     */
    Judgement judge(S state, List<String> corrected);

    /**
     * A judgement. Cells are named as moves name them.
     *
     * @param owners whose each cell will be, from 1 for the first player to -1 for the second
     * @param dead the cells of the stones that will be captured
     * @param score the points of the first player less those of the second
     */
    record Judgement(Map<String, Double> owners, List<String> dead, double score) {}
}
