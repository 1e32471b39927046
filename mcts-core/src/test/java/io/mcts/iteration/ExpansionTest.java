package io.mcts.iteration;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.PositionKey;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.search.Trees;
import io.mcts.tree.Tree;
import org.junit.jupiter.api.Test;

/** Nodes of positions with one key. */
class ExpansionTest {

    /** A game whose positions all have the same key. */
    private static final class OneKey extends TreeGame implements PositionKey {

        OneKey(Position position) {
            super(2, position);
        }

        @Override
        public TreeGame copy() {
            return new OneKey(position());
        }

        @Override
        public long key() {
            return 7;
        }
    }

    /** The outcomes of a die keep the values of who chose before it, which the position does not say. */
    @Test
    void nodesWithOneKeyAreToldApartByWhoseValuesTheyKeep() {
        Position end = end(5, 5);
        OneKey die = new OneKey(chance(new double[] {0.5, 0.5}, end, end));
        OneKey first = new OneKey(choice(0, end, end));
        OneKey second = new OneKey(choice(1, end, end));
        Settings<TreeGame, Branch> settings = new Settings<>();
        settings.hasTranspositions = true;
        TreeState<TreeGame, Branch> tree = Trees.of(settings, first).first();
        Expansion<TreeGame, Branch> expansion = tree.expansion(tree.leafValues(0), Xoroshiro128PlusPlus.of(1));
        assertThat(expansion.find(first, 0, 1)).isEqualTo(Tree.ROOT);
        assertThat(expansion.find(die, 0, 1)).isEqualTo(Tree.NONE);
        int afterFirst = expansion.expand(die, 0, 1);
        assertThat(expansion.find(die, 1, 1)).isEqualTo(Tree.NONE);
        int afterSecond = expansion.expand(die, 1, 1);
        assertThat(expansion.find(second, 0, 1)).isEqualTo(Tree.NONE);
        int decision = expansion.expand(second, 0, 1);
        assertThat(expansion.find(die, 0, 1)).isEqualTo(afterFirst);
        assertThat(expansion.find(die, 1, 1)).isEqualTo(afterSecond);
        assertThat(expansion.find(second, 0, 1)).isEqualTo(decision);
        assertThat(expansion.find(second, 1, 1)).as("whoever came before").isEqualTo(decision);
        assertThat(expansion.find(first, 1, 1)).isEqualTo(Tree.ROOT);
    }
}
