package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.selection.Statistic;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ImplicitMinimaxBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    private final ImplicitMinimaxBackup backup = new ImplicitMinimaxBackup(new MeanBackup());

    @Test
    void theBestPriorGoesUp() {
        // player 1 has 0.3, 0.9 and 0.6 below the middle node: 0.9, which leaves 0.1 to player 0 there, whose other
        // move
        // has 0.4: the greater, 0.4, leaves 0.6 to player 1 at the root
        GivenNode root = GivenNode.choice(1, 2).priors(0.5, 0.7);
        GivenNode middle = GivenNode.choice(0, 2).priors(0.8, 0.4);
        GivenNode last = GivenNode.choice(1, 3).priors(0.3, 0.9, 0.6);
        backup.update(new GivenPath().by(root, 1).by(middle, 0).by(last, 2), new double[] {0.25, 0.75});
        assertThat(last.priorOf).containsExactly(0.3, 0.9, 0.6);
        assertThat(middle.priorOf).containsExactly(new double[] {0.1, 0.4}, EXACT);
        assertThat(root.priorOf).containsExactly(new double[] {0.5, 0.6}, EXACT);
    }

    @Test
    void aPlayerWhoMovesTwiceKeepsTheirOwnValue() {
        GivenNode root = GivenNode.choice(0, 1).priors(0.5);
        GivenNode next = GivenNode.choice(0, 2).priors(0.2, 0.7);
        backup.update(new GivenPath().by(root, 0).by(next, 0), new double[] {1, 0});
        assertThat(root.prior(0)).isCloseTo(0.7, EXACT);
    }

    @Test
    void theRewardsGoUpByTheOtherBackup() {
        GivenNode root = GivenNode.choice(1, 1).visited(0, 1, 0.25);
        GivenNode next = GivenNode.choice(0, 1).priors(1);
        backup.update(new GivenPath().by(root, 0).by(next, 0), new double[] {0.25, 0.75});
        assertThat(root.mean(0)).as("(0.25 + 0.75) / 2").isCloseTo(0.5, EXACT);
        assertThat(next.mean(0)).isCloseTo(0.25, EXACT);
    }

    @Test
    void nothingGoesUpThroughChance() {
        GivenNode root = GivenNode.choice(0, 1).priors(0.5);
        GivenNode move = GivenNode.choice(0, 1).priors(0.4);
        GivenNode die = GivenNode.chance(0, 0.5, 0.5).priors(0.5, 0.5);
        GivenNode after = GivenNode.choice(1, 2).priors(0.9, 0.1);
        GivenNode last = GivenNode.choice(0, 1).priors(0.8);
        backup.update(
                new GivenPath().by(root, 0).by(move, 0).by(die, 1).by(after, 0).by(last, 0), new double[] {1, 0});
        assertThat(after.priorOf).as("below the throw").containsExactly(new double[] {0.2, 0.1}, EXACT);
        assertThat(die.priorOf).containsExactly(0.5, 0.5);
        assertThat(move.prior(0)).as("the move before the throw").isEqualTo(0.4);
        assertThat(root.prior(0)).isEqualTo(0.5);
    }

    @Test
    void gamesOfThreePlayersAreRefused() {
        GivenPath path = new GivenPath().by(GivenNode.choice(0, 1), 0);
        assertThatThrownBy(() -> backup.update(path, new double[3]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the backup implicit-minimax:mean is for games of one player or two, not of 3");
    }

    @Test
    void needsPriorsAndWhatTheOtherBackupNeeds() {
        assertThat(backup.needs()).containsExactly(Statistic.PRIOR);
        assertThat(new ImplicitMinimaxBackup(new ExpectationBackup()).needs())
                .containsExactlyInAnyOrder(Statistic.PRIOR, Statistic.OUTCOME_SUMS);
        assertThat(backup.writesValues()).isTrue();
        assertThatThrownBy(() -> new ImplicitMinimaxBackup(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("inner");
    }
}
