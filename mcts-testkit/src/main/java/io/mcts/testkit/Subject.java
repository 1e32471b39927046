package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The state that a rule is checked in.
 *
 * <p>A state is reached by playing the moves anew, so that what one check does to it, or a faulty {@code copy()}, never
 * shows in another.
 */
final class Subject<S extends GameState<S, M>, M extends Move> {

    private final GameUnderTest<S, M> game;
    private final String rule;
    private final List<M> moves = new ArrayList<>();
    private final Pulse pulse;

    /** The initial state of a game, in which a rule is to be checked. */
    Subject(GameUnderTest<S, M> game, String rule) {
        this(game, rule, new Pulse());
    }

    /** The same, with a sign of life that is heard by another thread. */
    Subject(GameUnderTest<S, M> game, String rule, Pulse pulse) {
        this.game = game;
        this.rule = rule;
        this.pulse = pulse;
    }

    /** Moves on: each choice, modulo the number of legal moves, names one of them. Choices left at the game's end are ignored. */
    void advance(List<Integer> choices) {
        RandomPlay.follow(state(), choices, move -> {
            moves.add(move);
            pulse.beat();
        });
    }

    /** Moves on by one move. */
    void play(M move) {
        moves.add(move);
    }

    /** The initial state as a subject of the same rule. */
    Subject<S, M> fromTheStart() {
        return new Subject<>(game, rule, pulse);
    }

    /** Whether no move has been played. */
    boolean isAtTheStart() {
        return moves.isEmpty();
    }

    /** The state; at each call a new one. */
    S state() {
        S state = initialState();
        moves.forEach(state::play);
        return state;
    }

    /** The legal moves of the state. */
    List<M> legalMoves() {
        return state().legalMoves();
    }

    /** The initial state from which the state was reached; at each call a new one. */
    S initialState() {
        pulse.beat();
        return game.newState().get();
    }

    /** Random numbers: at each call the same again. */
    RandomGenerator random() {
        return pulse.of(game.seed().random());
    }

    /** Random numbers other than those of {@link #random}: at each call the same again. */
    RandomGenerator otherRandom() {
        return pulse.of(game.seed().otherRandom());
    }

    /** Says that a long check goes on. */
    void beat() {
        pulse.beat();
    }

    int longestGame() {
        return facts().longestGame();
    }

    GameFacts facts() {
        return game.facts();
    }

    Companions<S, M> companions() {
        return game.companions();
    }

    /** The notation of the game, which has one. */
    Notation<S, M> notation() {
        return Objects.requireNonNull(companions().notation());
    }

    /** The policy that is checked. */
    Policy<S, M> policy() {
        return Objects.requireNonNull(companions().policy()).get();
    }

    /** The evaluator that is checked. */
    Evaluator<S> evaluator() {
        return Objects.requireNonNull(companions().evaluator()).get();
    }

    /** The evaluator of batches that is checked. */
    BatchEvaluator<S> batchEvaluator() {
        return Objects.requireNonNull(companions().batchEvaluator()).get();
    }

    /** The search that is checked. */
    SearchUnderTest<S, M> search() {
        return Objects.requireNonNull(companions().search());
    }

    /** Random numbers of which no game needs as many for a single call. */
    RationedRandom ration(RandomGenerator source) {
        return new RationedRandom(source, longestGame());
    }

    GameUnderTest<S, M> game() {
        return game;
    }

    /** Throws a {@link Violation} unless what the rule demands holds. */
    void require(boolean holds, String expected, @Nullable Object actual) {
        if (!holds) {
            throw violation(expected, actual);
        }
    }

    Violation violation(String expected, @Nullable Object actual) {
        return new Violation(rule, expected, actual, Reproduction.of(game.conditions(), moves, game.seed()));
    }
}
