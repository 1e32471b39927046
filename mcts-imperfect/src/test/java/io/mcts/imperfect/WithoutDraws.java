package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/** Another game whose author could not write {@link #determinize}. */
record WithoutDraws<S extends GameState<S, M> & HiddenInformation, M extends Move>(S state)
        implements GameState<WithoutDraws<S, M>, M>, HiddenInformation {

    @Override
    public int playerCount() {
        return state.playerCount();
    }

    @Override
    public int currentPlayer() {
        return state.currentPlayer();
    }

    @Override
    public boolean isTerminal() {
        return state.isTerminal();
    }

    @Override
    public List<M> legalMoves() {
        return state.legalMoves();
    }

    @Override
    public double probability(M outcome) {
        return state.probability(outcome);
    }

    @Override
    public void play(M move) {
        state.play(move);
    }

    @Override
    public WithoutDraws<S, M> copy() {
        return new WithoutDraws<>(state.copy());
    }

    @Override
    public double payoff(int player) {
        return state.payoff(player);
    }

    @Override
    public double minPayoff() {
        return state.minPayoff();
    }

    @Override
    public double maxPayoff() {
        return state.maxPayoff();
    }

    @Override
    public Object informationSet(int player) {
        return state.informationSet(player);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        throw new UnsupportedOperationException("nobody knows how");
    }
}
