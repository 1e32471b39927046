package io.mcts.imperfect.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.liarsdice.LiarsDiceMove;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The known values of liar's dice, for the player who bids first, by the number of faces. */
class LiarsDiceValueTest {

    /** The distance is that of an equilibrium, by which the value can be off; with more faces it takes more time to come close. */
    @ParameterizedTest
    @CsvSource({
        "2, 0.5, 500, 1e-4",
        "3, 0.1111111, 500, 1e-3",
        "4, 0.0625, 500, 2e-3",
    })
    void theFirstBidderGetsWhatIsKnown(int faces, double value, int rounds, double distance) {
        CfrPlus<LiarsDice, LiarsDiceMove> solver = CfrPlus.of(LiarsDice.initial(faces));
        solver.iterate(rounds);
        Exploitability solved = solver.exploitability();

        assertThat(solved.nashConv()).isLessThan(distance);
        assertThat(solved.values().get(0)).isCloseTo(value, within(solved.nashConv()));
    }

    @ParameterizedTest
    @CsvSource({"5, 0.008, 200, 4e-3", "6, -0.0271318, 100, 2e-2"})
    @Tag("nightly")
    void soTheyDoWithMoreFaces(int faces, double value, int rounds, double distance) {
        theFirstBidderGetsWhatIsKnown(faces, value, rounds, distance);
    }
}
