package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.KeptTree;
import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import org.junit.jupiter.api.Test;

class KeptTreeOfGoTest {

    private static final Budget BUDGET = Budget.iterations(400);

    private static final Mcts<Go, GoMove> SEARCH = Go.search().seed(1).build();

    private final KeptTree<Go, GoMove> tree = new KeptTree<>(SEARCH);

    private static Go after(double komi, String moves) {
        return Go.notation(GoRules.of(5).withKomi(komi)).parse(moves);
    }

    private static long visits(SearchResult<GoMove> result) {
        return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    private SearchResult<GoMove> search(Go position, Budget budget) {
        return tree.search(GtpEngine.line(position), budget);
    }

    private SearchResult<GoMove> analyze(Go position) {
        return tree.analyze(GtpEngine.line(position), BUDGET, SearchListener.none());
    }

    /** What the opponent answers is what the search expects. */
    private Go afterTheExpectedAnswer() {
        SearchResult<GoMove> first = search(after(0.5, "C3"), BUDGET);
        Go next = after(0.5, "C3");
        next.play(first.principalVariation().get(0));
        next.play(first.principalVariation().get(1));
        return next;
    }

    @Test
    void aGameThatGoesOnIsSearchedInTheSameTree() {
        assertThat(visits(search(afterTheExpectedAnswer(), BUDGET))).isGreaterThan(400);
    }

    @Test
    void theSamePositionIsSearchedOn() {
        search(after(0.5, "C3"), BUDGET);
        assertThat(visits(search(after(0.5, "C3"), BUDGET))).isEqualTo(800);
    }

    @Test
    void anotherGameHasATreeOfItsOwn() {
        search(after(0.5, "C3"), BUDGET);
        assertThat(visits(search(after(0.5, "B3 C3"), BUDGET))).isEqualTo(400);
        assertThat(visits(search(after(0.5, "B3"), BUDGET))).isEqualTo(400); // a move taken back
        assertThat(visits(search(after(5.5, "B3 D3"), BUDGET))).isEqualTo(400);
        tree.clear();
        assertThat(visits(search(after(5.5, "B3 D3 C3"), BUDGET))).isEqualTo(400);
    }

    /** Forward in a copy of the subtree, back to the tree that stayed, also over several moves. */
    @Test
    void anAnalysisGoesOnAfterMovesAreTakenBack() {
        SearchResult<GoMove> first = analyze(after(0.5, "C3"));
        Go next = after(0.5, "C3");
        next.play(first.bestMove());
        long known = visits(analyze(next));
        assertThat(known).as("forward").isGreaterThan(400);
        next.play(next.legalMoves().get(0));
        next.play(next.legalMoves().get(0));
        analyze(next);
        assertThat(visits(analyze(after(0.5, "C3")))).as("back").isEqualTo(800);
        assertThat(visits(search(next, Budget.iterations(1))))
                .as("a branch that was left")
                .isLessThan(400);
        assertThat(visits(analyze(after(0.5, "C3"))))
                .as("a game that is played keeps its own tree alone")
                .isEqualTo(400);
    }

    @Test
    void iterationsOfPonderingStayInTheTree() throws InterruptedException {
        Budget longer = Budget.iterations(2_000);
        GoMove move = search(after(0.5, "C3"), BUDGET).bestMove();
        Thread[] thread = new Thread[1];
        tree.planPondering(move);
        tree.ponder(
                work -> {
                    thread[0] = new Thread(work);
                    thread[0].start();
                },
                longer);
        thread[0].join();
        SearchTree<Go, GoMove> same = SEARCH.tree(after(0.5, "C3"));
        same.search(BUDGET);
        same.advance(move);
        SearchResult<GoMove> pondered = same.search(longer);
        Go next = after(0.5, "C3");
        next.play(move);
        next.play(pondered.bestMove());
        long known = pondered.moves().get(0).visits();
        assertThat(known).isGreaterThan(400);
        assertThat(visits(search(next, BUDGET))).isBetween(known + 399, known + 400);
    }

    @Test
    void aPassThatEndsTheGameIsNotPonderedOn() {
        search(after(0.5, "C3 pass"), BUDGET);
        tree.planPondering(GoMove.PASS);
        tree.ponder(work -> assertThat(work).isNull(), BUDGET);
    }
}
