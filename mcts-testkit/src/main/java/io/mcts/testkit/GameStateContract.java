package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
 * <p>jqwik makes up the states: lists of random choices, played from one of the initial states. When a rule is broken it
 * shortens the list as far as the rule stays broken, and the {@link Violation} names the moves that are left. The seed is
 * fixed, so a run that fails fails again; a right game fails a rule of chance (those on distributions) with a probability of
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
     * Checks {@link GameStateRule#PLAYER_COUNT_IS_CONSTANT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void playerCountIsConstant(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAYER_COUNT_IS_CONSTANT, choices);
    }

    /**
     * Checks {@link GameStateRule#CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void currentPlayerIsAPlayerOrChance(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE, choices);
    }

    /**
     * Checks {@link GameStateRule#EVERY_RANDOM_GAME_ENDS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void everyRandomGameEnds(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.EVERY_RANDOM_GAME_ENDS, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreEmptyExactlyWhenTerminal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_UNMODIFIABLE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreUnmodifiable(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_ARE_UNMODIFIABLE, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_KEEP_THEIR_ORDER}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesKeepTheirOrder(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_KEEP_THEIR_ORDER, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void legalMovesStayWhenTheStateMovesOn(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_DISTINCT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreDistinct(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_ARE_DISTINCT, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_HAVE_DISTINCT_INDICES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesHaveDistinctIndices(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_HAVE_DISTINCT_INDICES, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreWrittenDistinctly(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_MOVES_HAVE_EQUAL_INDICES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void equalMovesHaveEqualIndices(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.EQUAL_MOVES_HAVE_EQUAL_INDICES, choices);
    }

    /**
     * Checks {@link GameStateRule#MOVES_OF_A_COPY_FIT_THE_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void movesOfACopyFitTheOriginal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.MOVES_OF_A_COPY_FIT_THE_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void movesStayAsTheyAreWhenPlayed(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED, choices);
    }

    /**
     * Checks {@link GameStateRule#ASKING_TWICE_GIVES_THE_SAME_ANSWER}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void askingTwiceGivesTheSameAnswer(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER, choices);
    }

    /**
     * Checks {@link GameStateRule#A_COPY_EQUALS_ITS_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void aCopyEqualsItsOriginal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playInACopyNeverShowsInTheOriginal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playInTheOriginalNeverShowsInACopy(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY, choices);
    }

    /**
     * Checks {@link GameStateRule#OTHER_GAMES_NEVER_SHOW_IN_A_STATE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void otherGamesNeverShowInAState(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.OTHER_GAMES_NEVER_SHOW_IN_A_STATE, choices);
    }

    /**
     * Checks {@link GameStateRule#OTHER_THREADS_NEVER_SHOW_IN_A_STATE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void otherThreadsNeverShowInAState(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFF_RANGE_IS_VALID}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffRangeIsValid(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PAYOFF_RANGE_IS_VALID, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFFS_LIE_IN_THE_DECLARED_RANGE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffsLieInTheDeclaredRange(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFFS_SUM_TO_THE_STATED_SUM}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffsSumToTheStatedSum(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PAYOFFS_SUM_TO_THE_STATED_SUM, choices);
    }

    /**
     * Checks {@link GameStateRule#POSITIONS_ARE_AS_MANY_AS_STATED}, from the first initial state.
     *
     * @param choices not used
     */
    @Property(seed = SEED, tries = 1)
    default void positionsAreAsManyAsStated(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.POSITIONS_ARE_AS_MANY_AS_STATED, new Choices(0, List.of()));
    }

    /**
     * Checks {@link GameStateRule#KNOWN_GAMES_GO_AS_THEY_SHOULD}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void knownGamesGoAsTheyShould(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.KNOWN_GAMES_GO_AS_THEY_SHOULD, choices);
    }
}
