package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.FEW;
import static io.mcts.testkit.rules.Check.MANY;
import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import io.mcts.testkit.facts.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** The rules of policies. */
public final class PolicyRules {

    public static final Check<GameSubject<?, ?>> MOVE_IS_LEGAL =
            Check.of("choose() returns one of the state's legal moves", PolicyRules::moveIsLegal);
    public static final Check<GameSubject<?, ?>> STATE_IS_LEFT_AS_IT_IS = Check.of(
            SOME, "choose() leaves the state as it is, all through the game", inTurn(PolicyRules::stateIsLeftAsItIs));
    public static final Check<GameSubject<?, ?>> SAME_NUMBERS_GIVE_THE_SAME_MOVES = Check.of(
            "in equal states choose() chooses the same moves with the same random numbers",
            inTurn(PolicyRules::sameNumbersGiveTheSameMoves));
    /** What a policy learns is kept by the one that {@link Policy#with} makes. */
    public static final Check<GameSubject<?, ?>> EARLIER_GAMES_LEAVE_NO_TRACE = Check.of(
            SOME,
            "what choose() chose before, in other games, never shows in a choice",
            inTurn(PolicyRules::earlierGamesLeaveNoTrace));

    public static final Check<GameSubject<?, ?>> OTHER_THREADS_LEAVE_NO_TRACE = Check.of(
            SOME,
            "what choose() chooses on another thread at the same time never shows in a choice",
            inTurn(PolicyRules::otherThreadsLeaveNoTrace));
    public static final Check<GameSubject<?, ?>> GAMES_END =
            Check.of(SOME, "every game by the policy ends within the bound", PolicyRules::gamesEnd);
    public static final Check<GameSubject<?, ?>> PLAY_OUT_ENDS_THE_GAME = Check.of(
            SOME,
            "playOut() leads to a terminal state, and leaves a terminal one as it is",
            PolicyRules::playOutEndsTheGame);
    /** A policy that holds others shows it if they learn, as {@link io.mcts.policy.MastScores} do. */
    public static final Check<GameSubject<?, ?>> LEARNING_IS_PASSED_ON = Check.of(
            SOME,
            "with() passes the learning of a search on to every policy and every scores that the policy holds",
            inTurn(PolicyRules::learningIsPassedOn));

