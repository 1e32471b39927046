package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.Strip;
import io.mcts.fixture.TreeGame;
import io.mcts.game.GameState;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** The replies that a search expects to each move of its root. */
class LinesTest {

    private static <S extends GameState<?, Branch>> void assertLines(SearchResult<Branch> result, S root) {
        assertThat(result.lines()).hasSameSizeAs(result.moves());
        for (int i = 0; i < result.moves().size(); i++) {
            Branch move = result.moves().get(i).move();
            List<Branch> line = result.lines().get(i);
            assertThat(result.line(move)).isEqualTo(line);
            assertThat(line).startsWith(move);
            S state = GameState.copyOf(root);
            for (Branch played : line) {
                assertThat(state.isTerminal()).isFalse();
                assertThat(state.currentPlayer()).as("no throw is expected").isNotEqualTo(GameState.CHANCE);
                assertThat(state.legalMoves()).contains(played);
                state.play(played);
            }
        }
        assertThat(result.principalVariation()).isEqualTo(result.line(result.bestMove()));
    }

    @Test
    void eachMoveHasALineThatBeginsWithItAndCanBePlayed() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            for (Parallel parallel : List.of(Parallel.none(), Parallel.root(pool, 3), Parallel.tree(pool, 3))) {
                Mcts<Strip, Branch> mcts =
                        Mcts.of(Strip.class).parallel(parallel).seed(1).build();
                Strip strip = new Strip("x.o....");
                SearchResult<Branch> result = mcts.search(strip, Budget.iterations(3_000));
                assertThat(result.moves()).hasSize(5);
                assertLines(result, strip);
                assertThat(result.principalVariation()).hasSizeGreaterThan(1);
            }
        } finally {
            pool.shutdownNow();
        }
        for (long seed = 0; seed < 30; seed++) {
            TreeGame game = RandomGames.of(seed);
            if (game.currentPlayer() != GameState.CHANCE) {
                assertLines(Mcts.of(game).seed(seed).build().search(game, Budget.iterations(500)), game);
                assertLines(
                        Mcts.of(game)
                                .transpositions()
                                .solver()
                                .seed(seed)
                                .build()
                                .search(game, Budget.iterations(500)),
                        game);
            }
        }
    }

    @Test
    void repliesAreTheMostVisited() {
        SearchTree<TreeGame, Branch> tree =
                Mcts.of(TreeGame.class).seed(1).build().tree(Games.threePlayers());
        SearchResult<Branch> result = tree.search(Budget.iterations(3_000));
        for (TreeNode<Branch> child : tree.snapshot(4, 9).children()) {
            Branch move = child.move();
            assertThat(move).isNotNull();
            TreeNode<Branch> node = child;
            for (Branch played : result.line(move).subList(1, result.line(move).size())) {
                assertThat(node.children().get(0).move()).isEqualTo(played);
                node = node.children().get(0);
            }
        }
    }

    @Test
    void aMoveNeverVisitedIsALineByItself() {
        SearchResult<Branch> result =
                Mcts.of(TreeGame.class).seed(1).build().search(Games.threePlayers(), Budget.iterations(0));
        assertThat(result.lines())
                .containsExactly(List.of(new Branch(0)), List.of(new Branch(1)), List.of(new Branch(2)));
    }

    @Test
    void atAChanceRootNobodyExpectsAnything() {
        SearchResult<Branch> result =
                Mcts.of(TreeGame.class).seed(1).build().search(Games.chanceRoot(), Budget.iterations(100));
        assertThat(result.lines()).containsExactly(List.of(), List.of());
        assertThat(result.principalVariation()).isEmpty();
    }
}
