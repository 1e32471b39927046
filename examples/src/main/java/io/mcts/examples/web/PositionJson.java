package io.mcts.examples.web;

import io.mcts.arena.Rewards;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to what can be played: a game as far as it has been played, and its position.
 *
 * @param game the game with its options
 * @param start the position with which it began
 * @param isDrawn whether that was drawn at random just now: it is to be sent from now on
 * @param position the position after the last move
 * @param diagram that position as people draw it, in a few lines
 * @param player who is to move, -1 for chance; null if the game is over
 * @param isOver whether the game is over
 * @param rewards what each player got, from 0 to 1; null unless the game is over
 * @param legalMoves what can be played
 * @param positions the positions after 0, 1, 2 ... moves
 * @param players who is to move in each of them; null where the game is over
 */
record PositionJson(
        String game,
        String start,
        boolean isDrawn,
        String position,
        String diagram,
        @Nullable Integer player,
        boolean isOver,
        @Nullable List<Double> rewards,
        List<LegalMove> legalMoves,
        List<String> positions,
        List<@Nullable Integer> players) {

    /**
     * A legal move.
     *
     * @param move the move
     * @param probability of an outcome of chance; null where a player chooses
     */
    record LegalMove(String move, @Nullable Double probability) {}

    static <S extends GameState<S, M>, M extends Move> PositionJson of(PlayedGame<S, M> game) {
        S state = game.startState();
        List<String> positions = new ArrayList<>();
        List<@Nullable Integer> players = new ArrayList<>();
        positions.add(game.start());
        players.add(player(state));
        for (M move : game.moves()) {
            state.play(move);
            positions.add(game.game().notation().format(state));
            players.add(player(state));
        }
        return new PositionJson(
                game.name(),
                game.start(),
                game.isDrawn(),
                positions.get(positions.size() - 1),
                game.game().diagram(state),
                player(state),
                state.isTerminal(),
                state.isTerminal() ? Rewards.of(state) : null,
                legalMoves(state),
                positions,
                players);
    }

    private static @Nullable Integer player(GameState<?, ?> state) {
        return state.isTerminal() ? null : state.currentPlayer();
    }

    private static <S extends GameState<S, M>, M extends Move> List<LegalMove> legalMoves(S state) {
        boolean isChance = !state.isTerminal() && state.currentPlayer() == GameState.CHANCE;
        return state.legalMoves().stream()
                .map(move -> new LegalMove(move.toString(), isChance ? state.probability(move) : null))
                .toList();
    }
}
