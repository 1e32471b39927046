package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.MoveStatistics;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Searches that choose among some moves of the root alone. */
class RootMovesTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);
    private static final Branch THIRD = new Branch(2);

    private final Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class).seed(1).build();

    @Test
    void onlyTheMovesGivenAreSearched() {
        SearchResult<Branch> result =
                mcts.withRootMoves(List.of(THIRD, FIRST)).search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(result.moves()).extracting(MoveStatistics::move).containsExactlyInAnyOrder(FIRST, THIRD);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(1_000);
        assertThat(result.bestMove())
                .as("worth 2 of 10 to player 0, the other one nothing")
                .isEqualTo(FIRST);
        assertThat(result.lines()).hasSize(2);
    }

    @Test
    void noMovesRestrictNothing() {
        assertThat(mcts.withRootMoves(Set.of())
                        .search(Games.threePlayers(), Budget.iterations(100))
                        .moves())
                .isEqualTo(mcts.search(Games.threePlayers(), Budget.iterations(100))
                        .moves());
    }

    @Test
    void aMoveThatIsNotLegalIsRefused() {
        assertThatThrownBy(() -> mcts.withRootMoves(List.of(FIRST, new Branch(7)))
                        .search(Games.threePlayers(), Budget.iterations(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'#7' is not a legal move of the root; legal are [#0, #1, #2], in player 0, 3 moves");
    }

    /** The filter leaves the first move alone everywhere else. */
    @Test
    void theyStandInPlaceOfTheFilterAtTheRoot() {
        MoveFilter<TreeGame, Branch> first = (state, moves) -> moves.subList(0, 1);
        SearchTree<TreeGame, Branch> tree = mcts.toBuilder()
                .expansion(first)
                .rootMoves(List.of(SECOND, THIRD))
                .build()
                .tree(Games.threePlayers());
        SearchResult<Branch> result = tree.search(Budget.iterations(100));
        assertThat(result.moves()).extracting(MoveStatistics::move).containsExactlyInAnyOrder(SECOND, THIRD);
        assertThat(tree.snapshot(List.of(THIRD), 1, 9).children()).hasSize(1);
    }

    @Test
    void aKeptTreeIsRestrictedUntilItAdvances() {
        TreeGame game = new TreeGame(
                1, choice(0, choice(0, end(1), end(9), end(2)), choice(0, end(5), end(5)), choice(0, end(3), end(4))));
        SearchTree<TreeGame, Branch> tree =
                mcts.withRootMoves(List.of(FIRST, SECOND)).tree(game);
        assertThat(tree.search(Budget.iterations(100)).moves()).hasSize(2);
        assertThat(tree.search(Budget.iterations(100)).moves())
                .as("in the next search as well")
                .hasSize(2);
        tree.advance(FIRST);
        SearchResult<Branch> below = tree.search(Budget.iterations(100));
        assertThat(below.moves()).extracting(MoveStatistics::move).containsExactlyInAnyOrder(FIRST, SECOND, THIRD);
        TreeInvariants.check(tree);
        SearchTree<TreeGame, Branch> elsewhere =
                mcts.withRootMoves(List.of(FIRST)).tree(game);
        elsewhere.search(Budget.iterations(10));
        elsewhere.advance(THIRD);
        assertThat(elsewhere.search(Budget.iterations(10)).moves())
                .as("after a move that was left out")
                .hasSize(2);
    }

    @Test
    void atAChanceRootNothingIsRestricted() {
        SearchResult<Branch> result =
                mcts.withRootMoves(List.of(FIRST)).search(Games.chanceRoot(), Budget.iterations(100));
        assertThat(result.moves()).hasSize(2);
    }

    @Test
    void everyTreeAndEveryThreadIsRestricted() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            for (Parallel parallel : List.of(Parallel.root(pool, 3), Parallel.tree(pool, 3))) {
                SearchResult<Branch> result = mcts.toBuilder()
                        .parallel(parallel)
                        .rootMoves(List.of(FIRST, THIRD))
                        .build()
                        .search(Games.threePlayers(), Budget.iterations(300));
                assertThat(result.moves()).extracting(MoveStatistics::move).containsExactlyInAnyOrder(FIRST, THIRD);
                assertThat(result.iterations()).isEqualTo(300);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** Of a win and a loss the loss alone is looked at. */
    @Test
    void proofsHoldForTheMovesThatAreLeft() {
        TreeGame game = new TreeGame(2, choice(0, end(10, 0), end(0, 10)));
        SearchResult<Branch> result =
                mcts.toBuilder().solver().rootMoves(List.of(SECOND)).build().search(game, Budget.iterations(100));
        assertThat(result.bounds().proof()).contains(Proof.LOSS);
        assertThat(result.bestMove()).isEqualTo(SECOND);
    }
}
