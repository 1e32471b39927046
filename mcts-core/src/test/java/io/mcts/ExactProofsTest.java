package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RangedGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.result.Bounds;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proof says what is so, no more: rounding makes no win, and a mean over chance is no result. */
class ExactProofsTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);
    private static final double BILLION = 1_000_000_000;

    private static final Position WON = end(10, 0);
    private static final Position DRAWN = end(5, 5);
    private static final Position LOST = end(0, 10);
    private static final Position COIN = chance(new double[] {0.5, 0.5}, WON, LOST);

    private static Mcts<TreeGame, Branch> mcts(long seed) {
        return Mcts.<TreeGame, Branch>builder().solver().seed(seed).build();
    }

    private static SearchResult<Branch> proven(TreeGame game) {
        SearchResult<Branch> result = mcts(1).search(game, Budget.iterations(1_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(result.bounds().isExact()).isTrue();
        return result;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void almostTheGreatestPayoffIsNotAWin(long seed) {
        TreeGame alone = new RangedGame(0, BILLION, 1, choice(0, end(BILLION - 1), end(BILLION)));
        TreeGame asSecond = new RangedGame(0, BILLION, 2, choice(1, end(1, BILLION - 1), end(0, BILLION)));
        for (TreeGame game : new TreeGame[] {alone, asSecond}) {
            SearchResult<Branch> result = mcts(seed).search(game, Budget.iterations(1_000));
            assertThat(result.bestMove()).isEqualTo(SECOND);
            assertThat(result.bounds().proof()).contains(Proof.WIN);
            assertThat(result.payoff()).isEqualTo(BILLION);
            assertThat(result.statistics(FIRST).bounds().proof()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void almostTheLeastPayoffIsNotALoss(long seed) {
        TreeGame alone = new RangedGame(0, BILLION, 1, choice(0, end(0), end(1)));
        TreeGame asSecond = new RangedGame(0, BILLION, 2, choice(1, end(BILLION, 0), end(BILLION - 1, 1)));
        for (TreeGame game : new TreeGame[] {alone, asSecond}) {
            SearchResult<Branch> result = mcts(seed).search(game, Budget.iterations(1_000));
            assertThat(result.bestMove()).isEqualTo(SECOND);
            assertThat(result.bounds().proof()).isEmpty();
            assertThat(result.statistics(FIRST).bounds().upper())
                    .isLessThan(result.bounds().lower());
        }
    }

    /** Differences that a double cannot tell from the ends of the range stay apart from them. */
    @Test
    void whatRoundingWouldMakeTheGreatestPayoffIsNot() {
        double almost = Math.nextDown(1e300);
        SearchResult<Branch> result = proven(new RangedGame(-1e300, 1e300, 1, choice(0, end(almost))));
        assertThat(result.bounds().proof()).isEmpty();
        assertThat(result.value()).isLessThan(1);
    }

    @Test
    void aProvenValueIsExact() {
        for (Position root : new Position[] {choice(0, end(0.7, 0.3)), choice(1, end(0.3, 0.7))}) {
            SearchResult<Branch> result = proven(new RangedGame(0, 1, 2, root));
            assertThat(result.value()).isEqualTo(0.7);
            assertThat(result.payoff()).isEqualTo(0.7);
            assertThat(result.bounds()).isEqualTo(new Bounds(0.7, 0.7));
            assertThat(result.statistics(FIRST).mean()).isEqualTo(0.7);
            assertThat(result.playerValues().get(root.player())).isEqualTo(0.7);
        }
        SearchResult<Branch> alone = proven(new RangedGame(0, 1, 1, choice(0, end(0.1), end(0.7))));
        assertThat(alone.value()).isEqualTo(0.7);
        assertThat(alone.bounds()).isEqualTo(new Bounds(0.7, 0.7));
    }

    /** A game without draws: heads win, tails lose. */
    @Test
    void aFairCoinIsNoDraw() {
        SearchResult<Branch> atRoot = proven(new TreeGame(2, COIN));
        assertThat(atRoot.value()).isEqualTo(0.5);
        assertThat(atRoot.bounds().isExpectation()).isTrue();
        assertThat(atRoot.bounds().proof()).isEmpty();
        assertThat(atRoot.bounds()).hasToString("exactly 0.500");
        SearchTree<TreeGame, Branch> tree = mcts(1).tree(new TreeGame(2, choice(0, LOST, choice(1, COIN))));
        SearchResult<Branch> below = tree.search(Budget.iterations(1_000));
        assertThat(below.bestMove()).isEqualTo(SECOND);
        assertThat(below.bounds()).isEqualTo(new Bounds(0.5, 0.5, true));
        assertThat(below.statistics(SECOND).bounds().proof()).isEmpty();
        TreeNode<Branch> root = tree.snapshot(2, 2);
        assertThat(root.bounds().proof()).isEmpty();
        assertThat(root.children())
                .allSatisfy(
                        child -> assertThat(child.bounds().proof().isPresent()).isEqualTo(FIRST.equals(child.move())));
    }

    @Test
    void aDrawThatBothSidesCanForceIsOne() {
        SearchResult<Branch> result =
                proven(new TreeGame(2, choice(0, choice(1, WON, DRAWN), choice(1, DRAWN, LOST), LOST)));
        assertThat(result.bestMove()).isEqualTo(FIRST);
        assertThat(result.bounds().proof()).contains(Proof.DRAW);
        assertThat(result.bounds().isExpectation()).isFalse();
        SearchResult<Branch> whateverIsThrown =
                proven(new TreeGame(2, choice(1, chance(new double[] {0.25, 0.75}, DRAWN, choice(0, DRAWN, LOST)))));
        assertThat(whateverIsThrown.bounds().proof()).contains(Proof.DRAW);
    }

    /** The player may draw for certain or throw the coin: the draw is a draw, but nobody can keep the player from the coin. */
    @Test
    void aDrawBesideACoinIsNoForcedResult() {
        for (int player : new int[] {0, 1}) {
            SearchResult<Branch> own = proven(new TreeGame(2, choice(player, DRAWN, COIN)));
            assertThat(own.statistics(FIRST).bounds().proof()).contains(Proof.DRAW);
            assertThat(own.statistics(SECOND).bounds().proof()).isEmpty();
            assertThat(own.bounds()).isEqualTo(new Bounds(0.5, 0.5, true));
            int other = 1 - player;
            SearchResult<Branch> ofOther = proven(new TreeGame(2, choice(player, choice(other, DRAWN, COIN))));
            assertThat(ofOther.bounds()).isEqualTo(new Bounds(0.5, 0.5, true));
            assertThat(ofOther.bounds().proof()).isEmpty();
        }
    }

    /** What is thrown later need not be a draw either; a sure draw found later counts for more than the coin. */
    @Test
    void anExpectationGoesUpToTheRoot() {
        Position coinLater = choice(1, choice(0, COIN, LOST), WON);
        SearchResult<Branch> result = proven(new TreeGame(2, choice(0, coinLater, LOST)));
        assertThat(result.bounds()).isEqualTo(new Bounds(0.5, 0.5, true));
        assertThat(result.bounds().proof()).isEmpty();
    }
}
