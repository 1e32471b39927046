package io.mcts.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Strip;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisiveMovesTest {

    private final DecisiveMoves<Strip, Branch> filter = new DecisiveMoves<>();

    @Test
    void oneWinIsTheOnlyChild() {
        assertThat(filtered(".xx.oo")).containsExactly(0);
    }

    @Test
    void elseTheBlocksAreTheChildren() {
        assertThat(filtered("x.oo.x.")).containsExactly(1, 4);
    }

    @Test
    void elseAllMovesAre() {
        assertThat(filtered("x.o...")).containsExactly(1, 3, 4, 5);
    }

    @Test
    void theSearchSpendsNothingOnOtherMoves() {
        SearchResult<Branch> result = Mcts.<Strip, Branch>builder()
                .expansion(filter)
                .seed(1)
                .build()
                .search(new Strip("x.oo.x."), Budget.iterations(100));
        assertThat(result.moves())
                .extracting(MoveStatistics::move)
                .extracting(Branch::index)
                .containsOnly(1, 4);
        assertThat(result.value()).as("both lose to the other threat").isLessThan(0.1);
    }

    private List<Integer> filtered(String cells) {
        Strip state = new Strip(cells);
        return filter.filter(state, state.legalMoves()).stream()
                .map(Branch::index)
                .toList();
    }
}
