package io.mcts.examples.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.LeafBatches;
import io.mcts.examples.model.LinearModelFit.Sample;
import io.mcts.games.connectfour.Cell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.Puct;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinearModelTest {

    /** Rounded to three decimals, and the tolerance of the fit. */
    private static final double ROUNDING = 0.0006;

    @Test
    void theWeightsAreThoseOfTheFit() throws IOException {
        assertThat(LinearModel.WEIGHTS).hasSize(LineFeatures.COUNT);
        assertThat(LinearModel.WEIGHTS)
                .containsExactly(LinearModelFit.fit(LinearModelFit.samples(false)), within(ROUNDING));
    }

    /** Who always says a half has an error of 0.474, the model one of 0.305. */
    @Test
    void theModelKnowsMoreOfPositionsItHasNotSeen() throws IOException {
        List<Sample> heldBack = LinearModelFit.samples(true);
        assertThat(heldBack).hasSizeGreaterThan(500);
        assertThat(LinearModelFit.error(heldBack, new double[LineFeatures.COUNT]))
                .isCloseTo(0.474, within(0.001));
        assertThat(LinearModelFit.error(heldBack, LinearModel.WEIGHTS)).isLessThan(0.31);
    }

    /**
     * The lines of a 4x4 board are its rows 1 to 4, its columns a to d and two diagonals. By hand:
     *
     * <ol>
     *   <li>The other's stone on a1 opens row 1, column a and a diagonal.
     *   <li>Row 1 is dead; each side has a column and a diagonal with one stone.
     *   <li>Of o: column b has two own stones, row 3 one of x; a4 completes column a of x, at once. Stones on b are 1 from the edge.
     *   <li>Of x: a4 wins. Row 3 with one own stone, column d and a diagonal with one of o, column b with two of o.
     *   <li>Of x: d2 completes row 2, but d1 is empty, and an even row is o's. Column b has two of x, row 3 two of o, a diagonal one
     *       of x. Stones on b and c count 3 and 2.
     *   <li>Of o, with one stone of his less: the threat is the other's, and not in a row of his. Row 3 has one of o, a diagonal one
     *       of x, column b two of x.
     *   <li>Of x: a1 and d4 complete row 1 and column d of o. Row 4 has one of x, a diagonal two. Stones on b and c count 5 and 2.
     *   <li>Of o: x would complete row 3 on d3, an odd row, which x gets; a diagonal has two of x. Stones on b and c: 3 each.
     * </ol>
     */
    @ParameterizedTest
    @CsvSource({
        "..../..../..../x... o, 1 -3 0 0 0 0 0 0 0",
        "..../..../..../x..o x, 1 0 0 0 0 0 0 0 0",
        "..../x.../xo../xo.. o, 1 -1 1 0 0 0 1 0 2",
        "..../x.../xo../xo.o x, 1 -1 -1 0 0 1 0 0 -2",
        "..../o.o./xxx./oxo. x, 1 1 0 1 0 0 0 0 1",
        "..../..o./xxx./oxo. o, 1 0 -1 -1 0 0 0 0 -1",
        ".x../.xxo/.xxo/.ooo x, 1 1 1 0 0 0 1 1 3",
        "..../xxx./oox./xoo. o, 1 0 -1 -1 -1 0 0 0 0"
    })
    void featuresOfSmallBoards(String position, String features) {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.of(4, 4)).parse(position);
        double[] expected = Arrays.stream(features.split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertThat(LineFeatures.of(state)).containsExactly(expected);
    }

    @Test
    void aBlockedCellClosesItsLines() {
        ConnectFour state =
                ConnectFourNotation.of(ConnectFour.of(4, 4, Cell.parse("3-3"))).parse("..../..../..../x..# o");
        assertThat(LineFeatures.of(state)[LineFeatures.ONES])
                .as("column a and a diagonal")
                .isEqualTo(-2);
    }

    @Test
    void theMirrorImageLooksTheSame() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        for (int game = 0; game < 50; game++) {
            ConnectFour state = ConnectFour.classic();
            ConnectFour mirrored = ConnectFour.classic();
            while (!state.isTerminal()) {
                assertThat(LineFeatures.of(mirrored)).isEqualTo(LineFeatures.of(state));
                Drop drop = state.randomMove(random);
                state.play(drop);
                mirrored.play(Drop.into(6 - drop.index()));
            }
        }
    }

    /** The first and the third position above: t = 1.686 - 3 * 0.170 and 1.686 - 0.170 + 0.490 - 1.855 + 2 * 0.043. */
    @Test
    void theValueIsThatOfThePlayerToMove() {
        double[][] payoffs = new double[2][2];
        new LinearModel()
                .evaluate(
                        List.of(small("..../..../..../x... o"), small("..../x.../xo../xo.. o")),
                        Xoroshiro128PlusPlus.of(1),
                        payoffs,
                        new double[2][4]);
        assertThat(payoffs[0][1]).isCloseTo(Math.tanh(1.176 / 2), within(1e-12));
        assertThat(payoffs[0][0]).isEqualTo(-payoffs[0][1]);
        assertThat(payoffs[1][1]).isCloseTo(Math.tanh(0.237 / 2), within(1e-12));
    }

    @Test
    void thePriorsAreTheOddsAfterEachMove() {
        ConnectFour state = small("..../x.../xo../xo.o x");
        double[][] priors = new double[1][4];
        new LinearModel().evaluate(List.of(state), Xoroshiro128PlusPlus.of(1), new double[1][2], priors);
        assertThat(DoubleStream.of(priors[0]).sum()).isCloseTo(1, within(1e-12));
        assertThat(priors[0][0]).as("a4 wins").isGreaterThan(0.99);
        ConnectFour b = state.copy();
        b.play(Drop.into(1));
        ConnectFour c = state.copy();
        c.play(Drop.into(2));
        assertThat(Math.log(priors[0][1] / priors[0][2]))
                .isCloseTo(LinearModel.logOdds(c) - LinearModel.logOdds(b), within(1e-9));
        assertThat(state).as("left as it is").isEqualTo(small("..../x.../xo../xo.o x"));
    }

    /** A win in two moves, three of x in the middle of the bottom row: both ends are free. */
    @Test
    void aSearchByTheModelFindsAWin() {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.classic()).parse("4433");
        Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder()
                .selection(new Puct(1, 0.25))
                .batches(new LeafBatches<>(new LinearModel(), 8, 1))
                .seed(1)
                .build();
        SearchResult<Drop> result = mcts.search(state, Budget.iterations(500));
        assertThat(result.bestMove()).isIn(Drop.into(1), Drop.into(4));
        assertThat(result.value()).isGreaterThan(0.9);
    }

    private static ConnectFour small(String position) {
        return ConnectFourNotation.of(ConnectFour.of(4, 4)).parse(position);
    }
}
