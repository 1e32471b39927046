package io.mcts.imperfect.tree;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.imperfect.node.InformationSet;
import io.mcts.imperfect.run.ImperfectSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The trees of determinized search, one for each drawn state: a node is the moves played. If nothing is hidden, this is plain search. */
final class DeterminizedTree<S extends GameState<?, M>, M extends Move> extends InformationTree<S, M> {

    private final List<World<S, M>> worlds = new ArrayList<>();
    private HistoryNode<M> history = new HistoryNode<>();

    private record World<S, M extends Move>(S state, HistoryNode<M> history) {}

    DeterminizedTree(ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        super(settings, root, seed, worker);
    }

    @Override
    S drawn() {
        int number = (int) (iterations % settings.determinizations);
        if (number == worlds.size()) {
            worlds.add(new World<>(GameState.copyOf(determinized(GameState.copyOf(root))), new HistoryNode<>()));
        }
        World<S, M> world = worlds.get(number);
        history = world.history;
        return Resettable.reset(state, world.state);
    }

    @Override
    InformationSet<M> set(int player) {
        InformationSet<M> set = history.node;
        if (set == null) {
            set = newSet();
            history.node = set;
        }
        return set;
    }

    @Override
    void play(M move) {
        super.play(move);
        history = history.after(move);
    }

    @Override
    void forget(boolean isOfOtherPlayer) {
        worlds.clear();
    }

    @Override
    long nodesKept() {
        return 0;
    }

    @Override
    long bytesKept() {
        return 0;
    }

    @Override
    Stream<InformationSet<M>> rootNodes() {
        return worlds.stream().flatMap(world -> Stream.ofNullable(world.history.node));
    }
}
