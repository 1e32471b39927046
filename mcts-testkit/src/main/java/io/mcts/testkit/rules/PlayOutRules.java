package io.mcts.testkit.rules;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** {@code playOut}, the default one or a game's own, and {@code playOutDecisively}. */
public final class PlayOutRules {

    private static final int FEW_GAMES = 20;

    /** The moves of the games that are compared, about; never fewer games than the least, nor more than the most. */
    private static final int MOVES = 200_000;

    private static final int LEAST_GAMES = 1_000;
    private static final int MOST_GAMES = 10_000;

    /** Of many outcomes, those that differ most are shown. */
    private static final int MOST_SHOWN = 6;

    private PlayOutRules() {}

    static <S extends GameState<S, M>, M extends Move> void endsTheGame(GameSubject<S, M> subject) {
        StateRules.everyRandomGameEnds(subject); // or playOut() may never return
        requireEnd(subject, state -> state.playOut(subject.ration(subject.random())));
    }

    /** Demands that a play-out leads to a terminal state, and leaves a terminal one as it is. */
    static <S extends GameState<S, M>, M extends Move> void requireEnd(GameSubject<S, M> subject, Consumer<S> playOut) {
        S state = subject.state();
        Snapshot before = Snapshot.of(state); // also so that it has answers to keep, which are wrong after the play-out
        playOut.accept(state);
        subject.require(state.isTerminal(), "a terminal state after playOut()", Snapshot.of(state));
        List<M> left = state.legalMoves();
        subject.require(left.isEmpty(), "no legal move in the terminal state after playOut()", left);
        List<Double> paid = Snapshot.payoffs(state);
        boolean isRight = before.payoffs().isEmpty() || before.payoffs().equals(paid);
        subject.require(isRight, "payoffs " + before.payoffs() + " after playOut(), too", paid);
    }

    /** Compares the payoffs of play-outs with those of games played move by move, unless both are the library's own. */
    static <S extends GameState<S, M>, M extends Move> void paysAsRandomPlayDoes(GameSubject<S, M> subject) {
        if (isOverridden(subject, "playOut") || isOverridden(subject, "randomMove")) {
            paysAlike(subject, subject::playToTheEnd, GameState::playOut);
        }
    }

    private static boolean isOverridden(GameSubject<?, ?> subject, String method) {
        return Overriding.isOverridden(subject.game().states(), GameState.class, method, RandomGenerator.class);
    }

    /** Compares the payoffs of decisive play-outs with those of decisive games played move by move. */
    static <S extends GameState<S, M>, M extends Move> void paysAsDecisivePlayDoes(GameSubject<S, M> subject) {
        DecisivePolicy<S, M> policy = new DecisivePolicy<>();
        paysAlike(
                subject,
                (state, random) -> RandomPlay.toTheEnd(state, policy, random, subject.longestGame()),
                (state, random) -> ((DecisivePlayOut) state).playOutDecisively(random));
    }

    static <S extends GameState<S, M>, M extends Move> void drawsFromItsArgumentAlone(GameSubject<S, M> subject) {
        requireRandomGamesEnd(subject); // or the play-out may never return
        List<List<Double>> ends = ends(subject);
        List<List<Double>> again = ends(subject);
        subject.require(ends.equals(again), "payoffs " + ends + " again with the same numbers", again);
    }

    /** The payoffs of some games played out with the same random numbers at each call. */
    private static <S extends GameState<S, M>, M extends Move> List<List<Double>> ends(GameSubject<S, M> subject) {
        RationedRandom random = subject.ration(subject.random());
        List<List<Double>> ends = new ArrayList<>();
        for (int game = 0; game < FEW_GAMES; game++) {
            S state = subject.state();
            random.renew();
            state.playOut(random);
            ends.add(Snapshot.payoffs(state));
        }
        return ends;
    }

    /** Compares the ends of many games played in one way with those played in another. */
    static <S extends GameState<S, M>, M extends Move> void paysAlike(
            GameSubject<S, M> subject,
            BiConsumer<S, RandomGenerator> moveByMove,
            BiConsumer<S, RandomGenerator> playOut) {
        S start = subject.state();
        if (start.isTerminal()) {
            return;
        }
        requireRandomGamesEnd(subject); // or the play-out may never return
        int games = games(subject);
        Ends expected = Ends.of(start, games, subject.ration(subject.random()), moveByMove);
        Ends actual = Ends.of(start, games, subject.ration(subject.otherRandom()), playOut);
        List<List<Double>> all = new ArrayList<>(expected.payoffs());
        all.addAll(actual.payoffs());
        PayoffClasses classes = new PayoffClasses(all);
        requireAlike(
                subject,
                "payoffs",
                Ends.counts(expected.payoffs(), classes::name),
                Ends.counts(actual.payoffs(), classes::name));
        requireAlike(
                subject,
                "final positions, by a hash of their keys,",
                Ends.counts(expected.positions(), String::valueOf),
                Ends.counts(actual.positions(), String::valueOf));
    }

    private static <S extends GameState<S, M>, M extends Move> void requireRandomGamesEnd(GameSubject<S, M> subject) {
        StateRules.everyRandomGameEnds(subject);
        RationedRandom ration = subject.ration(subject.random());
        Policy<S, M> policy = (state, random) -> {
            ration.renew();
            return state.randomMove(ration);
        };
        S state = subject.state();
        subject.requireEnd(RandomPlay.toTheEnd(state, policy, ration, subject.longestGame()), " of randomMove()");
    }

    /** As many games as make up some hundred thousand moves. */
    private static <S extends GameState<S, M>, M extends Move> int games(GameSubject<S, M> subject) {
        int length = RandomPlay.longestOf(List.of(subject.state()), subject.random(), subject.longestGame());
        return Math.max(LEAST_GAMES, Math.min(MOST_GAMES, MOVES / Math.max(1, length)));
    }

    private static void requireAlike(
            Subject subject, String what, Map<String, Long> expected, Map<String, Long> actual) {
        SortedSet<String> all = new TreeSet<>(expected.keySet());
        all.addAll(actual.keySet());
        List<String> differing = all.stream()
                .sorted(Comparator.comparingLong(end -> -Math.abs(count(expected, end) - count(actual, end))))
                .limit(MOST_SHOWN)
                .toList();
        double p = Significance.ofDifference(counts(all, expected), counts(all, actual));
        subject.require(
                p >= Significance.LEVEL,
                what + " as often as " + most(expected, differing),
                most(actual, differing) + ", a difference that the chi-square test gives the probability " + p);
    }

    private static long count(Map<String, Long> counts, String end) {
        return counts.getOrDefault(end, 0L);
    }

    /** Some counts, and how many more there are. */
    private static String most(Map<String, Long> counts, List<String> shown) {
        Map<String, Long> some = new TreeMap<>();
        shown.forEach(end -> some.put(end, count(counts, end)));
        long others =
                counts.keySet().stream().filter(end -> !some.containsKey(end)).count();
        return some + (others == 0 ? "" : " and " + others + " more, which differ less");
    }

    private static long[] counts(SortedSet<String> all, Map<String, Long> counts) {
        return all.stream().mapToLong(end -> count(counts, end)).toArray();
    }
}
