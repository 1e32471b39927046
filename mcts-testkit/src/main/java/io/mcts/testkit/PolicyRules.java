package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** How each {@link PolicyRule} is checked. */
final class PolicyRules {

    private static final int FEW_CHOICES = 20;
    private static final int FEW_GAMES = 5;

    /** For what a policy does now and then: once in fifty times is missed with a probability of 3e-4. */
    private static final int MANY_CHOICES = 400;

    /** Random numbers before which another thread comes between. */
    private static final int MOST_NUMBERS = 8;

    private PolicyRules() {}

    /** The policy as a search uses it: a policy that learns knows nothing yet. */
    private static <S extends GameState<S, M>, M extends Move> Policy<S, M> ofASearch(Policy<S, M> policy) {
        return policy.with(new Learning(false));
    }

    static <S extends GameState<S, M>, M extends Move> void moveIsLegal(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        if (isTurn(subject.state())) {
            requireLegal(subject, policy);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void outcomeIsPossible(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        S state = subject.state();
        if (!state.isTerminal() && !isTurn(state)) {
            requireLegal(subject, policy);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void requireLegal(
            Subject<S, M> subject, Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.random();
        int choices = subject.isAtTheStart() ? MANY_CHOICES : FEW_CHOICES;
        for (int i = 0; i < choices; i++) {
            S state = subject.state();
            List<M> legal = List.copyOf(state.legalMoves());
            requireOneOf(subject, legal, own.choose(state, random));
        }
    }

    private static void requireOneOf(Subject<?, ?> subject, List<? extends Move> legal, Move move) {
        boolean isOne =
                legal.stream().anyMatch(one -> one.equals(move) && move.equals(one) && one.index() == move.index());
        subject.require(isOne, "one of " + legal, move);
    }

    static <S extends GameState<S, M>, M extends Move> void stateIsLeftAsItIs(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        S state = subject.state();
        if (isTurn(state)) {
            Snapshot before = Snapshot.of(state);
            ofASearch(policy).choose(state, subject.random());
            Snapshot after = Snapshot.of(state);
            subject.require(before.equals(after), before + " after choose(), too", after);
            CopyRules.requireUnchanged(subject, "after choose(), too", state);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void sameNumbersGiveTheSameMoves(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        if (isTurn(subject.state())) {
            List<M> moves = moves(subject, policy);
            List<M> again = moves(subject, policy);
            subject.require(moves.equals(again), moves + " again with the same numbers", again);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void earlierGamesLeaveNoTrace(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        if (isTurn(subject.state())) {
            List<M> moves = moves(subject, policy);
            chooseInRandomGames(subject, policy);
            List<M> again = moves(subject, policy);
            subject.require(moves.equals(again), moves + " again after other games", again);
            Policy<S, M> another = subject.policy();
            chooseInRandomGames(subject, another);
            List<M> used = moves(subject, another);
            subject.require(moves.equals(used), moves + ", as a new policy chooses, after other games", used);
        }
    }

    /** Asks for moves all through some random games, which do not heed them. */
    private static <S extends GameState<S, M>, M extends Move> void chooseInRandomGames(
            Subject<S, M> subject, Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < FEW_GAMES; game++) {
            S state = subject.initialState();
            for (int length = 0; !state.isTerminal() && length < subject.longestGame(); length++) {
                if (isTurn(state)) {
                    own.choose(state, random);
                }
                state.play(RandomPlay.move(state, random));
            }
        }
    }

    /** What is chosen in the state, reached anew each time, with the same random numbers at each call. */
    private static <S extends GameState<S, M>, M extends Move> List<M> moves(
            Subject<S, M> subject, Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.random();
        List<M> moves = new ArrayList<>();
        for (int i = 0; i < FEW_CHOICES; i++) {
            moves.add(own.choose(subject.state(), random));
        }
        return moves;
    }

    static <S extends GameState<S, M>, M extends Move> void otherThreadsLeaveNoTrace(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        S start = subject.initialState();
        if (!isTurn(subject.state())) {
            return;
        }
        M move = ofASearch(policy).choose(subject.state(), new CountedRandom(subject.random()));
        Optional<M> there =
                OtherThread.ask(() -> ofASearch(policy).choose(subject.state(), new CountedRandom(subject.random())));
        subject.require(there.isEmpty() || there.get().equals(move), move + " on another thread, too", there);
        for (int number = 1; number <= MOST_NUMBERS && isTurn(start); number++) {
            Countdown interruption = new Countdown(
                    number,
                    () -> OtherThread.ask(
                            () -> ofASearch(policy).choose(subject.initialState(), subject.otherRandom())));
            M disturbed = ofASearch(policy).choose(subject.state(), new CountedRandom(subject.random(), interruption));
            subject.require(
                    move.equals(disturbed),
                    move + " also while another thread chooses in the initial state",
                    disturbed);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void gamesEnd(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        int length = RandomPlay.toTheEnd(subject.state(), ofASearch(policy), subject.random(), subject.longestGame());
        subject.require(
                length <= subject.longestGame(),
                "an end within " + subject.longestGame() + " more moves of the policy",
                "a game that goes on");
    }

    static <S extends GameState<S, M>, M extends Move> void playOutEndsTheGame(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        gamesEnd(subject); // or playOut() may never return
        S state = subject.state();
        List<Double> before = state.isTerminal() ? Snapshot.payoffs(state) : List.of();
        ofASearch(policy).playOut(state, subject.ration(subject.random()));
        subject.require(state.isTerminal(), "a terminal state after playOut()", Snapshot.of(state));
        List<Double> after = Snapshot.payoffs(state);
        subject.require(before.isEmpty() || before.equals(after), "payoffs " + before + " after playOut(), too", after);
    }

    static <S extends GameState<S, M>, M extends Move> void playOutPaysAsItsMovesDo(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        gamesEnd(subject); // or playOut() may never return
        PlayOutRules.paysAlike(
                subject,
                (state, random) -> RandomPlay.toTheEnd(state, ofASearch(policy), random, subject.longestGame()),
                (state, random) -> ofASearch(policy).playOut(state, random));
    }

    static <S extends GameState<S, M>, M extends Move> void learningIsPassedOn(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        if (isTurn(subject.state())) {
            try {
                moves(subject, policy);
            } catch (IllegalStateException missing) {
                throw subject.violation(
                        "moves of the policy that with(Learning) returns, which passes the call on to every part it holds",
                        missing);
            }
        }
    }

    static <S extends GameState<S, M>, M extends Move> void learnedMoveIsLegal(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        Learning learning = new Learning(true);
        Policy<S, M> own = learning.recorded(policy);
        RandomGenerator random = subject.random();
        for (int game = 0; game < FEW_CHOICES; game++) {
            S state = subject.state();
            learning.played().clear();
            for (int length = 0; !state.isTerminal(); length++) {
                subject.require(length < subject.longestGame(), "an end", "a game that goes on");
                if (isTurn(state)) {
                    List<M> legal = List.copyOf(state.legalMoves());
                    M move = own.choose(state, random);
                    requireOneOf(subject, legal, move);
                    state.play(move);
                } else {
                    state.play(RandomPlay.move(state, random));
                }
            }
            double least = state.minPayoff();
            double range = state.maxPayoff() - least;
            learning.learn(Snapshot.payoffs(state).stream()
                    .mapToDouble(payoff -> (payoff - least) / range)
                    .toArray());
        }
    }

    static <S extends GameState<S, M>, M extends Move> void terminalStateIsRefused(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        M move;
        try {
            move = ofASearch(policy).choose(state, subject.random());
        } catch (RuntimeException refused) {
            return;
        }
        throw subject.violation("an exception from choose(), the game being over", move);
    }

    static <S extends GameState<S, M>, M extends Move> void parametersArePrinted(Subject<S, M> subject) {
        Policy<S, M> policy = subject.policy();
        PrintedName.require(policy, (expected, actual) -> subject.require(false, expected, actual));
    }

    private static boolean isTurn(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() != GameState.CHANCE;
    }
}
