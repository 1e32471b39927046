package io.mcts.engines.ggp;

import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.spec.game.JointGame;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A match: the game, its state, and the tree of a search that is kept between turns. Used by one thread at a time. */
final class GgpMatch<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    /** The joint moves that are tried in place of a turn that was lost. */
    private static final int MOST_TRIED = 5_000;

    private final JointGame<S, M> game;
    private final int role;
    private final SearchThreads threads = new SearchThreads();
    private final Search<S, M> search;
    private final Budget bounds;
    private final RandomGenerator random = new SplittableRandom();
    private final S state;

    /** The tree of the state; null where several players choose at once, as each turn is then a search of its own. */
    private final @Nullable SearchTree<S, M> tree;

    private @Nullable Pondering<M> pondering;

    GgpMatch(JointGame<S, M> game, String role, Spec spec) {
        this.game = game;
        this.role = find(game.players(), role);
        this.search = spec.build(game, threads);
        this.bounds = spec.bounds();
        this.state = game.initial(random);
        this.tree = state instanceof HiddenInformation || state.isTerminal()
                ? null
                : search.mcts().map(mcts -> mcts.tree(state)).orElse(null);
    }

    /** Returns the place of a role; some managers change the case of words. */
    private static int find(List<String> roles, String role) {
        int exact = roles.indexOf(role);
        for (int i = 0; exact < 0 && i < roles.size(); i++) {
            if (roles.get(i).equalsIgnoreCase(role)) {
                exact = i;
            }
        }
        if (exact < 0) {
            throw new IllegalArgumentException("'" + role + "' is no role of the game; its roles are " + roles);
        }
        return exact;
    }

    int role() {
        return role;
    }

    boolean isOver() {
        return state.isTerminal();
    }

    /** Whether all moves are legal in this turn. */
    boolean areLegal(List<String> moves) {
        return areLegal(state, moves);
    }

    private boolean areLegal(S position, List<String> moves) {
        if (position.isTerminal()) {
            return false;
        }
        try {
            game.choices(position, moves);
            return true;
        } catch (IllegalArgumentException illegal) {
            return false;
        }
    }

    /** Plays the moves of a turn, and, where they are not legal, a turn before it that makes them legal; returns false if there is none. */
    boolean advance(List<String> moves) {
        stopPondering();
        if (areLegal(moves)) {
            play(game.choices(state, moves));
            return true;
        }
        List<M> lost = findLostTurn(moves);
        if (lost.isEmpty()) {
            return false;
        }
        play(lost);
        play(game.choices(state, moves));
        return true;
    }

    private void play(List<M> choices) {
        for (M move : choices) {
            state.play(move);
            if (tree != null) {
                tree.advance(move);
            }
        }
    }

    /** Returns choices after which some moves are legal; none if there are none, or they were not found among the first. */
    private List<M> findLostTurn(List<String> moves) {
        if (isOver()) {
            return List.of();
        }
        List<List<M>> joint = new ArrayList<>();
        joint.add(List.of());
        for (int player = 0; player < state.playerCount(); player++) {
            List<List<M>> longer = new ArrayList<>();
            for (List<M> some : joint) {
                for (M move : game.movesOf(state, player)) {
                    List<M> one = new ArrayList<>(some);
                    one.add(move);
                    longer.add(one);
                    if (longer.size() > MOST_TRIED) {
                        return List.of();
                    }
                }
            }
            joint = longer;
        }
        for (List<M> turn : joint) {
            List<M> choices =
                    game.choices(state, turn.stream().map(Object::toString).toList());
            S after = state.copy();
            choices.forEach(after::play);
            if (areLegal(after, moves)) {
                return choices;
            }
        }
        return List.of();
    }

    /** Returns a random legal move of the player. */
    String anyMove() {
        List<M> legal = game.movesOf(state, role);
        return legal.get(random.nextInt(legal.size())).toString();
    }

    /** Searches the state for later turns, if there is a tree. */
    void prepare(Budget budget) {
        if (tree != null && !isOver()) {
            tree.search(bounds.or(budget));
        }
    }

    /** Chooses a move of the player. */
    String choose(Budget budget) {
        List<M> legal = game.movesOf(state, role);
        if (legal.size() == 1) {
            return legal.get(0).toString();
        }
        Budget both = bounds.or(budget);
        if (tree != null) {
            return tree.search(both).bestMove().toString();
        }
        S own = state.copy();
        while (own.currentPlayer() != role) { // what the others choose is hidden, so that any choice will do
            own.play(own.randomMove(random));
        }
        return search.search(own, both).bestMove().toString();
    }

    /** Searches on until the next turn, if there is a tree and its search reuses it. */
    void ponder(Budget limit) {
        if (tree != null && !isOver() && search.mcts().filter(Mcts::reusesTree).isPresent()) {
            pondering = tree.ponder(threads, bounds.or(limit));
        }
    }

    private void stopPondering() {
        if (pondering != null) {
            pondering.close();
            pondering = null;
        }
    }

    @Override
    public void close() {
        stopPondering();
        threads.close();
    }
}
