package io.mcts.solver;

import io.mcts.internal.LongTable;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;

/** The number of moves by which a player can delay a proven loss if both play for the length of the game. */
public final class Resistance {

    private static final int MOST_MOVES = 1_000;

    private final NodeView node;
    private final int loser;

    /** Indexed by node address; 0 while a node is being counted, which ends repeating lines. */
    private final LongTable known = new LongTable();

    public Resistance(Tree tree, int loser) {
        node = new NodeView(tree);
        this.loser = loser;
    }

    /** Returns the moves to the end after an edge that is a proven loss, including its own. */
    public int moves(int address, int child) {
        return moves(address, child, 0);
    }

    private int moves(int address, int child, int depth) {
        int link = node.moveTo(address).link(child);
        return 1 + (link == Tree.NONE || depth == MOST_MOVES ? 0 : from(link, depth + 1));
    }

    /** The loser and chance take the longest of the lost lines, the winner the shortest. */
    private int from(int address, int depth) {
        int counted = known.get(address);
        if (counted != LongTable.ABSENT) {
            return counted;
        }
        known.put(address, 0);
        node.moveTo(address);
        boolean isWinners = !node.isChance() && node.player() != loser;
        int best = isWinners ? MOST_MOVES : 0;
        for (int child = 0, count = node.count(); child < count; child++) {
            if (isLost(node.moveTo(address), child, loser)) {
                int moves = moves(address, child, depth);
                best = isWinners ? Math.min(best, moves) : Math.max(best, moves);
            }
        }
        known.put(address, best);
        return best;
    }

    public static boolean isLost(NodeView node, int child, int player) {
        return player == 0 ? node.upper(child) == 0 : node.lower(child) == 1;
    }
}
