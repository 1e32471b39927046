package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.policy.MoveScores;
import io.mcts.policy.PlayedMoves;
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
    private final SelectionPolicy rootSelection;
    private final Evaluator<S> evaluator;
    private final Backup backup;
    private final RootStatistics rootStatistics;
    private final Expansion<S, M> expansion;
    private final MoveTable<M> moves;
    private final Xoroshiro128PlusPlus random;

    private final PlayedMoves played;
    private final @Nullable MoveRecord record;
    private final TreePath path;
    private final double[] rewards;
    private final RewardScale scale;
    private final int rootPlayer;
    private final boolean triesAllFirst;
    private final boolean triesAllFirstAtRoot;
    private final int visitsBeforeExpansion;
    private final boolean isGraph;
    private final @Nullable Proofs proofs;
    private final boolean expandsWhenEvaluated;

    private S state;
    private @Nullable MoveScores<S, M> leafPrior;
    private int depth;

    private final Xoroshiro128PlusPlus randomBeforeEvaluation;
    private boolean isEvaluating;

    /**
     * Iterations that have not begun.
     *
     * @param searchTree the tree
     * @param rollouts value the leaves
     * @param random the only source of randomness
     * @param path goes down the tree
     * @param rootStatistics receives what the iterations bring
     */
    Iteration(
            SearchTree<S, M> searchTree,
            Rollouts<S> rollouts,
            Xoroshiro128PlusPlus random,
            TreePath path,
            RootStatistics rootStatistics) {
        this.searchTree = searchTree;
        this.random = random;
        this.path = path;
        this.rootStatistics = rootStatistics;
        Settings<S, M> settings = searchTree.settings();
        triesAllFirst = !settings.selection.choosesAmongUnvisited();
        // in a tree that is kept, the root may be a node at which the other policy has left moves unvisited
        rootSelection = triesAllFirst
                ? settings.rootSelection()
                : settings.rootSelection().unvisitedFirst();
        triesAllFirstAtRoot = !rootSelection.choosesAmongUnvisited();
        played = rollouts.learning().played();
        record = rollouts.learning().isNeeded() ? new MoveRecord(searchTree, rollouts.learning(), path) : null;
        selection = settings.selection;
        evaluator = rollouts.evaluator();
        backup = settings.backup;
        visitsBeforeExpansion = settings.expansionThreshold - 1;
        isGraph = searchTree.nodes().isGraph();
        proofs = settings.isSolver ? new Proofs(searchTree.nodes()) : null;
        expandsWhenEvaluated = settings.priorEvaluator() != null;
        expansion = searchTree.expansion(random);
        moves = searchTree.moves();
        randomBeforeEvaluation = random.copy();
        state = searchTree.rootState().copy();
        rewards = new double[state.playerCount()];
        scale = RewardScale.of(state);
        rootPlayer = new Node(searchTree.nodes()).moveTo(Tree.ROOT).player();
    }

    /** The four steps. */
    void run() {
        boolean isDone = false;
        try {
            goDown();
            evaluate();
            backpropagate();
            isDone = true;
        } catch (RuntimeException failure) {
            throw explained(failure);
        } finally {
            if (!isDone) {
                path.cancel();
            }
        }
    }

    /** Whether the value of the root is proven. */
    boolean isRootProven() {
        return proofs != null && proofs.isRootProven();
    }

    /** The first two steps, for a {@link Batch}: goes down to a leaf. */
    void descend() {
        explaining(this::goDown);
    }

    /** The third step, for a batch, where the game is over. */
    void receivePayoffs() {
        explaining(this::evaluate);
    }

    /** The third step, for a batch: takes the payoffs of the leaf, and what its moves are thought to be worth. */
    void receive(double[] payoffs, MoveScores<S, M> prior) {
        leafPrior = prior;
        System.arraycopy(payoffs, 0, rewards, 0, rewards.length);
        isEvaluating = true;
        explaining(() -> scale.scale(rewards, state));
        isEvaluating = false;
    }

    /** The last step, for a batch; before it the second, where that had to wait for the third. */
    void complete() {
        explaining(() -> {
            if (expandsWhenEvaluated && !state.isTerminal()) {
                int made = expansion.expand(state, path.player(path.length() - 1), leafPrior);
                path.link(made);
            }
            if (record != null) { // which has met other iterations since
                record.clear();
                record.leaveTree(path);
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

    /** The most moves that any iteration played before its leaf. */
    int depth() {
        return depth;
    }

    /** How many nodes the iterations have added to the tree. */
    long newNodes() {
        return path.firstVisits();
    }

    private void goDown() {
        if (record != null) {
            record.clear();
        }
        state = Resettable.reset(state, searchTree.rootState());
        select();
    }

    /** Selection and expansion: goes down to a leaf, an edge never visited or the end of the game. */
    private void select() {
        Node node = path.begin();
        SelectionPolicy policy = rootSelection;
        while (true) {
            int child = choose(node, policy, path.arrive());
            int visits = path.take(child);
            if (proofs != null && proofs.isProven(node, child)) {
                return;
            }
            state.play(moves.move(node.move(child)));
            if (visits < visitsBeforeExpansion && !isGraph) {
                return;
            }
            int below = path.link();
            if (below == Tree.NONE) {
                if (state.isTerminal() || expandsWhenEvaluated) {
                    return;
                }
                below = expand(node, visits);
                if (below == Tree.NONE) {
                    return; // it is not time for it, or there is no memory
                }
            }
            if (isGraph) {
                requireNoCycle(below);
            }
            node = path.goTo(below);
            policy = selection;
        }
    }

    private int choose(Node node, SelectionPolicy policy, int visits) {
        if (node.isChance()) {
            return node.drawOutcome(random);
        }
        int best = proofs == null ? Proofs.NONE : proofs.look(node);
        if (best != Proofs.NONE) {
            return best;
        }
        if (visits < node.count() && (policy == selection ? triesAllFirst : triesAllFirstAtRoot)) {
            return node.untried(visits, random);
        }
        if (record != null) {
            record.show(node);
        }
        Children children = proofs == null ? node : proofs.open(node);
        int child = policy.select(children, random);
        if (child < 0 || child >= children.count()) {
            throw new IllegalStateException(policy + " selected child " + child + " of " + children.count()
                    + " children; allowed are 0 to " + (children.count() - 1));
        }
        return proofs == null ? child : proofs.child(child);
    }

    /**
     * Makes the node below the last edge, or finds it if another edge of a graph leads there.
     *
     * @return its address, or {@link Tree#NONE} where it is not time for it, or there is no memory
     */
    private int expand(Node node, int visits) {
        int made = isGraph ? expansion.find(state, node.player()) : Tree.NONE;
        if (made == Tree.NONE && visits >= visitsBeforeExpansion) {
            made = expansion.expand(state, node.player());
        }
        return made == Tree.NONE ? Tree.NONE : path.link(made);
    }

    private void requireNoCycle(int next) {
        if (path.leaves(next)) {
            throw new IllegalStateException("the last move leads back to a position that was there before, " + state
                    + "; transpositions are for games where none can come again\nMaybe the key of the position forgets"
                    + " something that what comes depends on, such as a count of moves.");
        }
    }

    /** Simulation: what each player gets, scaled to [0, 1]. */
    private void evaluate() {
        if (record != null) {
            record.leaveTree(path);
        }
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
        if (record != null) {
            record.update(path, rewards);
        }
        rootStatistics.add(path.child(0), rootPlayer, rewards);
        if (proofs != null) {
            proofs.update(path);
        }
        backup.update(path, rewards); // which may change them
        depth = Math.max(depth, path.length());
    }

    private IllegalStateException explained(RuntimeException failure) {
        return explained(failure, playedMoves());
    }

    /** A failure with a second line that says in what it happened. */
    static IllegalStateException explained(RuntimeException failure, String circumstances) {
        String what = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return new IllegalStateException(what + "\n" + circumstances, failure);
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
            played.returnToTree();
            return RecordedRollout.failing(leaf, rollout.policy(), randomBeforeEvaluation, scale)
                    .map(inRollout -> message + ", then in a rollout: " + inRollout)
                    .orElse(message + ", then in a rollout");
        }
        return isEvaluating ? message + ", then in " + evaluator : message;
    }

    /** The moves from the root to where the last descent has come to. */
    List<M> movesInTree() {
        List<M> inTree = new ArrayList<>();
        Node node = new Node(searchTree.nodes());
        for (int edge = 0; edge < path.length(); edge++) {
            inTree.add(moves.move(node.moveTo(path.node(edge)).move(path.child(edge))));
        }
        return inTree;
    }
}
