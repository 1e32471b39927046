package io.mcts.web.game;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.arena.records.GameRecord;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.SearchJson;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.result.TreeNode;
import io.mcts.selection.Ucb1;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Plain UCT one iteration at a time, for teaching. Each request repeats the search from the seed, so that iterations can be visited in any
 * order without state.
 */
final class Stepwise<S extends GameState<S, M>, M extends Move> {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int DEPTH = 1_000;

    private static final class Recorder<S extends GameState<S, M>, M extends Move> implements Policy<S, M> {

        private final List<M> moves = new ArrayList<>();

        @Override
        public M choose(S state, RandomGenerator random) {
            return state.randomMove(random);
        }

        @Override
        public void playOut(S state, RandomGenerator random) {
            moves.clear();
            while (!state.isTerminal()) {
                M move = state.randomMove(random);
                moves.add(move);
                state.play(move);
            }
        }
    }

    private final PlayedGame<S, M> game;
    private final Ucb1 selection;
    private final Recorder<S, M> rollout = new Recorder<>();
    private final SearchTree<S, M> tree;

    private Stepwise(PlayedGame<S, M> game, Ucb1 selection, long seed) {
        this.game = game;
        this.selection = selection;
        if (game.state().isTerminal()) {
            throw new IllegalArgumentException("the game is over; give a position in which a move is left");
        }
        this.tree = Mcts.<S, M>builder()
                .selection(selection)
                .rollout(rollout)
                .seed(seed)
                .build()
                .tree(game.state());
    }

    /** The iteration of a request: game, start, moves, number, c, seed. */
    static Json read(Fields fields, Catalog<Game<?, ?>> games) {
        return read(fields, PlayedGame.read(fields, games));
    }

    private static <S extends GameState<S, M>, M extends Move> Json read(Fields fields, PlayedGame<S, M> game) {
        int number = (int) fields.wholeNumber("number", 1, Limits.STEPS);
        double c = fields.amount("c").orElse(Math.sqrt(2));
        long seed = fields.wholeNumber("seed", Fields.LEAST, Fields.MOST);
        return new Stepwise<>(game, Ucb1.of(c), seed).iteration(number);
    }

    private Json iteration(int number) {
        if (number > 1) {
            long done = tree.search(Budget.iterations(number - 1).or(Budget.time(PATIENCE)))
                    .iterations();
            if (done < number - 1) {
                throw new IllegalArgumentException("'number' is " + number + "; allowed: up to " + done
                        + ", as this game's iterations take so long");
            }
        }
        Json drawn = SearchMessages.branch(tree, List.of(), Limits.STEP_NODES);
        Optional<TreeNode<M>> before = Optional.of(snapshot());
        rollout.moves.clear();
        tree.search(Budget.iterations(1));
        Optional<TreeNode<M>> after = Optional.of(snapshot());
        S state = game.state();
        List<M> played = new ArrayList<>();
        List<Json> choices = new ArrayList<>();
        while (after.isPresent()) {
            Map<M, TreeNode<M>> known = byMove(before);
            Optional<TreeNode<M>> taken = after.get().children().stream()
                    .filter(child -> child.visits() > visits(known, child))
                    .findFirst();
            if (taken.isPresent()) {
                choices.add(choice(state, known, taken.get()));
                M move = move(taken.get());
                played.add(move);
                state.play(move);
                before = Optional.ofNullable(known.get(taken.get().move()));
            }
            after = taken;
        }
        List<String> moves = SearchJson.texts(rollout.moves);
        played.addAll(rollout.moves);
        return new Json()
                .with("number", number)
                .with("tree", drawn)
                .with("choices", choices)
                .with("rollout", moves)
                .with("rewards", GameRecord.rewardsOf(game.state(), played));
    }

    private TreeNode<M> snapshot() {
        return tree.snapshot(DEPTH, Integer.MAX_VALUE);
    }

    private static <M extends Move> M move(TreeNode<M> node) {
        return Objects.requireNonNull(node.move());
    }

    private static <M extends Move> Map<M, TreeNode<M>> byMove(Optional<TreeNode<M>> node) {
        return node.map(TreeNode::children).orElseGet(List::of).stream()
                .collect(Collectors.toMap(Stepwise::move, Function.identity()));
    }

    private static <M extends Move> long visits(Map<M, TreeNode<M>> known, TreeNode<M> child) {
        @Nullable TreeNode<M> before = known.get(move(child));
        return before == null ? 0 : before.visits();
    }

    /** Returns the statistics at a node of the path and the chosen move. Untried moves are taken first. */
    private Json choice(S state, Map<M, TreeNode<M>> known, TreeNode<M> taken) {
        long visits = known.values().stream().mapToLong(TreeNode::visits).sum();
        List<Json> options = state.legalMoves().stream()
                .map(move -> option(move, known.get(move), visits))
                .toList();
        boolean isChance = Chance.isToMove(state);
        return new Json()
                .with("player", isChance ? GameState.CHANCE : state.currentPlayer())
                .with("chosen", String.valueOf(taken.move()))
                .with("isUntried", !isChance && visits(known, taken) == 0)
                .with("visits", visits)
                .with("options", options)
                .with("meanAfter", taken.mean());
    }

    /** A move before the iteration: n, mean, the exploration term of UCB1, and the sum. */
    private Json option(M move, @Nullable TreeNode<M> node, long allVisits) {
        Json option = new Json().with("move", move.toString());
        if (node == null || node.visits() == 0) {
            return option.with("visits", 0)
                    .with("mean", null)
                    .with("exploration", null)
                    .with("bound", null);
        }
        double exploration = selection.bound(0, (int) node.visits(), selection.exploration((int) allVisits));
        return option.with("visits", node.visits())
                .with("mean", node.mean())
                .with("exploration", exploration)
                .with("bound", node.mean() + exploration);
    }
}
