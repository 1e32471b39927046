package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.ENDS;
import static io.mcts.testkit.rules.Check.FEW;
import static io.mcts.testkit.rules.Check.MANY;
import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.Rule;
import io.mcts.testkit.watch.Hang;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rules that a game keeps, and what comes with it: what the documentation of {@code io.mcts.game} demands, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // a check has no state but its rule
public enum GameStateRule implements Rule {
    INITIAL_STATES_ARE_ALIKE(1, "initialStates() gives the same states at each call"),
    PLAYER_COUNT_IS_CONSTANT("playerCount() is at least 1 and the same in all states of the game"),
    CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE("currentPlayer() is a player or CHANCE unless the game is over"),
    EVERY_RANDOM_GAME_ENDS(SOME, "every random game ends within the bound"),
    LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL("legalMoves() is empty exactly when the state is terminal"),
    LEGAL_MOVES_ARE_UNMODIFIABLE("legalMoves() is unmodifiable"),
    LEGAL_MOVES_KEEP_THEIR_ORDER("legalMoves() has the same order when asked twice and in a copy"),
    LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON(SOME, "a list of legalMoves() stays as it is when the state moves on"),
    LEGAL_MOVES_HAVE_DISTINCT_INDICES("the legal moves of a state have distinct indices, none negative"),
    LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY("the legal moves of a state are written (toString) distinctly"),
    EQUAL_MOVES_HAVE_EQUAL_INDICES("equal moves have equal indices, hash codes and written forms"),
    MOVES_OF_A_COPY_FIT_THE_ORIGINAL(
            SOME, "a legal move found in a copy can be played in the original, to the same effect"),
    MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED(
            SOME, "a move is the same after it was played: index, hash code, written form, and equal moves"),
    ASKING_TWICE_GIVES_THE_SAME_ANSWER("asking a state twice gives the same answer"),
    A_COPY_EQUALS_ITS_ORIGINAL(SOME, "a copy equals its original, all through the game"),
    PLAY_ON_PLAYS_AS_PLAY_DOES(SOME, "where the game goes on after a move, playOn() has the effect of play()"),
    PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL(
            SOME, "what is played in a copy never shows in its original, nor the other way round"),
    OTHER_STATES_NEVER_SHOW_IN_A_STATE(
            SOME, "what other states are asked and play between two calls never shows in a state"),
    PAYOFF_RANGE_IS_VALID("minPayoff() is less than maxPayoff(), both are finite and the same in all states"),
    PAYOFFS_LIE_IN_THE_DECLARED_RANGE(
            ENDS, "in a terminal state every player's payoff lies between minPayoff() and maxPayoff()"),
    PAYOFFS_SUM_TO_THE_STATED_SUM(
            ENDS,
            "in a terminal state the payoffs of all players sum to what the game's author states",
            Need.PAYOFF_SUM),
    KNOWN_GAMES_GO_AS_THEY_SHOULD(
            FEW, "a game that the game's author knows has its turns, its end and its payoffs", Need.KNOWN_GAMES),
    POSITIONS_ARE_AS_MANY_AS_STATED(
            1, "there are as many lists of moves of a length as the game's author states", Need.POSITIONS),
    PROBABILITIES_ARE_POSITIVE("where chance is to move every outcome has a probability above 0"),
    PROBABILITIES_SUM_TO_1("where chance is to move the probabilities sum to 1 within 1e-9"),
    RANDOM_MOVE_IS_LEGAL("randomMove() returns one of legalMoves() and leaves the state as it is"),
    RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL("randomMove() throws IllegalStateException in a terminal state"),
    RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION(
            SOME, "randomMove() draws each move with equal chance, or by its probability where chance is to move"),
    RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE(
            SOME,
            "randomMove() draws from its argument alone: the same numbers give the same moves, others give others"),
    PLAY_OUT_ENDS_THE_GAME("playOut() leads to a terminal state, and leaves a terminal one as it is"),
    PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES(
            FEW, "playOut() leads to the same payoffs and final positions, as often, as random moves one by one"),
    PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE(
            SOME, "playOut() draws from its argument alone: the same numbers lead to the same end"),
    RESET_EQUALS_A_COPY(
            SOME,
            "resetTo() makes a state equal to the other one, which stays as it is, and independent of it",
            Need.RESETTABLE),
    OTHER_THREADS_NEVER_SHOW_IN_A_STATE(
            FEW, "what another thread plays in a copy at the same time never shows in a state"),
    EQUAL_KEYS_MEAN_EQUAL_POSITIONS(
            SOME, "from positions with equal keys the game goes on in the same way", Need.POSITION_KEY),
    EQUAL_POSITIONS_HAVE_EQUAL_KEYS(
            SOME,
            "positions that are equal have equal keys, whatever moves led there",
            Need.POSITION_KEY,
            Need.EQUALITY),
    IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN(
            "immediateWins() of the current player are the legal moves that win at once", Need.IMMEDIATE_WINS),
    IMMEDIATE_WINS_ARE_LEGAL_MOVES(
            "immediateWins() of every player are legal moves, in the same order, and unmodifiable",
            Need.IMMEDIATE_WINS),
    IMMEDIATE_WIN_IS_ONE_OF_THEM(
            "immediateWin() is one of immediateWins(), or null where there is none", Need.IMMEDIATE_WINS),
    DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES(
            FEW,
            "playOutDecisively() leads to the same distribution of payoffs as decisive moves one by one",
            Need.DECISIVE_PLAY_OUT),
    SAMPLED_MOVES_ARE_NOT_LISTED(
            "where moves or outcomes can only be drawn the game goes on, and legalMoves() refuses", Need.SAMPLING),
    COPIES_HAVE_THE_SAME_REWARDS(
            "reward() and discount() are the same when asked again, in a copy, and after resetTo()", Need.STEP_REWARDS),
    DISCOUNTS_LIE_BETWEEN_0_AND_1("a discount is a number from 0 to 1", Need.STEP_REWARDS),
    RETURNS_LIE_IN_THE_DECLARED_RANGE(
            ENDS, "the return from every state lies between minPayoff() and maxPayoff()", Need.STEP_REWARDS),
    INFORMATION_SETS_ARE_VALUES(
            SOME,
            "information sets are values that a copy shares and that stay as they are when the state moves on",
            Need.HIDDEN_INFORMATION),
    DETERMINIZE_KEEPS_WHAT_THE_OBSERVER_KNOWS(
            SOME, "a determinization keeps what the observer knows", Need.HIDDEN_INFORMATION),
    DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN(
            SOME, "a determinization does not look at what is hidden", Need.HIDDEN_INFORMATION),
    DETERMINIZED_STATES_FOLLOW_THE_RULES(
            SOME, "a determinized state can be played to the end", Need.HIDDEN_INFORMATION),
    JOINT_MOVES_ARE_THOSE_OF_THE_CURRENT_PLAYER(
            "the current player chooses among their moves of the joint move", Need.SIMULTANEOUS_MOVES),
    JOINT_MOVES_ARE_OF_PLAYERS_ALONE(
            "nobody takes part where chance is to move or the game is over", Need.SIMULTANEOUS_MOVES),
    JOINT_MOVES_ARE_UNSEEN("a move put down changes nothing that others know or may do", Need.SIMULTANEOUS_MOVES),
    JOINT_MOVES_HAVE_A_FIXED_ORDER("the order of putting down does not depend on the moves", Need.SIMULTANEOUS_MOVES),
    JOINT_MOVES_CAN_BE_TAKEN_BACK(
            "retract() takes back the moves put down until they are in effect", Need.SIMULTANEOUS_MOVES),
    HEURISTIC_LIES_IN_THE_RANGE(
            "a heuristic estimates every player between minPayoff() and maxPayoff()", Need.HEURISTIC),
    HEURISTIC_LEAVES_THE_STATE_AS_IT_IS(SOME, "a heuristic leaves the state as it is", Need.HEURISTIC),
    HEURISTIC_DEPENDS_ON_THE_POSITION_ALONE(
            SOME,
            "a heuristic gives the same estimates when asked again, in a copy, and whatever it was asked before",
            Need.HEURISTIC),
    HEURISTIC_SUMS_TO_THE_STATED_SUM(
            "the estimates of all players by a heuristic sum to what the payoffs sum to",
            Need.HEURISTIC,
            Need.PAYOFF_SUM),
    HEURISTIC_IS_RIGHT_AT_THE_END(
            "in a terminal state a heuristic gives what it claims to give there", Need.HEURISTIC, Need.END_CLAIM),
    HEURISTIC_DOES_NOT_GO_AGAINST_PLAY(
            FEW,
            "over many random games a heuristic is not more often on the wrong side of the end than on the right one",
            Need.HEURISTIC,
            Need.END_CLAIM),
    HEURISTIC_IS_BY_PLAYER(
            1,
            "a heuristic gives each player's estimate at the player's own number, whoever is to move",
            Need.HEURISTIC,
            Need.END_CLAIM),
    OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC(
            FEW, "what another thread asks a heuristic at the same time never shows in its estimates", Need.HEURISTIC),
    NOTATION_READS_THE_POSITIONS_IT_WRITES(
            SOME,
            "a position that is written, in one line, and read again is the same, all through the game",
            Need.NOTATION),
    NOTATION_READS_THE_MOVES(SOME, "every legal move is read from its written form (toString)", Need.NOTATION),
    NOTATION_REFUSES_WHAT_IS_NO_MOVE(
            SOME, "what is no legal move is refused by an IllegalArgumentException that names it", Need.NOTATION),
    NOTATION_REFUSES_WHAT_IS_NO_POSITION(
            SOME, "what is no position is refused by an IllegalArgumentException that names it", Need.NOTATION),
    NOTATION_IGNORES_NOTHING(
            SOME,
            "the beginning of a written position, or one with a word more, is refused, or written again as it was read",
            Need.NOTATION);

