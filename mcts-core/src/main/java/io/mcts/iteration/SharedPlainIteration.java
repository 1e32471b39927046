package io.mcts.iteration;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.NodeWords;
import io.mcts.tree.SharedPath;
import io.mcts.tree.Tree;

/** {@link PlainIteration} on one of several threads in a tree; with one thread, bit for bit the results of the general iteration. */
final class SharedPlainIteration<S extends GameState<?, M>, M extends Move> extends PlainIteration<S, M> {

    private final SharedPath shared;
    private final Tree replicas;

    SharedPlainIteration(
            TreeState<S, M> tree,
            S root,
            LeafValues<S, M> leafValues,
            Xoroshiro128PlusPlus random,
            SharedPath path,
            RootSum rootSum) {
        super(tree, root, leafValues, random, path, rootSum);
        shared = path;
        replicas = path.replicas();
    }

    @Override
    void descend(int from) {
        isProven = false;
        leave();
        int address = from;
        while (address != Tree.NONE) {
            int replica = shared.replica(address);
            boolean isNearRoot = replica != Tree.NONE;
            long[] words = isNearRoot ? replicas.chunk(replica) : nodes.chunk(address);
            int base = (isNearRoot ? replica : address) & Tree.CHUNK_MASK;
            int child = choose(words, base, address, replica, shared.arrive(words, base, address, replica));
            long taken = shared.take(words, base, child);
            visits = NodeWords.visitsIn(taken);
            if (isProven) {
                return;
            }
            M move = moves.move(NodeWords.move(words, base, child));
            address = visits >= visitsBeforeLink ? shared.linkIn(taken) : Tree.NONE;
            if (address == Tree.NONE) {
                state.play(move);
                address = isGraph ? transposition(NodeWords.player(words, base)) : Tree.NONE;
            } else {
                state.playOn(move);
            }
        }
    }

    /** {@link Ucb1#select}, or a child without visits: other threads may have taken theirs back, or not yet counted them. */
    private int choose(long[] words, int base, int address, int replica, int before) {
        int count = NodeWords.count(words, base);
        if (NodeWords.hasBoundedChild(words, base)) {
            Node bounded = shared.cursor(address, replica);
            return chooseBounded(bounded, bounded.hasUnvisited() ? Math.min(before, count - 1) : before);
        }
        if (NodeWords.isChance(words, base)) {
            return node.moveTo(address).drawOutcome(random);
        }
        if (before < count) {
            return NodeWords.untriedFrom(words, base, before);
        }
        double exploration = ucb1.exploration(before);
        int best = 0;
        long greatest = 0;
        for (int child = 0; child < count; child++) {
            double sum = NodeWords.sum(words, base, child);
            int n = NodeWords.visits(words, base, child);
            if (n == 0) {
                return NodeWords.untriedFrom(words, base, count - 1);
            }
            long bound = Double.doubleToRawLongBits(ucb1.bound(sum, n, exploration));
            best = bound > greatest ? child : best;
            greatest = Math.max(bound, greatest);
        }
        return best;
    }
}
