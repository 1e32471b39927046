package io.mcts.iteration;

import io.mcts.backup.Backup;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.Tablebase;
import io.mcts.internal.MoveLists;
import io.mcts.internal.RewardScale;
import io.mcts.internal.SearchStopped;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.solver.Proofs;
import io.mcts.tree.GraphPath;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.SharedPath;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The four steps of a search, repeated over one tree. Nodes hold no states: an iteration resets its state to the root and replays the
 * moves. The first visit of an edge evaluates the leaf; the visit that reaches the expansion threshold creates its node.
 */
public class Iteration<S extends GameState<?, M>, M extends Move> {

    /** The value of {@link #visits} if the last edge leads to a node that has no room for another child. */
    static final int OUT_OF_MEMORY = -1;

    /** The values of {@link #leaf}; no enum, as a reference costs a write barrier in each iteration. */
    private static final int UNASKED = 0;

    private static final int OPEN = 1;
    private static final int TERMINAL = 2;
    private static final int IN_TABLE = 3;

    private final TreeState<S, M> tree;
    final S root;
    final SelectionPolicy selection;
    private final SelectionPolicy rootSelection;
    private final Evaluator<S> evaluator;
    private final @Nullable Tablebase<S> tablebase;
    private final Backup backup;
    private final RootSum rootSum;
    final Expansion<S, M> expansion;
    final MoveTable<M> moves;
    final Xoroshiro128PlusPlus random;
    private final MoveTrace trace;
    final TreePath path;
    final Proofs proofs;
    private final StepReturns stepReturns;
    private final @Nullable SolvingRollout<S, M> solvingRollout;
    private final double[] rewards;

    private final double[] known;

    private final RewardScale scale;
    private final int rootPlayer;
    private final boolean triesAllFirst;
    private final boolean triesAllFirstAtRoot;
    final int visitsBeforeExpansion;
    final int visitsBeforeLink;
    private final boolean isExpandedWhenEvaluated;

    S state;
    private @Nullable EvaluatedMoves<S, M> evaluated;
    boolean isProven;
    int visits;
    private int linked;
    private int depth;
    boolean isEvaluating;
    private boolean isLookingUp;

    /** The cached answers of the game and the tablebase about the state, until the iteration moves on. */
    private int leaf;

    public static <S extends GameState<?, M>, M extends Move> Iteration<S, M> onOneThread(TreeState<S, M> tree) {
        Tree nodes = tree.nodes();
        TreePath path = nodes.isGraph() ? new GraphPath(nodes) : new TreePath(nodes);
        return of(tree, tree.rootState(), tree.leafValues(0), tree.random, path, tree.rootSum());
    }

    /** Uses the specialized loop if there is one; for the arguments see the constructor. */
    public static <S extends GameState<?, M>, M extends Move> Iteration<S, M> of(
            TreeState<S, M> tree,
            S root,
            LeafValues<S, M> leafValues,
            Xoroshiro128PlusPlus random,
            TreePath path,
            RootSum rootSum) {
        if (!PlainIteration.serves(tree)) {
            return new Iteration<>(tree, root, leafValues, random, path, rootSum);
        }
        return path instanceof SharedPath shared
                ? new SharedPlainIteration<>(tree, root, leafValues, random, shared, rootSum)
                : new PlainIteration<>(tree, root, leafValues, random, path, rootSum);
    }

