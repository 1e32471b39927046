package io.mcts.imperfect.tree;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SimultaneousMoves;
import io.mcts.imperfect.node.InformationSet;
import io.mcts.imperfect.node.InformationSets;
import io.mcts.imperfect.run.ImperfectSettings;
import java.util.stream.Stream;

/** The tree of MO-ISMCTS: a node is the knowledge of the player to move. */
class MultipleObserverTree<S extends GameState<?, M>, M extends Move> extends InformationTree<S, M> {

    private final InformationSets<M> sets;

    MultipleObserverTree(ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        super(settings, root, seed, worker);
        sets = new InformationSets<>(root.playerCount());
    }

    int viewer(int player) {
        return player;
    }

    final Object knownBy(int player) {
        return ((HiddenInformation) state).informationSet(player);
    }

    @Override
    final S drawn() {
        S drawn = determinized(Resettable.reset(state, root));
        if (drawn instanceof SimultaneousMoves<?> joined) {
            joined.retract();
        }
        return drawn;
    }

    @Override
    final InformationSet<M> set(int player) {
        Object known = knownBy(viewer(player));
        InformationSet<M> set = sets.find(player, known);
        if (set == null) {
            set = newSet();
            sets.put(player, known, set);
        }
        set.lastSearch = search;
        return set;
    }

    @Override
    void forget(boolean isOfOtherPlayer) {
        sets.removeIf(set -> set.lastSearch < search);
    }

    final void forgetAll() {
        sets.removeIf(set -> true);
    }

    @Override
    final long nodesKept() {
        return sets.size();
    }

    @Override
    final long bytesKept() {
        return sets.bytes();
    }

    @Override
    final Stream<InformationSet<M>> rootNodes() {
        return Stream.ofNullable(sets.find(observer, rootKey));
    }
}
