package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Strip;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DecisivePolicyTest {

    private static final Policy<Strip, Branch> LAST =
            (state, random) -> state.legalMoves().get(state.legalMoves().size() - 1);

    private final Policy<Strip, Branch> decisive = new DecisivePolicy<>(LAST);
    private final Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);

    @Test
    void winsWhereItCan() {
        assertThat(choice("xx.oo..")).isEqualTo(2);
    }

    @Test
    void elseBlocksWhereTheOtherWouldWin() {
        assertThat(choice("xx.o...")).as("o to move").isEqualTo(2);
        assertThat(choice("x.oo.x.")).as("x to move, o wins at 1 and 4").isIn(1, 4);
    }

    @Test
    void elseAsksTheOtherPolicy() {
        assertThat(choice("x.o.....")).isEqualTo(7);
    }

    @Test
    void amongSeveralWinsEachHasEqualChance() {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 10_000; i++) {
            counts.merge(choice(".xx.oo"), 1, Integer::sum);
        }
        // four standard deviations of 10,000 throws of a coin
        assertThat(counts).containsOnlyKeys(0, 3);
        assertThat(counts.get(0)).isBetween(4_800, 5_200);
    }

    @Test
    void aPlayOutEndsTheGame() {
        Strip state = new Strip("x.x.oo.");
        decisive.playOut(state, random);
        assertThat(state).as("x wins at once").hasToString("xxx.oo.");
    }

    @Test
    void printsWhatItDefersTo() {
        assertThat(new DecisivePolicy<Strip, Branch>()).hasToString("decisive");
        assertThat(new DecisivePolicy<>(new DecisivePolicy<Strip, Branch>())).hasToString("decisive:decisive");
    }

    private int choice(String cells) {
        return decisive.choose(new Strip(cells), random).index();
    }
}
