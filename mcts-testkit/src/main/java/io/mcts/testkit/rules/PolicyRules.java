package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.FEW;
import static io.mcts.testkit.rules.Check.MANY;
import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.testkit.facts.Claim;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The rules of policies. */
public record PolicyRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    public static final Check<GameSubject<?, ?>> MOVE_IS_LEGAL =
            Check.of(MANY, "choose() returns one of the state's legal moves", inTurn(PolicyRules::requireLegal));
    public static final Check<GameSubject<?, ?>> STATE_IS_LEFT_AS_IT_IS = Check.of(
            SOME, "choose() leaves the state as it is, all through the game", inTurn(PolicyRules::stateIsLeftAsItIs));
    public static final Check<GameSubject<?, ?>> SAME_NUMBERS_GIVE_THE_SAME_MOVES = Check.of(
            MANY,
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
            Check.of(SOME, "every game by the policy ends within the bound", of(PolicyRules::gamesEnd));
    public static final Check<GameSubject<?, ?>> PLAY_OUT_ENDS_THE_GAME = Check.of(
            SOME,
            "playOut() leads to a terminal state, and leaves a terminal one as it is",
            of(PolicyRules::playOutEndsTheGame));
    public static final Check<GameSubject<?, ?>> PLAY_OUT_RECORDS_ITS_MOVES = Check.of(
            Claim.PLAY_OUT_RECORDS_ITS_MOVES,
            SOME,
            "playOut() with a record notes each choice of a player, in order, as RAVE and MAST learn from it",
            of(PolicyRules::playOutRecordsItsMoves));
    /** A policy that holds others shows it if they learn, as {@link io.mcts.policy.MastScores} do. */
    public static final Check<GameSubject<?, ?>> LEARNING_IS_PASSED_ON = Check.of(
            SOME,
            "with() passes the learning of a search on to every policy and every scores that the policy holds",
            inTurn(rules -> rules.subject.requireLearning("moves of the policy", rules::moves)));

    public static final Check<GameSubject<?, ?>> LEARNED_MOVE_IS_LEGAL = Check.of(
            SOME,
            "the policy that a search plays by, with(), chooses legal moves whatever it has learned",
            of(PolicyRules::learnedMoveIsLegal));
    public static final Check<GameSubject<?, ?>> PLAY_OUT_PAYS_AS_ITS_MOVES_DO = Check.of(
            Claim.PLAY_OUT_PAYS_AS_ITS_MOVES_DO,
            FEW,
            "playOut() leads to the same distribution of payoffs as the policy's moves one by one",
            of(PolicyRules::playOutPaysAsItsMovesDo));
    public static final Check<GameSubject<?, ?>> TERMINAL_STATE_IS_REFUSED = Check.of(
            Claim.TERMINAL_STATE_IS_REFUSED,
            MANY,
            "choose() throws an exception in a terminal state",
            of(PolicyRules::terminalStateIsRefused));
    public static final Check<GameSubject<?, ?>> OUTCOME_IS_POSSIBLE = Check.of(
            Claim.OUTCOME_IS_POSSIBLE,
            MANY,
            "where chance is to move choose() returns one of the outcomes",
            GameSubject.inPlay(subject -> {
                if (!subject.isTurn()) {
                    new PolicyRules<>(subject).requireLegal();
                }
            }));
    public static final Check<GameSubject<?, ?>> PARAMETERS_ARE_PRINTED = Check.ofName(GameSubject::part);

    public static final List<Check<GameSubject<?, ?>>> ALL = Check.in(PolicyRules.class);

    private static final int FEW_CHOICES = 20;
    private static final int FEW_GAMES = 5;

    /** For what a policy does now and then: once in fifty times is missed with a probability of 3e-4. */
    private static final int MANY_CHOICES = 400;

    private static Consumer<GameSubject<?, ?>> of(Consumer<PolicyRules<?, ?>> check) {
        return subject -> check.accept(new PolicyRules<>(subject));
    }

    private static Consumer<GameSubject<?, ?>> inTurn(Consumer<PolicyRules<?, ?>> check) {
        return subject -> {
            if (subject.isTurn()) {
                of(check).accept(subject);
            }
        };
    }

    /** The policy as a search uses it: a policy that learns knows nothing yet. */
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

    /** Asks for moves all through some random games, which do not heed them. */
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

    /** What is chosen in the state, reached anew each time, with the same random numbers at each call. */
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
