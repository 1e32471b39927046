package io.mcts.backup;

import io.mcts.internal.Rounding;
import io.mcts.selection.Children;
import java.util.function.ToDoubleFunction;

final class NodeValues {

    private static final int MOST_PLAYERS = 2;

    private NodeValues() {}

    interface Writing {
        void write(Path path, int edge, double value, int visits);
    }

    /** Visits all edges, and writes the value of each node, for the player who chooses there, to the edge that leads to it. */
    static void update(Path path, double[] rewards, ToDoubleFunction<Children> value, Writing writing, Backup backup) {
        requireOpposed(rewards, backup);
        int last = path.length() - 1;
        path.visit(last, rewards);
        for (int edge = last - 1; edge >= 0; edge--) {
            path.visit(edge, rewards);
            Children children = path.children(edge + 1);
            double ofChooser = path.isChance(edge + 1)
                    ? path.outcomes(edge + 1).expectation(children::mean)
                    : value.applyAsDouble(children);
            int visits = path.children(edge + 1).visits();
            writing.write(path, edge, path.player(edge) == path.player(edge + 1) ? ofChooser : 1 - ofChooser, visits);
        }
        requireOpposed(rewards, backup); // rewards on the way have been added
    }

    /** Refuses games of more than two players and games of two whose rewards do not sum to 1. */
    static void requireOpposed(double[] rewards, Backup backup) {
        if (rewards.length > MOST_PLAYERS) {
            throw new IllegalStateException("the backup " + backup + " is for games of one player or two, not of "
                    + rewards.length + "\nMaybe the mean backup serves; it is for any number of players.");
        }
        if (rewards.length == MOST_PLAYERS && !Rounding.areEqual(rewards[0] + rewards[1], 1)) {
            throw new IllegalStateException("the backup " + backup
                    + " is for games in which one player gets what the other does not; scaled to [0, 1] these rewards do"
                    + " not sum to 1: " + rewards[0] + " and " + rewards[1]);
        }
    }
}
