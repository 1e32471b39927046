package io.mcts.testkit.rules;

import static io.mcts.testkit.check.Check.ENDS;
import static io.mcts.testkit.check.Check.FEW;
import static io.mcts.testkit.check.Check.MANY;
import static io.mcts.testkit.check.Check.SOME;

import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.check.Subject;
import io.mcts.testkit.facts.EndClaim;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The rules of games, capabilities, heuristics and notations, as {@code io.mcts.game} documents them. */
public final class GameRules {

    public static final Check<GameSubject<?, ?>> INITIAL_STATES_ARE_ALIKE = rule(
                    1, "INITIAL_STATES_ARE_ALIKE", states(StateRules::initialStatesAreAlike))
            .stating("initialStates() gives the same states at each call")
            .hinting("the constructor shuffles or draws: let chance do it, or fix the seed; or something static "
                    + "counts the states");
    public static final Check<GameSubject<?, ?>> EVERY_RANDOM_GAME_ENDS = rule(
                    SOME, "EVERY_RANDOM_GAME_ENDS", GameSubject::requireRandomGameEnds)
            .stating("every random game ends within the bound");

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            INITIAL_STATES_ARE_ALIKE,
            rule(MANY, "PLAYER_COUNT_IS_CONSTANT", states(StateRules::playerCountIsConstant))
                    .stating("playerCount() is at least 1 and the same in all states of the game"),
            rule(MANY, "CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE", states(StateRules::currentPlayerIsAPlayerOrChance))
                    .stating("currentPlayer() is a player or CHANCE unless the game is over"),
            EVERY_RANDOM_GAME_ENDS,
            rule(MANY, "LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL", moves(MoveRules::areEmptyExactlyWhenTerminal))
                    .stating("legalMoves() is empty exactly when the state is terminal")
                    .hinting(Subject.NOBODY_CAN_MOVE),
            rule(MANY, "LEGAL_MOVES_ARE_UNMODIFIABLE", moves(MoveRules::areUnmodifiable))
                    .stating("legalMoves() is unmodifiable")
                    .hinting("return List.copyOf(moves)"),
            rule(MANY, "LEGAL_MOVES_KEEP_THEIR_ORDER", moves(MoveRules::keepTheirOrder))
                    .stating("legalMoves() has the same order when asked twice and in a copy"),
            rule(SOME, "LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON", moves(MoveRules::stayWhenTheStateMovesOn))
                    .stating("a list of legalMoves() stays as it is when the state moves on")
                    .hinting("the list is one of the state's own: return List.copyOf(moves)"),
            rule(MANY, "LEGAL_MOVES_HAVE_DISTINCT_INDICES", moves(MoveRules::haveDistinctIndices))
                    .stating("the legal moves of a state have distinct indices, none negative"),
            rule(MANY, "LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY", moves(MoveRules::areWrittenDistinctly))
                    .stating("the legal moves of a state are written (toString) distinctly"),
            rule(MANY, "EQUAL_MOVES_HAVE_EQUAL_INDICES", moves(MoveRules::equalMovesHaveEqualIndices))
                    .stating("equal moves have equal indices, hash codes and written forms"),
            rule(SOME, "MOVES_OF_A_COPY_FIT_THE_ORIGINAL", moves(MoveRules::movesOfACopyFitTheOriginal))
                    .stating("a legal move found in a copy can be played in the original, to the same effect"),
            rule(SOME, "MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED", moves(MoveRules::stayAsTheyAreWhenPlayed))
                    .stating("a move is the same after it was played: index, hash code, written form, and equal moves"),
            rule(MANY, "ASKING_TWICE_GIVES_THE_SAME_ANSWER", states(StateRules::askingTwiceGivesTheSameAnswer))
                    .stating("asking a state twice gives the same answer"),
            rule(SOME, "A_COPY_EQUALS_ITS_ORIGINAL", states(StateRules::aCopyEqualsItsOriginal))
                    .stating("a copy equals its original, all through the game")
                    .hinting("copy() leaves out a field, or play() draws random numbers for itself"),
            rule(SOME, "PLAY_ON_PLAYS_AS_PLAY_DOES", states(StateRules::playOnPlaysAsPlayDoes))
                    .stating("where the game goes on after a move, playOn() has the effect of play()")
                    .hinting("playOn() leaves out something that play() brings up to date"),
            rule(
                            SOME,
                            "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL",
                            states(StateRules::playInACopyNeverShowsInTheOriginal))
                    .stating("moves in a copy do not affect the original, and vice versa")
                    .hinting(
                            "copy() shares an array or a list with its original, a field is static, or play() draws random "
                                    + "numbers for itself"),
            rule(SOME, "OTHER_STATES_NEVER_SHOW_IN_A_STATE", states(StateRules::otherStatesNeverShow))
                    .stating("what other states are asked and play between two calls never shows in a state")
                    .hinting(
                            "a static field, or an object that all states share, keeps what one method found for another "
                                    + "one to use"),
            rule(MANY, "PAYOFF_RANGE_IS_VALID", states(StateRules::rangeIsValid))
                    .stating("minPayoff() is less than maxPayoff(), both are finite and the same in all states"),
            rule(ENDS, "PAYOFFS_LIE_IN_THE_DECLARED_RANGE", states(StateRules::payoffsLieInTheRange))
                    .stating("in a terminal state every player's payoff lies between minPayoff() and maxPayoff()")
                    .hinting("override minPayoff() and maxPayoff(), which are -1 and 1 otherwise"),
            rule(ENDS, "PAYOFFS_SUM_TO_THE_STATED_SUM", states(StateRules::payoffsSumToTheStatedSum))
                    .stating("in a terminal state the payoffs of all players sum to what the game's author states")
                    .needing(Precondition.PAYOFF_SUM)
                    .hinting("payoff() ignores which player asks, or a draw is paid as a win or a loss"),
            rule(FEW, "KNOWN_GAMES_GO_AS_THEY_SHOULD", states(StateRules::goAsTheyShould))
                    .stating("a game that the game's author knows has its turns, its end and its payoffs")
                    .needing(Precondition.KNOWN_GAMES),
            rule(1, "POSITIONS_ARE_AS_MANY_AS_STATED", moves(MoveRules::areAsManyAsStated))
                    .stating("there are as many lists of moves of a length as the game's author states")
                    .needing(Precondition.POSITIONS),
            rule(MANY, "PROBABILITIES_ARE_POSITIVE", states(StateRules::probabilitiesArePositive))
                    .stating("where chance is to move every outcome has a probability above 0"),
            rule(MANY, "PROBABILITIES_SUM_TO_1", states(StateRules::probabilitiesSumTo1))
                    .stating("where chance is to move the probabilities sum to 1 within 1e-9"),
            rule(MANY, "RANDOM_MOVE_IS_LEGAL", random(RandomRules::isLegal))
                    .stating("randomMove() returns one of legalMoves() and leaves the state as it is"),
            rule(MANY, "RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL", random(RandomRules::isRefusedWhenTerminal))
                    .stating("randomMove() throws IllegalStateException in a terminal state"),
            rule(SOME, "RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION", random(RandomRules::hasTheStatedDistribution))
                    .stating(
                            "randomMove() draws each move with equal chance, or by its probability where chance is to move"),
            rule(SOME, "RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE", random(RandomRules::drawsFromItsArgumentAlone))
                    .stating(
                            "randomMove() draws from its argument alone: the same numbers give the same moves, others give "
                                    + "others")
                    .hinting(
                            "it draws from Math.random() or another generator, or legalMoves() has another order each time"),
            rule(MANY, "PLAY_OUT_ENDS_THE_GAME", random(RandomRules::endsTheGame))
                    .stating("playOut() leads to a terminal state, and leaves a terminal one as it is"),
            rule(FEW, "PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES", random(RandomRules::paysAsRandomPlayDoes))
                    .stating(
                            "playOut() leads to the same payoffs and final positions, as often, as random moves one by one")
                    .hinting("playOut() leaves out a move or an outcome, such as a rare one, or draws them with other "
                            + "probabilities than randomMove()"),
            rule(SOME, "PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE", random(RandomRules::playOutDrawsFromItsArgumentAlone))
                    .stating("playOut() draws from its argument alone: the same numbers lead to the same end")
                    .hinting(
                            "it draws from Math.random() or another generator, or legalMoves() has another order each time"),
            rule(SOME, "RESET_EQUALS_A_COPY", states(StateRules::resetEqualsACopy))
                    .stating(
                            "resetTo() makes a state equal to the other one, which stays as it is, and independent of it")
                    .needing(Precondition.RESETTABLE)
                    .hinting("resetTo() leaves out a field, or shares an array or a list with its argument"),
            rule(
                            FEW,
                            "OTHER_THREADS_NEVER_SHOW_IN_A_STATE",
                            subject -> new ThreadRules<>(subject).otherThreadsNeverShow())
                    .stating("what another thread plays in a copy at the same time never shows in a state")
                    .hinting("a state shares an array or another object that changes, such as scratch memory, with its "
                            + "copies, or it is static"),
            rule(SOME, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS", keys(PositionKeyRules::equalKeysMeanEqualPositions))
                    .stating("from positions with equal keys the game goes on in the same way")
                    .needing(Precondition.POSITION_KEY)
                    .hinting(
                            "key() leaves out something that the game depends on, such as who is to move, its hash is weak, "
                                    + "or play() does not renew a key that is kept"),
            rule(SOME, "EQUAL_POSITIONS_HAVE_EQUAL_KEYS", keys(PositionKeyRules::equalPositionsHaveEqualKeys))
                    .stating("positions that are equal have equal keys, whatever moves led there")
                    .needing(Precondition.POSITION_KEY)
                    .needing(Precondition.EQUALITY),
            rule(SOME, "POSITIONS_RECUR_ONLY_WHERE_THEY_MAY", keys(PositionKeyRules::positionsRecurOnlyWhereTheyMay))
                    .stating("a position comes back within a game only if mayRecur() is true")
                    .needing(Precondition.POSITION_KEY)
                    .hinting("mayRecur() is false unless overridden, or key() leaves out a count that ends the game"),
            rule(MANY, "IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN", capabilities(CapabilityRules::winsAreTheMovesThatWin))
                    .stating("immediateWins() of the current player are the legal moves that win at once")
                    .needing(Precondition.IMMEDIATE_WINS),
            rule(MANY, "IMMEDIATE_WINS_ARE_LEGAL_MOVES", capabilities(CapabilityRules::winsAreLegalMoves))
                    .stating("immediateWins() of every player are legal moves, in the same order, and unmodifiable")
                    .needing(Precondition.IMMEDIATE_WINS),
            rule(MANY, "IMMEDIATE_WIN_IS_ONE_OF_THEM", capabilities(CapabilityRules::aWinIsOneOfThem))
                    .stating("immediateWin() is one of immediateWins(), or null where there is none")
                    .needing(Precondition.IMMEDIATE_WINS),
            rule(FEW, "DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES", random(RandomRules::paysAsDecisivePlayDoes))
                    .stating(
                            "playOutDecisively() leads to the same distribution of payoffs as decisive moves one by one")
                    .needing(Precondition.DECISIVE_PLAY_OUT),
            rule(MANY, "SAMPLED_MOVES_ARE_NOT_LISTED", moves(MoveRules::areNotListedWhereTheyAreDrawn))
                    .stating("where moves or outcomes can only be drawn the game goes on, and legalMoves() refuses")
                    .needing(Precondition.SAMPLING),
            rule(MANY, "COPIES_HAVE_THE_SAME_REWARDS", capabilities(CapabilityRules::areTheSameInACopy))
                    .stating("reward() and discount() are the same when asked again, in a copy, and after resetTo()")
                    .needing(Precondition.STEP_REWARDS),
            rule(MANY, "DISCOUNTS_LIE_BETWEEN_0_AND_1", capabilities(CapabilityRules::discountsLieBetween0And1))
                    .stating("a discount is a number from 0 to 1")
                    .needing(Precondition.STEP_REWARDS),
            rule(ENDS, "RETURNS_LIE_IN_THE_DECLARED_RANGE", capabilities(CapabilityRules::returnsLieInTheRange))
                    .stating("the return from every state lies between minPayoff() and maxPayoff()")
                    .needing(Precondition.STEP_REWARDS),
            rule(SOME, "INFORMATION_SETS_ARE_VALUES", information(InformationRules::setsAreValues))
                    .stating(
                            "information sets are values that a copy shares and that stay as they are when the state moves "
                                    + "on")
                    .needing(Precondition.HIDDEN_INFORMATION),
            rule(
                            SOME,
                            "DETERMINIZE_KEEPS_WHAT_THE_OBSERVER_KNOWS",
                            information(InformationRules::keepsWhatTheObserverKnows))
                    .stating("a determinization keeps what the observer knows")
                    .needing(Precondition.HIDDEN_INFORMATION),
            rule(SOME, "DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN", information(InformationRules::doesNotPeek))
                    .stating("a determinization does not look at what is hidden")
                    .needing(Precondition.HIDDEN_INFORMATION),
            rule(SOME, "DETERMINIZED_STATES_FOLLOW_THE_RULES", information(InformationRules::goesOnByTheRules))
                    .stating("a determinized state can be played to the end")
                    .needing(Precondition.HIDDEN_INFORMATION),
            rule(FEW, "PLAYERS_REMEMBER_WHAT_THEY_DID", information(InformationRules::playersRememberWhatTheyDid))
                    .stating("an information set tells what the player has chosen and known before")
                    .needing(Precondition.HIDDEN_INFORMATION),
            rule(
                            MANY,
                            "JOINT_MOVES_ARE_THOSE_OF_THE_CURRENT_PLAYER",
                            capabilities(CapabilityRules::currentPlayerHasTheirMoves))
                    .stating("the current player chooses among their moves of the joint move")
                    .needing(Precondition.SIMULTANEOUS_MOVES),
            rule(MANY, "JOINT_MOVES_ARE_OF_PLAYERS_ALONE", capabilities(CapabilityRules::nobodyElseTakesPart))
                    .stating("nobody takes part where chance is to move or the game is over")
                    .needing(Precondition.SIMULTANEOUS_MOVES),
            rule(MANY, "JOINT_MOVES_ARE_UNSEEN", capabilities(CapabilityRules::movesPutDownAreUnseen))
                    .stating("a move put down changes nothing that others know or may do")
                    .needing(Precondition.SIMULTANEOUS_MOVES),
            rule(MANY, "JOINT_MOVES_HAVE_A_FIXED_ORDER", capabilities(CapabilityRules::orderIsFixed))
                    .stating("the order of putting down does not depend on the moves")
                    .needing(Precondition.SIMULTANEOUS_MOVES),
            rule(MANY, "JOINT_MOVES_CAN_BE_TAKEN_BACK", capabilities(CapabilityRules::choicesCanBeTakenBack))
                    .stating("retract() takes back the moves put down until they are in effect")
                    .needing(Precondition.SIMULTANEOUS_MOVES),
            rule(MANY, "HEURISTIC_LIES_IN_THE_RANGE", estimates(HeuristicRules::liesInTheRange))
                    .stating("a heuristic estimates every player between minPayoff() and maxPayoff()")
                    .needing(Precondition.HEURISTIC),
            rule(SOME, "HEURISTIC_LEAVES_THE_STATE_AS_IT_IS", estimates(HeuristicRules::leavesTheStateAsItIs))
                    .stating("a heuristic leaves the state as it is")
                    .needing(Precondition.HEURISTIC),
            rule(SOME, "HEURISTIC_DEPENDS_ON_THE_POSITION_ALONE", estimates(HeuristicRules::dependsOnThePositionAlone))
                    .stating(
                            "a heuristic gives the same estimates when asked again, in a copy, and whatever it was asked "
                                    + "before")
                    .needing(Precondition.HEURISTIC),
            rule(MANY, "HEURISTIC_SUMS_TO_THE_STATED_SUM", estimates(HeuristicRules::sumsToTheStatedSum))
                    .stating("the estimates of all players by a heuristic sum to what the payoffs sum to")
                    .needing(Precondition.HEURISTIC)
                    .needing(Precondition.PAYOFF_SUM),
            rule(MANY, "HEURISTIC_IS_RIGHT_AT_THE_END", claims(HeuristicRules::isRightAtTheEnd))
                    .stating("in a terminal state a heuristic gives what it claims to give there")
                    .needing(Precondition.HEURISTIC)
                    .needing(Precondition.END_CLAIM),
            rule(FEW, "HEURISTIC_DOES_NOT_GO_AGAINST_PLAY", claims(HeuristicRules::doesNotGoAgainstPlay))
                    .stating(
                            "over many random games a heuristic is not more often on the wrong side of the end than on the "
                                    + "right one")
                    .needing(Precondition.HEURISTIC)
                    .needing(Precondition.END_CLAIM),
            rule(1, "HEURISTIC_IS_BY_PLAYER", claims(HeuristicRules::isByPlayer))
                    .stating("a heuristic gives each player's estimate at the player's own number, whoever is to move")
                    .needing(Precondition.HEURISTIC)
                    .needing(Precondition.END_CLAIM)
                    .hinting(
                            "the estimates are listed from the player to move on: payoffs[0] is for player 0, whoever is to "
                                    + "move"),
            rule(FEW, "OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC", estimates(HeuristicRules::otherThreadsNeverShow))
                    .stating("what another thread asks a heuristic at the same time never shows in its estimates")
                    .needing(Precondition.HEURISTIC),
            rule(SOME, "NOTATION_READS_THE_POSITIONS_IT_WRITES", notation(NotationRules::readsThePositionsItWrites))
                    .stating(
                            "a position that is written, in one line, and read again is the same, all through the game")
                    .needing(Precondition.NOTATION),
            rule(SOME, "NOTATION_READS_THE_MOVES", notation(NotationRules::readsTheMoves))
                    .stating("every legal move is read from its written form (toString)")
                    .needing(Precondition.NOTATION),
            rule(SOME, "NOTATION_REFUSES_WHAT_IS_NO_MOVE", notation(NotationRules::refusesWhatIsNoMove))
                    .stating("what is no legal move is refused by an IllegalArgumentException that names it")
                    .needing(Precondition.NOTATION),
            rule(SOME, "NOTATION_REFUSES_WHAT_IS_NO_POSITION", notation(NotationRules::refusesWhatIsNoPosition))
                    .stating("what is no position is refused by an IllegalArgumentException that names it")
                    .needing(Precondition.NOTATION),
            rule(SOME, "NOTATION_IGNORES_NOTHING", notation(NotationRules::ignoresNothing))
                    .stating(
                            "the beginning of a written position, or one with a word more, is refused, or written again as "
                                    + "it was read")
                    .needing(Precondition.NOTATION)
                    .hinting(
                            "parse() does not look at the number of words: it ignores what follows, or has defaults for "
                                    + "what is missing that format() writes"));

