package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/** A hidden coin says whether player 1 makes a move between the two of player 0, who sees neither. */
final class HiddenReply implements GameState<HiddenReply, HiddenReply.Side>, HiddenInformation {

    /** A side of the coin, or a move. */
    record Side(int index) implements Move {}

    static final Side HEADS = new Side(0);
    static final Side TAILS = new Side(1);

    private static final int NONE = -1;

    private int coin = NONE;
    private int first = NONE;
    private int reply = NONE;
    private int second = NONE;

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        if (coin == NONE) {
            return CHANCE;
        }
        return first != NONE && coin == 1 && reply == NONE ? 1 : 0;
    }

    @Override
    public boolean isTerminal() {
        return second != NONE;
    }

    @Override
    public List<Side> legalMoves() {
        return isTerminal() ? List.of() : List.of(HEADS, TAILS);
    }

    @Override
    public void play(Side move) {
        if (coin == NONE) {
            coin = move.index();
        } else if (first == NONE) {
            first = move.index();
        } else if (currentPlayer() == 1) {
            reply = move.index();
        } else {
            second = move.index();
        }
    }

    @Override
    public HiddenReply copy() {
        HiddenReply copy = new HiddenReply();
        copy.coin = coin;
        copy.first = first;
        copy.reply = reply;
        copy.second = second;
        return copy;
    }

    @Override
    public double payoff(int player) {
        double ofFirst = second == (coin == 0 ? first : reply) ? 1 : -0.5;
        return player == 0 ? ofFirst : -ofFirst;
    }

    @Override
    public Object informationSet(int player) {
        return player == 0 ? List.of(coin == NONE, first, second) : List.of(coin, first, reply, second);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        throw new UnsupportedOperationException("particles are to do this");
    }
}
