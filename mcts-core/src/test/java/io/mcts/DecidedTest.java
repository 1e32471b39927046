package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.decision.MaxChild;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecidedTest {

    private static final Branch FIRST = new Branch(0);

    /** After one visit of each, always the first child. */
    private static final SelectionPolicy ALWAYS_THE_FIRST = (children, random) -> 0;

    private static Mcts<TreeGame, Branch> mcts(SelectionPolicy selection) {
        return Mcts.<TreeGame, Branch>builder().seed(1).selection(selection).build();
    }

    @Test
    void stopsWhenTheLeaderCannotBeOvertaken() {
        // After n iterations one of two moves has n - 1 visits, the other 1: the lead is n - 2, and 100 - n remain. It
        // is
        // greater from n = 52 on; the next look is before iteration 64.
        SearchResult<Branch> result = mcts(ALWAYS_THE_FIRST)
                .search(Games.twoMoves(), Budget.iterations(100).untilDecided());
        assertThat(result.iterations()).isEqualTo(64);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.DECIDED);
    }

    @Test
    void aLeadThatCanStillBeMadeUpForIsNotEnough() {
        // n - 2 > 94 - n from n = 49 on, and at n = 48 both are 46
        assertThat(iterations(94)).isEqualTo(64);
        // n - 2 = 46 > 93 - n = 45 at n = 48
        assertThat(iterations(93)).isEqualTo(48);
    }

    private static long iterations(long budget) {
        return mcts(ALWAYS_THE_FIRST)
                .search(Games.twoMoves(), Budget.iterations(budget).untilDecided())
                .iterations();
    }

    /** The second move leads to {@code 2^12} ends, the first one loses at once. */
    @Test
    void aSolverTellsWhenAllOtherMovesAreLost() {
        Mcts<TreeGame, Branch> solver =
                Mcts.<TreeGame, Branch>builder().seed(1).solver().build();
        Budget budget = Budget.iterations(1_000)
                .or(Budget.until(
                        progress -> progress.iterations() % 16 == 0 && progress.isLeadGreaterThan(Double.MAX_VALUE)));
        TreeGame game = new TreeGame(2, TreeGame.choice(0, TreeGame.end(0, 10), ends(12)));
        SearchResult<Branch> forced = solver.search(game, budget);
        assertThat(forced.iterations()).isEqualTo(16);
        assertThat(forced.bestMove()).isEqualTo(new Branch(1));
        TreeGame free = new TreeGame(2, TreeGame.choice(0, TreeGame.end(1, 9), ends(12)));
        assertThat(solver.search(free, budget).iterations()).isEqualTo(1_000);
    }

    private static TreeGame.Position ends(int depth) {
        return depth == 0
                ? TreeGame.end(6, 4)
                : TreeGame.choice(depth % 2, ends(depth - 1), depth == 1 ? TreeGame.end(4, 6) : ends(depth - 1));
    }

    @Test
    void equalMovesUseTheWholeBudget() {
        SearchResult<Branch> result = mcts(new LeastVisited())
                .search(Games.twoMoves(), Budget.iterations(1_000).untilDecided());
        assertThat(result.iterations()).isEqualTo(1_000);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theMoveIsThatOfTheWholeBudget(long seed) {
        Mcts<TreeGame, Branch> mcts =
                Mcts.<TreeGame, Branch>builder().seed(seed).build();
        Budget whole = Budget.iterations(3_000);
        SearchResult<Branch> decided = mcts.search(Games.threePlayers(), whole.untilDecided());
        assertThat(decided.effort().stopReason()).isEqualTo(StopReason.DECIDED);
        assertThat(decided.iterations()).isLessThan(3_000);
        assertThat(decided.bestMove())
                .isEqualTo(mcts.search(Games.threePlayers(), whole).bestMove());
    }

    @Test
    void aSingleMoveIsDecidedAtOnce() {
        SearchResult<Branch> result = mcts(ALWAYS_THE_FIRST)
                .search(Games.oneMove(), Budget.iterations(100).untilDecided());
        assertThat(result.iterations()).isZero();
        assertThat(result.bestMove()).isEqualTo(FIRST);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.DECIDED);
    }

    @Test
    void chanceDecidesNothing() {
        SearchResult<Branch> result = mcts(ALWAYS_THE_FIRST)
                .search(Games.chanceRoot(), Budget.iterations(200).untilDecided());
        assertThat(result.iterations()).isEqualTo(200);
    }

    @Test
    void aLeadFromEarlierSearchesCounts() {
        SearchTree<TreeGame, Branch> tree = mcts(ALWAYS_THE_FIRST).tree(Games.twoMoves());
        tree.search(Budget.iterations(100));
        // the lead is 98, and 97 remain
        assertThat(tree.search(Budget.iterations(97).untilDecided()).iterations())
                .isZero();
        // 98 could be made up for until, at iteration 16, the lead is 114 and 82 remain
        assertThat(tree.search(Budget.iterations(98).untilDecided()).iterations())
                .isEqualTo(16);
    }

    @Test
    void aTimeIsTakenAtTheSpeedSoFar() {
        // each iteration takes 2 ms, so 200 ms are the hundred iterations of the first test
        AtomicLong now = new AtomicLong();
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .selection(ALWAYS_THE_FIRST)
                .clock(now::get)
                .build();
        SearchResult<Branch> result =
                mcts.search(Games.twoMoves(), Budget.millis(200).untilDecided(), progress -> now.addAndGet(2_000_000));
        assertThat(result.iterations()).isEqualTo(64);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.DECIDED);
    }

    @Test
    void theBudgetThatAllowsFewerIterationsCounts() {
        Budget either = Budget.iterations(1_000_000).or(Budget.iterations(100)).or(Budget.memory(1 << 30));
        assertThat(mcts(ALWAYS_THE_FIRST)
                        .search(Games.twoMoves(), either.untilDecided())
                        .iterations())
                .isEqualTo(64);
    }

    @Test
    void whatCannotTellHowMuchRemainsGoesOn() {
        Budget budget = Budget.until(progress -> progress.iterations() == 500).untilDecided();
        SearchResult<Branch> result = mcts(ALWAYS_THE_FIRST).search(Games.twoMoves(), budget);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CONDITION);
    }

    @Test
    void isForTheDecisionByMostVisits() {
        Mcts<TreeGame, Branch> mcts =
                Mcts.<TreeGame, Branch>builder().decision(new MaxChild()).build();
        Budget budget = Budget.millis(5).or(Budget.iterations(10).untilDecided());
        assertThatThrownBy(() -> mcts.search(Games.twoMoves(), budget))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the budget '5 ms or until decided within 10 iterations' goes with the final decision"
                        + " 'robust', the most visits, not with 'max'");
        assertThatThrownBy(() -> mcts.tree(Games.twoMoves()).ponder(Runnable::run, budget))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not with 'max'");
    }

    @Test
    void tellsTheShareSpentOfTheWhole() {
        double[] share = {0};
        mcts(ALWAYS_THE_FIRST)
                .search(
                        Games.twoMoves(),
                        Budget.iterations(100).untilDecided(),
                        progress -> share[0] = progress.spentShare());
        assertThat(share[0]).isEqualTo(0.64);
    }
}
