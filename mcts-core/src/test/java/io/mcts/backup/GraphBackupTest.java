package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class GraphBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    @Test
    void theValueOfANodeIsTheMeanOfItsChildrenByVisits() {
        // (3 * 0.2 + 1 * 0.6) / 4 = 0.3
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 1, 0}, 0.2, 0.6, 0);
        assertThat(GraphBackup.value(children)).isCloseTo(0.3, EXACT);
    }

    @Test
    void anEdgeKnowsWhatOtherEdgesHaveLearned() {
        // two moves of player 0 lead to one node of player 1, which has been visited by the first of them 4 times, with
        // 0.75 on
        // average for player 1; now the second is taken for the first time, and player 1 gets 0
        GivenNode root = GivenNode.choice(0, 2).visited(0, 4, 0.25);
        GivenNode reply = GivenNode.choice(1, 2).visited(0, 3, 0.8).visited(1, 1, 0.6);
        new GraphBackup().update(new GivenPath().by(root, 1).by(reply, 1), new double[] {1, 0});
        // (3 * 0.8 + 0.6 + 0) / 5 = 0.6 for player 1
        assertThat(root.mean(1)).isCloseTo(0.4, EXACT);
        assertThat(root.visits(1)).isEqualTo(1);
        assertThat(root.mean(0)).as("the other edge, until it is visited").isCloseTo(0.25, EXACT);
        new GraphBackup().update(new GivenPath().by(root, 0).by(reply, 0), new double[] {0.4, 0.6});
        // (4 * 0.75 + 2 * 0.3) / 6 = 0.6, and the reward changes nothing
        assertThat(root.mean(0)).isCloseTo(0.4, EXACT);
    }

    @Test
    void aChanceNodeHasItsExpectation() {
        // 0.25 * 0.8 + 0.75 * (0.4 + 0) / 2 = 0.35
        GivenNode root = GivenNode.choice(0, 1);
        GivenNode die = GivenNode.chance(0, 0.25, 0.75).visited(0, 6, 0.8).visited(1, 1, 0.4);
        new GraphBackup().update(new GivenPath().by(root, 0).by(die, 1), new double[] {0, 1});
        assertThat(root.mean(0)).isCloseTo(0.35, EXACT);
    }

    @Test
    void gamesOfThreePlayersAreRefused() {
        GivenPath path = new GivenPath().by(GivenNode.choice(0, 1), 0);
        assertThatThrownBy(() -> new GraphBackup().update(path, new double[3]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the backup graph is for games of one player or two, not of 3");
    }

    @Test
    void writesValues() {
        assertThat(new GraphBackup().writesValues()).isTrue();
        assertThat(new GraphBackup().needs()).isEmpty();
    }
}
