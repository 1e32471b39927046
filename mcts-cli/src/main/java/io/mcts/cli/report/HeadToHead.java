package io.mcts.cli.report;

import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.TournamentPlan;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.ArrayList;
import java.util.List;

/**
 * The games of two entrants of a tournament.
 *
 * @param score the score of the first
 * @param pairs the same pair by pair; none with more than two players at the board
 * @param rewards what the first got in whole sets with the second at the board
 */
public record HeadToHead(String a, String b, Score score, PairedScore pairs, MeanReward rewards) {

    /**
     * All meetings of a tournament: in the order of its groups where two play and the plan lists them, otherwise in that of its
     * entrants.
     */
    public static List<HeadToHead> all(TournamentPlan plan, TournamentResult result) {
        List<HeadToHead> meetings = new ArrayList<>();
        if (!plan.groups().isEmpty() && plan.groups().get(0).size() == 2) {
            plan.groups().forEach(group -> meetings.add(of(result, group.get(0), group.get(1))));
        } else {
            for (int a = 0; a < plan.entrants().size(); a++) {
                for (int b = a + 1; b < plan.entrants().size(); b++) {
                    meetings.add(of(result, a, b));
                }
            }
        }
        meetings.removeIf(meeting -> meeting.score().games() == 0);
        return meetings;
    }

    private static HeadToHead of(TournamentResult result, int a, int b) {
        Standing standing = result.standings().get(a);
        return new HeadToHead(
                standing.name(),
                result.standings().get(b).name(),
                standing.against().get(b),
                standing.pairs().get(b),
                standing.setsAgainst().get(b));
    }

    /** The interval of the score, by pairs where there are some. */
    public Interval interval() {
        return pairs.pairs() == 0 ? score.interval() : pairs.interval();
    }
}
