package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MoveTableTest {

    /** A move whose index need not tell it from others. */
    private record Named(int index, @Nullable String name) implements Move {}

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
    void aFewMovesTakeLittleWhateverTheirIndices() {
        long empty = table.bytes();
        assertThat(empty).isLessThan(64);
        table.number(new Named(60_000, null));
        assertThat(table.bytes()).isBetween(24 + 272L, 5_000L);
        table.number(new Named(1_000_000, null));
        assertThat(table.bytes()).isLessThan(5_300);
    }

    @Test
    void movesWithoutARankAreLetGoAndTheOthersKeepTheirNumbers() {
        int byIndex = table.number(new Named(5, "a"));
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            others.add(table.number(new Named(5, "other " + i)));
        }
        long before = table.bytes();
        MoveRanks ranks = new MoveRanks();
        ranks.raise(others.get(3), 1);
        ranks.raise(others.get(98), 7);
        MoveTable<Named> kept = table.retaining(ranks);
        assertThat(kept.bytes()).isLessThan(before / 5);
        assertThat(kept.find(new Named(5, "a"))).isNegative();
        assertThat(kept.number(new Named(5, "other 3"))).isEqualTo(others.get(3));
        assertThat(kept.number(new Named(5, "other 98"))).isEqualTo(others.get(98));
        assertThat(kept.move(others.get(98))).isSameAs(table.move(others.get(98)));
        // numbers that are free are given again, but none twice
        Set<Integer> numbers = new HashSet<>(Set.of(others.get(3), others.get(98)));
        for (int i = 0; i < 200; i++) {
            Named move = new Named(5, "new " + i);
            int number = kept.number(move);
            assertThat(numbers.add(number)).isTrue();
            assertThat(kept.move(number)).isSameAs(move);
        }
        assertThat(numbers).contains(byIndex).allMatch(number -> number < MoveTable.FIRST_OTHER + 202);
        assertThat(table.find(new Named(5, "a"))).as("in the table before").isEqualTo(byIndex);
    }

    @Test
    void foreseesWhatNewMovesTake() {
        List<Named> moves = List.of(new Named(5, "a"), new Named(6, "b"), new Named(70_000, "c"));
        assertThat(table.bytesOfNew(moves)).isEqualTo(3 * 72 + 60);
        moves.forEach(table::number);
        assertThat(table.bytesOfNew(moves)).isZero();
        assertThat(table.bytesOfNew(List.of(new Named(5, "d")))).isEqualTo(72 + 60);
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
