package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A copy that grows with the game is no fault, but it is said. */
class CopyCostTest {

    private static final int MOVES = 60;

    private record Step(int index) implements Move {}

    /** A walk of a fixed number of steps, which may keep where it went in a list that each copy has for itself. */
    private static final class Walk implements GameState<Walk, Step> {

        private static final List<Step> STEPS = List.of(new Step(0), new Step(1));
        private final boolean keepsItsMoves;
        private final List<Step> moves = new ArrayList<>();
        private int count;
        private int sum;

        Walk(boolean keepsItsMoves) {
            this.keepsItsMoves = keepsItsMoves;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return count == MOVES;
        }

        @Override
        public List<Step> legalMoves() {
            return isTerminal() ? List.of() : STEPS;
        }

        @Override
        public void play(Step move) {
            count++;
            sum += move.index();
            if (keepsItsMoves) {
                moves.add(move);
            }
        }

        @Override
        public Walk copy() {
            Walk copy = new Walk(keepsItsMoves);
            copy.moves.addAll(moves);
            copy.count = count;
            copy.sum = sum;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return (double) sum / MOVES;
        }
    }

    private static List<String> warnings(boolean keepsItsMoves) {
        VerificationReport report = GameVerifier.<Walk, Step>of(() -> List.of(new Walk(keepsItsMoves)))
                .withRules(Rules.named("PLAYER_COUNT_IS_CONSTANT"))
                .verify();
        assertThat(report.isRight()).isTrue();
        return report.coverage().warnings();
    }

    @Test
    void aCopyThatGrowsWithTheGameIsNamed() {
        assertThat(warnings(true)).singleElement().asString().startsWith("a copy takes ");
    }

    @Test
    void aCopyThatStaysAsItIsIsNotNamed() {
        assertThat(warnings(false)).isEmpty();
    }
}
