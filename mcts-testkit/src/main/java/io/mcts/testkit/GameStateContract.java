package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link GameState} and of the capabilities that your state has: implement it in a test class of your own, and
 * every {@link GameStateRule} on states is checked all over your game.
 *
 * <pre>{@code
 * class TicTacToeProperties implements GameStateContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 * }
 * }</pre>
 *
 * <p>The states are made up: lists of random choices, played from one of the initial states. When a rule is broken
 * the list is shortened as far as the rule stays broken, and the {@link Violation} names the moves that are left. Each rule is a test of its own. The seed is
 * fixed ({@link #seed}), so a run that fails fails again; a right game fails a rule of chance (those on distributions) with a probability of
 * one in a thousand million a state.
 *
 * <p>It contains the contracts of chance, random play and the capabilities, which can also be run alone; of a capability that
 * the state lacks nothing is checked. Heuristics and the notation, which are objects of their own, have a
 * {@link HeuristicContract} and a {@link NotationContract}; one test class may implement all three.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface GameStateContract<S extends GameState<S, M>, M extends Move>
        extends ChanceContract<S, M>,
                RandomPlayContract<S, M>,
                ResettableContract<S, M>,
                PositionKeyContract<S, M>,
                ImmediateWinsContract<S, M>,
                DecisivePlayOutContract<S, M> {

    /**
     * The rules of states that are in no contract of their own.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfStates() {
        return Contracts.ofGame(
                this,
                GameStateRule.PLAYER_COUNT_IS_CONSTANT,
                GameStateRule.CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE,
                GameStateRule.EVERY_RANDOM_GAME_ENDS,
                GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL,
                GameStateRule.LEGAL_MOVES_ARE_UNMODIFIABLE,
                GameStateRule.LEGAL_MOVES_KEEP_THEIR_ORDER,
                GameStateRule.LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON,
                GameStateRule.LEGAL_MOVES_ARE_DISTINCT,
                GameStateRule.LEGAL_MOVES_HAVE_DISTINCT_INDICES,
                GameStateRule.LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY,
                GameStateRule.EQUAL_MOVES_HAVE_EQUAL_INDICES,
                GameStateRule.MOVES_OF_A_COPY_FIT_THE_ORIGINAL,
                GameStateRule.MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED,
                GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER,
                GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL,
                GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL,
                GameStateRule.PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY,
                GameStateRule.OTHER_GAMES_NEVER_SHOW_IN_A_STATE,
                GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE,
                GameStateRule.PAYOFF_RANGE_IS_VALID,
                GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE,
                GameStateRule.PAYOFFS_SUM_TO_THE_STATED_SUM,
                GameStateRule.POSITIONS_ARE_AS_MANY_AS_STATED,
                GameStateRule.KNOWN_GAMES_GO_AS_THEY_SHOULD);
    }
}
