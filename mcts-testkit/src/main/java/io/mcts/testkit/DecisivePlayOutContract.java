package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of {@link io.mcts.game.DecisivePlayOut}: rollouts of decisive moves. {@link GameStateContract} contains it.
 *
 * <p>Alone it demands that the state has the capability.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface DecisivePlayOutContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * Checks {@link GameStateRule#DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void decisivePlayOutPaysAsDecisivePlayDoes(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES, choices);
    }
}
