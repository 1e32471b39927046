package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SampledChanceTest implements GameStateContract<SampledChanceTest.Ticket, SampledChanceTest.Drawn> {

    private static final AtomicLong CALLS = new AtomicLong();

    enum Mistake {
        NONE,
        LISTS_NOTHING,
        IS_A_PLAYERS_TURN,
        DRAWS_FROM_ELSEWHERE,
        NEVER_ENDS
    }

    @Override
    public List<Ticket> initialStates() {
        return List.of(new Ticket(Mistake.NONE));
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of(Mistake.LISTS_NOTHING, "UnsupportedOperationException from legalMoves()"),
                Arguments.of(Mistake.IS_A_PLAYERS_TURN, "chance to move where isSampled()"),
                Arguments.of(Mistake.DRAWS_FROM_ELSEWHERE, "again with the same numbers"),
                Arguments.of(Mistake.NEVER_ENDS, "a game that goes on where moves are drawn"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void mistakesAreFound(Mistake mistake, String message) {
        GameStateContract<Ticket, Drawn> wrong = () -> List.of(new Ticket(mistake));

        assertThat(ContractRun.failures(wrong).values())
                .anySatisfy(failure -> assertThat(failure).hasMessageContaining(message));
    }

    record Drawn(long value) implements Move {

        @Override
        public int index() {
            return 0;
        }
    }

    /** A number is drawn, and that is all. */
    static final class Ticket implements GameState<Ticket, Drawn>, SampledChance {

        private final Mistake mistake;
        private long drawn;

        Ticket(Mistake mistake) {
            this.mistake = mistake;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return mistake == Mistake.IS_A_PLAYERS_TURN ? 0 : CHANCE;
        }

        @Override
        public boolean isTerminal() {
            return drawn != 0;
        }

        @Override
        public boolean isSampled() {
            return !isTerminal() || mistake == Mistake.NEVER_ENDS;
        }

        @Override
        public List<Drawn> legalMoves() {
            if (isTerminal() || mistake == Mistake.LISTS_NOTHING) {
                return List.of();
            }
            throw new UnsupportedOperationException("numbers are only drawn");
        }

        @Override
        public Drawn randomMove(RandomGenerator random) {
            if (isTerminal()) {
                throw new IllegalStateException("the number is drawn");
            }
            return new Drawn(mistake == Mistake.DRAWS_FROM_ELSEWHERE ? CALLS.incrementAndGet() : random.nextLong() | 1);
        }

        @Override
        public void play(Drawn move) {
            drawn = move.value();
        }

        @Override
        public Ticket copy() {
            Ticket copy = new Ticket(mistake);
            copy.drawn = drawn;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }
}
