package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position of a game together with its rules: who is to move, the moves, and the payoffs at the end.
 *
 * <p>A mutable cursor, used by one thread at a time; a search plays on its own copies. Games may have any number of players, any order of
 * turns, payoffs that do not sum to zero, and chance anywhere. An adapter implements the seven abstract methods; a fast game also overrides
 * {@link #randomMove}, {@link #playOut} and {@link #playOn}. {@link HiddenInformation}, {@link SimultaneousMoves}, {@link StepRewards},
 * {@link SampledChance} and {@link SampledMoves} are optional capabilities.
 *
 * @param <S> the implementing class itself
 */
public interface GameState<S extends GameState<S, M>, M extends Move> {

    /** The value of {@link #currentPlayer} where chance is to move, such as a roll of a die. */
    int CHANCE = -1;

    /** Returns the number of players, at least 1 and the same in all states of a game. */
    int playerCount();

    /** Returns the player to move, from 0 to {@code playerCount() - 1}, or {@link #CHANCE}; undefined in a terminal state. */
    int currentPlayer();

    /**
     * Whether the game is over: no move is left and {@link #payoff} is defined. Random play must reach an end. A game that may go on for
     * ever needs a rule, such as a greatest number of moves, or a {@link io.mcts.evaluation.TruncatedRolloutEvaluator}; otherwise a search
     * gives up the iteration when its budget is spent or its thread interrupted, and a rollout of {@value StoppableRandom#MOST_PLIES} moves
     * is an {@link IllegalStateException}.
     */
    boolean isTerminal();

    /**
     * Returns the moves of the current player, or the outcomes where chance is to move: distinct, in an order that depends on the position
     * alone, unmodifiable; empty exactly when the state is terminal. The list never changes.
     *
     * <p>A search takes up to 32,767 moves, and refuses more; 29,126 if it keeps two figures of each move beside visits and rewards, as a
     * solver or {@link io.mcts.selection.Rave} does, 23,830 with three. For an unlimited number, see {@link SampledMoves}.
     */
    List<M> legalMoves();

    /** Plays one of {@link #legalMoves} of this or an equal state; the effect of any other move is undefined. */
    void play(M move);

    /** Plays a legal move that does not end the game, like {@link #play}; an override leaves out the test for the end. */
    default void playOn(M move) {
        play(move);
    }

    /** Returns an independent state that behaves like this one, now and after the same moves. */
    S copy();

    /** Returns the payoff of a player in this terminal state, from {@link #minPayoff} to {@link #maxPayoff}; undefined before the end. */
    double payoff(int player);

    /** Returns the least payoff of any player anywhere in the game; -1 unless overridden. */
    default double minPayoff() {
        return -1;
    }

    /** Returns the greatest payoff of any player anywhere in the game, greater than {@link #minPayoff}; 1 unless overridden. */
    default double maxPayoff() {
        return 1;
    }

    /** Returns the probability of an outcome of chance: greater than 0, all summing to 1; equal for all outcomes unless overridden. */
    default double probability(M outcome) {
        return 1.0 / legalMoves().size();
    }

    /**
     * Returns a random legal move, by {@link #probability} where chance is to move; throws {@link IllegalStateException} if there is none.
     */
    default M randomMove(RandomGenerator random) {
        List<M> moves = legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException("no legal move in " + this);
        }
        return currentPlayer() == CHANCE ? randomOutcome(moves, random) : moves.get(random.nextInt(moves.size()));
    }

    private M randomOutcome(List<M> outcomes, RandomGenerator random) {
        double rest = random.nextDouble();
        int last = outcomes.size() - 1;
        for (int i = 0; i < last; i++) {
            rest -= probability(outcomes.get(i));
            if (rest < 0) {
                return outcomes.get(i);
            }
        }
        return outcomes.get(last);
    }

    /**
     * Plays random moves to the end with the probabilities of {@link #randomMove}, not necessarily from the same random numbers. An
     * override should call {@link StoppableRandom#afterPly}, so that a search can stop it.
     */
    default void playOut(RandomGenerator random) {
        for (int plies = 1; !isTerminal(); plies++) {
            play(randomMove(random));
            StoppableRandom.afterPly(plies, random);
        }
    }

    /** A {@link #copy} of a state, of the same static type; throws {@link IllegalStateException} if it is null. */
    @SuppressWarnings("unchecked") // a state copies itself as its own class
    static <S extends GameState<?, ?>> S copyOf(S state) {
        S copy = (S) state.copy();
        if (copy == null) {
            throw new IllegalStateException("copy() of "
                    + state.getClass().getName()
                    + " returned null; it returns an independent state that behaves like this one");
        }
        return copy;
    }
}
