package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RecordingModel;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.tree.Node;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The time that a slow model takes for the root is time of the search, and the root is evaluated once. */
class RootEvaluationTimeTest {

    private static final TreeGame GAME =
            new TreeGame(1, choice(0, choice(0, end(1), end(2)), choice(0, end(3), end(4)), choice(0, end(5), end(6))));

    private final RecordingModel model = RecordingModel.of(0.5, 0.3, 0.2);
    private final AtomicLong now = new AtomicLong();

    /** Each call takes 300 ms by the clock of the search. */
    private final BatchEvaluator<TreeGame> slow = new BatchEvaluator<>() {
        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            now.addAndGet(TimeUnit.MILLISECONDS.toNanos(300));
            model.evaluate(states, random, payoffs, priors);
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    };

    private Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>puct(slow).seed(1).clock(now::get);
    }

    @Test
    void aBudgetShorterThanTheEvaluationOfTheRootEndsThere() {
        SearchResult<Branch> result = builder().build().search(GAME, Budget.millis(100));
        assertThat(model.calls()).hasSize(1);
        assertThat(result.iterations()).isZero();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);
        assertThat(result.effort().elapsed()).isEqualTo(Duration.ofMillis(300));
        assertThat(GAME.legalMoves()).contains(result.bestMove());
    }

    @Test
    void aSearchOnAnotherThreadIsTimedFromItsStart() {
        SearchResult<Branch> result =
                builder().build().start(GAME, Budget.millis(100), Runnable::run).join();
        assertThat(result.iterations()).isZero();
        assertThat(result.effort().elapsed()).isEqualTo(Duration.ofMillis(300));
    }

    /** In a tree that is kept the root was evaluated when the tree was made, before the search was called. */
    @Test
    void aKeptTreeIsTimedFromTheCallOfItsSearch() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(GAME);
        assertThat(model.calls()).hasSize(1);
        SearchResult<Branch> result = tree.search(Budget.millis(100));
        assertThat(result.effort().elapsed()).isEqualTo(Duration.ofMillis(300));
        assertThat(model.calls()).as("the root, then one batch").hasSize(2);
        assertThat(result.iterations()).isPositive();
    }

    @Test
    void severalTreesEvaluateTheRootOnce() {
        Mcts<TreeGame, Branch> mcts =
                builder().parallel(Parallel.root(task -> {}, 4)).build();
        SearchResult<Branch> result = mcts.search(GAME, Budget.millis(100));
        assertThat(model.calls()).hasSize(1);
        assertThat(result.iterations()).isZero();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);

        SearchTree<TreeGame, Branch> tree = mcts.tree(GAME);
        assertThat(model.calls()).hasSize(2);
        assertPriors(tree);
        tree.advance(new Branch(1));
        assertThat(model.calls()).as("of the state after the move").hasSize(3);
        assertPriors(tree);
    }

    private void assertPriors(SearchTree<TreeGame, Branch> tree) {
        assertThat(tree.trees()).hasSize(4).allSatisfy(one -> {
            Node root = one.root();
            for (int child = 0; child < root.count(); child++) {
                assertThat(root.prior(child)).isEqualTo(model.priorsOf(root.count())[root.move(child)]);
            }
        });
    }
}