    private static final String NO_VALUES =
            "the two read alike but are not equal: moves need equals() and hashCode() by value, as a record has them";
    /** The cause where lists have the same moves in another order. */
    static final String REORDERED =
            "legalMoves() has the order of a HashSet or a HashMap, of moves whose hashCode() is that of the object,"
                    + " or asking changes the order: collect the moves in a list, in an order that the position alone decides";

    private final Check<GameSubject<?, ?>> check;
    private final List<Need> needs;

    GameStateRule(String sentence, Need... needs) {
        this(MANY, sentence, needs);
    }

    GameStateRule(int tries, String sentence, Need... needs) {
        this.needs = List.of(needs);
        this.check = Check.of(tries, sentence, subject -> {
            if (lacks(subject.game()).isEmpty()) {
                check(subject);
            }
        });
    }

    /** The rules about heuristics or notations. */
    public static Stream<GameStateRule> about(Need subject) {
        return Arrays.stream(values()).filter(rule -> rule.needs.contains(subject));
    }

    /** Those of some rules that are about none of some things. */
    public static Stream<GameStateRule> ofStates(List<Rule> named, Set<Need> others) {
        return Arrays.stream(values())
                .filter(rule -> rule.needs.stream().noneMatch(others::contains))
                .filter(named::contains);
    }

