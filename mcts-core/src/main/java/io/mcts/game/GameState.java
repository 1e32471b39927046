package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position of a game together with its rules: who is to move, what the moves are, and what the players get at the end.
 *
 * <p>A state is a mutable cursor that only {@link #play} changes, and is used by one thread at a time; a search plays on its own copies.
 * Games may have one player or many, any order of turns (including several moves in a row by the same player), payoffs that do
 * not sum to zero, and chance anywhere, including the initial state. An adapter implements the seven abstract methods. The defaults of
 * the others are correct for every game; a fast game overrides {@link #randomMove}, {@link #playOut} and {@link #playOn}.
 * {@link HiddenInformation}, {@link SimultaneousMoves}, {@link StepRewards}, {@link SampledChance} and {@link SampledMoves} are
 * capabilities that a state may add.
 *
 * @param <S> the implementing class itself
 * @param <M> the moves of the game
 */
public interface GameState<S extends GameState<S, M>, M extends Move> {

    /** The value of {@link #currentPlayer} where chance is to move, such as a roll of a die. */
    int CHANCE = -1;

    /** The number of players, at least 1 and the same in all states of a game. */
    int playerCount();

    /**
     * Returns the player to choose the next move, from 0 to {@code playerCount() - 1}, or {@link #CHANCE}; undefined in a terminal state.
     */
    int currentPlayer();

    /**
     * Whether the game is over: no move is left and {@link #payoff} is defined. Every game has an end, also when all moves are
     * random, since a rollout goes on up to it. A game that may go on for ever needs a rule, such as a greatest number of moves, or a
     * search by {@link io.mcts.evaluation.TruncatedRolloutEvaluator}. Otherwise a search gives up the iteration when its budget is spent
     * or its thread interrupted, and a rollout of {@value StoppableRandom#MOST_PLIES} moves is an {@link IllegalStateException}.
     */
    boolean isTerminal();

    /**
     * The moves of the current player, or the possible outcomes where chance is to move: distinct, in an order that depends on the
     * position alone, unmodifiable; empty exactly when the state is terminal. The list does not change when the state moves on.
     *
     * <p>A search takes up to 32,767 moves, or fewer if it keeps more than one figure of each move beside visits and rewards, since a
     * node has a greatest size: 29,126 with two, as the bounds of a solver or the statistics of {@link io.mcts.selection.Rave}, 23,830
     * with three. It refuses more, and names its limit. Moves without number are {@link SampledMoves}.
     */
    List<M> legalMoves();

    /** Plays one of {@link #legalMoves} of this state or of an equal one, such as a copy; the effect of any other move is undefined. */
    void play(M move);

    /**
     * Plays a legal move after which the game goes on, with the effect of {@link #play}; a game overrides it to leave out the test for
     * the end. Searches call it for moves that they have played from an equal state before.
     */
    default void playOn(M move) {
        play(move);
    }

    /** A state that behaves like this one, now and after the same moves, and is independent of it. */
    S copy();

    /** The payoff of a player in this terminal state, from {@link #minPayoff} to {@link #maxPayoff}; undefined before the end. */
    double payoff(int player);

    /** The least payoff of any player anywhere in the game; -1 unless overridden. */
    default double minPayoff() {
        return -1;
    }

    /** The greatest payoff of any player anywhere in the game, greater than {@link #minPayoff}; 1 unless overridden. */
    default double maxPayoff() {
        return 1;
    }

    /** The probability of an outcome of chance: greater than 0, all summing to 1; equal for all outcomes unless overridden. */
    default double probability(M outcome) {
        return 1.0 / legalMoves().size();
    }

    /**
     * A random legal move: by {@link #probability} where chance is to move, otherwise each with equal probability.
     *
     * @throws IllegalStateException if the state has no legal move
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
     * Plays random moves to the end with the probabilities of {@link #randomMove}, not necessarily from the same random numbers.
     *
     * <p>A search can stop the default loop, but not that of a game which overrides it, unless that loop, too, calls
     * {@link StoppableRandom#afterPly}.
     */
    default void playOut(RandomGenerator random) {
        for (int plies = 1; !isTerminal(); plies++) {
            play(randomMove(random));
            StoppableRandom.afterPly(plies, random);
        }
    }

    /** A {@link #copy} of a state, of the same static type. */
    @SuppressWarnings("unchecked") // a state copies itself as its own class
    static <S extends GameState<?, ?>> S copyOf(S state) {
        return (S) state.copy();
    }
}
