package io.mcts.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.reference.RandomGame.Play;
import io.mcts.result.SearchResult;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The standing test of the search: random searches of random games, each compared with the reference. What is compared, and where only
 * less can be, is said in {@link Comparison}.
 *
 * <p>{@code -Dreference.games=N} sets the number of searches, {@code -Dreference.from=N} the first.
 */
class ReferenceTest {

    private static final int GAMES = Integer.getInteger("reference.games", 1_200);
    private static final int FROM = Integer.getInteger("reference.from", 0);
    private static final int SEVERAL_TREES = 300;
    private static final int NIGHTLY_GAMES = 40_000;

    @Test
    void everySearchIsThatOfTheReference() {
        compare(FROM, FROM + GAMES);
    }

    @Test
    @Tag("nightly")
    void everySearchOfANightIsThatOfTheReference() {
        compare(FROM + GAMES, FROM + GAMES + NIGHTLY_GAMES);
    }

    private static void compare(int from, int to) {
        Set<Feature> allowed = EnumSet.complementOf(EnumSet.of(Feature.SHARED_TREE));
        for (int seed = from; seed < to; seed++) {
            Comparison.of(RandomSearch.of(seed, allowed));
        }
    }

    /** What several trees know together is seldom more than what one of them knows, so these mixtures are searched more often. */
    @Test
    void severalTreesAreThoseOfTheReference() {
        for (int seed = 0; seed < SEVERAL_TREES; seed++) {
            Comparison.of(new RandomSearch(seed, EnumSet.of(Feature.SOLVER, Feature.ROOT_PARALLEL)));
            Comparison.of(new RandomSearch(seed, EnumSet.of(Feature.SOLVER, Feature.SHARES)));
        }
        for (int seed = 0; seed < SEVERAL_TREES / 6; seed++) {
            Comparison.of(new RandomSearch(seed, EnumSet.of(Feature.CEILING, Feature.SHARES)));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {3_391, 4_286})
    void aBatchThatEndsASearchMayHaveMetALeafTwice(long seed) {
        Comparison.of(RandomSearch.of(seed, EnumSet.complementOf(EnumSet.of(Feature.SHARED_TREE))));
    }

    /** These games have up to nine moves, so that some nodes are small and find no room to grow. */
    @Test
    void searchesThatForgetNodesAreThoseOfTheReference() {
        for (int seed = 1; seed < SEVERAL_TREES; seed += 4) {
            Comparison.of(new RandomSearch(seed, EnumSet.of(Feature.CEILING)));
        }
    }

    /** With probabilities whose sums are rounded, proofs are not compared bit for bit, but with the exact values. */
    @Test
    void whatIsProvenHoldsWhateverThePayoffs() {
        int proven = 0;
        int searches = 300;
        for (int seed = 0; seed < searches; seed++) {
            RandomSearch search = RandomSearch.rounded(seed, EnumSet.of(Feature.SOLVER, Feature.LISTED_CHANCE));
            SearchResult<Play> result = Comparison.ofProofs(search, 2_000);
            proven += result.bounds().isExact() ? 1 : 0;
        }
        assertThat(proven).as("searches that proved their root").isGreaterThan(searches / 2);
    }
}