    public Check<GameSubject<?, ?>> check() {
        return check;
    }

    private <S extends GameState<S, M>, M extends Move> void check(GameSubject<S, M> subject) {
        StateRules<S, M> states = new StateRules<>(subject);
        MoveRules<S, M> moves = new MoveRules<>(subject);
        RandomRules<S, M> random = new RandomRules<>(subject);
        CapabilityRules<S, M> capabilities = new CapabilityRules<>(subject);
        InformationRules<S, M> information = new InformationRules<>(subject);
        NotationRules<S, M> notation = new NotationRules<>(subject);
        switch (this) {
            case INITIAL_STATES_ARE_ALIKE -> states.initialStatesAreAlike();
            case PLAYER_COUNT_IS_CONSTANT -> states.playerCountIsConstant();
            case CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE -> states.currentPlayerIsAPlayerOrChance();
            case EVERY_RANDOM_GAME_ENDS -> subject.requireRandomGameEnds();
            case LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL -> moves.areEmptyExactlyWhenTerminal();
            case LEGAL_MOVES_ARE_UNMODIFIABLE -> moves.requireUnmodifiable("legalMoves()", subject.legalMoves());
            case LEGAL_MOVES_KEEP_THEIR_ORDER -> moves.keepTheirOrder();
            case LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON -> moves.stayWhenTheStateMovesOn();
            case LEGAL_MOVES_HAVE_DISTINCT_INDICES -> moves.haveDistinctIndices();
            case LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY -> moves.requireDistinct("written form", Move::toString);
            case EQUAL_MOVES_HAVE_EQUAL_INDICES -> moves.equalMovesHaveEqualIndices();
            case MOVES_OF_A_COPY_FIT_THE_ORIGINAL -> moves.movesOfACopyFitTheOriginal();
            case MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED -> moves.stayAsTheyAreWhenPlayed();
            case ASKING_TWICE_GIVES_THE_SAME_ANSWER -> states.askingTwiceGivesTheSameAnswer();
            case A_COPY_EQUALS_ITS_ORIGINAL ->
                subject.requireUnchanged(subject.state().copy(), "in the original");
            case PLAY_ON_PLAYS_AS_PLAY_DOES -> states.playOnPlaysAsPlayDoes();
            case PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL -> states.playInACopyNeverShowsInTheOriginal();
            case OTHER_STATES_NEVER_SHOW_IN_A_STATE -> states.otherStatesNeverShow();
            case PAYOFF_RANGE_IS_VALID -> states.rangeIsValid();
            case PAYOFFS_LIE_IN_THE_DECLARED_RANGE -> states.requirePayoffsInRange(subject.state());
            case PAYOFFS_SUM_TO_THE_STATED_SUM -> states.payoffsSumToTheStatedSum();
            case KNOWN_GAMES_GO_AS_THEY_SHOULD -> states.goAsTheyShould();
            case POSITIONS_ARE_AS_MANY_AS_STATED -> moves.areAsManyAsStated();
            case PROBABILITIES_ARE_POSITIVE -> states.probabilitiesArePositive();
            case PROBABILITIES_SUM_TO_1 -> states.probabilitiesSumTo1();
            case RANDOM_MOVE_IS_LEGAL -> random.isLegal();
            case RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL -> random.isRefusedWhenTerminal();
            case RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION -> random.hasTheStatedDistribution();
            case RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE -> random.drawsFromItsArgumentAlone();
            case PLAY_OUT_ENDS_THE_GAME -> random.endsTheGame();
            case PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES -> random.paysAsRandomPlayDoes();
            case PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE -> random.playOutDrawsFromItsArgumentAlone();
            case RESET_EQUALS_A_COPY -> states.resetEqualsACopy();
            case OTHER_THREADS_NEVER_SHOW_IN_A_STATE -> new ThreadRules<>(subject).otherThreadsNeverShow();
            case EQUAL_KEYS_MEAN_EQUAL_POSITIONS -> new PositionKeyRules<>(subject).equalKeysMeanEqualPositions();
            case EQUAL_POSITIONS_HAVE_EQUAL_KEYS -> new PositionKeyRules<>(subject).equalPositionsHaveEqualKeys();
            case IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN -> capabilities.winsAreTheMovesThatWin();
            case IMMEDIATE_WINS_ARE_LEGAL_MOVES -> capabilities.winsAreLegalMoves();
            case IMMEDIATE_WIN_IS_ONE_OF_THEM -> capabilities.aWinIsOneOfThem();
            case DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES -> random.paysAsDecisivePlayDoes();
            case SAMPLED_MOVES_ARE_NOT_LISTED -> moves.areNotListedWhereTheyAreDrawn();
            case COPIES_HAVE_THE_SAME_REWARDS -> capabilities.areTheSameInACopy();
            case DISCOUNTS_LIE_BETWEEN_0_AND_1 -> capabilities.discountsLieBetween0And1();
            case RETURNS_LIE_IN_THE_DECLARED_RANGE -> capabilities.returnsLieInTheRange();
            case INFORMATION_SETS_ARE_VALUES -> information.setsAreValues();
            case DETERMINIZE_KEEPS_WHAT_THE_OBSERVER_KNOWS -> information.keepsWhatTheObserverKnows();
            case DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN -> information.doesNotPeek();
            case DETERMINIZED_STATES_FOLLOW_THE_RULES -> information.goesOnByTheRules();
            case JOINT_MOVES_ARE_THOSE_OF_THE_CURRENT_PLAYER -> capabilities.currentPlayerHasTheirMoves();
            case JOINT_MOVES_ARE_OF_PLAYERS_ALONE -> capabilities.nobodyElseTakesPart();
            case JOINT_MOVES_ARE_UNSEEN -> capabilities.movesPutDownAreUnseen();
            case JOINT_MOVES_HAVE_A_FIXED_ORDER -> capabilities.orderIsFixed();
            case JOINT_MOVES_CAN_BE_TAKEN_BACK -> capabilities.choicesCanBeTakenBack();
            case HEURISTIC_LIES_IN_THE_RANGE -> HeuristicRules.inPlay(subject, HeuristicRules::liesInTheRange);
            case HEURISTIC_LEAVES_THE_STATE_AS_IT_IS ->
                HeuristicRules.inPlay(subject, HeuristicRules::leavesTheStateAsItIs);
            case HEURISTIC_DEPENDS_ON_THE_POSITION_ALONE ->
                HeuristicRules.inPlay(subject, HeuristicRules::dependsOnThePositionAlone);
            case HEURISTIC_SUMS_TO_THE_STATED_SUM -> HeuristicRules.inPlay(subject, HeuristicRules::sumsToTheStatedSum);
            case HEURISTIC_IS_RIGHT_AT_THE_END -> HeuristicRules.ofClaims(subject, HeuristicRules::isRightAtTheEnd);
            case HEURISTIC_DOES_NOT_GO_AGAINST_PLAY ->
                HeuristicRules.ofClaims(subject, HeuristicRules::doesNotGoAgainstPlay);
            case HEURISTIC_IS_BY_PLAYER -> HeuristicRules.ofClaims(subject, HeuristicRules::isByPlayer);
            case OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC ->
                HeuristicRules.inPlay(subject, HeuristicRules::otherThreadsNeverShow);
            case NOTATION_READS_THE_POSITIONS_IT_WRITES -> notation.readsThePositionsItWrites();
            case NOTATION_READS_THE_MOVES -> notation.readsTheMoves();
            case NOTATION_REFUSES_WHAT_IS_NO_MOVE -> notation.refusesWhatIsNoMove();
            case NOTATION_REFUSES_WHAT_IS_NO_POSITION -> notation.refusesWhatIsNoPosition();
            case NOTATION_IGNORES_NOTHING -> notation.ignoresNothing();
        }
    }

