package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules that a game keeps, and what comes with it: what the documentation of {@code io.mcts.game} demands, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum GameStateRule {
    /** {@link GameState#playerCount}. */
    PLAYER_COUNT_IS_CONSTANT(
            "playerCount() is at least 1 and the same in all states of the game", TurnRules::playerCountIsConstant),

    /** {@link GameState#currentPlayer}. */
    CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE(
            "currentPlayer() is a player or CHANCE unless the game is over", TurnRules::currentPlayerIsAPlayerOrChance),

    /** {@link GameState#isTerminal}. */
    EVERY_RANDOM_GAME_ENDS(States.SOME, "every random game ends within the bound", TurnRules::everyRandomGameEnds),

    /** {@link GameState#legalMoves}. */
    LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL(
            "legalMoves() is empty exactly when the state is terminal", LegalMovesRules::areEmptyExactlyWhenTerminal),

    /** {@link GameState#legalMoves}. */
    LEGAL_MOVES_ARE_UNMODIFIABLE("legalMoves() is unmodifiable", LegalMovesRules::areUnmodifiable),

    /** {@link GameState#legalMoves}. */
    LEGAL_MOVES_KEEP_THEIR_ORDER(
            "legalMoves() has the same order when asked twice and in a copy", LegalMovesRules::keepTheirOrder),

    /** {@link GameState#legalMoves}. */
    LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON(
            States.SOME,
            "a list of legalMoves() stays as it is when the state moves on",
            LegalMovesRules::stayWhenTheStateMovesOn),

    /** {@link GameState#legalMoves}. */
    LEGAL_MOVES_ARE_DISTINCT("the legal moves of a state are distinct by equals", MoveRules::areDistinct),

    /** {@link Move#index}. */
    LEGAL_MOVES_HAVE_DISTINCT_INDICES(
            "the legal moves of a state have distinct indices, none negative", MoveRules::haveDistinctIndices),

    /** {@link Move}. */
    LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY(
            "the legal moves of a state are written (toString) distinctly", MoveRules::areWrittenDistinctly),

    /** {@link Move#index}. */
    EQUAL_MOVES_HAVE_EQUAL_INDICES(
            "equal moves have equal indices, hash codes and written forms", MoveRules::equalMovesHaveEqualIndices),

    /** {@link GameState#play}. */
    MOVES_OF_A_COPY_FIT_THE_ORIGINAL(
            States.SOME,
            "a legal move found in a copy can be played in the original, to the same effect",
            MoveRules::movesOfACopyFitTheOriginal),

    /** {@link GameState#play} and {@link Move}. */
    MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED(
            States.SOME,
            "a move is the same after it was played: index, hash code, written form, and equal moves",
            MoveRules::stayAsTheyAreWhenPlayed),

    /** {@link GameState}. */
    ASKING_TWICE_GIVES_THE_SAME_ANSWER(
            "asking a state twice gives the same answer", CopyRules::askingTwiceGivesTheSameAnswer),

    /** {@link GameState#copy}. */
    A_COPY_EQUALS_ITS_ORIGINAL(
            States.SOME, "a copy equals its original, all through the game", CopyRules::copyEqualsItsOriginal),

    /** {@link GameState#copy}. */
    PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL(
            States.SOME,
            "what is played in a copy never shows in its original",
            CopyRules::playInACopyNeverShowsInTheOriginal),

    /** {@link GameState#copy}. */
    PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY(
            States.SOME,
            "what is played in a state never shows in its copy",
            CopyRules::playInTheOriginalNeverShowsInACopy),

    /** {@link GameState}. */
    OTHER_GAMES_NEVER_SHOW_IN_A_STATE(
            States.SOME, "what is played in another game never shows in a state", CopyRules::otherGamesNeverShow),

    /** {@link GameState#minPayoff} and {@link GameState#maxPayoff}. */
    PAYOFF_RANGE_IS_VALID(
            "minPayoff() is less than maxPayoff(), both are finite and the same in all states",
            PayoffRules::rangeIsValid),

    /** {@link GameState#payoff}. */
    PAYOFFS_LIE_IN_THE_DECLARED_RANGE(
            "in a terminal state every player's payoff lies between minPayoff() and maxPayoff()",
            PayoffRules::payoffsLieInTheRange),

    /** {@link GameState#payoff}, where the sum is known: {@link GameFacts#payoffSum}. */
    PAYOFFS_SUM_TO_THE_STATED_SUM(
            "in a terminal state the payoffs of all players sum to what the game's author states",
            PayoffRules::payoffsSumToTheStatedSum,
            Need.PAYOFF_SUM),

    /** {@link GameState}, where games are known: {@link GameFacts#knownGames}. */
    KNOWN_GAMES_GO_AS_THEY_SHOULD(
            States.FEW,
            "a game that the game's author knows has its turns, its end and its payoffs",
            KnownGameRules::goAsTheyShould,
            Need.KNOWN_GAMES),

    /** {@link GameState#legalMoves}, where it is known how many there are: {@link GameFacts#positions}. */
    POSITIONS_ARE_AS_MANY_AS_STATED(
            1,
            "there are as many lists of moves of a length as the game's author states",
            LegalMovesRules::areAsManyAsStated,
            Need.POSITIONS),

    /** {@link GameState#probability}. */
    PROBABILITIES_ARE_POSITIVE(
            "where chance is to move every outcome has a probability above 0", ChanceRules::probabilitiesArePositive),

    /** {@link GameState#probability}. */
    PROBABILITIES_SUM_TO_1(
            "where chance is to move the probabilities sum to 1 within 1e-9", ChanceRules::probabilitiesSumTo1),

    /** {@link GameState#randomMove}. */
    RANDOM_MOVE_IS_LEGAL(
            "randomMove() returns one of legalMoves() and leaves the state as it is", RandomMoveRules::isLegal),

    /** {@link GameState#randomMove}. */
    RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL(
            "randomMove() throws IllegalStateException in a terminal state", RandomMoveRules::isRefusedWhenTerminal),

    /** {@link GameState#randomMove}; expensive. */
    RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION(
            States.SOME,
            "randomMove() draws each move with equal chance, or by its probability where chance is to move",
            RandomMoveRules::hasTheStatedDistribution),

    /** {@link GameState#randomMove}. */
    RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE(
            States.SOME,
            "randomMove() draws from its argument alone: the same numbers give the same moves, others give others",
            RandomMoveRules::drawsFromItsArgumentAlone),

    /** {@link GameState#playOut}. */
    PLAY_OUT_ENDS_THE_GAME(
            "playOut() leads to a terminal state, and leaves a terminal one as it is", PlayOutRules::endsTheGame),

    /** {@link GameState#playOut}; expensive. */
    PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES(
            States.FEW,
            "playOut() leads to the same distribution of payoffs as random moves one by one",
            PlayOutRules::paysAsRandomPlayDoes),

    /** {@link GameState#playOut}. */
    PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE(
            States.SOME,
            "playOut() draws from its argument alone: the same numbers lead to the same end",
            PlayOutRules::drawsFromItsArgumentAlone),

    /** {@link io.mcts.game.Resettable#resetTo}, where the state has it. */
    RESET_EQUALS_A_COPY(
            States.SOME,
            "resetTo() makes a state equal to the other one, which stays as it is",
            ResetRules::resetEqualsACopy,
            Need.RESETTABLE),

    /** {@link io.mcts.game.Resettable#resetTo}, where the state has it. */
    RESET_STATES_ARE_INDEPENDENT(
            States.SOME,
            "after resetTo() what is played in one of the two states never shows in the other",
            ResetRules::resetStatesAreIndependent,
            Need.RESETTABLE),

    /** {@link GameState}: a thread uses its own states. What threads only seldom disturb may stay hidden from this rule. */
    OTHER_THREADS_NEVER_SHOW_IN_A_STATE(
            States.FEW,
            "what another thread plays in a copy at the same time never shows in a state",
            ThreadRules::otherThreadsNeverShow),

    /** {@link io.mcts.game.PositionKey#key}, where the state has it. */
    COPIES_HAVE_THE_SAME_KEY(
            States.SOME,
            "key() gives the same number when asked again, and in a copy",
            PositionKeyRules::copiesHaveIt,
            Need.POSITION_KEY),

    /** {@link io.mcts.game.PositionKey#key}, where the state has it. */
    EQUAL_KEYS_MEAN_EQUAL_POSITIONS(
            States.SOME,
            "from positions with equal keys the game goes on in the same way",
            PositionKeyRules::equalKeysMeanEqualPositions,
            Need.POSITION_KEY),

    /** {@link io.mcts.game.PositionKey#key}, where the state has it and says which others it equals. */
    EQUAL_POSITIONS_HAVE_EQUAL_KEYS(
            States.SOME,
            "positions that are equal have equal keys, whatever moves led there",
            PositionKeyRules::equalPositionsHaveEqualKeys,
            Need.POSITION_KEY,
            Need.EQUALITY),

    /** {@link io.mcts.game.ImmediateWins}, where the state has it. */
    IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN(
            "immediateWins() of the current player are the legal moves that win at once",
            ImmediateWinsRules::areTheMovesThatWin,
            Need.IMMEDIATE_WINS),

    /** {@link io.mcts.game.ImmediateWins}, where the state has it. */
    IMMEDIATE_WINS_ARE_LEGAL_MOVES(
            "immediateWins() of every player are legal moves, in the same order, and unmodifiable",
            ImmediateWinsRules::areLegalMoves,
            Need.IMMEDIATE_WINS),

    /** {@link io.mcts.game.ImmediateWins}, where the state has it. */
    IMMEDIATE_WIN_IS_ONE_OF_THEM(
            "immediateWin() is one of immediateWins(), or null where there is none",
            ImmediateWinsRules::oneIsOneOfThem,
            Need.IMMEDIATE_WINS),

    /** {@link io.mcts.game.DecisivePlayOut}, where the state has it; expensive. */
    DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES(
            States.FEW,
            "playOutDecisively() leads to the same distribution of payoffs as decisive moves one by one",
            PlayOutRules::paysAsDecisivePlayDoes,
            Need.DECISIVE_PLAY_OUT),

    /** {@link io.mcts.game.Heuristic#estimate}, where a heuristic is told. */
    HEURISTIC_LIES_IN_THE_RANGE(
            "a heuristic estimates every player between minPayoff() and maxPayoff()",
            HeuristicRules::liesInTheRange,
            Need.HEURISTIC),

    /** {@link io.mcts.game.Heuristic#estimate}, where a heuristic is told. */
    HEURISTIC_LEAVES_THE_STATE_AS_IT_IS(
            States.SOME, "a heuristic leaves the state as it is", HeuristicRules::leavesTheStateAsItIs, Need.HEURISTIC),

    /** {@link io.mcts.game.Heuristic#estimate}, where a heuristic is told. */
    HEURISTIC_DEPENDS_ON_THE_POSITION_ALONE(
            States.SOME,
            "a heuristic gives the same estimates when asked again, in a copy, and whatever it was asked before",
            HeuristicRules::dependsOnThePositionAlone,
            Need.HEURISTIC),

    /** {@link io.mcts.game.Heuristic#estimate}, where a heuristic is told and the sum is known: {@link GameFacts#payoffSum}. */
    HEURISTIC_SUMS_TO_THE_STATED_SUM(
            "the estimates of all players by a heuristic sum to what the payoffs sum to",
            HeuristicRules::sumsToTheStatedSum,
            Need.HEURISTIC,
            Need.PAYOFF_SUM),

    /** {@link io.mcts.game.Heuristic}, where one is told that claims something of the end: {@link EndClaim}. */
    HEURISTIC_IS_RIGHT_AT_THE_END(
            "in a terminal state a heuristic gives what it claims to give there",
            HeuristicRules::isRightAtTheEnd,
            Need.HEURISTIC,
            Need.END_CLAIM),

    /** {@link io.mcts.game.Heuristic}, where one is told that claims something of the end: {@link EndClaim}. */
    HEURISTIC_DOES_NOT_GO_AGAINST_PLAY(
            States.FEW,
            "over many random games a heuristic is not more often on the wrong side of the end than on the right one",
            HeuristicRules::doesNotGoAgainstPlay,
            Need.HEURISTIC,
            Need.END_CLAIM),

    /** {@link io.mcts.game.Heuristic}: a heuristic is used by many threads at once. */
    OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC(
            States.FEW,
            "what another thread asks a heuristic at the same time never shows in its estimates",
            HeuristicRules::otherThreadsNeverShow,
            Need.HEURISTIC),

    /** {@link io.mcts.game.Notation#format} and {@link io.mcts.game.Notation#parse}, where a notation is told. */
    NOTATION_READS_THE_POSITIONS_IT_WRITES(
            States.SOME,
            "a position that is written, in one line, and read again is the same, all through the game",
            NotationRules::readsThePositionsItWrites,
            Need.NOTATION),

    /** {@link io.mcts.game.Notation#parseMove}, where a notation is told. */
    NOTATION_READS_THE_MOVES(
            States.SOME,
            "every legal move is read from its written form (toString)",
            NotationRules::readsTheMoves,
            Need.NOTATION),

    /** {@link io.mcts.game.Notation#parseMove}, where a notation is told. */
    NOTATION_REFUSES_WHAT_IS_NO_MOVE(
            States.SOME,
            "what is no legal move is refused by an IllegalArgumentException that names it",
            NotationRules::refusesWhatIsNoMove,
            Need.NOTATION),

    /** {@link io.mcts.game.Notation#parse}, where a notation is told. */
    NOTATION_REFUSES_WHAT_IS_NO_POSITION(
            States.SOME,
            "what is no position is refused by an IllegalArgumentException that names it",
            NotationRules::refusesWhatIsNoPosition,
            Need.NOTATION);

    private final Rule<Subject<?, ?>> rule;
    private final List<Need> needs;

    GameStateRule(String sentence, Consumer<Subject<?, ?>> check, Need... needs) {
        this(States.MANY, sentence, check, needs);
    }

    GameStateRule(int tries, String sentence, Consumer<Subject<?, ?>> check, Need... needs) {
        this.needs = List.of(needs);
        this.rule = new Rule<>(null, tries, sentence, subject -> {
            if (lacks(subject.game()).isEmpty()) {
                check.accept(subject);
            }
        });
    }

    Rule<Subject<?, ?>> rule() {
        return rule;
    }

    /** What the rule needs and a game lacks; empty where the rule applies. */
    List<Need> lacks(GameUnderTest<?, ?> game) {
        return needs.isEmpty()
                ? needs
                : needs.stream().filter(need -> !need.isMetBy(game)).toList();
    }

    /** What the rule is about, if that is more than every game has. */
    @Nullable
    Need subject() {
        return needs.isEmpty() ? null : needs.get(0);
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
