package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.testkit.VerificationReport.Finding;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A good hash of 32 bits mixes up two positions of some hundred thousand. */
class ShortKeysTest {

    @Test
    void shortKeysAreFoundAndSaidToBeShort() {
        VerificationReport report = verify(new Trail(true));

        assertThat(report.findings())
                .extracting(Finding::rule)
                .containsExactly(Rules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"));
        assertThat(report.coverage().warnings())
                .hasSize(1)
                .allMatch(warning -> warning.contains("keys fit into an int"));
    }

    @Test
    void longKeysAreRight() {
        VerificationReport report = verify(new Trail(false));

        assertThat(report.isRight()).isTrue();
        assertThat(report.coverage().warnings()).isEmpty();
    }

    private static VerificationReport verify(Trail trail) {
        return GameVerifier.of(() -> List.of(trail))
                .withRules(Rules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"))
                .verify();
    }

    record Turn(int index) implements Move {}

    /** Fifteen turns one of sixteen ways; the way taken last comes first in the list of moves. */
    static final class Trail implements GameState<Trail, Turn>, PositionKey {

        private static final int LENGTH = 15;
        private static final int WAYS = 16;
        private static final List<List<Turn>> TURNS = IntStream.range(0, WAYS)
                .mapToObj(first -> IntStream.range(0, WAYS)
                        .mapToObj(turn -> new Turn((first + turn) % WAYS))
                        .toList())
                .toList();

        private final boolean isShort;
        private int length;
        private long taken = 1;

        Trail(boolean isShort) {
            this.isShort = isShort;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return length % 2;
        }

        @Override
        public boolean isTerminal() {
            return length == LENGTH;
        }

        @Override
        public List<Turn> legalMoves() {
            return isTerminal() ? List.of() : TURNS.get((int) (taken % WAYS));
        }

        @Override
        public void play(Turn move) {
            taken = WAYS * taken + move.index();
            length++;
        }

        @Override
        public Trail copy() {
            Trail copy = new Trail(isShort);
            copy.length = length;
            copy.taken = taken;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return taken % 2 == player ? 1 : -1;
        }

        @Override
        public long key() {
            long mixed = (taken ^ taken >>> 30) * 0xBF58476D1CE4E5B9L;
            mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
            return isShort ? (int) (mixed ^ mixed >>> 31) : mixed ^ mixed >>> 31;
        }
    }
}
