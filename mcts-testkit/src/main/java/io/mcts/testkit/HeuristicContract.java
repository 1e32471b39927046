package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.rules.GameRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link Heuristic}. If {@link io.mcts.testkit.facts.GameFacts#withPayoffSum the sum of the payoffs} is known, estimates
 * must sum to it, too.
 */
public interface HeuristicContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The heuristics, at least one. */
    List<? extends Heuristic<? super S>> heuristics();

    /**
     * The claim of the heuristics about the end of the game: the right side unless overridden. With {@link EndClaim#NOTHING} a wrong sign
     * or a wrong perspective goes unnoticed.
     */
    default EndClaim atTheEnd() {
        return EndClaim.RIGHT_SIDE;
    }

    /** A test of each rule of heuristics. */
    @TestFactory
    default Stream<DynamicTest> rulesOfHeuristics() {
        return Contracts.ofGame(this, GameRules.about(Precondition.HEURISTIC));
    }
}
