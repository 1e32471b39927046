package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The sizes of objects as HotSpot lays them out: a header of 12 bytes, of an array 16, all in steps of 8. */
@SuppressWarnings("ArrayRecordComponent") // they are measured
class MoveSizeTest {

    private record Index(int index) implements Move {}

    private record Two(int index, long other) implements Move {}

    private record Three(int index, long other, byte flag) implements Move {}

    private record Named(int index, String name) implements Move {}

    private record Boxed(int index, Object value) implements Move {}

    private record Steps(int index, List<Integer> steps) implements Move {}

    private record Nested(int index, Index[] parts) implements Move {}

    private record Bits(int index, long[] words, boolean[] flags) implements Move {}

    private record OnBoard(int index, Board board) implements Move {}

    private record Linked(int index, @Nullable Linked before) implements Move {}

    private static final class Board {
        private final long[] cells = new long[1_000];

        @Override
        public String toString() {
            return cells.length + " cells";
        }
    }

    private enum Direction implements Move {
        UP,
        DOWN {
            @Override
            public String toString() {
                return "down";
            }
        };

        @Override
        public int index() {
            return name().length();
        }
    }

    private static class First implements Move {
        private final int index = 7;

        @Override
        public int index() {
            return index;
        }
    }

    private static final class Second extends First {
        private final long[] words = new long[10];

        @Override
        public String toString() {
            return words.length + " words";
        }
    }

    static List<Arguments> moves() {
        return List.of(
                Arguments.of(new Index(1), 16),
                Arguments.of(new Two(1, 2), 24),
                Arguments.of(new Three(1, 2, (byte) 3), 32),
                Arguments.of(new Named(1, "abc"), 24 + 24 + 24),
                Arguments.of(new Boxed(1, 5), 24 + 16),
                Arguments.of(new Boxed(1, 5.0), 24 + 24),
                Arguments.of(new Boxed(1, new Board()), 24),
                Arguments.of(new Steps(1, List.of(1, 2, 3)), 24 + 24 + 32 + 3 * 16),
                Arguments.of(new Nested(1, new Index[] {new Index(1), new Index(2)}), 24 + 24 + 2 * 16),
                Arguments.of(new Bits(1, new long[9], new boolean[9]), 24 + 88 + 32),
                Arguments.of(new OnBoard(1, new Board()), 24),
                Arguments.of(Direction.UP, 0),
                Arguments.of(Direction.DOWN, 0),
                Arguments.of(new First(), 16),
                Arguments.of(new Second(), 24 + 96));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void countsWhatIsAPartOfAMove(Move move, long bytes) {
        assertThat(MoveSize.of(move)).isEqualTo(bytes);
    }

    /** Moves that refer to those before them share them, so few of a long chain count. */
    @Test
    void aChainOfMovesDoesNotCountToItsEnd() {
        Linked last = new Linked(0, null);
        for (int i = 0; i < 1_000; i++) {
            last = new Linked(i, last);
        }
        assertThat(MoveSize.of(last)).isEqualTo(5 * 24);
    }
}
