package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** A game in a file. Immutable. */
public interface RecordedGame<S extends GameState<S, M>, M extends Move> {

    /** Returns the initial state, a new one at each call. */
    S start();

    /** Returns the moves, rolls included. */
    List<M> moves();

    /** Whether the game is over, on the board or otherwise, such as by resignation. */
    boolean isOver();

    /** Returns the winner, on the board or otherwise; empty if none or unknown. */
    OptionalInt winner();

    /** The names of the players in the order of their first moves; blank if unknown. */
    List<String> names();

    /** The {@link #names} in the order of the players. */
    default List<String> namesOfPlayers() {
        List<String> names = new ArrayList<>(names());
        Collections.rotate(names, Chance.nextPlayer(start()).orElse(0));
        return names;
    }

    /** Returns the rewards by player, 1 or 0, if the board does not give the recorded result, such as in Go where dead stones were taken off. */
    default Optional<List<Double>> rewardsElsewhere() {
        S end = start();
        moves().forEach(end::play);
        OptionalInt winner = winner();
        return winner.isEmpty() || (end.isTerminal() && isBest(end, winner.getAsInt()))
                ? Optional.empty()
                : Optional.of(IntStream.range(0, names().size())
                        .mapToObj(player -> player == winner.getAsInt() ? 1.0 : 0.0)
                        .toList());
    }

    private static boolean isBest(GameState<?, ?> end, int winner) {
        return IntStream.range(0, end.playerCount())
                .allMatch(player -> player == winner || end.payoff(player) < end.payoff(winner));
    }

    /** This game with other {@link #names}. */
    RecordedGame<S, M> named(List<String> names);

    /** Returns a game with the same start and other moves, rolls included, and their result. A final roll may be lost in the record. */
    RecordedGame<S, M> played(List<M> moves);

    /** Returns this game won by a player by resignation or on time, not yet lost on the board. */
    RecordedGame<S, M> wonBy(int player);

    /** Returns the comment on the game, and a note on data of the file left out here; may be blank. */
    default String comment() {
        return "";
    }

    /**
     * Adds comments by move, rolls included, after those in the file; empty if the format has none. There may be fewer than moves.
     *
     * @param values as many as comments: the value, from 0 to 1, of each move to the player who chose it, NaN if unknown; ignored by a format
     *     without a place for them
     */
    default Optional<RecordedGame<S, M>> commented(List<String> comments, List<Double> values) {
        return Optional.empty();
    }

    /** The written record, which {@link Records#read} reads: lines, each ended by a line feed, in UTF-8. */
    String text();
}
