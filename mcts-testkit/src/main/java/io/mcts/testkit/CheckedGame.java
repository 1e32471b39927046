package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the states of one checked search share: where they come from, and the positions seen by their keys. */
final class CheckedGame<S extends GameState<S, M>, M extends Move> {

    private static final double TOLERANCE = 1e-9;

    private final S root;
    private final Snapshot atTheRoot;
    private final String description;
    private final long seed;
    private final int playerCount;
    private final Map<Long, Seen<M>> positions = new HashMap<>();
    private List<M> lastMoves = List.of();

    /**
     * A position seen before.
     *
     * @param says what it says
     * @param moves the moves that led there
     */
    private record Seen<M>(Snapshot says, List<M> moves) {}

    /** The game from a state on, of which a copy is kept. */
    CheckedGame(S state, long seed) {
        root = state.copy();
        description = "the root, " + state;
        playerCount = state.playerCount();
        this.seed = seed;
        atTheRoot = Snapshot.of(state);
        Snapshot inACopy = Snapshot.of(root);
        require(
                atTheRoot.equals(inACopy),
                GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL,
                List.of(),
                atTheRoot + " in the original",
                inACopy);
    }

    /** The state at the root. */
    CheckedState<S, M> root() {
        return new CheckedState<>(this, root.copy(), List.of());
    }

    /** Demands that the root is what it was before moves were played in a copy of it. */
    void requireRootUnchanged(List<M> moves) {
        Snapshot now = Snapshot.of(root);
        require(
                atTheRoot.equals(now),
                GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL,
                moves,
                atTheRoot + " at the root, as before these moves in a copy",
                now);
    }

    /** What a state says that the same moves lead to from the root. */
    Snapshot replayed(List<M> moves) {
        S state = root.copy();
        moves.forEach(state::play);
        return Snapshot.of(state);
    }

    /** Demands of what a state says all that can be seen at one moment. */
    void requireSound(Snapshot says, List<M> moves) {
        require(
                says.playerCount() == playerCount,
                GameStateRule.PLAYER_COUNT_IS_CONSTANT,
                moves,
                playerCount + " players, as at the root",
                says.playerCount());
        boolean isOver = !says.payoffs().isEmpty();
        require(
                isOver == says.legalMoves().isEmpty(),
                GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL,
                moves,
                isOver ? "no legal move in a terminal state" : "a legal move in a state that is not terminal",
                says.legalMoves());
        require(
                isOver || (says.player() >= GameState.CHANCE && says.player() < playerCount),
                GameStateRule.CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE,
                moves,
                "0 to " + (playerCount - 1) + ", or CHANCE (" + GameState.CHANCE + ")",
                says.player());
        require(
                says.legalMoves().stream().distinct().count()
                        == says.legalMoves().size(),
                GameStateRule.LEGAL_MOVES_ARE_DISTINCT,
                moves,
                "distinct moves",
                says.legalMoves());
        int[] indices = says.legalMoves().stream().mapToInt(Move::index).toArray();
        require(
                IntStream.of(indices).allMatch(index -> index >= 0)
                        && IntStream.of(indices).distinct().count() == indices.length,
                GameStateRule.LEGAL_MOVES_HAVE_DISTINCT_INDICES,
                moves,
                "distinct indices, none negative, of " + says.legalMoves(),
                IntStream.of(indices).boxed().toList());
        List<Double> probabilities = says.probabilities();
        double sum = probabilities.stream().mapToDouble(Double::doubleValue).sum();
        require(
                probabilities.stream().allMatch(probability -> probability > 0),
                GameStateRule.PROBABILITIES_ARE_POSITIVE,
                moves,
                "probabilities above 0 of " + says.legalMoves(),
                probabilities);
        require(
                probabilities.isEmpty() || Math.abs(sum - 1) <= TOLERANCE,
                GameStateRule.PROBABILITIES_SUM_TO_1,
                moves,
                "probabilities of " + says.legalMoves() + " that sum to 1",
                probabilities);
        requirePayoffs(
                GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE.toString(),
                says,
                moves,
                says.payoffs().stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** Demands payoffs, or estimates of them, that lie in the range of the game. */
    void requirePayoffs(String rule, Snapshot says, List<M> moves, double[] payoffs) {
        for (double payoff : payoffs) {
            boolean isInRange = payoff >= says.minPayoff() && payoff <= says.maxPayoff(); // false for NaN
            require(isInRange, rule, moves, "payoffs from " + says.minPayoff() + " to " + says.maxPayoff(), payoff);
        }
    }

    /** Demands that two positions of this search with one key say the same. */
    void requireOneKeyEach(long key, Snapshot says, List<M> moves) {
        Seen<M> seen = positions.putIfAbsent(key, new Seen<>(says, moves));
        require(
                seen == null || seen.says().equals(says),
                GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS,
                moves,
                seen == null ? "" : seen.says() + " as after " + seen.moves() + ", with the same key " + key,
                says);
    }

    /** Throws a {@link Violation} unless a rule of games holds. */
    void require(boolean holds, GameStateRule rule, List<M> moves, String expected, @Nullable Object actual) {
        require(holds, rule.toString(), moves, expected, actual);
    }

    /** Throws a {@link Violation} unless a rule holds. */
    void require(boolean holds, String rule, List<M> moves, String expected, @Nullable Object actual) {
        lastMoves = moves;
        if (!holds) {
            throw new Violation(rule, expected, actual, Reproduction.of(description, moves, Seed.of(seed)));
        }
    }

    /** What was thrown, by the game or a part, after the moves that were looked at last. */
    Violation violation(String expected, Throwable thrown) {
        return new Violation(
                "a search with this game and these parts throws nothing",
                expected,
                thrown,
                Reproduction.of(description, lastMoves, Seed.of(seed)));
    }
}
