package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.policy.MoveScores;
import io.mcts.random.Xoroshiro128PlusPlus;
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
    private final boolean expandsWhenEvaluated;
    private final int virtualLoss;
    private final WaitingLeaves waiting;

    private S state;
    private @Nullable MoveScores<S, M> prior;
    private int depth;

    private final Xoroshiro128PlusPlus randomBeforeEvaluation;
    private boolean isEvaluating;

    Iteration(SearchTree<S, M> searchTree, Xoroshiro128PlusPlus random) {
        this(searchTree, random, 0, new WaitingLeaves(0));
    }

    /**
     * An iteration of a {@link Batch}, which takes its steps one by one.
     *
     * @param virtualLoss how many visits a move seems to have for each descent under way
     * @param waiting where the other descents of the batch have ended
     */
    Iteration(SearchTree<S, M> searchTree, Xoroshiro128PlusPlus random, int virtualLoss, WaitingLeaves waiting) {
        this.virtualLoss = virtualLoss;
        this.waiting = waiting;
        this.searchTree = searchTree;
        this.random = random;
        Settings<S, M> settings = searchTree.settings();
        selection = settings.selection();
        triesAllFirst = !selection.choosesAmongUnvisited();
        evaluator = settings.evaluator();
        backup = settings.backup();
        expandsWhenEvaluated = settings.priorEvaluator() != null;
        visitsBeforeExpansion = expandsWhenEvaluated ? Integer.MAX_VALUE : settings.expansionThreshold() - 1;
        rootStatistics = searchTree.rootStatistics();
        expansion = searchTree.expansion();
        moves = searchTree.moves();
        randomBeforeEvaluation = random.copy();
        node = new Node(searchTree.nodes());
        path = new TreePath(searchTree.nodes(), virtualLoss);
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

    /** The first two steps, for a batch: goes down to a leaf, and counts the visits in advance. */
    void descend() {
        path.clear();
        explaining(() -> {
            state = Resettable.reset(state, searchTree.rootState());
            select();
        });
    }

    /** Whether another descent of the batch has ended at the same leaf, and the game is not over there. */
    boolean isAtWaitingLeaf() {
        int edge = path.length() - 1;
        return !state.isTerminal() && waiting.count(path.node(edge), path.child(edge)) > 0;
    }

    /** Takes back what was counted in advance. */
    void takeBack() {
        path.takeBack();
    }

    /** The third step, for a batch, where the game is over. */
    void receivePayoffs() {
        explaining(this::evaluate);
    }

    /** The third step, for a batch: takes the payoffs of the leaf, and what its moves are thought to be worth if that is known. */
    void receive(double[] payoffs, @Nullable MoveScores<S, M> leafPrior) {
        prior = leafPrior;
        System.arraycopy(payoffs, 0, rewards, 0, rewards.length);
        isEvaluating = true;
        explaining(() -> scale.scale(rewards, state));
        isEvaluating = false;
    }

    /** The last step, for a batch, after the second where that had to wait for the evaluation. */
    void complete() {
        explaining(() -> {
            if (expandsWhenEvaluated && !state.isTerminal()) {
                int edge = path.length() - 1;
                node.moveTo(path.node(edge));
                link(path.child(edge), expansion.expand(state, node.player(), prior));
            }
            backpropagate();
        });
    }

    private void explaining(Runnable steps) {
        try {
            steps.run();
        } catch (RuntimeException failure) {
            throw explained(failure);
        }
    }

    /** Where the last descent has come to. */
    S state() {
        return state;
    }

    TreePath path() {
        return path;
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
            state.play(moves.move(node.move(child)));
            if (node.link(child) == Tree.NONE) {
                if (visitsBefore(child) < visitsBeforeExpansion || state.isTerminal()) {
                    return;
                }
                if (!expand(child)) {
                    return;
                }
            }
            node.moveTo(node.link(child));
        }
    }

    /** The visits of a child before this one; those that a batch counts in advance are one for each descent. */
    private int visitsBefore(int child) {
        return virtualLoss == 0
                ? node.visits(child)
                : node.visits(child) - virtualLoss - (virtualLoss - 1) * waiting.count(node.address(), child);
    }

    private int choose() {
        if (node.isChance()) {
            return node.drawOutcome(random);
        }
        if (triesAllFirst && node.hasUntried()) {
            return node.nextUntried(random);
        }
        int child = selection.select(node, random);
        if (child < 0 || child >= node.count()) {
            throw new IllegalStateException(selection + " selected child " + child + " of " + node.count()
                    + " children; allowed are 0 to " + (node.count() - 1));
        }
        return child;
    }

    /** Makes the node of a child; false where there is no memory for it. */
    private boolean expand(int child) {
        int address = expansion.expand(state, node.player());
        link(child, address);
        return address != Tree.NONE;
    }

    private void link(int child, int address) {
        node.moveTo(node.address()).link(child, address); // to move again, as the tree may have grown
    }

    /** Simulation: what each player gets, scaled to [0, 1]. */
    private void evaluate() {
        if (state.isTerminal()) {
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
    }

    private void backpropagate() {
        rootStatistics.add(path.child(0), rootPlayer, rewards);
        backup.update(path, rewards); // which may change them
        depth = Math.max(depth, path.length());
    }

    private IllegalStateException explained(RuntimeException failure) {
        String what = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return new IllegalStateException(what + "\n" + playedMoves(), failure);
    }

    /** Names the moves of the iteration that failed: those in the tree and, played again with the same numbers, its rollout. */
    private String playedMoves() {
        List<M> inTree = movesInTree();
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

    /** The moves from the root to where the last descent has come to. */
    List<M> movesInTree() {
        List<M> inTree = new ArrayList<>();
        for (int edge = 0; edge < path.length(); edge++) {
            inTree.add(moves.move(node.moveTo(path.node(edge)).move(path.child(edge))));
        }
        return inTree;
    }
}
