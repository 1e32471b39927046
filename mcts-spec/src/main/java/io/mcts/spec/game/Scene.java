package io.mcts.spec.game;

import io.mcts.game.GameState;
import java.util.List;

/**
 * What one player sees of a game, as it is drawn: equal for two states in which the player's information set and the player to move
 * are the same.
 *
 * @param dealt what the player was given, such as cards or a die
 * @param hand what of it they still hold
 * @param held how many things each player holds unseen by the others; empty where nothing is held
 * @param counted what the scores count; blank where there are none
 * @param scores by player; empty where there are none
 * @param seen what the player has seen, in order
 */
public record Scene(
        List<String> dealt,
        List<String> hand,
        List<Integer> held,
        String counted,
        List<Integer> scores,
        List<Sight> seen) {

    private static final Scene NOTHING = new Scene(List.of(), List.of(), List.of(), "", List.of(), List.of());

    public Scene {
        dealt = List.copyOf(dealt);
        hand = List.copyOf(hand);
        held = List.copyOf(held);
        scores = List.copyOf(scores);
        seen = List.copyOf(seen);
    }

    /**
     * Something that was seen.
     *
     * @param round the trick, the round of bids or of bets, from 1
     * @param player whose it is, or {@link GameState#CHANCE} for what lies on the table
     * @param what a card, a bid, a choice; blank where it is not seen
     * @param note more about it, in words; may be blank
     */
    public record Sight(int round, int player, String what, String note) {}

    /** Draws the scenes of a game. */
    @FunctionalInterface
    public interface Painter<S> {

        /** What a player sees of a state, on any player's turn or after the end. */
        Scene paint(int observer, S state);
    }

    /** Nothing at all, for a game of which only the text of the information set is shown. */
    public static Scene nothing() {
        return NOTHING;
    }
}
