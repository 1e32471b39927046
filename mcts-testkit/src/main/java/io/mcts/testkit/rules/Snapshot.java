package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All that a state says of itself at one moment.
 *
 * @param playerCount the number of players
 * @param player who is to move; -2 in a terminal state, where the answer has no meaning
 * @param legalMoves the legal moves in their order; none where they are not listed
 * @param probabilities of the legal moves; empty where a player is to move
 * @param payoffs by player; empty where the game is not over
 * @param minPayoff the least payoff of the game
 * @param maxPayoff the greatest payoff of the game
 */
public record Snapshot(
        int playerCount,
        int player,
        List<Move> legalMoves,
        List<Double> probabilities,
        List<Double> payoffs,
        double minPayoff,
        double maxPayoff) {

    private static final int NOBODY = -2;

    public static <S extends GameState<S, M>, M extends Move> Snapshot of(S state) {
        boolean terminal = state.isTerminal();
        int player = terminal ? NOBODY : state.currentPlayer();
        List<M> moves = RandomPlay.isSampled(state) ? List.of() : state.legalMoves();
        return new Snapshot(
                state.playerCount(),
                player,
                List.copyOf(moves),
                player == GameState.CHANCE
                        ? moves.stream().map(state::probability).toList()
                        : List.of(),
                terminal ? payoffs(state) : List.of(),
                state.minPayoff(),
                state.maxPayoff());
    }

    /**
     * What another state says that is to be equal, asked in the opposite order: a state need not have been asked one thing to answer
     * another. Outcomes are those of this snapshot, as a search keeps them.
     */
    @SuppressWarnings("unchecked") // the moves of the same game
    <S extends GameState<S, M>, M extends Move> Snapshot askedInReverse(S state) {
        List<Double> paid = payoffs.isEmpty() ? List.of() : payoffs(state);
        List<Double> chances = probabilities.isEmpty()
                ? List.of()
                : legalMoves.stream().map(move -> state.probability((M) move)).toList();
        List<Move> moves = RandomPlay.isSampled(state) ? List.of() : List.copyOf(state.legalMoves());
        int toMove = payoffs.isEmpty() ? state.currentPlayer() : NOBODY;
        boolean isOver = state.isTerminal();
        return new Snapshot(
                state.playerCount(),
                isOver ? NOBODY : toMove,
                moves,
                chances,
                isOver ? paid : List.of(),
                state.minPayoff(),
                state.maxPayoff());
    }

    /** Payoffs, or estimates of them, scaled to [0, 1]. */
    static double[] rewards(GameState<?, ?> state, List<Double> payoffs) {
        double range = state.maxPayoff() - state.minPayoff();
        return payoffs.stream()
                .mapToDouble(payoff -> (payoff - state.minPayoff()) / range)
                .toArray();
    }

    public static List<Double> payoffs(GameState<?, ?> state) {
        return IntStream.range(0, state.playerCount()).mapToObj(state::payoff).toList();
    }
}
