package io.mcts.cli.report;

import io.mcts.arena.result.HeadToHead;
import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.TournamentPlan;
import java.util.ArrayList;
import java.util.List;

/** The results of a against b in a tournament. */
record Meeting(String a, String b, HeadToHead results) {

    /** Returns all pairings: in the order of listed groups of two, each once, otherwise in that of the entrants. */
    static List<Meeting> all(TournamentPlan plan, TournamentResult result) {
        List<Meeting> meetings = new ArrayList<>();
        if (!plan.groups().isEmpty() && plan.groups().get(0).size() == 2) {
            plan.groups().stream().distinct().forEach(group -> meetings.add(of(result, group.get(0), group.get(1))));
        } else {
            for (int a = 0; a < plan.entrants().size(); a++) {
                for (int b = a + 1; b < plan.entrants().size(); b++) {
                    meetings.add(of(result, a, b));
                }
            }
        }
        meetings.removeIf(meeting -> meeting.results().score().games() == 0);
        return meetings;
    }

    private static Meeting of(TournamentResult result, int a, int b) {
        Standing standing = result.standings().get(a);
        return new Meeting(
                standing.name(),
                result.standings().get(b).name(),
                standing.against().get(b));
    }
}
