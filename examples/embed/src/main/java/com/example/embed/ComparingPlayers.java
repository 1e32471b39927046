package com.example.embed;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Sprt;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.DecisivePolicy;
import java.util.Locale;

/** Which of two searches plays better, and how sure that is: a match that ends as soon as it is clear. */
public final class ComparingPlayers {

    public static void main(String[] args) {
        Mcts<ConnectFour, Drop> plain = Mcts.of(ConnectFour.class).build();
        Mcts<ConnectFour, Drop> decisive =
                Mcts.of(ConnectFour.class).rollout(new DecisivePolicy<>()).build();
        Opening<ConnectFour, Drop> opening = random -> ConnectFour.classic();

        Match<ConnectFour, Drop> match = Match.of(
                        Entrant.ofSearch("decisive", decisive, Budget.iterations(200)),
                        Entrant.ofSearch("plain", plain, Budget.iterations(200)),
                        opening.withRandomPlies(2),
                        1_000)
                .until(new Sprt(0, 50, 0.05, 0.05));
        MatchResult result = Arena.ofAllCores().play(match);

        Interval interval = result.pairs().interval();
        System.out.printf(
                Locale.ROOT,
                "%d games, score %.3f [%.3f, %.3f], %+.0f Elo, %s%n",
                result.score().games(),
                result.pairs().mean(),
                interval.low(),
                interval.high(),
                Elo.difference(result.pairs().mean()),
                match.test().orElseThrow().verdict(result.pairs()));
    }
}
