package com.example.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.games.YourOwnGame.Take;
import io.mcts.game.GameState;
import io.mcts.testkit.GameVerifier;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nim with the slip that people make most, and what the test kit says of it in the guide. */
class SharedCopyTest {

    static final class SharedNim implements GameState<SharedNim, Take> {

        private final int[] heap;
        private int player;

        SharedNim(int[] heap, int player) {
            this.heap = heap;
            this.player = player;
        }

        @Override
        public SharedNim copy() {
            return new SharedNim(heap, player); // heap.clone() would be right
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
            return heap[0] == 0;
        }

        @Override
        public List<Take> legalMoves() {
            return IntStream.rangeClosed(1, Math.min(3, heap[0]))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public void play(Take move) {
            heap[0] -= move.index();
            player = 1 - player;
        }

        @Override
        public double payoff(int who) {
            return who == player ? -1 : 1;
        }

        @Override
        public String toString() {
            return heap[0] + " stones, player " + player;
        }
    }

    @Test
    void theKitNamesTheRuleAndTheShortestWay() {
        var report = GameVerifier.<SharedNim, Take>of(() -> List.of(new SharedNim(new int[] {10}, 0)))
                .verify();
        assertThat(report.findings().get(0).violation()).hasMessage("""
                broken rule: moves in a copy do not affect the original, and vice versa
                  expected: Snapshot[playerCount=2, player=0, legalMoves=[take 1, take 2, take 3], probabilities=[], payoffs=[], minPayoff=-1.0, maxPayoff=1.0] in the original, as before play in the copy
                  actual:   Snapshot[playerCount=2, player=-2, legalMoves=[], probabilities=[], payoffs=[-1.0, 1.0], minPayoff=-1.0, maxPayoff=1.0]
                  moves:    []
                  from:     initialStates().get(0), 10 stones, player 0
                  seed:     1
                  maybe:    copy() shares an array or a list with its original, a field is static, or play() draws random numbers for itself
                """.stripTrailing());
    }
}
