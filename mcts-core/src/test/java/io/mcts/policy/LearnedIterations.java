package io.mcts.policy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import java.util.Arrays;
import java.util.List;

/** Iterations written down by hand, for those who learn from them. */
final class LearnedIterations {

    private final Learning learning = new Learning(false);

    Learning learning() {
        return learning;
    }

    /** An iteration of two players in turn, player 0 first. */
    LearnedIterations play(double reward0, int... moves) {
        begin(moves);
        learning.learn(new double[] {reward0, 1 - reward0});
        return this;
    }

    /** The moves of an iteration that goes on. */
    LearnedIterations begin(int... moves) {
        learning.played().clear();
        for (int i = 0; i < moves.length; i++) {
            learning.played().add(i % 2, moves[i]);
        }
        return this;
    }

    /** The scores of so many moves of a player. */
    static double[] scores(MoveScores<TreeGame, Branch> scores, int player, int count) {
        TreeGame state = state(player, count);
        double[] received = new double[count];
        List<Branch> moves = state.legalMoves();
        scores.score(state, moves, received);
        return received;
    }

    /** A state in which a player has so many moves. */
    static TreeGame state(int player, int count) {
        TreeGame.Position[] ends = new TreeGame.Position[count];
        Arrays.fill(ends, TreeGame.end(0, 0));
        return new TreeGame(2, TreeGame.choice(player, ends));
    }
}
