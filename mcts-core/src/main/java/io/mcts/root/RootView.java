package io.mcts.root;

import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.iteration.RootSum;
import io.mcts.iteration.TreeState;
import io.mcts.result.RootShare;
import io.mcts.result.SearchEffort;
import io.mcts.solver.NodeBounds;
import io.mcts.solver.Resistance;
import io.mcts.tree.Node;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A copy of one root, or the sum over several trees, readable by any thread. Children are identified by move, since numbers differ. */
public final class RootView<M extends Move> {

    private final List<M> moves;
    private final Map<M, Integer> children = new HashMap<>();
    private final Node node;
    private final RootSum counted;
    private final RootLines<M> lines;

    private RootView(List<M> moves, Tree tree, RootSum counted, RootLines<M> lines) {
        this.moves = moves;
        this.counted = counted;
        this.lines = lines;
        node = new Node(tree).moveTo(tree.root());
        moves.forEach(move -> children.put(move, children.size()));
    }

    public static <M extends Move> RootView<M> of(TreeState<?, M> tree) {
        return of(tree, tree.rootSum().copy());
    }

    public static <M extends Move> RootView<M> of(TreeState<?, M> tree, RootSum counted) {
        Tree copy = tree.nodes().copyOfRoot();
        List<M> moves = tree.moves().movesOf(new NodeView(copy).moveTo(copy.root()));
        return new RootView<>(moves, copy, counted, new TreeLines<>(tree));
    }

    private static <M extends Move> RootView<M> blank(TreeState<?, M> tree, List<M> moves, RootLines<M> lines) {
        return new RootView<>(
                moves, tree.nodes().blankRoot(moves.size()), tree.rootSum().empty(), lines);
    }

    /** The children of the first tree, then those that only others have, if they are sampled. */
    public static <M extends Move> RootView<M> sum(TreeState<?, M> tree, List<RootView<M>> views) {
        RootView<M> first = views.get(0);
        Set<M> moves = new LinkedHashSet<>();
        for (RootView<M> view : views) {
            if (!tree.isRootSampled() && !view.children.keySet().equals(first.children.keySet())) {
                throw new IllegalStateException("the root has the children " + first.moves + " in one tree and "
                        + view.moves + " in another\nMaybe the expansion is not the same each time it is asked.");
            }
            moves.addAll(view.moves);
        }
        RootView<M> sum = blank(tree, List.copyOf(moves), first.lines);
        views.forEach(sum::add);
        return sum;
    }

    private void add(RootView<M> other) {
        for (int child = 0; child < other.moves.size(); child++) {
            add(other.moves.get(child), other.node.known(child), other.counted.counted(child));
        }
        counted.addPlayers(other.counted.countedOfPlayers());
    }

    private void add(M move, long[] known, long[] countedOfMove) {
        int child = child(move);
        node.add(child, known);
        counted.add(child, countedOfMove);
    }

    public RootShare<M> share(SearchEffort effort) {
        return new RootShare<>(
                numbers(kind(), counted.countedOfPlayers()),
                IntStream.range(0, moves.size()).mapToObj(this::share).toList(),
                effort);
    }

    private long[] kind() {
        return new long[] {node.player(), node.isChance() ? 1 : 0, counted.playerCount()};
    }

    private RootShare.OfMove<M> share(int child) {
        boolean isLost = !node.isChance() && Resistance.isLost(node, child, node.player());
        return new RootShare.OfMove<>(
                moves.get(child),
                numbers(node.known(child), counted.counted(child)),
                node.isChance() ? List.of() : lines.replies(child),
                isLost ? lines.resistance(child, node.player()) : 0);
    }

    private static List<Long> numbers(long[]... parts) {
        return Stream.of(parts).flatMapToLong(LongStream::of).boxed().toList();
    }

    /** The view of a share of another tree with the same root; refuses one with another root or other settings. */
    public static <M extends Move> RootView<M> of(TreeState<?, M> tree, RootShare<M> share) {
        List<M> moves = share.moves().stream().map(RootShare.OfMove::move).toList();
        Set<M> expected = new HashSet<>(tree.rootMoves());
        Argument.require(
                !moves.isEmpty() && (tree.isRootSampled() || new HashSet<>(moves).equals(expected)),
                "the root has the moves " + expected,
                moves);
        RootView<M> view = blank(tree, moves, new RootLines.OfShare<>(share));
        long[] ofRoot = array(share.statistics());
        long[] kind = view.kind();
        int count = kind.length + view.counted.countedOfPlayers().length;
        Argument.require(
                ofRoot.length == count && Arrays.equals(kind, Arrays.copyOf(ofRoot, kind.length)),
                "a share has " + count + " numbers of its root, first the player, chance and number of players "
                        + Arrays.toString(kind),
                share.statistics());
        view.counted.addPlayers(Arrays.copyOfRange(ofRoot, kind.length, count));
        int length = view.node.known(0).length;
        for (RootShare.OfMove<M> ofMove : share.moves()) {
            long[] numbers = array(ofMove.statistics());
            Argument.require(
                    numbers.length == length + RootSum.COUNTED,
                    "a share has " + (length + RootSum.COUNTED)
                            + " numbers for each move with the settings of this search",
                    numbers.length);
            view.add(
                    ofMove.move(), Arrays.copyOf(numbers, length), Arrays.copyOfRange(numbers, length, numbers.length));
        }
        return view;
    }

    private static long[] array(List<Long> numbers) {
        return numbers.stream().mapToLong(Long::longValue).toArray();
    }

    NodeView node() {
        return node;
    }

    List<M> moves() {
        return moves;
    }

    M move(int child) {
        return moves.get(child);
    }

    int child(M move) {
        return Objects.requireNonNull(children.get(move));
    }

    /** The visits of a move; the greatest long if its value is proven, -1 if it has no child. */
    long knowledge(M move) {
        Integer child = children.get(move);
        return child == null ? -1 : node.isProven(child) ? Long.MAX_VALUE : node.visits(child);
    }

    List<M> replies(M move) {
        Integer child = children.get(move);
        return child == null ? List.of() : lines.replies(child);
    }

    int resistance(M move, int loser) {
        return lines.resistance(child(move), loser);
    }

    NodeBounds bounds() {
        NodeBounds bounds = new NodeBounds();
        return node.hasBounds() ? bounds.of(node) : bounds;
    }

    RootSum counted() {
        return counted;
    }
}
