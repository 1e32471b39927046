package com.example.embed;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.spec.Entrants;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;

/** Plays a match between two searches given by their SPECs, which could come from a configuration file. */
public final class MatchOfSpecs {

    public static void main(String[] args) {
        Game<ConnectFour, Drop> game = Games.of("connectfour", ConnectFour.class);
        Arena arena = Arena.ofThreads(2);
        try (Entrants<ConnectFour, Drop> entrants = new Entrants<>(game, "connectfour", arena)) {
            Match<ConnectFour, Drop> match = Match.of(
                    entrants.of("uct,iterations=200,rollout=decisive"),
                    entrants.of("uct,iterations=200"),
                    Entrants.opening(game, 2),
                    40);
            System.out.println(arena.play(match).score());
        }
    }
}
