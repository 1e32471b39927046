package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.Resettable;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Subject;
import io.mcts.testkit.facts.KnownGame;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.play.Trace;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

public record StateRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final double TOLERANCE = 1e-9;

    private static final int CALLS = 5;

    void initialStatesAreAlike() {
        Snapshot first = Snapshot.of(subject.initialState());
        for (int call = 0; call < CALLS; call++) {
            Snapshot next = Snapshot.of(subject.initialState());
            if (!Snapshot.isReordered(first, next)) { // else LEGAL_MOVES_KEEP_THEIR_ORDER tells
                subject.requireEqual(first, next, "when made before");
            }
        }
    }

    void playerCountIsConstant() {
        int count = subject.state().playerCount();
        subject.require(count >= 1, "at least 1 player", count);
        int initialCount = subject.initialState().playerCount();
        subject.require(count == initialCount, initialCount + " players, as in the initial state", count);
    }

    void currentPlayerIsAPlayerOrChance() {
        S state = subject.state();
        int last = state.playerCount() - 1;
        if (!state.isTerminal()) {
            String expected = "0 to " + last + ", or CHANCE (" + GameState.CHANCE + ")";
            int player = state.currentPlayer();
            subject.require(player == GameState.CHANCE || (player >= 0 && player <= last), expected, player);
        }
    }

    void rangeIsValid() {
        S state = subject.state();
        double min = state.minPayoff();
        double max = state.maxPayoff();
        boolean isRange = Double.isFinite(min) && Double.isFinite(max) && min < max;
        subject.require(isRange, "a finite minPayoff() less than a finite maxPayoff()", range(state));
        subject.requireEqual(range(subject.initialState()), range(state), "as in the initial state");
    }

    void requirePayoffsInRange(GameState<?, ?> state) {
        for (int player = 0; state.isTerminal() && player < state.playerCount(); player++) {
            String words = "a payoff of player " + player + " in " + range(state);
            subject.requireBetween(state.minPayoff(), state.maxPayoff(), state.payoff(player), words);
        }
    }

    void payoffsLieInTheRange() {
        requirePayoffsInRange(subject.state());
    }

    void payoffsSumToTheStatedSum() {
        S state = subject.state();
        if (state.isTerminal()) {
            double expected = subject.facts().payoffSum().orElseThrow();
            subject.requireSum(expected, TOLERANCE, "payoffs", Snapshot.payoffs(state), "");
        }
    }

    static String range(GameState<?, ?> state) {
        return "[" + state.minPayoff() + ", " + state.maxPayoff() + "]";
    }

    void probabilitiesArePositive() {
        probabilities(subject.state()).forEach((outcome, probability) -> {
            boolean isPositive = probability > 0; // false for NaN
            subject.require(isPositive, "a probability of " + outcome + " above 0", probability);
        });
    }

    void probabilitiesSumTo1() {
        Map<M, Double> probabilities = probabilities(subject.state());
        if (!probabilities.isEmpty()) {
            double sum = Subject.sum(probabilities.values());
            subject.require(Math.abs(sum - 1) <= TOLERANCE, "a sum of 1", sum + " of " + probabilities);
        }
    }

    private Map<M, Double> probabilities(S state) {
        Map<M, Double> probabilities = new LinkedHashMap<>();
        boolean isListed = !state.isTerminal() && !RandomPlay.isSampled(state);
        if (isListed && state.currentPlayer() == GameState.CHANCE) {
            state.legalMoves().forEach(outcome -> probabilities.put(outcome, state.probability(outcome)));
        }
        return probabilities;
    }

    void goAsTheyShould() {
        for (KnownGame known : subject.facts().knownGames()) {
            GameSubject<S, M> game = begin(known);
            for (int i = 0; i <= known.moves().size(); i++) {
                requireLegal(game, known.legalMoves().get(i));
                new MoveRules<>(game).areAsMany(known.positions().getOrDefault(i, new TreeMap<>()));
                if (i < known.moves().size()) {
                    play(game, known.moves().get(i));
                }
            }
            if (!known.payoffs().isEmpty()) {
                S end = game.state();
                game.require(end.isTerminal(), "the end of the game", "a game that goes on");
                requireNear(game, "payoffs", known.payoffs(), Snapshot.payoffs(end));
            }
        }
    }

    private GameSubject<S, M> begin(KnownGame known) {
        String position = known.position();
        if (position == null) {
            return subject.fromTheStart();
        }
        Notation<S, M> notation = subject.companions().notation();
        if (notation == null) {
            throw subject.violation(
                    "a notation, stated to the kit, that reads the known game's '" + position + "'", "none");
        }
        return subject.from(() -> notation.parse(position), "the position '" + position + "'");
    }

    private static void requireNear(GameSubject<?, ?> game, String what, List<Double> expected, List<Double> actual) {
        game.require(areNear(expected, actual), () -> what + " " + expected, actual);
    }

    private void requireLegal(GameSubject<S, M> game, @Nullable List<String> stated) {
        if (stated != null) {
            List<String> actual = game.state().isTerminal()
                    ? List.of()
                    : game.legalMoves().stream().map(Object::toString).sorted().toList();
            List<String> missing =
                    stated.stream().filter(move -> !actual.contains(move)).toList();
            List<String> more =
                    actual.stream().filter(move -> !stated.contains(move)).toList();
            boolean areAll = missing.isEmpty() && more.isEmpty();
            game.require(
                    areAll,
                    () -> "the legal moves " + stated.stream().sorted().toList(),
                    missing + " missing, " + more + " too many");
        }
    }

    private static boolean areNear(List<Double> ones, List<Double> others) {
        return ones.size() == others.size()
                && IntStream.range(0, ones.size()).allMatch(i -> Math.abs(ones.get(i) - others.get(i)) <= TOLERANCE);
    }

    private void play(GameSubject<S, M> game, KnownGame.KnownMove expected) {
        S state = game.state();
        String who = Words.ofPlayer(expected.player());
        game.require(!state.isTerminal(), who + " to play " + expected.move(), "the game is over");
        int player = state.currentPlayer();
        game.require(player == expected.player(), who + " to move", Words.ofPlayer(player));
        List<M> moves = state.legalMoves();
        List<M> fitting = moves.stream()
                .filter(move -> move.toString().equals(expected.move()))
                .toList();
        game.require(fitting.size() == 1, "a legal move written " + expected.move(), moves);
        M move = fitting.get(0);
        expected.probability().ifPresent(stated -> {
            String words = "a probability of " + move + " of " + stated;
            game.requireNear(stated, state.probability(move), TOLERANCE, words);
        });
        game.play(move);
        if (!expected.rewards().isEmpty()) {
            List<Double> brought = Snapshot.brought(game.state());
            requireNear(
                    game,
                    "rewards of the last move",
                    expected.rewards(),
                    brought.subList(0, Math.max(0, brought.size() - 1)));
        }
    }

    void aCopyEqualsItsOriginal() {
        subject.requireUnchanged(subject.state().copy(), "in the original");
    }

    void playOnPlaysAsPlayDoes() {
        if (!subject.state().isTerminal()) {
            S replayed = subject.initialState();
            subject.moves().forEach(replayed::playOn);
            subject.requireUnchanged(replayed, "after playOn() in place of play()");
        }
    }

    void askingTwiceGivesTheSameAnswer() {
        S state = subject.state();
        Snapshot first = Snapshot.of(state);
        subject.requireEqual(first, Snapshot.of(state), "when asked again");
        subject.requireEqual(first, first.askedInReverse(subject.state()), "when asked in another order");
    }

    void playInACopyNeverShowsInTheOriginal() {
        S original = subject.state();
        playAside(original, original.copy(), "in the original, as before play in the copy");
        S copy = subject.state().copy();
        playAside(copy, copy.copy(), "in a copy, as before play in a copy of it");
        S played = subject.state();
        playAside(played.copy(), played, "in the copy, as before play in the original");
    }

    private void playAside(S watched, S played, String where) {
        Snapshot before = Snapshot.of(watched);
        subject.playToTheEnd(played, subject.otherRandom());
        subject.requireEqual(before, Snapshot.of(watched), where);
        subject.requireUnchanged(watched, where);
    }

    void otherStatesNeverShow() {
        Trace alone = subject.trace(subject.state(), subject.random());
        Runnable elsewhere = elsewhere();
        S state = subject.state();
        String where = "after other states were asked and played on, too";
        for (int i = 0; i < alone.said().size(); i++) {
            Snapshot said = alone.said().get(i);
            elsewhere.run();
            subject.requireEqual(said, Snapshot.of(state, i > 0), where);
            boolean isOver = state.isTerminal();
            elsewhere.run();
            subject.requireEqual(said.payoffs(), isOver ? Snapshot.payoffs(state) : List.of(), where + ", as payoffs");
            List<M> moves = RandomPlay.moves(state);
            if (i < alone.moves().size()) {
                int place = moves.indexOf(alone.moves().get(i));
                elsewhere.run();
                @SuppressWarnings("unchecked") // a trace has moves of the same game
                M move = place < 0 ? (M) alone.moves().get(i) : moves.get(place);
                state.play(move);
            }
        }
    }

    private Runnable elsewhere() {
        RandomGenerator random = subject.otherRandom();
        List<S> other = new ArrayList<>(List.of(subject.initialState()));
        return () -> {
            S state = other.get(0);
            Snapshot.of(state);
            if (state.isTerminal()) {
                other.set(0, subject.initialState());
            } else {
                state.play(RandomPlay.move(state, random));
            }
            Snapshot.of(state);
        };
    }

    /** Resets the initial state and a terminal one to the state under test, after both have answered all questions. */
    void resetEqualsACopy() {
        S ended = subject.initialState();
        subject.playToTheEnd(ended, subject.otherRandom());
        for (S state : List.of(subject.initialState(), ended)) {
            S other = subject.state();
            Snapshot.of(state); // so that it has answers to keep, which are wrong after the reset
            Resettable.reset(state, other);
            subject.requireUnchanged(state, "after resetTo()");
            subject.requireUnchanged(other, "in the state that was the argument of resetTo()");
            S argument = subject.state();
            Resettable.reset(state, argument);
            subject.playToTheEnd(argument, subject.otherRandom());
            subject.requireUnchanged(state, "after resetTo(), as before play in its argument");
        }
    }
}
