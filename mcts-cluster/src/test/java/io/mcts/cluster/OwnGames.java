package io.mcts.cluster;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameLine;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.util.Map;

/** Has a match of a game played that only the user's own code knows: both sides have the match, a job is the number of a game. */
public final class OwnGames implements JobRunner {

    /** The match. */
    static final Match<TicTacToe, Cell> MATCH = Match.of(
            Entrant.ofSearch("search", Mcts.of(TicTacToe.class).build(), Budget.iterations(100)),
            Entrant.ofPolicy("random", new UniformPolicy<TicTacToe, Cell>()),
            random -> TicTacToe.initial(),
            20);

    @Override
    public String name() {
        return "own-games";
    }

    @Override
    public String version(String job) {
        return Versions.of(OwnGames.class, TicTacToe.class, Mcts.class, Arena.class, Versions.class);
    }

    @Override
    public String run(String job, JobControl control) {
        return GameLine.of(Arena.playOne(MATCH, Integer.parseInt(job)), Map.of())
                .json();
    }
}
