package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.OptionalDouble;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of {@link GameState} and its capabilities: implement it in a test class of your own, and every
 * {@link GameStateRule} is checked in states all over your game.
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
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface GameStateContract<S extends GameState<S, M>, M extends Move> {

    /** The seed of all that is drawn: the states, and the random moves within a check. */
    String SEED = "1";

    /** The number of states in which an expensive rule is checked; for the others jqwik's own default holds. */
    int SOME = States.SOME;

    /** The number of states in which a rule is checked that takes thousands of games. */
    int FEW = States.FEW;

    /**
     * The states from which the game, or its variants, may begin.
     *
     * @return at least one; preferably new ones at each call, so that a faulty {@code copy()} does not spoil other properties
     */
    List<S> initialStates();

    /**
     * The number of moves within which every game ends, chance outcomes counted.
     *
     * @return 10,000 unless overridden
     */
    default int longestGame() {
        return 10_000;
    }

    /**
     * What the payoffs of all players sum to at every end, such as 0 where one wins what the others lose.
     *
     * @return empty unless overridden: the sum is not checked
     */
    default OptionalDouble payoffSum() {
        return OptionalDouble.empty();
    }

    /**
     * Games whose course you know from the rules of the game: whose turn it is and what the end pays is checked by them.
     *
     * @return none unless overridden
     */
    default List<KnownGame> knownGames() {
        return List.of();
    }

    /**
     * The ways to states of the game, long enough to reach its end.
     *
     * @return what the properties are given
     */
    @Provide
    default Arbitrary<Choices> choices() {
        return ChoicesArbitrary.of(this::initialStates, facts());
    }

    /**
     * Checks {@link GameStateRule#PLAYER_COUNT_IS_CONSTANT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void playerCountIsConstant(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAYER_COUNT_IS_CONSTANT, choices);
    }

    /**
     * Checks {@link GameStateRule#CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void currentPlayerIsAPlayerOrChance(@ForAll("choices") Choices choices) {
        check(GameStateRule.CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE, choices);
    }

    /**
     * Checks {@link GameStateRule#EVERY_RANDOM_GAME_ENDS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void everyRandomGameEnds(@ForAll("choices") Choices choices) {
        check(GameStateRule.EVERY_RANDOM_GAME_ENDS, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreEmptyExactlyWhenTerminal(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_UNMODIFIABLE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreUnmodifiable(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_ARE_UNMODIFIABLE, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_KEEP_THEIR_ORDER}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesKeepTheirOrder(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_KEEP_THEIR_ORDER, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void legalMovesStayWhenTheStateMovesOn(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_DISTINCT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreDistinct(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_ARE_DISTINCT, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_HAVE_DISTINCT_INDICES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesHaveDistinctIndices(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_HAVE_DISTINCT_INDICES, choices);
    }

    /**
     * Checks {@link GameStateRule#LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void legalMovesAreWrittenDistinctly(@ForAll("choices") Choices choices) {
        check(GameStateRule.LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_MOVES_HAVE_EQUAL_INDICES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void equalMovesHaveEqualIndices(@ForAll("choices") Choices choices) {
        check(GameStateRule.EQUAL_MOVES_HAVE_EQUAL_INDICES, choices);
    }

    /**
     * Checks {@link GameStateRule#MOVES_OF_A_COPY_FIT_THE_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void movesOfACopyFitTheOriginal(@ForAll("choices") Choices choices) {
        check(GameStateRule.MOVES_OF_A_COPY_FIT_THE_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#ASKING_TWICE_GIVES_THE_SAME_ANSWER}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void askingTwiceGivesTheSameAnswer(@ForAll("choices") Choices choices) {
        check(GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER, choices);
    }

    /**
     * Checks {@link GameStateRule#A_COPY_EQUALS_ITS_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void aCopyEqualsItsOriginal(@ForAll("choices") Choices choices) {
        check(GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playInACopyNeverShowsInTheOriginal(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playInTheOriginalNeverShowsInACopy(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY, choices);
    }

    /**
     * Checks {@link GameStateRule#OTHER_GAMES_NEVER_SHOW_IN_A_STATE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void otherGamesNeverShowInAState(@ForAll("choices") Choices choices) {
        check(GameStateRule.OTHER_GAMES_NEVER_SHOW_IN_A_STATE, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFF_RANGE_IS_VALID}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffRangeIsValid(@ForAll("choices") Choices choices) {
        check(GameStateRule.PAYOFF_RANGE_IS_VALID, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFFS_LIE_IN_THE_DECLARED_RANGE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffsLieInTheDeclaredRange(@ForAll("choices") Choices choices) {
        check(GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE, choices);
    }

    /**
     * Checks {@link GameStateRule#PAYOFFS_SUM_TO_THE_STATED_SUM}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void payoffsSumToTheStatedSum(@ForAll("choices") Choices choices) {
        check(GameStateRule.PAYOFFS_SUM_TO_THE_STATED_SUM, choices);
    }

    /**
     * Checks {@link GameStateRule#KNOWN_GAMES_GO_AS_THEY_SHOULD}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void knownGamesGoAsTheyShould(@ForAll("choices") Choices choices) {
        check(GameStateRule.KNOWN_GAMES_GO_AS_THEY_SHOULD, choices);
    }

    /**
     * Checks {@link GameStateRule#PROBABILITIES_ARE_POSITIVE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void probabilitiesArePositive(@ForAll("choices") Choices choices) {
        check(GameStateRule.PROBABILITIES_ARE_POSITIVE, choices);
    }

    /**
     * Checks {@link GameStateRule#PROBABILITIES_SUM_TO_1}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void probabilitiesSumTo1(@ForAll("choices") Choices choices) {
        check(GameStateRule.PROBABILITIES_SUM_TO_1, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_IS_LEGAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void randomMoveIsLegal(@ForAll("choices") Choices choices) {
        check(GameStateRule.RANDOM_MOVE_IS_LEGAL, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void randomMoveIsRefusedWhenTerminal(@ForAll("choices") Choices choices) {
        check(GameStateRule.RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void randomMoveHasTheStatedDistribution(@ForAll("choices") Choices choices) {
        check(GameStateRule.RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void randomMoveDrawsFromItsArgumentAlone(@ForAll("choices") Choices choices) {
        check(GameStateRule.RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_ENDS_THE_GAME}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void playOutEndsTheGame(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAY_OUT_ENDS_THE_GAME, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW, edgeCases = EdgeCasesMode.FIRST) // the initial state among them
    default void playOutPaysAsRandomPlayDoes(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playOutDrawsFromItsArgumentAlone(@ForAll("choices") Choices choices) {
        check(GameStateRule.PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE, choices);
    }

    /**
     * Checks {@link GameStateRule#RESET_EQUALS_A_COPY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void resetEqualsACopy(@ForAll("choices") Choices choices) {
        check(GameStateRule.RESET_EQUALS_A_COPY, choices);
    }

    /**
     * Checks {@link GameStateRule#RESET_STATES_ARE_INDEPENDENT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void resetStatesAreIndependent(@ForAll("choices") Choices choices) {
        check(GameStateRule.RESET_STATES_ARE_INDEPENDENT, choices);
    }

    /**
     * Checks {@link GameStateRule#COPIES_HAVE_THE_SAME_KEY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void copiesHaveTheSameKey(@ForAll("choices") Choices choices) {
        check(GameStateRule.COPIES_HAVE_THE_SAME_KEY, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_KEYS_MEAN_EQUAL_POSITIONS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void equalKeysMeanEqualPositions(@ForAll("choices") Choices choices) {
        check(GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_POSITIONS_HAVE_EQUAL_KEYS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void equalPositionsHaveEqualKeys(@ForAll("choices") Choices choices) {
        check(GameStateRule.EQUAL_POSITIONS_HAVE_EQUAL_KEYS, choices);
    }

    /**
     * Checks {@link GameStateRule#IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinsAreTheMovesThatWin(@ForAll("choices") Choices choices) {
        check(GameStateRule.IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN, choices);
    }

    /**
     * Checks {@link GameStateRule#IMMEDIATE_WINS_ARE_LEGAL_MOVES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinsAreLegalMoves(@ForAll("choices") Choices choices) {
        check(GameStateRule.IMMEDIATE_WINS_ARE_LEGAL_MOVES, choices);
    }

    /**
     * Checks {@link GameStateRule#IMMEDIATE_WIN_IS_ONE_OF_THEM}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinIsOneOfThem(@ForAll("choices") Choices choices) {
        check(GameStateRule.IMMEDIATE_WIN_IS_ONE_OF_THEM, choices);
    }

    /**
     * Checks {@link GameStateRule#DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void decisivePlayOutPaysAsDecisivePlayDoes(@ForAll("choices") Choices choices) {
        check(GameStateRule.DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES, choices);
    }

    private void check(GameStateRule rule, Choices choices) {
        rule.check(
                GameUnderTest.of(this::initialStates, choices.initialState(), Long.parseLong(SEED), facts()),
                choices.moves());
    }

    private GameFacts facts() {
        return new GameFacts(longestGame(), payoffSum(), knownGames());
    }
}
