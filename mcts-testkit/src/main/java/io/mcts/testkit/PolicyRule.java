package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.List;
import java.util.function.Consumer;

/**
 * The rules of policies, a sentence each: those that every policy keeps, and {@linkplain #isClaim claims} that many make.
 */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum PolicyRule {
    /** {@link Policy#choose}. */
    MOVE_IS_LEGAL("choose() returns one of the state's legal moves", PolicyRules::moveIsLegal),

    /** {@link Policy#choose}. */
    STATE_IS_LEFT_AS_IT_IS(
            false,
            States.SOME,
            "choose() leaves the state as it is, all through the game",
            PolicyRules::stateIsLeftAsItIs),

    /** {@link Policy#choose}: its argument is the only source of randomness. */
    SAME_NUMBERS_GIVE_THE_SAME_MOVES(
            "in equal states choose() chooses the same moves with the same random numbers",
            PolicyRules::sameNumbersGiveTheSameMoves),

    /** {@link Policy}: a policy is immutable; what it learns is kept by the one that {@link Policy#with} makes. */
    EARLIER_GAMES_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what choose() chose before, in other games, never shows in a choice",
            PolicyRules::earlierGamesLeaveNoTrace),

    /** {@link Policy}: a policy is used by many threads at once. */
    OTHER_THREADS_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what choose() chooses on another thread at the same time never shows in a choice",
            PolicyRules::otherThreadsLeaveNoTrace),

    /** {@link Policy#playOut}. */
    GAMES_END(false, States.SOME, "every game by the policy ends within the bound", PolicyRules::gamesEnd),

    /** {@link Policy#playOut}. */
    PLAY_OUT_ENDS_THE_GAME(
            false,
            States.SOME,
            "playOut() leads to a terminal state, and leaves a terminal one as it is",
            PolicyRules::playOutEndsTheGame),

    /** {@link Policy#with}. A policy that holds others shows it if they learn, as {@link io.mcts.policy.MastScores} do. */
    LEARNING_IS_PASSED_ON(
            false,
            States.SOME,
            "with() passes the learning of a search on to every policy and every scores that the policy holds",
            PolicyRules::learningIsPassedOn),

    /** {@link Policy#with}. */
    LEARNED_MOVE_IS_LEGAL(
            false,
            States.SOME,
            "the policy that a search plays by, with(), chooses legal moves whatever it has learned",
            PolicyRules::learnedMoveIsLegal),

    /** A claim; expensive. A policy too slow for thousands of games does not make it. */
    PLAY_OUT_PAYS_AS_ITS_MOVES_DO(
            true,
            States.FEW,
            "playOut() leads to the same distribution of payoffs as the policy's moves one by one",
            PolicyRules::playOutPaysAsItsMovesDo),

    /** A claim. */
    TERMINAL_STATE_IS_REFUSED(
            true, States.MANY, "choose() throws an exception in a terminal state", PolicyRules::terminalStateIsRefused),

    /** A claim that few policies make: it is not checked unless {@link PolicyContract#unclaimed} is overridden. */
    OUTCOME_IS_POSSIBLE(
            true,
            States.MANY,
            "where chance is to move choose() returns one of the outcomes",
            PolicyRules::outcomeIsPossible),

    /** A claim: a lambda does not make it. */
    PARAMETERS_ARE_PRINTED(
            true,
            States.FEW,
            "toString() prints a name and parameters in one line, always the same",
            PolicyRules::parametersArePrinted);

    private final Rule<Subject<?, ?>> rule;

    PolicyRule(String sentence, Consumer<Subject<?, ?>> check) {
        this(false, States.MANY, sentence, check);
    }

    PolicyRule(boolean isClaim, int tries, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, check);
    }

    /**
     * Whether a policy may be right and not keep this rule; it then says so by {@link PolicyContract#unclaimed}.
     *
     * @return false for what every part keeps
     */
    public boolean isClaim() {
        return rule.claim() != null;
    }

    Rule<Subject<?, ?>> rule() {
        return rule;
    }

    /**
     * Checks the rule in one state of a game, without any test framework.
     *
     * @param policy the policy
     * @param initialState where the game begins; copies of it are used
     * @param choices the way to the state: each stands for a move, modulo the number of legal moves; those left at the game's
     *     end are ignored
     * @param facts what is known of the game
     * @param seed of all random numbers
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @throws Violation if the rule is broken, or the policy throws an exception or does not answer
     */
    public <S extends GameState<S, M>, M extends Move> void check(
            Policy<S, M> policy, S initialState, List<Integer> choices, GameFacts facts, long seed) {
        GameUnderTest<S, M> game = GameUnderTest.of(() -> List.of(initialState), 0, seed, facts, Companions.none());
        Trial.check(rule, game.byPolicy(() -> policy), choices);
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
