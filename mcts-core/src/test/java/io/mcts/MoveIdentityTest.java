package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.MarkGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.Rave;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** What makes a move the same as another one: its equality, and among the legal moves of one state its index. */
class MoveIdentityTest {

    private static final int CELLS = 9;

    /** Both the index and the text come from the cell alone. */
    private record Place(int player, int cell) implements Move {

        @Override
        public int index() {
            return cell;
        }

        @Override
        public String toString() {
            return "cell " + cell;
        }
    }

    private static final class Constant implements Move {

        private final int cell;

        Constant(int cell) {
            this.cell = cell;
        }

        @Override
        public int index() {
            return cell;
        }

        @Override
        public String toString() {
            return "cell " + cell;
        }
    }

    @Test
    void movesOfDifferentPlayersMayShareIndexAndText() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            for (Parallel parallel : List.of(Parallel.none(), Parallel.root(pool, 2), Parallel.tree(pool, 2))) {
                SearchTree<MarkGame<Place>, Place> tree = Mcts.<MarkGame<Place>, Place>builder()
                        .seed(1)
                        .parallel(parallel)
                        .build()
                        .tree(new MarkGame<>(CELLS, Place::new));
                SearchResult<Place> result = tree.search(Budget.iterations(2_000));
                assertThat(result.bestMove()).isEqualTo(new Place(0, 0));
                assertThat(result.moves().stream()
                                .mapToLong(MoveStatistics::visits)
                                .sum())
                        .isEqualTo(2_000);
                tree.trees().forEach(TreeInvariants::check);
                tree.advance(new Place(0, 3));
                SearchResult<Place> reply = tree.search(Budget.iterations(2_000));
                assertThat(reply.bestMove()).isEqualTo(new Place(1, 0));
                assertThat(reply.moves())
                        .allSatisfy(move -> assertThat(move.move().player()).isEqualTo(1));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** The statistics by which all moves count as first go by player and index, which both players share. */
    @Test
    void statisticsByIndexDoNotMixThePlayers() {
        SearchResult<Place> result = Mcts.<MarkGame<Place>, Place>builder()
                .selection(Rave.of(0.5, 100))
                .seed(1)
                .build()
                .search(new MarkGame<>(CELLS, Place::new), Budget.iterations(2_000));
        assertThat(result.bestMove()).isEqualTo(new Place(0, 0));
    }

    @Test
    void constantsOfAClassWithoutEqualsMayLookAlike() {
        Constant[][] constants = new Constant[2][CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            constants[0][cell] = new Constant(cell);
            constants[1][cell] = new Constant(cell);
        }
        SearchResult<Constant> result = Mcts.<MarkGame<Constant>, Constant>builder()
                .seed(1)
                .build()
                .search(new MarkGame<>(CELLS, (player, cell) -> constants[player][cell]), Budget.iterations(2_000));
        assertThat(result.bestMove()).isSameAs(constants[0][0]);
    }

    @Test
    void movesWithoutEqualsThatAreMadeAtEachCallAreRefusedWithAdvice() {
        Mcts<MarkGame<Constant>, Constant> mcts =
                Mcts.<MarkGame<Constant>, Constant>builder().seed(1).build();
        MarkGame<Constant> game = new MarkGame<>(CELLS, (player, cell) -> new Constant(cell));
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(2_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("and the written form cell ")
                .hasMessageContaining(
                        "\nMaybe " + Constant.class.getName() + " has no equals method; a record has one.")
                .hasMessageContaining("\nPlayed from the root, 0 of 9 cells marked: [cell ");
    }

    /** The two players have an index each, and all their moves share it. */
    @Test
    void legalMovesOfOneStateWithOneIndexAreRefused() {
        record Wrong(int index, int cell) implements Move {}
        Mcts<MarkGame<Wrong>, Wrong> mcts =
                Mcts.<MarkGame<Wrong>, Wrong>builder().seed(1).build();
        MarkGame<Wrong> game = new MarkGame<>(CELLS, (player, cell) -> new Wrong(cell == 5 ? 4 : cell, cell));
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(2_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("two legal moves have the index 4, Wrong[index=4, cell=4] and Wrong[index=4, cell=5]; legal"
                        + " moves of one state have different ones, in 0 of 9 cells marked");
    }

    /** They look alike, so the message says what is probable; moves that stand twice in the list have one number. */
    @Test
    void legalMovesWithOneIndexThatLookAlikeAreRefusedWithAdvice() {
        Constant[] constants = new Constant[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            constants[cell] = new Constant(cell == 5 ? 4 : cell);
        }
        Mcts<MarkGame<Constant>, Constant> mcts =
                Mcts.<MarkGame<Constant>, Constant>builder().seed(1).build();
        MarkGame<Constant> game = new MarkGame<>(CELLS, (player, cell) -> constants[cell]);
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(2_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("two legal moves have the index 4, cell 4 and cell 4; legal")
                .hasMessageEndingWith("\nMaybe a move is in the list twice.");
    }
}
