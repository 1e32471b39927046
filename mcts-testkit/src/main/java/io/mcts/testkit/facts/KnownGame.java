package io.mcts.testkit.facts;

import io.mcts.game.GameState;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game, or its beginning, known move by move: players, moves and payoffs; optionally probabilities, rewards and legal moves.
 * <pre>{@code
 * KnownGame.from(0).turn(0, "take 3").turn(1, "take 2").turn(0, "take 1").pays(1, -1);
 * KnownGame.from("2-0-2 a").legal("step", "roll").turn(0, "roll").chance("+3", 1.0 / 6).rewards(3, 0, 0);
 * }</pre>
 *
 * <p>Immutable: each method returns a new object.
 *
 * @param position the starting position in the game's notation; null for an initial state
 * @param initialState the index of the initial state; 0 if a position is given
 * @param legalMoves all legal moves of a state ({@code toString}), by the number of moves before it
 * @param positions the number of lists of moves from a state, by the number of moves before it and then by their length
 * @param payoffs by player; empty if the game is not over then
 */
public record KnownGame(
        @Nullable String position,
        int initialState,
        List<KnownMove> moves,
        SortedMap<Integer, List<String>> legalMoves,
        SortedMap<Integer, SortedMap<Integer, PositionCount>> positions,
        List<Double> payoffs) {

    /**
     * A move and its player.
     *
     * @param player the player, or {@link GameState#CHANCE}
     * @param move as written by {@code toString}
     * @param probability of a chance outcome; empty if not stated
     * @param rewards of the move by player, in a game with {@link io.mcts.game.StepRewards}; empty if not stated
     */
    public record KnownMove(int player, String move, OptionalDouble probability, List<Double> rewards) {

        public KnownMove {
            rewards = List.copyOf(rewards);
        }
    }

    public KnownGame {
        moves = List.copyOf(moves);
        legalMoves = Collections.unmodifiableSortedMap(new TreeMap<>(legalMoves));
        positions = Collections.unmodifiableSortedMap(new TreeMap<>(positions));
        payoffs = List.copyOf(payoffs);
    }

    /** A game before its first move, from the initial state with an index. */
    public static KnownGame from(int initialState) {
        return new KnownGame(null, initialState, List.of(), new TreeMap<>(), new TreeMap<>(), List.of());
    }

    /** A game from any position in the game's notation, which the test must also state. */
    public static KnownGame from(String position) {
        return new KnownGame(position, 0, List.of(), new TreeMap<>(), new TreeMap<>(), List.of());
    }

    /** This game and one more move ({@code toString}). */
    public KnownGame turn(int player, String move) {
        return and(new KnownMove(player, move, OptionalDouble.empty(), List.of()));
    }

    /** This game and one more chance outcome ({@code toString}). */
    public KnownGame chance(String outcome) {
        return turn(GameState.CHANCE, outcome);
    }

    /** The same with the probability of the outcome, within 1e-9. */
    public KnownGame chance(String outcome, double probability) {
        return and(new KnownMove(GameState.CHANCE, outcome, OptionalDouble.of(probability), List.of()));
    }

    /**
     * This game with the rewards of its last move by player, within 1e-9, in a game with {@link io.mcts.game.StepRewards}.
     *
     * @throws IllegalStateException if there is no move yet
     */
    public KnownGame rewards(double... byPlayer) {
        if (moves.isEmpty()) {
            throw new IllegalStateException("there are no rewards before the first move");
        }
        KnownMove last = moves.get(moves.size() - 1);
        List<Double> rewards = Arrays.stream(byPlayer).boxed().toList();
        List<KnownMove> before = moves.subList(0, moves.size() - 1);
        return with(
                Stream.concat(
                                before.stream(),
                                Stream.of(new KnownMove(last.player, last.move, last.probability, rewards)))
                        .toList(),
                payoffs);
    }

    /** This game with all legal moves or chance outcomes of the current state, in any order; none at the end. */
    public KnownGame legal(String... all) {
        SortedMap<Integer, List<String>> more = new TreeMap<>(legalMoves);
        more.put(moves.size(), List.of(all));
        return new KnownGame(position, initialState, moves, more, positions, payoffs);
    }

    /** This game with a perft count from the current state; see {@link GameFacts#withPositions}. */
    public KnownGame positions(int depth, long count) {
        SortedMap<Integer, SortedMap<Integer, PositionCount>> more = new TreeMap<>(positions);
        SortedMap<Integer, PositionCount> here = more.getOrDefault(moves.size(), new TreeMap<>());
        more.put(
                moves.size(),
                Collections.unmodifiableSortedMap(PositionCount.of(count).at(depth, here)));
        return new KnownGame(position, initialState, moves, legalMoves, more, payoffs);
    }

    /** This game, over after its last move, with the payoff of each player. */
    public KnownGame pays(double... payoffs) {
        return with(moves, Arrays.stream(payoffs).boxed().toList());
    }

    private KnownGame and(KnownMove next) {
        return with(Stream.concat(moves.stream(), Stream.of(next)).toList(), payoffs);
    }

    private KnownGame with(List<KnownMove> others, List<Double> paid) {
        return new KnownGame(position, initialState, others, legalMoves, positions, paid);
    }
}
