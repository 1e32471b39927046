package com.example.policies;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Interval;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Locale;

/** What the two policies are worth against UCB1 and uniform rollouts. */
public final class PolicyMatch {

    private static final Budget BUDGET = Budget.iterations(200);
    private static final int GAMES = 200;

    public static void main(String[] args) {
        Entrant<ConnectFour, Drop> ucb1 =
                Entrant.ofSearch("ucb1", searchWith(Ucb1.of(0.7)).build(), BUDGET);
        print(
                "epsilon-greedy selection",
                play(searchWith(new EpsilonGreedySelection(0.3)).build(), ucb1));
        print(
                "rollouts towards the middle",
                play(searchWith(Ucb1.of(0.7)).rollout(new TowardsTheMiddle()).build(), ucb1));
    }

    private static Mcts.Builder<ConnectFour, Drop> searchWith(SelectionPolicy selection) {
        return Mcts.of(ConnectFour.class).selection(selection);
    }

    private static MatchResult play(Mcts<ConnectFour, Drop> own, Entrant<ConnectFour, Drop> ucb1) {
        Opening<ConnectFour, Drop> opening = random -> ConnectFour.classic();
        return Arena.ofAllCores()
                .play(Match.of(Entrant.ofSearch("own", own, BUDGET), ucb1, opening.withRandomPlies(2), GAMES));
    }

    private static void print(String name, MatchResult result) {
        Interval interval = result.pairs().interval();
        System.out.printf(
                Locale.ROOT, "%s: %.3f [%.3f, %.3f]%n", name, result.pairs().mean(), interval.low(), interval.high());
    }
}
