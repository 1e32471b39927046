package io.mcts.examples.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game as a file has it. Immutable.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface RecordedGame<S extends GameState<S, M>, M extends Move> {

    /**
     * The beginning.
     *
     * @return a new state
     */
    S start();

    /**
     * What was played, throws of dice included.
     *
     * @return legal moves, one after the other
     */
    List<M> moves();

    /**
     * Whether the game has come to its end, on the board or otherwise, such as by resignation.
     *
     * @return true if nothing can be added
     */
    boolean isOver();

    /**
     * Who has won, on the board or otherwise.
     *
     * @return the player; empty if nobody has, or it is not known
     */
    OptionalInt winner();

    /**
     * Who plays.
     *
     * @return a name for each player, in the order of their first moves; blank where it is not known
     */
    List<String> names();

    /**
     * This game with other names.
     *
     * @param names a name for each player, in the order of their first moves
     * @return the game, renamed
     */
    RecordedGame<S, M> named(List<String> names);

    /**
     * A game with the same beginning and other moves.
     *
     * @param moves legal moves, throws of dice included; a throw at the end that a record cannot hold is left out
     * @return the game, with the result if the moves lead to its end
     */
    RecordedGame<S, M> played(List<M> moves);

    /**
     * This game with a winner, whatever the board says yet: the other player has resigned or run out of time.
     *
     * @param player the winner
     * @return the game, which is over
     * @throws IllegalArgumentException if the other player has won on the board
     */
    RecordedGame<S, M> wonBy(int player);

    /**
     * The written record, from which {@link Records#read} makes an equal game.
     *
     * @return some lines, each ended by a line feed, to be written in UTF-8
     */
    String text();
}
