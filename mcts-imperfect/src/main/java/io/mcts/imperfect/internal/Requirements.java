package io.mcts.imperfect.internal;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.StepRewards;

public final class Requirements {

    private Requirements() {}

    /** Refuses games without information sets; the text names the part that needs them. */
    public static void requireInformationSets(GameState<?, ?> state, String what) {
        if (!(state instanceof HiddenInformation)) {
            throw new IllegalArgumentException(what + " belong to information sets, and "
                    + state.getClass().getName() + " does not implement " + HiddenInformation.class.getName());
        }
    }

    /** Refuses games with rewards on the way, which no search of this module counts. */
    public static void requirePaidAtTheEnd(GameState<?, ?> state) {
        if (state instanceof StepRewards) {
            throw new IllegalArgumentException(
                    "this search counts payoffs at the end alone, and there are rewards on the way in " + state);
        }
    }
}
