package io.mcts.spec.game;

import java.util.List;
import java.util.Map;

/** An estimator of the final owner of each cell, for territory games of two players. */
@FunctionalInterface
public interface Ownership<S> {

    /**
     * Judges a position, possibly a terminal one.
     *
     * @param corrected stones of misjudged chains, which turn from alive to dead or the reverse
     * @throws IllegalArgumentException if there is no stone on one of them
     */
    Judgement judge(S state, List<String> corrected);

    /**
     * A judgement; cells are named as in moves.
     *
     * @param owners by cell, from 1 for the first player to -1 for the second
     * @param dead the cells of the stones that will be captured
     * @param score the points of the first player less those of the second
     * @param lead the expected difference of the points, by the owners; the score of a finished game
     */
    record Judgement(Map<String, Double> owners, List<String> dead, double score, double lead) {}
}
