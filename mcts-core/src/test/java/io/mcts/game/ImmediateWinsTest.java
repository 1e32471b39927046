package io.mcts.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.Strip;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

/** The immediate wins of states that do not name them themselves. */
class ImmediateWinsTest {

    @Test
    void thePlayerToMoveWinsWithTheMovesThatEndTheGameForThem() {
        assertThat(wins("xx.xx.oo.o.o", 0)).extracting(Branch::index).containsExactly(2, 5);
        assertThat(wins("x.x.oo", 0)).extracting(Branch::index).containsExactly(1);
        assertThat(wins("x...oo", 1))
                .as("it is o's turn")
                .extracting(Branch::index)
                .containsExactly(3);
    }

    @Test
    void anotherPlayerWouldWinWithTheMovesThatWinForThemLater() {
        assertThat(wins("x.x.oo.", 1)).extracting(Branch::index).containsExactly(3, 6);
        assertThat(wins(".oo.x..x", 1)).extracting(Branch::index).containsExactly(0, 3);
        assertThat(wins("x.x..o.o", 1)).extracting(Branch::index).containsExactly(6);
    }

    @Test
    void theFirstTrialMoveMayItselfBeWhereTheOtherWouldWin() {
        assertThat(wins(".oox..x.", 1)).extracting(Branch::index).containsExactly(0);
    }

    @Test
    void aWinThatOnlyOneOfTheMovesAllowsIsNoThreat() {
        // a heap of five, one, three or four taken at a time, the last one wins: four wins only after one has been
        // taken
        TreeGame.Position lost = TreeGame.end(0, 10);
        TreeGame.Position heapOf1 = TreeGame.choice(1, lost);
        TreeGame.Position heapOf2 = TreeGame.choice(1, TreeGame.choice(0, TreeGame.end(10, 0)));
        TreeGame.Position heapOf4 = TreeGame.choice(1, heapOf2, heapOf2, lost);
        TreeGame heapOf5 = new TreeGame(2, TreeGame.choice(0, heapOf4, heapOf2, heapOf1));
        assertThat(ImmediateWins.of(heapOf5).immediateWins(1)).isEmpty();
    }

    @Test
    void aTrialMoveThatEndsTheGameIsPassedOver() {
        // x's first legal move, 1, wins; what o threatens is seen after the next one
        assertThat(wins("x.xoo..", 1)).extracting(Branch::index).containsExactly(5);
    }

    @Test
    void withoutAnyThereAreNone() {
        assertThat(wins("......", 0)).isEmpty();
        assertThat(wins("......", 1)).isEmpty();
        assertThat(ImmediateWins.of(new Strip("......")).immediateWin(0, Xoroshiro128PlusPlus.of(1)))
                .isNull();
    }

    @Test
    void behindAThrowNobodyThreatens() {
        TreeGame gamble = Games.gamble();
        assertThat(ImmediateWins.of(gamble).immediateWins(0))
                .as("6 is not the greatest payoff")
                .isEmpty();
    }

    private static java.util.List<Branch> wins(String cells, int player) {
        return ImmediateWins.of(new Strip(cells)).immediateWins(player);
    }
}
