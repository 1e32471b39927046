package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The four steps of a search, done again and again over one tree.
 *
 * <p>An iteration starts from a copy of the root state and plays it down the tree, so that no node keeps a state. An edge's
 * first visit is an evaluation; on its second visit (or a later one, the expansion threshold) its node is made, and the
 * iteration goes on to one of the new children.
 *
 * <p>Not thread-safe.
 */
final class Iteration<S extends GameState<S, M>, M extends Move> {

    private final SearchTree<S, M> searchTree;
    private final SelectionPolicy selection;
    private final Evaluator<S> evaluator;
    private final Backup backup;
    private final RootStatistics rootStatistics;
    private final Expansion<S, M> expansion;
    private final MoveTable<M> moves;
    private final Xoroshiro128PlusPlus random;

    private final Node node;
    private final TreePath path;
    private final double[] rewards;
    private final RewardScale scale;
    private final int rootPlayer;
    private final boolean triesAllFirst;
    private final int visitsBeforeExpansion;
    private final boolean isGraph;
    private final @Nullable Proofs proofs;

    private S state;
    private int depth;

    private final Xoroshiro128PlusPlus randomBeforeEvaluation;
    private boolean isEvaluating;

    Iteration(SearchTree<S, M> searchTree, Xoroshiro128PlusPlus random) {
        this.searchTree = searchTree;
        this.random = random;
        Settings<S, M> settings = searchTree.settings();
        selection = settings.selection();
        triesAllFirst = !selection.choosesAmongUnvisited();
        evaluator = settings.evaluator();
        backup = settings.backup();
        visitsBeforeExpansion = settings.expansionThreshold() - 1;
        rootStatistics = searchTree.rootStatistics();
        expansion = searchTree.expansion();
        moves = searchTree.moves();
        randomBeforeEvaluation = random.copy();
        node = new Node(searchTree.nodes());
        path = new TreePath(searchTree.nodes());
        isGraph = searchTree.nodes().isGraph();
        proofs = settings.isSolver() ? new Proofs(searchTree.nodes(), node) : null;
        state = searchTree.rootState().copy();
        rewards = new double[state.playerCount()];
        scale = RewardScale.of(state);
        rootPlayer = node.moveTo(Tree.ROOT).player();
    }

    /** The four steps. */
    void run() {
        path.clear();
        try {
            state = Resettable.reset(state, searchTree.rootState());
            select();
            evaluate();
            backpropagate();
        } catch (RuntimeException failure) {
            throw explained(failure);
        }
    }

    /** Whether the value of the root is proven. */
    boolean isRootProven() {
        return proofs != null && proofs.isRootProven();
    }

    /** The most moves that any iteration played before its leaf. */
    int depth() {
        return depth;
    }

    /** How many nodes the iterations have added to the tree. */
    long newNodes() {
        return path.firstVisits();
    }

    /** Selection and expansion: goes down to a leaf, an edge never visited or the end of the game. */
    private void select() {
        node.moveTo(Tree.ROOT);
        while (true) {
            int child = choose();
            path.append(node.address(), child);
            if (proofs != null && proofs.isProven(child)) {
                return;
            }
            state.play(moves.move(node.move(child)));
            if (node.link(child) == Tree.NONE) {
                if ((node.visits(child) < visitsBeforeExpansion && !isGraph) || state.isTerminal()) {
                    return;
                }
                if (!expand(child)) {
                    return;
                }
            }
            if (isGraph) {
                requireNoCycle(node.link(child));
            }
            node.moveTo(node.link(child));
        }
    }

    private int choose() {
        if (node.isChance()) {
            return node.drawOutcome(random);
        }
        int best = proofs == null ? Proofs.NONE : proofs.look();
        if (best != Proofs.NONE) {
            return best;
        }
        if (triesAllFirst && node.hasUntried()) {
            return node.nextUntried(random);
        }
        Children children = proofs == null ? node : proofs.open();
        int child = selection.select(children, random);
        if (child < 0 || child >= children.count()) {
            throw new IllegalStateException(selection + " selected child " + child + " of " + children.count()
                    + " children; allowed are 0 to " + (children.count() - 1));
        }
        return proofs == null ? child : proofs.child(child);
    }

    /**
     * Links a child to the node of its position, which is made if it is time for that.
     *
     * @return false where it is not, or where there is no memory for the node
     */
    private boolean expand(int child) {
        int address = isGraph ? expansion.find(state, node.player()) : Tree.NONE;
        if (address == Tree.NONE && node.visits(child) >= visitsBeforeExpansion) {
            address = expansion.expand(state, node.player());
        }
        node.moveTo(node.address()).link(child, address);
        return address != Tree.NONE;
    }

    private void requireNoCycle(int next) {
        if (path.leaves(next)) {
            throw new IllegalStateException(
                    "the last move leads back to a position that was there before, " + state
                            + "; transpositions are for games where none can come again\n"
                            + "Maybe the key of the position forgets something that what comes depends on, such as a count of moves.");
        }
    }

    /** Simulation: what each player gets, scaled to [0, 1]. */
    private void evaluate() {
        if (proofs != null && proofs.knows(path, rewards)) {
            return;
        }
        boolean isEnd = state.isTerminal();
        if (isEnd) {
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = state.payoff(player);
            }
        } else {
            isEvaluating = true;
            randomBeforeEvaluation.resetTo(random);
            Arrays.fill(rewards, Double.NaN); // so that a player whom the evaluator forgets is noticed
            evaluator.evaluate(state, random, rewards);
        }
        scale.scale(rewards, state);
        isEvaluating = false;
        if (isEnd && proofs != null) {
            proofs.end(path, rewards);
        }
    }

    private void backpropagate() {
        rootStatistics.add(path.child(0), rootPlayer, rewards);
        if (proofs != null) {
            proofs.update(path);
        }
        backup.update(path, rewards); // which may change them
        depth = Math.max(depth, path.length());
    }

    private IllegalStateException explained(RuntimeException failure) {
        String what = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return new IllegalStateException(what + "\n" + playedMoves(), failure);
    }

    /** Names the moves of the iteration that failed: those in the tree and, played again with the same numbers, its rollout. */
    private String playedMoves() {
        List<M> inTree = new ArrayList<>();
        for (int edge = 0; edge < path.length(); edge++) {
            inTree.add(moves.move(node.moveTo(path.node(edge)).move(path.child(edge))));
        }
        String message = "Played from the root, " + searchTree.rootState() + ": " + inTree;
        if (isEvaluating && evaluator instanceof RolloutEvaluator<?, ?>) {
            @SuppressWarnings("unchecked") // the evaluator is one for states of this game
            RolloutEvaluator<S, M> rollout = (RolloutEvaluator<S, M>) evaluator;
            S leaf = searchTree.rootState().copy();
            inTree.forEach(leaf::play);
            return RecordedRollout.failing(leaf, rollout.policy(), randomBeforeEvaluation, scale)
                    .map(inRollout -> message + ", then in a rollout: " + inRollout)
                    .orElse(message + ", then in a rollout");
        }
        return isEvaluating ? message + ", then in " + evaluator : message;
    }
}