    /** What the rule needs and a game from its initial state lacks; empty where the rule applies. */
    private List<Need> lacks(GameUnderTest<?, ?> game) {
        return needs.stream().filter(need -> !need.isMetBy(game)).toList();
    }

    /** What the rule needs and a game lacks, whichever state it begins from. */
    public List<Need> lacksEverywhere(GameUnderTest<?, ?> game) {
        List<Need> lacks = lacks(game);
        for (int i = 1; !lacks.isEmpty() && i < game.count(); i++) {
            lacks = lacks(game.from(i));
        }
        return lacks;
    }

    /** What the rule is about, if that is more than every game has. */
    public Optional<Need> subject() {
        return needs.stream().findFirst();
    }

    /** Whether a rule compares what was drawn, of which another order tells nothing. */
    static boolean isOfDraws(String rule) {
        return rule.equals(RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE.toString())
                || rule.equals(PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE.toString());
    }

    /** The usual cause of a broken rule, in words; empty if there is none. */
    static String cause(String rule, String expected, @Nullable Object actual) {
        if (actual instanceof Throwable thrown) {
            return RandomPlay.isWithoutMoves(thrown)
                    ? LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL.cause()
                    : isOfTheGame(thrown) ? "as the exception says, " + thrown.getMessage() : "";
        }
        if (actual instanceof Double number && number.isNaN()) {
            return "payoff() divides by zero";
        }
        return expected.startsWith(actual + " ")
                ? NO_VALUES
                : Arrays.stream(values())
                        .filter(one -> one.toString().equals(rule))
                        .map(GameStateRule::cause)
                        .findFirst()
                        .orElse("");
    }

