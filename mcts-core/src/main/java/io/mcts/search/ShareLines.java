package io.mcts.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.result.RootShare;
import java.util.ArrayList;
import java.util.List;

/** What a share tells of the play after the moves of its root. */
final class ShareLines<S extends GameState<?, M>, M extends Move> implements RootLines<M> {

    private final TreeState<S, M> tree;
    private final RootShare share;
    private final RootView<M> view;

    /**
     * Reads a share.
     *
     * @param tree a tree with the same root
     * @throws IllegalArgumentException if the share is of another root
     */
    ShareLines(TreeState<S, M> tree, RootShare share) {
        this.tree = tree;
        this.share = share;
        view = copyOfView();
        int children = view.node().count();
        Argument.require(
                share.replies().size() == children && share.resistances().size() == children,
                "a share has the replies to each of " + children + " moves",
                share.replies().size());
    }

    /** What the share tells of the root, to which others can be added. */
    RootView<M> copyOfView() {
        return RootView.ofWords(
                tree, share.statistics().stream().mapToLong(Long::longValue).toArray());
    }

    @Override
    public long knowledge(M move) {
        return RootLines.knowledge(view.node(), child(move));
    }

    @Override
    public List<M> replies(M move) {
        List<M> replies = new ArrayList<>();
        S state = GameState.copyOf(tree.rootState());
        state.play(move);
        for (int index : share.replies().get(child(move))) {
            M reply = state.legalMoves().stream()
                    .filter(legal -> legal.index() == index)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "a share tells of a move with the index " + index + ", which is not legal in " + state));
            replies.add(reply);
            state.play(reply);
        }
        return replies;
    }

    @Override
    public int resistance(M move, int loser) {
        return share.resistances().get(child(move));
    }

    private int child(M move) {
        return view.children(List.of(move))[0];
    }
}