    public Iteration(
            TreeState<S, M> tree,
            S root,
            LeafValues<S, M> leafValues,
            Xoroshiro128PlusPlus random,
            TreePath path,
            RootSum rootSum) {
        this.tree = tree;
        this.root = root;
        this.random = random;
        this.path = path;
        this.rootSum = rootSum;
        Settings<S, M> settings = tree.settings();
        selection = settings.selection;
        rootSelection = tree.rootSelection();
        triesAllFirst = !selection.choosesAmongUnvisited();
        triesAllFirstAtRoot = !rootSelection.choosesAmongUnvisited();
        evaluator = leafValues.evaluator();
        tablebase = tree.tablebase();
        Learning learning = leafValues.learning();
        if (!learning.isNeeded()) {
            trace = new MoveTrace();
        } else {
            trace = tree.hasAmaf() ? new Amaf(tree, learning, path) : new MoveTrace.Recording(tree, learning);
        }
        proofs = Proofs.of(tree.nodes());
        stepReturns = StepReturns.of(root, tree.scale);
        backup = stepReturns.backup(settings.backup);
        isExpandedWhenEvaluated = settings.priorEvaluator() != null;
        visitsBeforeExpansion = isExpandedWhenEvaluated ? Integer.MAX_VALUE : settings.expansionThreshold - 1;
        // in a graph a first visit may lead to an existing node
        visitsBeforeLink = tree.nodes().isGraph() ? 0 : settings.expansionThreshold - 1;
        expansion = tree.expansion(leafValues, random);
        moves = tree.moves();
        solvingRollout =
                tree.isSolvedByRollouts() ? new SolvingRollout<>(tree, root, expansion, trace, path, proofs) : null;
        state = GameState.copyOf(root);
        rewards = new double[state.playerCount()];
        known = new double[rewards.length];
        scale = tree.scale;
        rootPlayer = new Node(tree.nodes()).moveTo(tree.nodes().root()).player();
    }

