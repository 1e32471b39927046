package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Move;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MoveTableTest {

    /** A move whose index need not tell it from others. */
    private record Named(int index, String name) implements Move {}

    private final MoveTable<Named> table = new MoveTable<>();

    @Test
    void equalMovesHaveOneNumberAndAreKeptOnce() {
        Named first = new Named(5, "a");
        int number = table.number(first);
        assertThat(table.number(new Named(5, "a"))).isEqualTo(number);
        assertThat(table.move(number)).isSameAs(first);
    }

    @Test
    void differentMovesHaveDifferentNumbersEvenWithOneIndex() {
        Set<Integer> numbers = new HashSet<>();
        for (String name : new String[] {"a", "b", "c"}) {
            for (int index : new int[] {0, 5, 63, 64, 65_535, 65_536, Integer.MAX_VALUE}) {
                Named move = new Named(index, name);
                int number = table.number(move);
                assertThat(numbers.add(number)).as("number of %s is new", move).isTrue();
                assertThat(table.move(number)).isSameAs(move);
                assertThat(table.index(number)).isEqualTo(index);
                assertThat(table.number(new Named(index, name))).isEqualTo(number);
            }
        }
    }

    @Test
    void refusesMovesThatLookAlikeButAreNotEqual() {
        MoveTable<Move> moves = new MoveTable<>();
        moves.number(new WithoutEquals());
        assertThatThrownBy(() -> moves.number(new WithoutEquals()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Maybe their class has no equals method");
    }

    private static final class WithoutEquals implements Move {

        @Override
        public int index() {
            return 0;
        }

        @Override
        public String toString() {
            return "the move";
        }
    }

    @Test
    void refusesANegativeIndex() {
        assertThatThrownBy(() -> table.number(new Named(-3, "a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("-3");
    }
}
