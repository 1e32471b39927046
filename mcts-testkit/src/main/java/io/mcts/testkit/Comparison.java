package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.play.Overriding;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.watch.Words;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Two adapters of one game, played side by side. */
final class Comparison<S extends GameState<S, M>, M extends Move, T extends GameState<T, N>, N extends Move> {

    private static final String RULE = "the fast game is the same as the reference";
    private static final long SEED = 1;
    private static final int MOST_LISTS = 20_000;
    private static final int MOST_MOVES = 100_000;
    private static final int LONGEST_GAME = 10_000;
    private static final double TOLERANCE = 1e-9;

    private final S reference;
    private final T fast;
    private final @Nullable Function<S, Object> identity;

    /** The first position with a key of the fast one. */
    private final Map<Long, Twin<M>> twins = new HashMap<>();

    /** The keys, in the fast one, of positions of the reference. */
    private final Map<Object, Long> keys = new HashMap<>();

    /** A position in both, and the moves that led there, of the reference. */
    private record Pair<S, M, T>(S slow, T quick, List<M> moves) {}

    private record Twin<M>(int answers, List<M> moves) {}

    Comparison(S reference, T fast) {
        this.reference = reference;
        this.fast = fast;
        this.identity = reference instanceof PositionKey
                ? state -> ((PositionKey) state).key()
                : Overriding.isOverridden(reference.getClass(), Object.class, "equals", Object.class)
                        ? state -> state.copy()
                        : null;
    }

    void run() {
        Queue<Pair<S, M, T>> next = new ArrayDeque<>(List.of(start()));
        for (int lists = 0; lists < MOST_LISTS && !next.isEmpty(); lists++) {
            Pair<S, M, T> pair = next.remove();
            compare(pair);
            List<M> moves = pair.slow.isTerminal() ? List.of() : pair.slow.legalMoves();
            for (M move : moves) {
                if (lists + next.size() < MOST_LISTS) {
                    next.add(played(new Pair<>(pair.slow.copy(), pair.quick.copy(), pair.moves), move));
                }
            }
        }
        RandomGenerator random = Xoroshiro128PlusPlus.of(SEED);
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            Pair<S, M, T> pair = start();
            while (!pair.slow.isTerminal() && pair.moves.size() < LONGEST_GAME) {
                pair = played(pair, RandomPlay.move(pair.slow, random));
                compare(pair);
                moves++;
            }
        }
    }

    private Pair<S, M, T> start() {
        return new Pair<>(reference.copy(), fast.copy(), List.of());
    }

    private Pair<S, M, T> played(Pair<S, M, T> pair, M move) {
        N same = pair.quick.legalMoves().stream()
                .filter(one -> one.toString().equals(move.toString()))
                .findFirst()
                .orElseThrow();
        pair.slow.play(move);
        pair.quick.play(same);
        Pair<S, M, T> after = new Pair<>(pair.slow, pair.quick, RandomPlay.with(pair.moves, move));
        List<Double> brought = Snapshot.brought(pair.slow);
        require(after, "what the last move brings", brought, Snapshot.brought(pair.quick));
        return after;
    }

    private void compare(Pair<S, M, T> pair) {
        if (RandomPlay.isSampled(pair.slow) || RandomPlay.isSampled(pair.quick)) {
            throw new IllegalArgumentException("games whose moves can only be drawn cannot be compared, after "
                    + pair.moves + " from " + Words.nameOf(reference));
        }
        Map<String, Object> expected = answers(Snapshot.of(pair.slow));
        Map<String, Object> actual = answers(Snapshot.of(pair.quick));
        expected.forEach((what, answer) -> require(pair, what, answer, actual.get(what)));
        if (pair.quick instanceof PositionKey position) {
            compareKeys(pair, position.key(), expected.hashCode());
        }
    }

    private static Map<String, Object> answers(Snapshot said) {
        SortedMap<String, Double> moves = moves(said);
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("the number of players", said.playerCount());
        answers.put("the least and the greatest payoff", List.of(said.minPayoff(), said.maxPayoff()));
        answers.put("who is to move", Words.ofPlayer(said.player()));
        answers.put("moves", moves.keySet());
        answers.put("probabilities of the outcomes", List.copyOf(moves.values()));
        answers.put("payoffs", said.payoffs());
        return answers;
    }

    /** The moves, as they are written, with the probabilities of outcomes, or 1 where a player is to choose. */
    private static SortedMap<String, Double> moves(Snapshot snapshot) {
        SortedMap<String, Double> moves = new TreeMap<>();
        for (int i = 0; i < snapshot.legalMoves().size(); i++) {
            List<Double> probabilities = snapshot.probabilities();
            double weight = probabilities.isEmpty() ? 1 : probabilities.get(i);
            moves.merge(snapshot.legalMoves().get(i).toString(), weight, Double::sum);
        }
        return moves;
    }

    private void compareKeys(Pair<S, M, T> pair, long key, int answers) {
        Twin<M> twin = twins.putIfAbsent(key, new Twin<>(answers, pair.moves));
        if (twin != null && twin.answers != answers) {
            String expected = "another key than after " + twin.moves + ", where the game goes on otherwise";
            throw broken(pair, "keys", expected, key);
        }
        if (identity != null) {
            Long first = keys.putIfAbsent(identity.apply(pair.slow), key);
            require(pair, "keys of positions that are equal in the reference", first == null ? key : first, key);
        }
    }

    private void require(Pair<S, M, T> pair, String what, Object expected, @Nullable Object actual) {
        boolean areAlike = expected.equals(actual)
                || (expected instanceof List<?> ones && actual instanceof List<?> others && areClose(ones, others));
        if (!areAlike) {
            throw broken(pair, what, expected, actual);
        }
    }

    private static boolean areClose(List<?> ones, List<?> others) {
        return ones.size() == others.size()
                && IntStream.range(0, ones.size())
                        .allMatch(i -> Math.abs((Double) ones.get(i) - (Double) others.get(i)) <= TOLERANCE
                                || ones.get(i).equals(others.get(i)));
    }

    private Violation broken(Pair<S, M, T> pair, String what, Object expected, @Nullable Object actual) {
        Reproduction reproduction =
                new Reproduction(Words.nameOf(reference) + ", and " + Words.nameOf(fast), pair.moves, null, SEED, 0);
        return new Violation(RULE + ": " + what, Words.of(expected), actual, "", reproduction);
    }
}
