package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Move;
import java.util.HashSet;
import java.util.List;
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
    void refusesMovesOfAClassWithoutEqualsThatAreMadeAgainAndAgain() {
        MoveTable<Move> moves = new MoveTable<>();
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        moves.number(new WithoutEquals());
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("more than 16 unequal moves have the index 0 and the written form the move\nMaybe "
                        + WithoutEquals.class.getName() + " has no equals method; a record has one.");
    }

    /** The constants of an enumeration are equal to themselves alone, and one for each player may be written alike. */
    @Test
    void constantsThatLookAlikeHaveNumbersOfTheirOwn() {
        MoveTable<Move> moves = new MoveTable<>();
        Set<Integer> numbers = new HashSet<>();
        List<Move> constants = List.of(new WithoutEquals(), new WithoutEquals(), new WithoutEquals());
        for (int i = 0; i < 100; i++) {
            for (Move constant : constants) {
                int number = moves.number(constant);
                numbers.add(number);
                assertThat(moves.move(number)).isSameAs(constant);
            }
        }
        assertThat(numbers).hasSize(3);
    }

    /** Two players who mark a hundred cells: unequal moves with one index and one text, each of a class with equals. */
    @Test
    void anyNumberOfMovesWithEqualsMayLookAlike() {
        record Place(int player, int cell) implements Move {

            @Override
            public int index() {
                return cell;
            }

            @Override
            public String toString() {
                return "cell " + cell;
            }
        }
        MoveTable<Place> moves = new MoveTable<>();
        Set<Integer> numbers = new HashSet<>();
        for (int again = 0; again < 2; again++) {
            for (int cell = 0; cell < 100; cell++) {
                for (int player = 0; player < 2; player++) {
                    Place move = new Place(player, cell);
                    int number = moves.number(move);
                    numbers.add(number);
                    assertThat(moves.move(number)).isEqualTo(move);
                    assertThat(moves.index(number)).isEqualTo(cell);
                }
            }
        }
        assertThat(numbers).hasSize(200);
    }

    @Test
    void movesWithNumbersOfTheirOwnAreCountedAndCanBeLeftOut() {
        assertThat(table.bytes()).isZero();
        table.number(new Named(5, "a"));
        assertThat(table.hasOthers()).isFalse();
        table.number(new Named(5, "b"));
        table.number(new Named(5, "c"));
        assertThat(table.hasOthers()).isTrue();
        assertThat(table.bytes()).isEqualTo(2 * MoveTable.OTHER_BYTES);
        MoveTable<Named> without = table.withoutOthers();
        assertThat(without.bytes()).isZero();
        assertThat(without.number(new Named(5, "a"))).isEqualTo(5);
        assertThat(without.number(new Named(5, "c"))).as("the first of its own").isEqualTo(MoveTable.FIRST_OTHER);
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
