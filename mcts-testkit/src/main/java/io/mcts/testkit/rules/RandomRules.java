package io.mcts.testkit.rules;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Significance;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.play.Overriding;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public record RandomRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final String IN_WRITTEN_FORM = "' in their written form";
    private static final int FEW_DRAWS = 20;
    private static final int MEAN_DRAWS_PER_MOVE = 500;
    private static final int MOST_DRAWS = 20_000;

    /** The probability below which draws are not equal by chance. */
    private static final double CHANCE_OF_AGREEMENT = 1e-12;

    private static final int MOST_DRAWS_TO_DIFFER = 2_000;

    private static final int MOST_SHOWN = 12;
    private static final int FEW_GAMES = 20;

    private static final int MOVES = 200_000;

    private static final int LEAST_GAMES = 1_000;
    private static final int MOST_GAMES = 10_000;

    /** Fibonacci hashing: the golden ratio's part of 2<sup>64</sup>; the upper bits of the product are used. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final int CLASS_SHIFT = 60;

    private static final int MOST_DIFFERENCES = 6;

    void isLegal() {
        S state = subject.state();
        if (state.isTerminal()) {
            return;
        }
        Snapshot before = Snapshot.of(state);
        requireLegal(before, subject.state().randomMove(subject.ration(subject.random())), " unasked");
        CountedRandom random = subject.ration(subject.random());
        for (int i = 0; i < FEW_DRAWS; i++) {
            random.renew();
            requireLegal(before, state.randomMove(random), "");
            subject.requireEqual(before, Snapshot.of(state), "after randomMove(), too");
        }
    }

    private void requireLegal(Snapshot before, Move move, String where) {
        if (!before.legalMoves().isEmpty()) { // they are listed
            subject.requireOneOf(before.legalMoves(), move, where);
        }
    }

    void isRefusedWhenTerminal() {
        subject.requireRefusedAtTheEnd(
                IllegalStateException.class,
                "randomMove()",
                state -> state.randomMove(subject.ration(subject.random())));
    }

    void hasTheStatedDistribution() {
        S state = subject.state();
        List<M> moves = RandomPlay.listedMoves(state);
        if (moves.size() < 2) {
            return;
        }
        int draws = Math.min(MEAN_DRAWS_PER_MOVE * moves.size(), MOST_DRAWS);
        CountedRandom random = subject.ration(subject.random());
        long[] counts = new long[moves.size()];
        for (int i = 0; i < draws; i++) {
            random.renew();
            M move = state.randomMove(random);
            subject.requireOneOf(moves, move, "");
            counts[moves.indexOf(move)]++;
        }
        double[] probabilities = probabilities(state, moves);
        double p = Significance.ofMisfit(probabilities, counts);
        Supplier<String> expected =
                () -> "about " + describe(moves, i -> Math.round(probabilities[i] * draws)) + " in " + draws + " draws";
        String actual = describe(moves, i -> counts[i]) + ", of which the chi-square test gives the probability " + p;
        subject.require(p >= Significance.LEVEL, expected, actual);
    }

    void drawsFromItsArgumentAlone() {
        S state = subject.state();
        if (RandomPlay.isSampled(state)) {
            List<M> drawn = draw(subject.random(), FEW_DRAWS);
            subject.requireSame(drawn, draw(subject.random(), FEW_DRAWS), "again with the same numbers");
            return;
        }
        List<M> moves = state.legalMoves();
        if (moves.size() < 2) {
            return;
        }
        double oneAgrees = DoubleStream.of(probabilities(state, moves))
                .map(probability -> probability * probability)
                .sum();
        double enough = Math.ceil(StrictMath.log(CHANCE_OF_AGREEMENT) / StrictMath.log(oneAgrees));
        int count = (int) Math.min(enough, MOST_DRAWS_TO_DIFFER);
        List<M> drawn = draw(subject.random(), count);
        subject.requireSame(drawn, draw(subject.random(), count), "again with the same numbers");
        if (enough <= count) {
            List<M> others = draw(subject.otherRandom(), count);
            subject.require(!drawn.equals(others), "other moves with other numbers", others + " with both");
        }
    }

    private List<M> draw(RandomGenerator source, int count) {
        S state = subject.state();
        CountedRandom random = subject.ration(source);
        return Stream.generate(() -> {
                    random.renew();
                    return state.randomMove(random);
                })
                .limit(count)
                .toList();
    }

    private double[] probabilities(S state, List<M> moves) {
        boolean isTurn = RandomPlay.isTurn(state);
        return moves.stream()
                .mapToDouble(move -> isTurn ? 1.0 / moves.size() : state.probability(move))
                .toArray();
    }

    private static String describe(List<?> moves, IntToLongFunction counts) {
        String more = moves.size() > MOST_SHOWN ? " and " + (moves.size() - MOST_SHOWN) + " more" : "";
        return IntStream.range(0, Math.min(MOST_SHOWN, moves.size()))
                        .mapToObj(i -> moves.get(i) + ": " + counts.applyAsLong(i))
                        .toList()
                + more;
    }

    void endsTheGame() {
        subject.requireRandomGameEnds();
        requireEnd(state -> state.playOut(subject.ration(subject.random())));
    }

    public void requireEnd(Consumer<S> playOut) {
        S state = subject.state();
        Snapshot before = Snapshot.of(state); // also so that it has answers to keep, which are wrong after the play-out
        playOut.accept(state);
        subject.require(state.isTerminal(), "a terminal state after playOut()", Snapshot.of(state));
        List<M> left = state.legalMoves();
        subject.require(left.isEmpty(), "no legal move in the terminal state after playOut()", left);
        List<Double> paid = Snapshot.payoffs(state);
        boolean isRight = before.payoffs().isEmpty() || before.payoffs().equals(paid);
        subject.require(isRight, () -> "payoffs " + before.payoffs() + " after playOut(), too", paid);
    }

    void paysAsRandomPlayDoes() {
        if (isOverridden("playOut") || isOverridden("randomMove")) {
            paysAlike(subject::playToTheEnd, GameState::playOut);
        }
    }

    private boolean isOverridden(String method) {
        return Overriding.isOverridden(
                subject.initialState().getClass(), GameState.class, method, RandomGenerator.class);
    }

    void paysAsDecisivePlayDoes() {
        DecisivePolicy<S, M> policy = new DecisivePolicy<>();
        paysAlike(
                (state, random) -> RandomPlay.toTheEnd(state, policy, random, subject.longestGame()),
                (state, random) -> ((DecisivePlayOut) state).playOutDecisively(random));
    }

    void playOutDrawsFromItsArgumentAlone() {
        requireRandomGamesEnd(); // or the play-out may never return
        Supplier<List<List<Double>>> ends =
                () -> ends(subject.state(), FEW_GAMES, subject.ration(subject.random()), GameState::playOut).payoffs;
        subject.requireSame(ends.get(), ends.get(), "as payoffs again with the same numbers");
    }

    public void paysAlike(BiConsumer<S, RandomGenerator> moveByMove, BiConsumer<S, RandomGenerator> playOut) {
        S start = subject.state();
        if (start.isTerminal()) {
            return;
        }
        requireRandomGamesEnd(); // or the play-out may never return
        int games = games();
        Ends expected = ends(start, games, subject.ration(subject.random()), moveByMove);
        Ends actual = ends(start, games, subject.ration(subject.otherRandom()), playOut);
        List<List<Double>> all = new ArrayList<>(expected.payoffs);
        all.addAll(actual.payoffs);
        Function<List<Double>, String> name = new PayoffClasses(all)::name;
        requireAlike("payoffs", counts(expected.payoffs, name), counts(actual.payoffs, name), Significance.LEVEL);
        Set<String> features = new TreeSet<>(expected.features.keySet());
        features.addAll(actual.features.keySet());
        if (!actual.isFormKept(subject.isWritten() ? subject.written(start) : "")) {
            features.removeIf(feature -> feature.endsWith(IN_WRITTEN_FORM));
        }
        for (String feature : features) {
            String what = "final positions, by " + feature + ",";
            double level = Significance.LEVEL / features.size(); // so that all together reject no more often than one
            requireAlike(what, expected.counts(feature), actual.counts(feature), level);
        }
    }

    private static Map<String, Long> counts(List<List<Double>> payoffs, Function<List<Double>, String> name) {
        return payoffs.stream().collect(Collectors.groupingBy(name, Collectors.counting()));
    }

    /**
     * The ends of some games: payoffs, and counts of each value of a feature of final positions (a label, the count of a character in the
     * written form, or a hash of the key).
     */
    private record Ends(List<List<Double>> payoffs, Map<String, Map<String, Long>> features, Set<String> forms) {

        /** Whether rollouts left the written form unchanged, as one that only finds the payoffs may. */
        boolean isFormKept(String formOfStart) {
            return !forms.contains(formOfStart);
        }

        void add(String feature, Object value) {
            features.computeIfAbsent(feature, unseen -> new HashMap<>()).merge(value.toString(), 1L, Long::sum);
        }

        Map<String, Long> counts(String feature) {
            Map<String, Long> counts = new HashMap<>(features.getOrDefault(feature, Map.of()));
            long met = counts.values().stream().mapToLong(Long::longValue).sum();
            counts.merge("0", payoffs.size() - met, Long::sum);
            return counts;
        }
    }

    private Ends ends(S start, int games, CountedRandom random, BiConsumer<S, RandomGenerator> play) {
        Ends ends = new Ends(new ArrayList<>(), new HashMap<>(), new HashSet<>());
        boolean isWritten = subject.isWritten();
        for (int game = 0; game < games; game++) {
            S state = start.copy();
            random.renew();
            play.accept(state, random);
            ends.payoffs.add(Snapshot.payoffs(state));
            subject.companions()
                    .labels()
                    .forEach((label, isOf) -> ends.add("whether they are " + label, isOf.test(state)));
            if (state instanceof PositionKey position) {
                ends.add("a hash of their keys", (position.key() * GOLDEN) >>> CLASS_SHIFT);
            }
            if (isWritten) {
                String form = subject.written(state);
                ends.forms.add(form);
                Map<Integer, Long> signs = form.chars()
                        .filter(sign -> sign != ' ')
                        .boxed()
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
                signs.forEach((sign, count) ->
                        ends.add("the number of '" + Character.toString(sign) + IN_WRITTEN_FORM, count));
            }
        }
        return ends;
    }

    private void requireRandomGamesEnd() {
        subject.requireRandomGameEnds();
        CountedRandom ration = subject.ration(subject.random());
        Policy<S, M> policy = (state, random) -> {
            ration.renew();
            return state.randomMove(ration);
        };
        S state = subject.state();
        subject.requireEnd(RandomPlay.toTheEnd(state, policy, ration, subject.longestGame()), " of randomMove()");
    }

    private int games() {
        int length = RandomPlay.longestOf(List.of(subject.state()), subject.random(), subject.longestGame());
        return Math.max(LEAST_GAMES, Math.min(MOST_GAMES, MOVES / Math.max(1, length)));
    }

    private void requireAlike(String what, Map<String, Long> expectedEnds, Map<String, Long> actualEnds, double level) {
        Map<String, long[]> counts = new TreeMap<>(); // of each end: as often as expected, and actually
        expectedEnds.forEach((end, count) -> counts.computeIfAbsent(end, unseen -> new long[2])[0] = count);
        actualEnds.forEach((end, count) -> counts.computeIfAbsent(end, unseen -> new long[2])[1] = count);
        List<Map.Entry<String, long[]>> differing = counts.entrySet().stream()
                .sorted(Comparator.comparingLong(end -> -Math.abs(end.getValue()[0] - end.getValue()[1])))
                .limit(MOST_DIFFERENCES)
                .toList();
        double p = Significance.ofDifference(side(counts, 0), side(counts, 1));
        String found =
                most(counts, 1, differing) + ", a difference that the chi-square test gives the probability " + p;
        subject.require(p >= level, () -> what + " as often as " + most(counts, 0, differing), found);
    }

    private static String most(Map<String, long[]> counts, int side, List<Map.Entry<String, long[]>> shown) {
        Map<String, Long> some = new TreeMap<>();
        shown.forEach(end -> some.put(end.getKey(), end.getValue()[side]));
        long all = LongStream.of(side(counts, side)).filter(count -> count > 0).count();
        long others = all - some.values().stream().filter(count -> count > 0).count();
        return some + (others == 0 ? "" : " and " + others + " more, which differ less");
    }

    private static long[] side(Map<String, long[]> counts, int side) {
        return counts.values().stream().mapToLong(both -> both[side]).toArray();
    }
}