    public void run() {
        boolean isDone = false;
        try {
            select();
            expand();
            simulate();
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

    /** Descends from the root to an edge that leads to no node. */
    public void select() {
        isEvaluating = false;
        trace.begin();
        state = Resettable.reset(state, root);
        expansion.arrive(path, tree.nodes().root(), state);
        step(path.begin(), rootSelection);
        descend();
    }

    /** Creates the node of that edge, unless it has too few visits or the game is over, and descends to one of its children. */
    public void expand() {
        while (visits >= visitsBeforeExpansion && !isDecided()) {
            trace.reach(path); // a prior may depend on the moves
            int made = expansion.expand(state, path);
            if (made == Tree.NONE) {
                return; // memory is short
            }
            step(path.goTo(expansion.arrive(path, path.link(made), state)), selection);
            descend();
        }
    }

    public void simulate() {
        trace.reach(path);
        if (proofs.knows(path, rewards)) {
            return;
        }
        if (leaf() != OPEN) {
            boolean isTerminal = leaf == TERMINAL;
            isLookingUp = !isTerminal;
            path.end();
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = isTerminal ? state.payoff(player) : known[player];
            }
            scale.scale(rewards, state);
            stepReturns.end(rewards, path.length());
            proofs.end(path, rewards);
            isLookingUp = false;
        } else {
            isEvaluating = true;
            Arrays.fill(rewards, Double.NaN); // detects a player whom the evaluator omits
            evaluator.evaluate(state, random, rewards);
            scale.scale(rewards, state);
            isEvaluating = false;
            if (solvingRollout != null && rewards[0] == 1 && state.isTerminal()) {
                state = solvingRollout.putIntoTree(state, movesInTree(), rewards);
            }
        }
    }

    public void backpropagate() {
        double[] fromRoot = stepReturns.fromRoot(rewards, path.length());
        trace.update(path, fromRoot);
        rootSum.add(path.child(0), rootPlayer, fromRoot);
        proofs.update(path);
        backup.update(path, rewards); // which may change them
        depth = Math.max(depth, path.length());
    }

    private void descend() {
        for (int below = below(); below != Tree.NONE; below = below()) {
            int reached = expansion.arrive(path, below, state);
            if (reached == Tree.NONE) {
                visits = OUT_OF_MEMORY;
                return;
            }
            step(path.goTo(reached), selection);
        }
    }

    private int below() {
        if (linked != Tree.NONE || !canBeLinked() || !tree.nodes().isGraph() || state.isTerminal()) {
            return linked;
        }
        int found = expansion.find(state, path);
        return found == Tree.NONE ? Tree.NONE : path.link(found);
    }

    private boolean canBeLinked() {
        return visits >= visitsBeforeLink && !isProven;
    }

    private void step(Node node, SelectionPolicy policy) {
        int child = choose(node, policy, path.arrive());
        visits = path.take(child);
        isProven = proofs.isProven(node, child);
        linked = canBeLinked() ? path.link() : Tree.NONE;
        leave();
        if (isProven) {
            return;
        }
        M move = moves.move(node.move(child));
        if (linked == Tree.NONE) {
            state.play(move);
        } else {
            state.playOn(move); // there are nodes only where the game goes on
        }
        stepReturns.played(state, path.length() - 1);
    }

    final int choose(Node node, SelectionPolicy policy, int visitsOfNode) {
        if (node.isChance()) {
            return expansion.outcome(node);
        }
        int best = proofs.look(node);
        if (best != Proofs.NONE) {
            return best;
        }
        if (visitsOfNode < node.count() && (policy == selection ? triesAllFirst : triesAllFirstAtRoot)) {
            return node.untried(visitsOfNode, random);
        }
        trace.show(node);
        Children children = proofs.open(node);
        int child = policy.select(children, random);
        if (child < 0 || child >= children.count()) {
            throw new IllegalStateException(policy + " selected child " + child + " of " + children.count()
                    + " children; allowed are 0 to " + (children.count() - 1));
        }
        return proofs.child(child);
    }

    public void receive(EvaluatedMoves<S, M> values) {
        isEvaluating = true;
        evaluated = values.checked(state);
        System.arraycopy(values.payoffs(), 0, rewards, 0, rewards.length);
        scale.scale(rewards, state);
        isEvaluating = false;
    }

    /** Completes an iteration in a batch: creates the node of the leaf, if it has priors, and backs up. */
    public void complete() {
        if (isExpandedWhenEvaluated && !isDecided() && path.link() == Tree.NONE) {
            path.link(expansion.expand(state, path, evaluated, rewards));
        }
        trace.begin(); // the trace holds the moves of another iteration
        trace.reach(path);
        backpropagate();
    }

    /** Whether the last descent needs no evaluation: it reached the end of the game, a known position or a proven move. */
    public final boolean isDecided() {
        return isProven || leaf() != OPEN;
    }

    final void leave() {
        leaf = UNASKED;
    }

    private int leaf() {
        if (leaf == UNASKED) {
            leaf = state.isTerminal() ? TERMINAL : isInTable() ? IN_TABLE : OPEN;
        }
        return leaf;
    }

    private boolean isInTable() {
        if (tablebase == null) {
            return false;
        }
        Arrays.fill(known, Double.NaN); // detects a player whom the table omits
        isLookingUp = true;
        boolean isInTable = tablebase.lookUp(state, known);
        isLookingUp = false;
        return isInTable;
    }

    public S state() {
        return state;
    }

    public Proofs proofs() {
        return proofs;
    }

    public int depth() {
        return depth;
    }

    public long newNodes() {
        return path.firstVisits();
    }

    /** Returns a failure with a second line that names the moves of the iteration. */
    public RuntimeException explained(RuntimeException failure) {
        Object inBatches = tree.settings().batches;
        Object asked = isLookingUp ? tablebase : !isEvaluating ? null : inBatches == null ? evaluator : inBatches;
        String where = asked == null ? "" : ", then in " + asked;
        return explained(failure, () -> "Played from the root, " + root + ": " + MoveLists.text(movesInTree()) + where);
    }

    /** Returns a failure with a second line, whose supplier calls user code that may fail; a {@link SearchStopped} unchanged. */
    public static RuntimeException explained(RuntimeException failure, Supplier<String> circumstances) {
        if (failure instanceof SearchStopped) {
            return failure;
        }
        String what = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        try {
            return new IllegalStateException(what + "\n" + circumstances.get(), failure);
        } catch (RuntimeException another) {
            failure.addSuppressed(another);
            return new IllegalStateException(
                    what + "\nThe moves played cannot be named, as that failed, too: " + another, failure);
        }
    }

    public List<M> movesInTree() {
        List<M> inTree = new ArrayList<>();
        Node node = new Node(tree.nodes());
        for (int edge = 0; edge < path.length(); edge++) {
            inTree.add(moves.move(node.moveTo(path.node(edge)).move(path.child(edge))));
        }
        return inTree;
    }
}
