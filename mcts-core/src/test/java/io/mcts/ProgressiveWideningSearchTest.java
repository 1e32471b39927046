package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.SearchResult;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;

/** Searches of games with many moves by progressive widening. */
class ProgressiveWideningSearchTest {

    private static final int MOVES = 40;

    private static final SelectionPolicy WIDENING = new ProgressiveWidening(1, 0.5, Ucb1.of(0.7));

    @Test
    void theMovesWithTheGreatestPriorsAreTriedFirst() {
        double[] priors = IntStream.range(0, MOVES)
                .mapToDouble(move -> (move * 7 % MOVES) / (double) MOVES)
                .toArray();
        SearchTree<TreeGame, Branch> tree = search(new GivenScores(priors)).tree(trap());
        for (int visits = 1; visits <= 1_600; visits++) {
            tree.search(Budget.iterations(1));
            Node root = tree.inside().root();
            int tried = (int) Math.min(MOVES, Math.ceil(Math.sqrt(visits)));
            for (int child = 0; child < MOVES; child++) {
                assertThat(root.visits(child) > 0)
                        .as("child %d at visit %d", child, visits)
                        .isEqualTo(child < tried);
            }
        }
        Node root = tree.inside().root();
        for (int child = 0; child < MOVES; child++) {
            assertThat(root.prior(child)).isEqualTo((MOVES - 1.0 - child) / MOVES);
            assertThat(priors[root.move(child)]).isEqualTo(root.prior(child));
        }
        TreeInvariants.check(tree);
    }

    /**
     * The best move and the refutation of each other have the least priors, so they are let in last: 40 moves at visit 39^2 + 1 =
     * 1522. UCB1 tries each of the 39 worse moves, which lose by 0.5, c^2 ln N / d^2 = 0.49 * 12.2 / 0.25 = 24 times once they are
     * known to. Before, in the 1521 visits of a node that wait for its last move, each may look as good as a win.
     */
    @Test
    void aPriorThatMisleadsIsOvercomeInTime() {
        double[] priors = IntStream.range(0, MOVES)
                .mapToDouble(move -> 1 - move / (double) MOVES)
                .toArray();
        Mcts<TreeGame, Branch> mcts = search(new GivenScores(priors));
        assertThat(mcts.search(trap(), Budget.iterations(1_521)).bestMove()).isNotEqualTo(new Branch(MOVES - 1));
        SearchTree<TreeGame, Branch> tree = mcts.tree(trap());
        SearchResult<Branch> result = tree.search(Budget.iterations(200_000));
        assertThat(result.bestMove()).isEqualTo(new Branch(MOVES - 1));
        assertThat(result.value()).isCloseTo(0.5, within(1e-9));
        TreeInvariants.check(tree);
    }

    @Test
    void aGoodPriorFindsTheBestBeforeEveryMoveHasBeenTried() {
        double[] priors = IntStream.range(0, MOVES)
                .mapToDouble(move -> move / (double) MOVES)
                .toArray();
        SearchResult<Branch> result = search(new GivenScores(priors)).search(trap(), Budget.iterations(200));
        assertThat(result.bestMove()).isEqualTo(new Branch(MOVES - 1));
        assertThat(result.moves().stream().filter(move -> move.visits() > 0).count())
                .isEqualTo(15); // ceil(sqrt(200))
    }

    @Test
    void withoutAPriorTheOrderIsRandom() {
        long[] counts = new long[5];
        TreeGame game = new TreeGame(1, choice(0, end(1), end(2), end(3), end(4), end(5)));
        Mcts<TreeGame, Branch> mcts =
                Mcts.<TreeGame, Branch>builder().selection(WIDENING).build();
        for (int seed = 0; seed < 20_000; seed++) {
            counts[
                    mcts.withSeed(seed)
                            .search(game, Budget.iterations(1))
                            .bestMove()
                            .index()]++;
        }
        double[] expected = new double[5];
        Arrays.fill(expected, 4_000);
        assertThat(new ChiSquareTest().chiSquareTest(expected, counts))
                .as("first moves %s", Arrays.toString(counts))
                .isGreaterThan(1e-4);
    }

    @Test
    void anInnerPolicyMayLeaveMovesUntried() {
        double[] priors = new double[MOVES];
        priors[3] = 0.9;
        Arrays.fill(priors, 10, 20, 0.01);
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(new ProgressiveWidening(1, 0.5, new Puct(0.1, 0.25)))
                .prior(new GivenScores(priors))
                .seed(1)
                .build()
                .tree(new TreeGame(
                        1,
                        choice(
                                0,
                                IntStream.range(0, MOVES)
                                        .mapToObj(move -> end(5))
                                        .toArray(Position[]::new))));
        SearchResult<Branch> result = tree.search(Budget.iterations(100));
        // 0.5 + ... against 0.25 + 0.1 * 0.01 * 10
        assertThat(result.statistics(new Branch(3)).visits()).isEqualTo(100);
        TreeInvariants.check(tree);
    }

    private static Mcts<TreeGame, Branch> search(GivenScores prior) {
        return Mcts.<TreeGame, Branch>builder()
                .selection(WIDENING)
                .prior(prior)
                .seed(1)
                .build();
    }

    /** The last move is a draw. To every other the opponent has forty replies, of which the last wins and the others lose. */
    private static TreeGame trap() {
        Position[] replies = new Position[MOVES];
        Arrays.fill(replies, end(10, 0));
        replies[MOVES - 1] = end(0, 10);
        Position[] moves = new Position[MOVES];
        Arrays.fill(moves, choice(1, replies));
        moves[MOVES - 1] = end(5, 5);
        return new TreeGame(2, choice(0, moves));
    }
}
