package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link SimultaneousMoves}: a joint move is put down one by one, unseen. Implement it beside
 * {@link HiddenInformationContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SimultaneousMovesContract<S extends GameState<S, M> & SimultaneousMoves<M>, M extends Move>
        extends GameContract<S, M> {

    /**
     * The rules of simultaneous moves.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfSimultaneousMoves() {
        JointMoveRules<S, M> rules = new JointMoveRules<>(this);
        return Stream.of(
                rules.test(
                        "the current player chooses among their moves of the joint move",
                        rules::currentPlayerHasTheirMoves),
                rules.test("nobody takes part where chance is to move or the game is over", rules::nobodyElseTakesPart),
                rules.test("a move put down changes nothing that others know or may do", rules::movesPutDownAreUnseen),
                rules.test("the order of putting down does not depend on the moves", rules::orderIsFixed));
    }
}