    public static final Check<GameSubject<?, ?>> LEARNED_MOVE_IS_LEGAL = Check.of(
            SOME,
            "the policy that a search plays by, with(), chooses legal moves whatever it has learned",
            PolicyRules::learnedMoveIsLegal);
    public static final Check<GameSubject<?, ?>> PLAY_OUT_PAYS_AS_ITS_MOVES_DO = Check.of(
            Claim.PLAY_OUT_PAYS_AS_ITS_MOVES_DO,
            FEW,
            "playOut() leads to the same distribution of payoffs as the policy's moves one by one",
            PolicyRules::playOutPaysAsItsMovesDo);
    public static final Check<GameSubject<?, ?>> TERMINAL_STATE_IS_REFUSED = Check.of(
            Claim.TERMINAL_STATE_IS_REFUSED,
            MANY,
            "choose() throws an exception in a terminal state",
            PolicyRules::terminalStateIsRefused);
    public static final Check<GameSubject<?, ?>> OUTCOME_IS_POSSIBLE = Check.of(
            Claim.OUTCOME_IS_POSSIBLE,
            MANY,
            "where chance is to move choose() returns one of the outcomes",
            PolicyRules::outcomeIsPossible);
    public static final Check<GameSubject<?, ?>> PARAMETERS_ARE_PRINTED = Check.of(
            Claim.PARAMETERS_ARE_PRINTED,
            FEW,
            Check.PRINTS_ITS_PARAMETERS,
            subject -> subject.requireName(subject.part()));

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            MOVE_IS_LEGAL,
            STATE_IS_LEFT_AS_IT_IS,
            SAME_NUMBERS_GIVE_THE_SAME_MOVES,
            EARLIER_GAMES_LEAVE_NO_TRACE,
            OTHER_THREADS_LEAVE_NO_TRACE,
            GAMES_END,
            PLAY_OUT_ENDS_THE_GAME,
            LEARNING_IS_PASSED_ON,
            LEARNED_MOVE_IS_LEGAL,
            PLAY_OUT_PAYS_AS_ITS_MOVES_DO,
            TERMINAL_STATE_IS_REFUSED,
            OUTCOME_IS_POSSIBLE,
            PARAMETERS_ARE_PRINTED);

    private static final int FEW_CHOICES = 20;
    private static final int FEW_GAMES = 5;

    /** For what a policy does now and then: once in fifty times is missed with a probability of 3e-4. */
    private static final int MANY_CHOICES = 400;

    private PolicyRules() {}

    /** A check of states in which a player is to move. */
    private static Consumer<GameSubject<?, ?>> inTurn(Consumer<GameSubject<?, ?>> check) {
        return subject -> {
            if (subject.isTurn()) {
                check.accept(subject);
            }
        };
    }

    /** The policy as a search uses it: a policy that learns knows nothing yet. */
    private static <S extends GameState<S, M>, M extends Move> Policy<S, M> ofASearch(Policy<S, M> policy) {
        return policy.with(new Learning(false));
    }

    private static <S extends GameState<S, M>, M extends Move> void moveIsLegal(GameSubject<S, M> subject) {
        if (subject.isTurn() && !RandomPlay.isSampled(subject.state())) {
            requireLegal(subject);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void outcomeIsPossible(GameSubject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal() && !subject.isTurn() && !RandomPlay.isSampled(state)) {
            requireLegal(subject);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireLegal(GameSubject<S, M> subject) {
        Policy<S, M> own = ofASearch(subject.part());
        RandomGenerator random = subject.random();
        int choices = subject.isAtTheStart() ? MANY_CHOICES : FEW_CHOICES;
        for (int i = 0; i < choices; i++) {
            S state = subject.state();
            List<M> legal = List.copyOf(state.legalMoves());
            requireOneOf(subject, legal, own.choose(state, random));
        }
    }

    private static void requireOneOf(GameSubject<?, ?> subject, List<? extends Move> legal, Move move) {
        boolean isOne =
                legal.stream().anyMatch(one -> one.equals(move) && move.equals(one) && one.index() == move.index());
        subject.require(isOne, "one of " + legal, move);
    }

    private static <S extends GameState<S, M>, M extends Move> void stateIsLeftAsItIs(GameSubject<S, M> subject) {
        Policy<S, M> policy = subject.part();
        S state = subject.state();
        Snapshot before = Snapshot.of(state);
        ofASearch(policy).choose(state, subject.random());
        subject.requireEqual(before, Snapshot.of(state), "after choose(), too");
        subject.requireUnchanged(state, "after choose(), too");
    }

    private static <S extends GameState<S, M>, M extends Move> void sameNumbersGiveTheSameMoves(
            GameSubject<S, M> subject) {
        Policy<S, M> policy = subject.part();
        List<M> moves = moves(subject, policy);
        subject.requireEqual(moves, moves(subject, policy), "again with the same numbers");
    }

    private static <S extends GameState<S, M>, M extends Move> void earlierGamesLeaveNoTrace(
            GameSubject<S, M> subject) {
        Policy<S, M> policy = subject.part();
        List<M> moves = moves(subject, policy);
        chooseInRandomGames(subject, policy);
        subject.requireEqual(moves, moves(subject, policy), "again after other games");
        Policy<S, M> another = subject.part();
        chooseInRandomGames(subject, another);
        subject.requireEqual(moves, moves(subject, another), "as a new policy chooses, after other games");
    }

    /** Asks for moves all through some random games, which do not heed them. */
    private static <S extends GameState<S, M>, M extends Move> void chooseInRandomGames(
            GameSubject<S, M> subject, Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < FEW_GAMES; game++) {
            S state = subject.initialState();
            for (int length = 0; !state.isTerminal() && length < subject.longestGame(); length++) {
                if (RandomPlay.isTurn(state)) {
                    own.choose(state, random);
                }
                state.play(RandomPlay.move(state, random));
            }
        }
    }

    /** What is chosen in the state, reached anew each time, with the same random numbers at each call. */
    private static <S extends GameState<S, M>, M extends Move> List<M> moves(
            GameSubject<S, M> subject, Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.random();
        List<M> moves = new ArrayList<>();
        for (int i = 0; i < FEW_CHOICES; i++) {
            moves.add(own.choose(subject.state(), random));
        }
        return moves;
    }

    private static <S extends GameState<S, M>, M extends Move> void otherThreadsLeaveNoTrace(
            GameSubject<S, M> subject) {
        Policy<S, M> policy = subject.part();
        boolean isTurnAtTheStart = RandomPlay.isTurn(subject.initialState());
        Supplier<S> elsewhere = isTurnAtTheStart ? subject::initialState : subject::state;
        Interruptions.require(
                subject,
                random -> ofASearch(policy).choose(subject.state(), random),
                () -> ofASearch(policy).choose(elsewhere.get(), subject.otherRandom()),
                "chooses in " + (isTurnAtTheStart ? "the initial state" : "this state, too"));
    }

    private static <S extends GameState<S, M>, M extends Move> void gamesEnd(GameSubject<S, M> subject) {
        Policy<S, M> policy = ofASearch(subject.part());
        int length = RandomPlay.toTheEnd(subject.state(), policy, subject.random(), subject.longestGame());
        subject.requireEnd(length, " of the policy");
    }

    private static <S extends GameState<S, M>, M extends Move> void playOutEndsTheGame(GameSubject<S, M> subject) {
        gamesEnd(subject); // or playOut() may never return
        Policy<S, M> policy = ofASearch(subject.part());
        PlayOutRules.requireEnd(subject, state -> policy.playOut(state, subject.ration(subject.random())));
    }

    private static <S extends GameState<S, M>, M extends Move> void playOutPaysAsItsMovesDo(GameSubject<S, M> subject) {
        gamesEnd(subject); // or playOut() may never return
        Policy<S, M> policy = subject.part();
        PlayOutRules.paysAlike(
                subject,
                (state, random) -> RandomPlay.toTheEnd(state, ofASearch(policy), random, subject.longestGame()),
                (state, random) -> ofASearch(policy).playOut(state, random));
    }

    private static <S extends GameState<S, M>, M extends Move> void learningIsPassedOn(GameSubject<S, M> subject) {
        try {
            moves(subject, subject.part());
        } catch (IllegalStateException missing) {
            throw subject.violation(
                    "moves of the policy that with(Learning) returns, which passes the call on to every part it holds",
                    missing);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void learnedMoveIsLegal(GameSubject<S, M> subject) {
        Learning learning = new Learning(true);
        Policy<S, M> own = learning.recorded(subject.part());
        Policy<S, M> checked = (state, random) -> {
            boolean isSampled = RandomPlay.isSampled(state);
            List<M> legal = isSampled ? List.of() : List.copyOf(state.legalMoves());
            M move = own.choose(state, random);
            requireOneOf(subject, isSampled ? List.of(move) : legal, move);
            return move;
        };
        RandomGenerator random = subject.random();
        for (int game = 0; game < FEW_CHOICES; game++) {
            S state = subject.state();
            learning.played().clear();
            subject.requireEnd(RandomPlay.toTheEnd(state, checked, random, subject.longestGame()), " of the policy");
            learning.learn(Snapshot.rewards(state, Snapshot.payoffs(state)));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void terminalStateIsRefused(GameSubject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        Policy<S, M> policy = subject.part();
        M move;
        try {
            move = ofASearch(policy).choose(state, subject.random());
        } catch (RuntimeException refused) {
            return;
        }
        throw subject.violation("an exception from choose(), the game being over", move);
    }
}
