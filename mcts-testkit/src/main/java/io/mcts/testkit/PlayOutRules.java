package io.mcts.testkit;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** {@code playOut}, the default one or a game's own, and {@code playOutDecisively}. */
final class PlayOutRules {

    private static final int FEW_GAMES = 20;

    /** The moves of the games that are compared, about; never fewer games than the least, nor more than the most. */
    private static final int MOVES = 200_000;

    private static final int LEAST_GAMES = 1_000;
    private static final int MOST_GAMES = 10_000;

    /** Of many outcomes those are shown that differ most. */
    private static final int MOST_SHOWN = 6;

    private PlayOutRules() {}

    static <S extends GameState<S, M>, M extends Move> void endsTheGame(Subject<S, M> subject) {
        TurnRules.everyRandomGameEnds(subject); // or playOut() may never return
        S state = subject.state();
        boolean wasTerminal = state.isTerminal();
        Snapshot.of(state); // so that it has answers to keep, which are wrong after the play-out
        List<Double> before = wasTerminal ? Snapshot.payoffs(state) : List.of();
        state.playOut(subject.ration(subject.random()));
        subject.require(state.isTerminal(), "a terminal state after playOut()", Snapshot.of(state));
        subject.require(
                state.legalMoves().isEmpty(),
                "no legal move in the terminal state after playOut()",
                state.legalMoves());
        if (wasTerminal) {
            List<Double> after = Snapshot.payoffs(state);
            subject.require(before.equals(after), "payoffs " + before + " after playOut(), too", after);
        }
    }

    /** Compares the payoffs of play-outs with those of games played move by move. */
    static <S extends GameState<S, M>, M extends Move> void paysAsRandomPlayDoes(Subject<S, M> subject) {
        paysAlike(subject, (s, random) -> RandomPlay.toTheEnd(s, random, subject.longestGame()), GameState::playOut);
    }

    /** Compares the payoffs of decisive play-outs with those of decisive games played move by move. */
    static <S extends GameState<S, M>, M extends Move> void paysAsDecisivePlayDoes(Subject<S, M> subject) {
        DecisivePolicy<S, M> policy = new DecisivePolicy<>();
        paysAlike(
                subject,
                (s, random) -> RandomPlay.toTheEnd(s, policy, random, subject.longestGame()),
                (s, random) -> ((DecisivePlayOut) s).playOutDecisively(random));
    }

    static <S extends GameState<S, M>, M extends Move> void drawsFromItsArgumentAlone(Subject<S, M> subject) {
        requireRandomGamesEnd(subject); // or the play-out may never return
        List<List<Double>> ends = ends(subject);
        List<List<Double>> again = ends(subject);
        subject.require(ends.equals(again), "payoffs " + ends + " again with the same numbers", again);
    }

    /** The payoffs of some games played out with the same random numbers at each call. */
    private static <S extends GameState<S, M>, M extends Move> List<List<Double>> ends(Subject<S, M> subject) {
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
            Subject<S, M> subject, BiConsumer<S, RandomGenerator> moveByMove, BiConsumer<S, RandomGenerator> playOut) {
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

    private static <S extends GameState<S, M>, M extends Move> void requireRandomGamesEnd(Subject<S, M> subject) {
        TurnRules.everyRandomGameEnds(subject);
        S state = subject.state();
        RationedRandom random = subject.ration(subject.random());
        int length = 0;
        while (!state.isTerminal() && length <= subject.longestGame()) {
            random.renew();
            state.play(state.randomMove(random));
            length++;
        }
        subject.require(
                length <= subject.longestGame(),
                "an end within " + subject.longestGame() + " more moves of randomMove()",
                "a game that goes on");
    }

    /** As many games as make up some hundred thousand moves. */
    private static <S extends GameState<S, M>, M extends Move> int games(Subject<S, M> subject) {
        int length = RandomPlay.longestOf(List.of(subject.state()), subject.random(), subject.longestGame());
        return Math.max(LEAST_GAMES, Math.min(MOST_GAMES, MOVES / Math.max(1, length)));
    }

    private static void requireAlike(
            Subject<?, ?> subject, String what, Map<String, Long> expected, Map<String, Long> actual) {
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
