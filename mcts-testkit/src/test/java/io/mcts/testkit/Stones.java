package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

/**
 * Two players take one or two stones from a heap of four; who takes one and leaves two moves again. Who has more in the end
 * gets 1, the other -1; with as many each it is a draw, 0 for both.
 *
 * <p>It has turns that come twice and draws, which {@link DiceRace} has not. Tests derive faulty games from it.
 */
class Stones implements GameState<Stones, Stones.Take> {

    /** The game as its rules say, told to the kit. */
    static final GameFacts FACTS = GameFacts.none()
            .withPayoffSum(0)
            .withKnownGames(
                    KnownGame.from(0).turn(0, "2").turn(1, "2").pays(0, 0),
                    KnownGame.from(0).turn(0, "1").turn(1, "1").turn(1, "2").pays(-1, 1),
                    KnownGame.from(0).turn(0, "2").turn(1, "1").turn(0, "1").pays(1, -1));

    private static final int MOVES_AGAIN = 2;

    int heap = 4;
    int player;
    int[] taken = new int[2];

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return heap == 0;
    }

    @Override
    public List<Take> legalMoves() {
        return heap == 0 ? List.of() : heap == 1 ? List.of(take(1)) : List.of(take(1), take(2));
    }

    /** A move of this state. */
    Take take(int count) {
        return new Take(count);
    }

    @Override
    public void play(Take move) {
        heap -= move.index();
        taken[player] += move.index();
        player = movesAgain(move) ? player : 1 - player;
    }

    boolean movesAgain(Take move) {
        return move.index() == 1 && heap == MOVES_AGAIN;
    }

    @Override
    public Stones copy() {
        try {
            Stones copy = getClass().getDeclaredConstructor().newInstance();
            copy.heap = heap;
            copy.player = player;
            copy.taken = taken.clone();
            return copy;
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    @Override
    public double payoff(int who) {
        return Integer.signum(taken[who] - taken[1 - who]);
    }

    @Override
    public String toString() {
        return heap + " stones";
    }

    /** A move: its index is the number of stones. */
    static class Take implements Move {

        private final int count;

        Take(int count) {
            this.count = count;
        }

        @Override
        public int index() {
            return count;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Take that && that.count == count;
        }

        @Override
        public int hashCode() {
            return count;
        }

        @Override
        public String toString() {
            return Integer.toString(count);
        }
    }
}
