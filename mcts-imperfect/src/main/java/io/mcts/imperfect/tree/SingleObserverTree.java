package io.mcts.imperfect.tree;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.run.ImperfectSettings;

/** The tree of SO-ISMCTS: a node is the knowledge of the searching player, also when others are to move. */
final class SingleObserverTree<S extends GameState<?, M>, M extends Move> extends MultipleObserverTree<S, M> {

    SingleObserverTree(ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        super(settings, root, seed, worker);
    }

    @Override
    int viewer(int player) {
        return observer;
    }

    @Override
    Object privateKnowledge(int player) {
        return isOwnKnowledge(player) ? super.privateKnowledge(player) : knownBy(player);
    }

    @Override
    boolean isOwnKnowledge(int player) {
        return player == observer;
    }

    @Override
    void forget(boolean isOfOtherPlayer) {
        if (isOfOtherPlayer) {
            forgetAll();
        } else {
            super.forget(false);
        }
    }
}
