package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** A game as a file has it. Immutable. */
public interface RecordedGame<S extends GameState<S, M>, M extends Move> {

    /** The beginning, a new state. */
    S start();

    /** Returns the moves that were played, rolls of dice included. */
    List<M> moves();

    /** Whether the game has come to its end, on the board or otherwise, such as by resignation. */
    boolean isOver();

    /** Returns the winner, on the board or otherwise; empty if there is none, or it is not known. */
    OptionalInt winner();

    /** A name for each player, in the order of their first moves; blank where it is not known. */
    List<String> names();

    /** The {@link #names} in the order of the players. */
    default List<String> namesOfPlayers() {
        List<String> names = new ArrayList<>(names());
        Collections.rotate(names, Chance.nextPlayer(start()).orElse(0));
        return names;
    }

    /** Returns the rewards by player if the game was won otherwise than on the board: 1 for the winner, 0 for the others. */
    default Optional<List<Double>> rewardsElsewhere() {
        S end = start();
        moves().forEach(end::play);
        OptionalInt winner = winner();
        return winner.isEmpty() || end.isTerminal()
                ? Optional.empty()
                : Optional.of(IntStream.range(0, names().size())
                        .mapToObj(player -> player == winner.getAsInt() ? 1.0 : 0.0)
                        .toList());
    }

    /** This game with other {@link #names}. */
    RecordedGame<S, M> named(List<String> names);

    /**
     * A game with the same beginning and other moves, throws of dice included, and the result if they lead to its end. A throw at
     * the end that a record cannot hold is left out.
     */
    RecordedGame<S, M> played(List<M> moves);

    /**
     * This game with a winner, whatever the board says yet: the other player has resigned or run out of time.
     *
     * @throws IllegalArgumentException if the other player has won on the board
     */
    RecordedGame<S, M> wonBy(int player);

    /** Returns the file's comment on the game, with what of the file is left out here; blank for nothing. */
    default String comment() {
        return "";
    }

    /**
     * This game with something said of its moves, after what the file says of them.
     *
     * @param comments by move, throws of dice included; blank for nothing; there may be fewer than moves
     * @return empty if such files have no room for it
     */
    default Optional<RecordedGame<S, M>> commented(List<String> comments) {
        return Optional.empty();
    }

    /** The written record, from which {@link Records#read} makes an equal game: lines, each ended by a line feed, in UTF-8. */
    String text();
}
