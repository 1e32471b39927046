package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.imperfect.tree.InformationSetTree;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

final class FollowedTree<S extends GameState<?, M>, M extends Move> extends AbstractObservedGame<S, M> {

    private final @Nullable ParticleFilter<S, M> filter;

    /** The player's last information set, and whether it still has to be passed to the filter. */
    private Object lastKnown;

    private boolean isToBeTold;
    private @Nullable InformationSetTree<S, M> tree;
    private boolean isChanged;

    FollowedTree(ImperfectSettings<S, M> settings, @Nullable Particles<S, M> particles, S start, int player) {
        super(withSeed(settings), start, player);
        filter = particles == null
                ? null
                : new ParticleFilter<>(particles, start, player, this.settings.seed.orElseThrow(), true);
        lastKnown = known();
        if (filter != null) {
            this.settings.determinizer = filter;
        }
        observed();
    }

    private static <S extends GameState<?, M>, M extends Move> ImperfectSettings<S, M> withSeed(
            ImperfectSettings<S, M> settings) {
        ImperfectSettings<S, M> own = settings.copy();
        own.seed = OptionalLong.of(settings.seedOrRandom());
        return own;
    }

    @Override
    void observed() {
        isChanged = true;
        if (filter != null && !state.isTerminal()) {
            observed(filter);
        }
    }

    /** Reports only new knowledge while another player is to move: it may be the player's turn next, and they cannot tell. */
    private void observed(ParticleFilter<S, M> told) {
        if (!known().equals(lastKnown)) {
            if (isToBeTold) {
                told.observe(lastKnown, false);
            }
            lastKnown = known();
            isToBeTold = true;
        }
        if (isToMove()) {
            told.observeTurn(state);
            isToBeTold = false;
        }
    }

    @Override
    public MixedResult<M> search(Budget budget, SearchListener<M> listener) {
        long start = settings.clock.getAsLong();
        requireTurn();
        if (tree == null) {
            tree = new InformationSetTree<>(settings, state);
        } else if (isChanged) {
            tree.moveTo(state);
        }
        isChanged = false;
        return tree.search(budget, listener, start);
    }
}
