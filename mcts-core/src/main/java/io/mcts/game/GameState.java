package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position of a game together with its rules: who is to move, what the moves are, and what the end pays.
 *
 * <p>A state is a mutable cursor. {@link #play} moves it on, asking never changes it; {@link #copy} makes another that is independent of it. A search
 * plays on copies of its own and never touches the state it was given. A state is used by one thread at a time.
 *
 * <p>Games may have one player or many, any order of turns (the same player twice in a row, too), payoffs that do not sum to
 * zero, and chance anywhere, the initial state included. Games with hidden information or simultaneous moves do not fit this
 * interface.
 *
 * <p>An adapter implements the seven abstract methods. The others have defaults that are right for every game; a game whose
 * speed matters overrides {@link #randomMove} and {@link #playOut}.
 *
 * @param <S> the implementing class itself
 * @param <M> the moves of the game
 */
public interface GameState<S extends GameState<S, M>, M extends Move> {

    /** What {@link #currentPlayer} returns where chance is to move: a die is yet to be thrown, a card yet to be drawn. */
    int CHANCE = -1;

    /**
     * The number of players of the game, the same in all its states.
     *
     * @return at least 1
     */
    int playerCount();

    /**
     * The player who chooses the next move.
     *
     * @return a player, from 0 to {@code playerCount() - 1}, or {@link #CHANCE}; of no meaning in a terminal state
     */
    int currentPlayer();

    /**
     * Whether the game is over.
     *
     * @return true where no move is left and {@link #payoff} is defined
     */
    boolean isTerminal();

    /**
     * The moves that the current player may choose from; the possible outcomes where chance is to move.
     *
     * @return distinct moves in an order that depends on the position alone, unmodifiable; empty exactly when the state is
     *     terminal. The list stays as it is when the state moves on.
     */
    List<M> legalMoves();

    /**
     * Plays a move, which advances this state.
     *
     * @param move one of {@link #legalMoves}, of this state or of one equal to it such as a copy; what happens with another is
     *     the game's own affair
     */
    void play(M move);

    /**
     * Makes a state that gives the same answers as this one, now and after the same moves, and is independent of it: what is
     * played in one never shows in the other.
     *
     * @return a new state
     */
    S copy();

    /**
     * What a player gets at the end of the game; of no meaning before it.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @return the payoff in this terminal state, from {@link #minPayoff} to {@link #maxPayoff}
     */
    double payoff(int player);

    /**
     * The least payoff that any player can get anywhere in the game.
     *
     * @return -1 unless overridden
     */
    default double minPayoff() {
        return -1;
    }

    /**
     * The greatest payoff that any player can get anywhere in the game.
     *
     * @return 1 unless overridden; greater than {@link #minPayoff}
     */
    default double maxPayoff() {
        return 1;
    }

    /**
     * The probability of an outcome, where chance is to move.
     *
     * @param outcome one of {@link #legalMoves}
     * @return greater than 0; over all outcomes the probabilities sum to 1. Equal for all unless overridden.
     */
    default double probability(M outcome) {
        return 1.0 / legalMoves().size();
    }

    /**
     * Draws a legal move at random: each with equal chance where a player chooses, by its {@link #probability} where chance
     * does.
     *
     * @param random the only source of randomness
     * @return one of {@link #legalMoves}
     * @throws IllegalStateException if the state has no legal move
     */
    default M randomMove(RandomGenerator random) {
        return RandomMoves.draw(this, random);
    }

    /**
     * Plays random moves until the game is over, with the same chances as {@link #randomMove} draws them; which numbers are
     * drawn does not matter. A terminal state stays as it is.
     *
     * @param random the only source of randomness
     */
    default void playOut(RandomGenerator random) {
        while (!isTerminal()) {
            play(randomMove(random));
        }
    }
}
