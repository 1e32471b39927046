package io.mcts.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.Bounds;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The strength of plain UCT with 10,000 iterations a move, against exact minimax values and in whole games. */
class TicTacToeSearchIT {

    private static final Budget BUDGET = Budget.iterations(10_000);

    private final Minimax minimax = new Minimax();
    private final List<TicTacToe> positions = minimax.nonTerminalPositions();

    @Test
    @Tag("nightly")
    void inEveryReachablePositionTheMoveKeepsTheExactValue() {
        assertThat(positions).hasSize(4_520);
        assertThat(mistakes(new RobustChild(), positions)).isEmpty();
    }

    static Stream<FinalDecision> decisions() {
        return Stream.of(new RobustChild(), new MaxChild(), SecureChild.of(1));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void inManyPositionsTheMoveKeepsTheExactValue(FinalDecision decision) {
        assertThat(mistakes(decision, some(100))).isEmpty();
    }

    /** A number of the positions, evenly spaced in their list, which is in the order of their plies. */
    private List<TicTacToe> some(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> positions.get(i * positions.size() / count))
                .toList();
    }

    @Test
    void againstItselfEveryGameIsDrawn() {
        Policy<TicTacToe, Cell> search = Mcts.<TicTacToe, Cell>builder().build().policy(BUDGET);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int game = 0; game < 10; game++) {
            assertThat(play(List.of(search, search), random).payoff(0))
                    .as("game %d", game)
                    .isZero();
        }
    }

    @Test
    void againstAUniformPlayerNoGameIsLost() {
        Policy<TicTacToe, Cell> search = Mcts.<TicTacToe, Cell>builder().build().policy(BUDGET);
        Policy<TicTacToe, Cell> uniform = new UniformPolicy<>();
        RandomGenerator random = Xoroshiro128PlusPlus.of(2);
        for (int game = 0; game < 25; game++) {
            int side = game % 2;
            TicTacToe end = play(side == 0 ? List.of(search, uniform) : List.of(uniform, search), random);
            assertThat(end.payoff(side)).as("game %d: %s", game, end).isNotNegative();
        }
    }

    @Test
    void theEmptyBoardIsProvenADraw() {
        for (int seed = 0; seed < 20; seed++) {
            SearchResult<Cell> result = solver(seed).search(TicTacToe.initial(), Budget.iterations(20_000));
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.bounds().proof()).contains(Proof.DRAW);
            assertThat(result.principalVariation()).hasSize(9);
        }
    }

    @Test
    @Tag("nightly")
    void everyReachablePositionIsProvenToItsExactValue() {
        requireProven(positions);
    }

    @Test
    void manyPositionsAreProvenToTheirExactValue() {
        requireProven(some(250));
    }

    /** Every position is proven, each in its tree: to the exact value, with a move that keeps it. */
    private void requireProven(List<TicTacToe> among) {
        for (TicTacToe position : among) {
            SearchResult<Cell> result = solver(1).search(position, Budget.iterations(20_000));
            int value = minimax.value(position) * (position.currentPlayer() == 0 ? 1 : -1);
            assertThat(result.bounds()).as("%s", position).isEqualTo(new Bounds((1 + value) / 2.0, (1 + value) / 2.0));
            assertThat(minimax.valueAfter(position, result.bestMove())).isEqualTo(minimax.value(position));
        }
    }

    private static Mcts<TicTacToe, Cell> solver(long seed) {
        return Mcts.<TicTacToe, Cell>builder()
                .selection(Ucb1.of(0.3))
                .rollout(new DecisivePolicy<>())
                .solver()
                .transpositions()
                .seed(seed)
                .build();
    }

    private List<String> mistakes(FinalDecision decision, List<TicTacToe> among) {
        List<String> mistakes = new ArrayList<>();
        for (int i = 0; i < among.size(); i++) {
            TicTacToe position = among.get(i);
            Cell move = Mcts.<TicTacToe, Cell>builder()
                    .decision(decision)
                    .seed(i)
                    .build()
                    .search(position, BUDGET)
                    .bestMove();
            if (minimax.valueAfter(position, move) != minimax.value(position)) {
                mistakes.add(position + " " + move);
            }
        }
        return mistakes;
    }

    private static TicTacToe play(List<Policy<TicTacToe, Cell>> players, RandomGenerator random) {
        TicTacToe state = TicTacToe.initial();
        while (!state.isTerminal()) {
            state.play(players.get(state.currentPlayer()).choose(state, random));
        }
        return state;
    }
}
