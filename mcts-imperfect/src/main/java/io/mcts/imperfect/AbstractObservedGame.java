package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.internal.Argument;
import java.util.Objects;

abstract class AbstractObservedGame<S extends GameState<?, M>, M extends Move> implements ObservedGame<S, M> {

    final ImperfectSettings<S, M> settings;
    final int player;
    S state;

    AbstractObservedGame(ImperfectSettings<S, M> settings, S start, int player) {
        this.settings = settings;
        this.player = player;
        state = GameState.copyOf(Objects.requireNonNull(start, "start"));
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over, there is nothing to search in " + state);
        }
        Argument.require(
                player >= 0 && player < state.playerCount(),
                "the players of this game are numbered from 0 to " + (state.playerCount() - 1),
                player);
        Requirements.requirePaidAtTheEnd(state);
    }

    @Override
    public final int player() {
        return player;
    }

    @Override
    public final void observe(S newState) {
        state = GameState.copyOf(Objects.requireNonNull(newState, "state"));
        observed();
    }

    @Override
    public final void play(M move) {
        boolean isSampled = state instanceof SampledChance chance && chance.isSampled();
        if (!isSampled && !state.legalMoves().contains(move)) {
            throw new IllegalArgumentException(
                    "'" + move + "' is not a legal move; legal are " + state.legalMoves() + ", in " + state);
        }
        state.play(move);
        observed();
    }

    abstract void observed();

    final boolean isToMove() {
        return !state.isTerminal() && state.currentPlayer() == player;
    }

    final void requireTurn() {
        if (!isToMove()) {
            throw new IllegalStateException("player " + player + " is not to move; they know " + known());
        }
    }

    /** Everything, where nothing is hidden. */
    final Object known() {
        return state instanceof HiddenInformation hidden ? hidden.informationSet(player) : state;
    }
}
