package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.rules.GameRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link Notation}: positions and moves are read as they are written, and any other text is refused with a message that quotes it.
 * Implement it together with {@link GameStateContract}, in the same test class or in another one.
 */
public interface NotationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The notation, which can write every state that the initial ones lead to. */
    Notation<S, M> notation();

    /** A test of each rule of notations. */
    @TestFactory
    default Stream<DynamicTest> rulesOfNotations() {
        return Contracts.ofGame(this, GameRules.about(Precondition.NOTATION));
    }
}
