package io.mcts.testkit.checked;

import io.mcts.Mcts;
import io.mcts.control.SearchProgress;
import io.mcts.game.Move;
import io.mcts.result.TreeNode;
import io.mcts.selection.Statistic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The tree of a {@link io.mcts.testkit.CheckedSearch}, compared with what it was an iteration before. */
public final class CheckedTree<M extends Move> {

    private static final String ONE_PATH = "an iteration adds one visit to each edge of one path, and to no other";
    private static final String REWARDS_ARE_ADDED = "an iteration adds to each edge of its path a reward from 0 to 1";
    private static final String MEANS_LIE_IN_THEIR_RANGE = "the mean of every node lies in [0, 1]";
    private static final double ROUNDING = 1e-6;

    private final CheckedGame<?, M> game;
    private final boolean isTree;
    private final boolean addsRewards;
    private @Nullable TreeNode<M> before;

    public CheckedTree(Mcts<?, M> search, CheckedGame<?, M> game) {
        this.game = game;
        isTree = !search.hasTranspositions()
                && search.memoryCeiling().isEmpty()
                && search.batches().isEmpty();
        addsRewards = !search.isSolver()
                && !search.backup().writesValues()
                && !search.backup().needs().contains(Statistic.OUTCOME_SUMS);
    }

    /** To be called after each iteration, with what copies the tree. */
    public void check(SearchProgress<M> progress, BiFunction<Integer, Integer, TreeNode<M>> snapshot) {
        if (isTree) {
            TreeNode<M> after = snapshot.apply(Integer.MAX_VALUE, Integer.MAX_VALUE);
            compare(before, after, new ArrayList<>());
            before = after;
        }
    }

    /** The visits added. */
    private long compare(@Nullable TreeNode<M> was, TreeNode<M> is, List<M> moves) {
        long added = is.visits() - (was == null ? 0 : was.visits());
        game.require(added == 0 || added == 1, ONE_PATH, moves, "0 or 1 visits added to " + is.move(), added);
        game.require(
                is.mean() >= -ROUNDING && is.mean() <= 1 + ROUNDING,
                MEANS_LIE_IN_THEIR_RANGE,
                moves,
                "a mean from 0 to 1",
                is.mean());
        if (added == 1 && addsRewards) {
            double reward = is.mean() * is.visits() - (was == null ? 0 : was.mean() * was.visits());
            double rounding = ROUNDING * is.visits();
            game.require(
                    reward >= -rounding && reward <= 1 + rounding,
                    REWARDS_ARE_ADDED,
                    moves,
                    "a reward from 0 to 1",
                    reward);
        }
        Map<M, TreeNode<M>> childrenBefore = new HashMap<>();
        if (was != null) {
            was.children().forEach(child -> childrenBefore.put(child.move(), child));
        }
        long below = 0;
        for (TreeNode<M> child : is.children()) {
            moves.add(child.move());
            below += compare(childrenBefore.get(child.move()), child, moves);
            moves.remove(moves.size() - 1);
        }
        boolean mayEndHere =
                was == null || is.kind() == TreeNode.Kind.LEAF || is.bounds().isExact();
        game.require(
                below == added || (below < added && mayEndHere), ONE_PATH, moves, added + " visits added below", below);
        return added;
    }
}