    /** Whether somebody wrote the message of an exception: Java's own say where a fault shows, not which it is. */
    private static boolean isOfTheGame(Throwable thrown) {
        boolean isWritten = thrown instanceof IllegalStateException
                || thrown instanceof IllegalArgumentException
                || !thrown.getClass().getName().startsWith("java.");
        return isWritten && thrown.getMessage() != null && !(thrown instanceof Hang);
    }

    private String cause() {
        return switch (this) {
            case INITIAL_STATES_ARE_ALIKE ->
                "the constructor shuffles or draws: let chance do it, or fix the seed; or"
                        + " something static counts the states";
            case LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL ->
                "isTerminal() and legalMoves() each decide when the game"
                        + " is over, and differ; a player who cannot move while the game goes on needs a pass among the"
                        + " legal moves";
            case LEGAL_MOVES_ARE_UNMODIFIABLE -> "return List.copyOf(moves)";
            case LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON ->
                "the list is one of the state's own: return List.copyOf(moves)";
            case A_COPY_EQUALS_ITS_ORIGINAL -> "copy() leaves out a field, or play() draws random numbers for itself";
            case PLAY_ON_PLAYS_AS_PLAY_DOES -> "playOn() leaves out something that play() brings up to date";
            case OTHER_THREADS_NEVER_SHOW_IN_A_STATE ->
                "a state shares an array or another object that changes, such"
                        + " as scratch memory, with its copies, or it is static";
            case PAYOFFS_LIE_IN_THE_DECLARED_RANGE ->
                "override minPayoff() and maxPayoff(), which are -1 and 1 otherwise";
            case PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL ->
                "copy() shares an array or a list with its original, a"
                        + " field is static, or play() draws random numbers for itself";
            case RESET_EQUALS_A_COPY -> "resetTo() leaves out a field, or shares an array or a list with its argument";
            case EQUAL_KEYS_MEAN_EQUAL_POSITIONS ->
                "key() leaves out something that the game depends on, such as who is"
                        + " to move, its hash is weak, or play() does not renew a key that is kept";
            case PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES ->
                "playOut() leaves out a move or an outcome, such as a rare one, or draws them with other probabilities than"
                        + " randomMove()";
            case OTHER_STATES_NEVER_SHOW_IN_A_STATE ->
                "a static field, or an object that all states share, keeps what one method found for another one to use";
            case HEURISTIC_IS_BY_PLAYER ->
                "the estimates are listed from the player to move on: payoffs[0] is for player 0, whoever is to move";
            case NOTATION_IGNORES_NOTHING ->
                "parse() does not look at the number of words: it ignores what follows, or has defaults for what is"
                        + " missing that format() writes";
            case PAYOFFS_SUM_TO_THE_STATED_SUM ->
                "payoff() ignores which player asks, or a draw is paid as a win or a loss";
            case RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE, PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE ->
                "it draws from Math.random() or another generator, or legalMoves() has another order each time";
            default -> "";
        };
    }

    @Override
    public String toString() {
        return check.sentence();
    }
}
