package io.mcts.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * How a match, or a part of it, went.
 *
 * @param score the score of the first entrant, a
 * @param a what the first entrant spent
 * @param b what the second entrant spent
 * @param plies the moves of both together, outcomes of chance left out
 * @param faults what went wrong in the first {@value #FAULTS_KEPT} games that were lost by a fault, a line each; the efforts count
 *     them all
 */
public record MatchResult(Score score, Effort a, Effort b, long plies, List<String> faults) {

    /** How many faults are described. */
    public static final int FAULTS_KEPT = 10;

    /** A match of which nothing is played yet. */
    public static final MatchResult NONE = new MatchResult(new Score(0, 0, 0), Effort.NONE, Effort.NONE, 0, List.of());

    /**
     * Copies the list.
     *
     * @param score the score of the first entrant
     * @param a what the first entrant spent
     * @param b what the second entrant spent
     * @param plies the moves of both together
     * @param faults what went wrong
     */
    public MatchResult {
        faults = List.copyOf(faults);
    }

    /**
     * This result and another together.
     *
     * @param other the result of other games
     * @return the sums
     */
    public MatchResult plus(MatchResult other) {
        List<String> both = new ArrayList<>(faults);
        both.addAll(other.faults.subList(0, Math.min(other.faults.size(), FAULTS_KEPT - faults.size())));
        return new MatchResult(score.plus(other.score), a.plus(other.a), b.plus(other.b), plies + other.plies, both);
    }
}
