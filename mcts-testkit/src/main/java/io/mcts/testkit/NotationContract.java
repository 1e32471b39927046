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
 * The contract of {@link Notation}: positions and moves are read as they are written, and any other text is rejected with a message that
 * quotes it.
 */
public interface NotationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The notation, which can write every state reachable from the initial ones. */
    Notation<S, M> notation();

    /** A test of each rule of notations. */
    @TestFactory
    default Stream<DynamicTest> rulesOfNotations() {
        return Contracts.ofGame(this, GameRules.about(Precondition.NOTATION));
    }
}
