package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledMoves;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that can only be drawn: a right game breaks no rule, and faults are found. */
class SampledMovesTest implements GameStateContract<SampledMovesTest.Darts, SampledMovesTest.Roll> {

    enum Mistake {
        NONE,
        COPIES_FORGET_THE_SCORE,
        DRAWS_FROM_ELSEWHERE,
        DRAWING_CHANGES_THE_STATE,
        LISTS_SOME,
        GOES_ON_AFTER_THE_END
    }

    @Override
    public List<Darts> initialStates() {
        return List.of(new Darts(Mistake.NONE));
    }

    @ParameterizedTest
    @CsvSource({
        "COPIES_FORGET_THE_SCORE, A_COPY_EQUALS_ITS_ORIGINAL",
        "DRAWS_FROM_ELSEWHERE, RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE",
        "DRAWING_CHANGES_THE_STATE, RANDOM_MOVE_IS_LEGAL",
        "LISTS_SOME, SAMPLED_MOVES_ARE_NOT_LISTED",
        "GOES_ON_AFTER_THE_END, SAMPLED_MOVES_ARE_NOT_LISTED"
    })
    void faultsAreFound(Mistake mistake, String rule) {
        GameStateContract<Darts, Roll> faulty = () -> List.of(new Darts(mistake));

        assertThat(ContractRun.failures(faulty, Rules.named(rule))).hasSize(1);
    }

    record Roll(double angle) implements Move {

        @Override
        public int index() {
            return 0;
        }
    }

    /** Three throws at any angle. */
    static final class Darts implements GameState<Darts, Roll>, SampledMoves {

        private static final int THROWS = 3;

        private final Mistake mistake;
        private int thrown;
        private double score;

        Darts(Mistake mistake) {
            this.mistake = mistake;
        }

        @Override
        public boolean areMovesSampled() {
            return !isTerminal() || mistake == Mistake.GOES_ON_AFTER_THE_END;
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
            return thrown == THROWS;
        }

        @Override
        public List<Roll> legalMoves() {
            if (isTerminal()) {
                return List.of();
            }
            if (mistake == Mistake.LISTS_SOME) {
                return List.of(new Roll(0));
            }
            throw new UnsupportedOperationException("angles are only drawn");
        }

        @Override
        public Roll randomMove(RandomGenerator random) {
            if (isTerminal()) {
                throw new IllegalStateException("all darts are thrown");
            }
            thrown += mistake == Mistake.DRAWING_CHANGES_THE_STATE ? 1 : 0;
            return new Roll(mistake == Mistake.DRAWS_FROM_ELSEWHERE ? System.nanoTime() : random.nextDouble());
        }

        @Override
        public void play(Roll move) {
            score += Math.sin(move.angle()) / THROWS;
            thrown++;
        }

        @Override
        public Darts copy() {
            Darts copy = new Darts(mistake);
            copy.thrown = thrown;
            copy.score = mistake == Mistake.COPIES_FORGET_THE_SCORE ? 0 : score;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return score;
        }
    }
}
