package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class MaxBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    private final MaxBackup backup = new MaxBackup();

    @Test
    void theLeafsOwnEdgeAveragesItsRewards() {
        GivenNode root = GivenNode.choice(1, 2).visited(0, 1, 0.5);
        backup.update(new GivenPath().by(root, 0), new double[] {0.7, 0.3});
        // player 1 has (0.5 + 0.3) / 2
        assertThat(root.mean(0)).isCloseTo(0.4, EXACT);
        assertThat(root.visits(0)).isEqualTo(2);
    }

    @Test
    void anEdgeIsWorthTheBestReplyToIt() {
        // player 1 replies: child 0 has a mean of 0.6 over 5 visits, child 1 gets its second, (0.2 + 0.4) / 2 = 0.3,
        // child 2 was never visited. The best is 0.6 for player 1, which leaves 0.4 to player 0
        GivenNode root = GivenNode.choice(0, 2).visited(1, 7, 0.9);
        GivenNode reply = GivenNode.choice(1, 3).visited(0, 5, 0.6).visited(1, 1, 0.2);
        backup.update(new GivenPath().by(root, 1).by(reply, 1), new double[] {0.6, 0.4});
        assertThat(reply.mean(1)).isCloseTo(0.3, EXACT);
        assertThat(reply.mean(0)).isCloseTo(0.6, EXACT);
        assertThat(root.mean(1)).isCloseTo(0.4, EXACT);
        assertThat(root.visits(1)).isEqualTo(8);
    }

    @Test
    void valuesGoUpThroughTurnsOfTheSamePlayer() {
        // from below: player 0 at the last node has 0.5 and (0.5 + 1) / 2 = 0.75, so the edge to it is worth 0.75 to
        // them, who chose it, too; beside it they have 0.8, so the edge to that node is worth 0.2 to player 1
        GivenNode root = GivenNode.choice(1, 1).visited(0, 4, 0.5);
        GivenNode middle = GivenNode.choice(0, 2).visited(0, 1, 0.8).visited(1, 2, 0.1);
        GivenNode last = GivenNode.choice(0, 2).visited(0, 3, 0.5).visited(1, 1, 0.5);
        backup.update(new GivenPath().by(root, 0).by(middle, 1).by(last, 1), new double[] {1, 0});
        assertThat(middle.mean(1)).isCloseTo(0.75, EXACT);
        assertThat(root.mean(0)).isCloseTo(0.2, EXACT);
    }

    @Test
    void aChanceNodeIsWorthTheExpectationOverTheOutcomesDrawn() {
        // outcome 0 has (0.5 + 1) / 2 = 0.75, outcome 1 has 0.2, outcome 2 was not drawn:
        // (0.2 * 0.75 + 0.3 * 0.2) / 0.5 = 0.42; the values are of player 0, who chose before
        GivenNode root = GivenNode.choice(0, 1).visited(0, 5, 0.9);
        GivenNode die = GivenNode.chance(0, 0.2, 0.3, 0.5).visited(0, 1, 0.5).visited(1, 3, 0.2);
        backup.update(new GivenPath().by(root, 0).by(die, 0), new double[] {1, 0});
        assertThat(root.mean(0)).isCloseTo(0.42, EXACT);
    }

    @Test
    void anOutcomeIsWorthTheBestMoveAfterIt() {
        // player 1 has 0.9 and (0.1 + 0.3) / 2 = 0.2 after the outcome, which leaves 0.1 to player 0
        GivenNode die = GivenNode.chance(0, 0.5, 0.5).visited(0, 2, 0.5);
        GivenNode after = GivenNode.choice(1, 2).visited(0, 1, 0.9).visited(1, 1, 0.1);
        backup.update(new GivenPath().by(die, 0).by(after, 1), new double[] {0.7, 0.3});
        assertThat(die.mean(0)).isCloseTo(0.1, EXACT);
    }

    @Test
    void aPlayerAloneMaximizes() {
        GivenNode root = GivenNode.choice(0, 1).visited(0, 1, 0.1);
        GivenNode next = GivenNode.choice(0, 2).visited(0, 4, 0.7);
        backup.update(new GivenPath().by(root, 0).by(next, 1), new double[] {0.3});
        assertThat(root.mean(0)).isCloseTo(0.7, EXACT);
    }

    @Test
    void gamesWithoutOpposedRewardsAreRefusedBeforeAnyVisit() {
        GivenNode root = GivenNode.choice(0, 1);
        GivenPath path = new GivenPath().by(root, 0);
        assertThatThrownBy(() -> backup.update(path, new double[] {0.2, 0.3, 0.5}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the backup max is for games of one player or two, not of 3\nMaybe");
        assertThatThrownBy(() -> backup.update(path, new double[] {0.5, 0.6}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the backup max is for games in which one player gets what the other does not")
                .hasMessageEndingWith("0.5 and 0.6");
        assertThat(root.visits()).isZero();
    }

    @Test
    void writesValuesAndNeedsNothing() {
        assertThat(backup.writesValues()).isTrue();
        assertThat(backup.needs()).isEmpty();
        assertThat(backup).hasToString("max");
    }
}
