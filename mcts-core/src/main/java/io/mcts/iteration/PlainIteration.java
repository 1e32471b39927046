package io.mcts.iteration;

import io.mcts.backup.MeanBackup;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.StepRewards;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.NodeWords;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/** Plain UCT, perhaps with a solver or in a graph: bit for bit the results of the general iteration, but calls only the parts it needs. */
class PlainIteration<S extends GameState<?, M>, M extends Move> extends Iteration<S, M> {

    /** The answer in place of a child if the node {@linkplain NodeWords#isOutOfSlots has to be enlarged} first. */
    private static final int OUT_OF_SLOTS = -1;

    final Ucb1 ucb1;
    final Tree nodes;
    final boolean isGraph;
    final Node node;

    PlainIteration(
            TreeState<S, M> tree,
            S root,
            LeafValues<S, M> leafValues,
            Xoroshiro128PlusPlus random,
            TreePath path,
            RootSum rootSum) {
        super(tree, root, leafValues, random, path, rootSum);
        nodes = tree.nodes();
        isGraph = nodes.isGraph();
        node = tree.root();
        ucb1 = (Ucb1) tree.settings().selection;
    }

    static boolean serves(TreeState<?, ?> tree) {
        return tree.settings().selection instanceof Ucb1 ucb1
                && tree.rootSelection().equals(ucb1)
                && tree.settings().backup.equals(new MeanBackup())
                && (tree.nodes().layout().equals(NodeLayout.PLAIN)
                        || tree.nodes().layout().equals(NodeLayout.BOUNDS))
                && !tree.leafValues(0).learning().isNeeded()
                && !(tree.rootState() instanceof StepRewards)
                && !SampledChildren.arePossible(tree.rootState());
    }

    @Override
    public final void select() {
        isEvaluating = false;
        state = Resettable.reset(state, root);
        path.start();
        descend(nodes.root());
    }

    @Override
    public final void expand() {
        while (visits >= visitsBeforeExpansion && !isDecided()) {
            int made = expansion.expand(state, path);
            if (made == Tree.NONE) {
                return; // memory is short
            }
            descend(path.link(made));
        }
    }

    void descend(int from) {
        int address = from;
        isProven = false;
        leave();
        while (address != Tree.NONE) {
            long[] words = nodes.chunk(address);
            int base = address & Tree.CHUNK_MASK;
            int child = choose(words, base, address);
            if (child == OUT_OF_SLOTS) {
                visits = OUT_OF_MEMORY; // if the loop ends here
                address = expansion.enlarge(path, address);
                continue;
            }
            path.add(address, child);
            visits = NodeWords.visits(words, base, child);
            if (isProven) {
                return;
            }
            address = NodeWords.link(words, base, child);
            M move = moves.move(NodeWords.move(words, base, child));
            if (address == Tree.NONE) {
                state.play(move);
                address = isGraph ? transposition(NodeWords.player(words, base)) : Tree.NONE;
            } else {
                state.playOn(move);
            }
        }
    }

    /** The node of the state reached over a new edge, to which it is linked, or {@link Tree#NONE} if there is none. */
    final int transposition(int lastPlayer) {
        int found = state.isTerminal() ? Tree.NONE : expansion.find(state, lastPlayer, path.length());
        return found == Tree.NONE ? Tree.NONE : path.link(found);
    }

    private int choose(long[] words, int base, int address) {
        if (NodeWords.hasBoundedChild(words, base)) {
            return NodeWords.isSmall(words, base) ? OUT_OF_SLOTS : chooseBounded(node.moveTo(address), node.visits());
        }
        if (NodeWords.isChance(words, base)) {
            return node.moveTo(address).drawOutcome(random);
        }
        int slots = NodeWords.slots(words, base);
        int visitsOfNode = NodeWords.visits(words, base);
        if (visitsOfNode < slots) {
            return NodeWords.untried(words, base, random);
        }
        return NodeWords.isSmall(words, base)
                ? OUT_OF_SLOTS
                : childWithGreatestBound(words, base, slots, ucb1.exploration(visitsOfNode));
    }

    final int chooseBounded(Node bounded, int visitsOfNode) {
        int child = choose(bounded, selection, visitsOfNode);
        isProven = proofs.isProven(bounded, child);
        return child;
    }

    /** {@link Ucb1#select}; bounds that are not negative compare like their bits. */
    private int childWithGreatestBound(long[] words, int base, int count, double exploration) {
        int best = 0;
        long greatest = 0;
        for (int child = 0; child < count; child++) {
            double sum = NodeWords.sum(words, base, child);
            int n = NodeWords.visits(words, base, child);
            long bound = Double.doubleToRawLongBits(ucb1.bound(sum, n, exploration));
            best = bound > greatest ? child : best;
            greatest = Math.max(bound, greatest);
        }
        return best;
    }
}
