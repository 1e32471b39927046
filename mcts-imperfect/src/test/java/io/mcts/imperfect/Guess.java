package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A coin falls unseen, and decides the order in which the moves are listed. Player 0 wins by the middle one; player 1 looks on. */
final class Guess implements GameState<Guess, Guess.Side>, HiddenInformation {

    enum Side implements Move {
        LEFT(0),
        MIDDLE(1),
        RIGHT(2);

        private final int index;

        Side(int index) {
            this.index = index;
        }

        @Override
        public int index() {
            return index;
        }
    }

    private static final List<Side> COIN = List.of(Side.LEFT, Side.RIGHT);

    private @Nullable Side coin;
    private @Nullable Side played;

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return coin == null ? CHANCE : 0;
    }

    @Override
    public boolean isTerminal() {
        return played != null;
    }

    @Override
    public List<Side> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        return coin == null
                ? COIN
                : coin == Side.LEFT
                        ? List.of(Side.LEFT, Side.MIDDLE, Side.RIGHT)
                        : List.of(Side.RIGHT, Side.LEFT, Side.MIDDLE);
    }

    @Override
    public void play(Side move) {
        if (coin == null) {
            coin = move;
        } else {
            played = move;
        }
    }

    @Override
    public Guess copy() {
        Guess copy = new Guess();
        copy.coin = coin;
        copy.played = played;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return (played == Side.MIDDLE) == (player == 0) ? 1 : -1;
    }

    @Override
    public Object informationSet(int player) {
        return played == null ? coin == null ? "-" : "fallen" : played;
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        coin = coin == null ? null : COIN.get(random.nextInt(2));
    }
}