    private GameRules() {}

    public static Check<GameSubject<?, ?>> named(String name) {
        return Check.named(name, ALL);
    }

    public static Stream<Check<GameSubject<?, ?>>> about(Precondition<GameSubject<?, ?>> need) {
        return ALL.stream().filter(rule -> rule.needs().contains(need));
    }

    private static Check<GameSubject<?, ?>> rule(int tries, String name, Consumer<GameSubject<?, ?>> body) {
        return Check.rule(tries, name, body);
    }

    private static Consumer<GameSubject<?, ?>> states(Consumer<StateRules<?, ?>> check) {
        return subject -> check.accept(new StateRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> moves(Consumer<MoveRules<?, ?>> check) {
        return subject -> check.accept(new MoveRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> random(Consumer<RandomRules<?, ?>> check) {
        return subject -> check.accept(new RandomRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> capabilities(Consumer<CapabilityRules<?, ?>> check) {
        return subject -> check.accept(new CapabilityRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> information(Consumer<InformationRules<?, ?>> check) {
        return subject -> check.accept(new InformationRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> keys(Consumer<PositionKeyRules<?, ?>> check) {
        return subject -> check.accept(new PositionKeyRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> notation(Consumer<NotationRules<?, ?>> check) {
        return subject -> check.accept(new NotationRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> estimates(Consumer<HeuristicRules<?, ?>> check) {
        return GameSubject.inPlay(subject -> HeuristicRules.all(subject).forEach(check));
    }

    private static Consumer<GameSubject<?, ?>> claims(Consumer<HeuristicRules<?, ?>> check) {
        return subject -> HeuristicRules.all(subject)
                .filter(rules -> rules.end() != EndClaim.NOTHING)
                .forEach(check);
    }
}
