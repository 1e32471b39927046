package com.example.games;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.stream.IntStream;

/** A game of your own in one file: its moves, its rules, and a search that plays it. */
final class YourOwnGame {

    /** A move: its index is the number of stones that are taken. */
    record Take(int index) implements Move {

        @Override
        public String toString() {
            return "take " + index;
        }
    }

    /** Nim with one heap: in turn two players take one, two or three stones; who takes the last one wins. */
    static final class Nim implements GameState<Nim, Take> {

        private int heap;
        private int player;

        Nim(int heap, int player) {
            this.heap = heap;
            this.player = player;
        }

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
            return IntStream.rangeClosed(1, Math.min(3, heap))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public void play(Take move) {
            heap -= move.index();
            player = 1 - player;
        }

        @Override
        public Nim copy() {
            return new Nim(heap, player);
        }

        @Override
        public double payoff(int who) {
            return who == player ? -1 : 1; // the last stone was taken by the other one
        }
    }

    public static void main(String[] args) {
        Nim state = new Nim(10, 0);
        Mcts<Nim, Take> mcts = Mcts.of(state).seed(1).build();
        SearchResult<Take> result = mcts.search(state, Budget.iterations(10_000));
        System.out.println("10 stones: " + result.bestMove() + ", value " + result.value());
    }
}
