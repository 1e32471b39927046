package io.mcts.testkit.checked;

import static io.mcts.testkit.rules.GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL;
import static io.mcts.testkit.rules.GameStateRule.CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE;
import static io.mcts.testkit.rules.GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS;
import static io.mcts.testkit.rules.GameStateRule.LEGAL_MOVES_ARE_DISTINCT;
import static io.mcts.testkit.rules.GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL;
import static io.mcts.testkit.rules.GameStateRule.LEGAL_MOVES_HAVE_DISTINCT_INDICES;
import static io.mcts.testkit.rules.GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE;
import static io.mcts.testkit.rules.GameStateRule.PAYOFF_RANGE_IS_VALID;
import static io.mcts.testkit.rules.GameStateRule.PLAYER_COUNT_IS_CONSTANT;
import static io.mcts.testkit.rules.GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL;
import static io.mcts.testkit.rules.GameStateRule.PROBABILITIES_ARE_POSITIVE;
import static io.mcts.testkit.rules.GameStateRule.PROBABILITIES_SUM_TO_1;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Companions;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.GameSubject;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.Seed;
import io.mcts.testkit.rules.Snapshot;
import io.mcts.testkit.rules.Subject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the states of one checked search share: where they come from, and the positions seen by their keys. */
public final class CheckedGame<S extends GameState<S, M>, M extends Move> {

    /** The rules of game states that need only a single state. */
    private static final List<GameStateRule> SEEN_AT_ONCE = List.of(
            PLAYER_COUNT_IS_CONSTANT,
            CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE,
            PAYOFF_RANGE_IS_VALID,
            PAYOFFS_LIE_IN_THE_DECLARED_RANGE,
            LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL,
            LEGAL_MOVES_ARE_DISTINCT,
            LEGAL_MOVES_HAVE_DISTINCT_INDICES,
            PROBABILITIES_ARE_POSITIVE,
            PROBABILITIES_SUM_TO_1);

    private final S root;
    private final Snapshot atTheRoot;
    private final GameUnderTest<S, M> game;
    private final Map<Long, Seen<M>> positions = new HashMap<>();
    private List<M> lastMoves = List.of();

    /** What a position seen before says, and the moves that led there. */
    private record Seen<M>(Snapshot says, List<M> moves) {}

    /** The game from a state on, of which a copy is kept. */
    public CheckedGame(S state, long seed) {
        root = state.copy();
        game = new GameUnderTest<>(
                () -> List.of(root), "the root", 0, Seed.of(seed), GameFacts.none(), Companions.none());
        atTheRoot = Snapshot.of(state);
        requireEqual(A_COPY_EQUALS_ITS_ORIGINAL, List.of(), atTheRoot, Snapshot.of(root), "in the original");
    }

    /** The state at the root. */
    public CheckedState<S, M> root() {
        return CheckedState.of(new StateCalls<>(this, root.copy(), List.of()));
    }

    /** Demands that the root is what it was before moves were played in a copy of it. */
    void requireRootUnchanged(List<M> moves) {
        requireEqual(
                PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL,
                moves,
                atTheRoot,
                Snapshot.of(root),
                "at the root, as before these moves in a copy");
    }

    /** What a state says that the same moves lead to from the root. */
    Snapshot replayed(List<M> moves) {
        S state = root.copy();
        moves.forEach(state::play);
        return Snapshot.of(state);
    }

    /** Demands of a state all that can be seen at one moment. */
    void requireSound(S state, List<M> moves) {
        for (GameStateRule rule : SEEN_AT_ONCE) {
            Violation broken = Subject.broken(rule.check(), new GameSubject<>(game, rule.toString(), moves, state));
            if (broken != null) {
                throw broken;
            }
        }
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
        if (seen != null) {
            String where = "as after " + seen.moves() + ", with the same key " + key;
            requireEqual(
                    EQUAL_KEYS_MEAN_EQUAL_POSITIONS, moves, seen.says().ofThePosition(), says.ofThePosition(), where);
        }
    }

    /** Demands that something says the same as was said before, or elsewhere. */
    void requireEqual(Object rule, List<M> moves, Object expected, Object actual, String where) {
        require(expected.equals(actual), rule.toString(), moves, expected + " " + where, actual);
    }

    /** Throws a {@link Violation} unless a rule holds. */
    void require(boolean holds, String rule, List<M> moves, String expected, @Nullable Object actual) {
        lastMoves = moves;
        if (!holds) {
            throw new GameSubject<>(game, rule, moves, root).violation(expected, actual);
        }
    }

    /** What was thrown, by the game or a part, after the moves that were looked at last. */
    public Violation violation(String expected, Throwable thrown) {
        String rule = "a search with this game and these parts throws nothing";
        return new GameSubject<>(game, rule, lastMoves, root).violation(expected, thrown);
    }
}
