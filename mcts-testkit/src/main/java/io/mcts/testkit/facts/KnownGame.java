package io.mcts.testkit.facts;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game, or its beginning, whose course is known from the rules: who moves, what is played, what the end pays.
 *
 * <pre>{@code
 * KnownGame.from(0).turn(0, "take 3").turn(1, "take 2").turn(0, "take 1").pays(1, -1);
 * }</pre>
 *
 * <p>Immutable: each method returns a new object.
 *
 * @param initialState the place of the initial state in the list of them
 * @param moves what is played, in order
 * @param payoffs what the players get at the end; empty if the game is not over then
 */
public record KnownGame(int initialState, List<KnownMove> moves, List<Double> payoffs) {

    /**
     * A move and who makes it.
     *
     * @param player who is to move; {@link GameState#CHANCE} for an outcome of chance
     * @param move as it is written ({@code toString})
     */
    public record KnownMove(int player, String move) {}

    public KnownGame {
        moves = List.copyOf(moves);
        payoffs = List.copyOf(payoffs);
    }

    /** A game before its first move, from an initial state given by its place in the list of them, from 0. */
    public static KnownGame from(int initialState) {
        return new KnownGame(initialState, List.of(), List.of());
    }

    /** This game and one move more, as it is written ({@code toString}). */
    public KnownGame turn(int player, String move) {
        List<KnownMove> longer = new ArrayList<>(moves);
        longer.add(new KnownMove(player, move));
        return new KnownGame(initialState, longer, payoffs);
    }

    /** This game and one outcome of chance more, as it is written ({@code toString}). */
    public KnownGame chance(String outcome) {
        return turn(GameState.CHANCE, outcome);
    }

    /** This game, which is over after its last move, and what each player gets. */
    public KnownGame pays(double... payoffs) {
        return new KnownGame(initialState, moves, Arrays.stream(payoffs).boxed().toList());
    }
}
