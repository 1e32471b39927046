package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.FEW;
import static io.mcts.testkit.check.Check.MANY;
import static io.mcts.testkit.check.Check.SOME;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.rules.NoTrace;
import io.mcts.testkit.rules.RandomRules;
import io.mcts.testkit.rules.ThreadRules;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

public record PolicyRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            rule(MANY, "MOVE_IS_LEGAL", inTurn(PolicyRules::requireLegal))
                    .stating("choose() returns one of the state's legal moves"),
            rule(SOME, "STATE_IS_LEFT_AS_IT_IS", inTurn(PolicyRules::stateIsLeftAsItIs))
                    .stating("choose() leaves the state as it is, all through the game"),
            rule(MANY, "SAME_NUMBERS_GIVE_THE_SAME_MOVES", inTurn(PolicyRules::sameNumbersGiveTheSameMoves))
                    .stating("in equal states choose() chooses the same moves with the same random numbers"),
            // What a policy learns is kept by the one that {@link Policy#with} makes.
            rule(SOME, "EARLIER_GAMES_LEAVE_NO_TRACE", inTurn(PolicyRules::earlierGamesLeaveNoTrace))
                    .stating("what choose() chose before, in other games, never shows in a choice"),
            rule(SOME, "OTHER_THREADS_LEAVE_NO_TRACE", inTurn(PolicyRules::otherThreadsLeaveNoTrace))
                    .stating("what choose() chooses on another thread at the same time never shows in a choice"),
            rule(SOME, "GAMES_END", PolicyRules::gamesEnd).stating("every game by the policy ends within the bound"),
            rule(SOME, "PLAY_OUT_ENDS_THE_GAME", PolicyRules::playOutEndsTheGame)
                    .stating("playOut() leads to a terminal state, and leaves a terminal one as it is"),
            rule(SOME, "PLAY_OUT_RECORDS_ITS_MOVES", PolicyRules::playOutRecordsItsMoves)
                    .stating(
                            "playOut() with a record notes each choice of a player, in order, as RAVE and MAST learn from it")
                    .claiming(OptionalRule.PLAY_OUT_RECORDS_ITS_MOVES),
            // A policy that holds others shows it if they learn, as MAST scores do.
            rule(SOME, "LEARNING_IS_PASSED_ON", inTurn(PolicyRules::learningIsPassedOn))
                    .stating(
                            "with() passes the learning of a search on to every policy and every scores that the policy holds"),
            rule(SOME, "LEARNED_MOVE_IS_LEGAL", PolicyRules::learnedMoveIsLegal)
                    .stating("the policy that a search plays by, with(), chooses legal moves whatever it has learned"),
            rule(FEW, "PLAY_OUT_PAYS_AS_ITS_MOVES_DO", PolicyRules::playOutPaysAsItsMovesDo)
                    .stating("playOut() leads to the same distribution of payoffs as the policy's moves one by one")
                    .claiming(OptionalRule.PLAY_OUT_PAYS_AS_ITS_MOVES_DO),
            rule(MANY, "TERMINAL_STATE_IS_REFUSED", PolicyRules::terminalStateIsRefused)
                    .stating("choose() throws an exception in a terminal state")
                    .claiming(OptionalRule.TERMINAL_STATE_IS_REFUSED),
            rule(MANY, "OUTCOME_IS_POSSIBLE", PolicyRules::outcomeIsPossible)
                    .stating("where chance is to move choose() returns one of the outcomes")
                    .claiming(OptionalRule.OUTCOME_IS_POSSIBLE),
            Check.ofName(GameSubject::part));

    private static final int FEW_CHOICES = 20;
    private static final int FEW_GAMES = 5;

    /** The number of choices at the start: what a policy does once in fifty times is missed with a probability of 3e-4. */
    private static final int MANY_CHOICES = 400;

    private static Check<GameSubject<?, ?>> rule(int tries, String name, Consumer<PolicyRules<?, ?>> body) {
        return Check.rule(tries, name, subject -> body.accept(new PolicyRules<>(subject)));
    }

    private static Consumer<PolicyRules<?, ?>> inTurn(Consumer<PolicyRules<?, ?>> check) {
        return rules -> {
            if (rules.subject.isTurn()) {
                check.accept(rules);
            }
        };
    }

    private void learningIsPassedOn() {
        subject.requireLearning("moves of the policy", this::moves);
    }

    private void outcomeIsPossible() {
        S state = subject.state();
        if (!state.isTerminal() && !RandomPlay.isTurn(state)) {
            requireLegal();
        }
    }

    private Policy<S, M> ofASearch(Policy<S, M> policy) {
        return policy.with(new Learning(false));
    }

    private void requireLegal() {
        Policy<S, M> own = ofASearch(subject.part());
        RandomGenerator random = subject.random();
        int choices = subject.isAtTheStart() ? MANY_CHOICES : FEW_CHOICES;
        for (int i = 0; i < choices && !subject.isSampled(); i++) {
            S state = subject.state();
            List<M> legal = List.copyOf(state.legalMoves());
            requireOneOf(legal, own.choose(state, random));
        }
    }

    private void requireOneOf(List<? extends Move> legal, Move move) {
        boolean isOne =
                legal.stream().anyMatch(one -> one.equals(move) && move.equals(one) && one.index() == move.index());
        subject.require(isOne, () -> "one of " + legal, move);
    }

    private void stateIsLeftAsItIs() {
        subject.requireLeft("choose()", state -> ofASearch(subject.part()).choose(state, subject.random()));
    }

    private List<M> moves() {
        return moves(subject.part());
    }

    private void sameNumbersGiveTheSameMoves() {
        Policy<S, M> policy = subject.part();
        subject.requireEqual(moves(policy), moves(policy), "again with the same numbers");
    }

    private void earlierGamesLeaveNoTrace() {
        NoTrace.<Policy<S, M>>ofEarlier(
                subject, subject::part, this::moves, this::chooseInRandomGames, "choices in other games");
    }

    private void chooseInRandomGames(Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < FEW_GAMES; game++) {
            subject.walk(subject.initialState(), random, (state, last) -> {
                if (RandomPlay.isTurn(state)) {
                    own.choose(state, random);
                }
            });
        }
    }

    private List<M> moves(Policy<S, M> policy) {
        Policy<S, M> own = ofASearch(policy);
        RandomGenerator random = subject.random();
        return Stream.generate(() -> own.choose(subject.state(), random))
                .limit(FEW_CHOICES)
                .toList();
    }

    private void otherThreadsLeaveNoTrace() {
        Policy<S, M> policy = subject.part();
        boolean isTurnAtTheStart = RandomPlay.isTurn(subject.initialState());
        new ThreadRules<>(subject)
                .requireSameAnswers(
                        (state, random) ->
                                RandomPlay.isTurn(state) ? ofASearch(policy).choose(state, random) : Optional.empty(),
                        isTurnAtTheStart ? subject::initialState : subject::state,
                        isTurnAtTheStart ? "the initial state" : "this state, too",
                        "chooses in");
    }

    private void gamesEnd() {
        requireEnd(subject.state(), ofASearch(subject.part()), subject.random());
    }

    private void requireEnd(S state, Policy<S, M> policy, RandomGenerator random) {
        subject.requireEnd(RandomPlay.toTheEnd(state, policy, random, subject.longestGame()), " of the policy");
    }

    private void playOutEndsTheGame() {
        gamesEnd(); // or playOut() may never return
        Policy<S, M> policy = ofASearch(subject.part());
        new RandomRules<>(subject).requireEnd(state -> policy.playOut(state, subject.ration(subject.random())));
    }

    private void playOutRecordsItsMoves() {
        if (subject.isSampled()) {
            return;
        }
        gamesEnd(); // or playOut() may never return
        PlayedMoves played = new PlayedMoves();
        S end = subject.state();
        ofASearch(subject.part()).playOut(end, subject.ration(subject.random()), played);
        S replayed = subject.state();
        int position = 0;
        while (RandomPlay.isTurn(replayed)) {
            List<M> legal = List.copyOf(replayed.legalMoves());
            subject.require(position < played.length(), () -> "a choice of " + legal, "nothing");
            int player = replayed.currentPlayer();
            int number = played.player(position) == player ? played.number(position) : -1;
            List<M> recorded = legal.stream()
                    .filter(move -> played.numberOf(player, move.index()) == number)
                    .toList();
            String actual = "one of player " + played.player(position) + ", or another move, as choice " + position;
            subject.require(!recorded.isEmpty(), () -> "a choice of player " + player + " of " + legal, actual);
            if (recorded.size() > 1) {
                return; // moves with one index cannot be told apart
            }
            replayed.play(recorded.get(0));
            position++;
        }
        if (replayed.isTerminal()) { // else chance moves, whose outcomes are not recorded
            subject.requireEqual(position, played.length(), "choices recorded");
            subject.requireEqual(Snapshot.payoffs(replayed), Snapshot.payoffs(end), "by the choices recorded");
        }
    }

    private void playOutPaysAsItsMovesDo() {
        gamesEnd(); // or playOut() may never return
        Policy<S, M> policy = subject.part();
        new RandomRules<>(subject)
                .paysAlike(
                        (state, random) -> RandomPlay.toTheEnd(state, ofASearch(policy), random, subject.longestGame()),
                        (state, random) -> ofASearch(policy).playOut(state, random));
    }

    private void learnedMoveIsLegal() {
        Learning learning = new Learning(true);
        Policy<S, M> own = learning.recorded(subject.part());
        Policy<S, M> checked = (state, random) -> {
            List<M> legal = RandomPlay.listedMoves(state);
            M move = own.choose(state, random);
            requireOneOf(legal.isEmpty() ? List.of(move) : legal, move);
            return move;
        };
        RandomGenerator random = subject.random();
        for (int game = 0; game < FEW_CHOICES; game++) {
            S state = subject.state();
            learning.played().clear();
            requireEnd(state, checked, random);
            learning.learn(Snapshot.rewards(state, Snapshot.payoffs(state)));
        }
    }

    private void terminalStateIsRefused() {
        subject.requireRefusedAtTheEnd(
                RuntimeException.class,
                "choose()",
                state -> ofASearch(subject.part()).choose(state, subject.random()));
    }
}
