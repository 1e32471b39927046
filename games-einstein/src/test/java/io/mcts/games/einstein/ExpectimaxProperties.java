package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.evaluation.Expectimax;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.games.einstein.evaluation.FittedEvaluation;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** {@link Expectimax} against a second one, which looks at everything, or cuts as Star1 does. */
class ExpectimaxProperties {

    /** The positions that were estimated. */
    private final Set<Long> estimated = new HashSet<>();

    private final Heuristic<EinStein> heuristic = (state, payoffs) -> {
        estimated.add(state.key());
        FittedEvaluation.of().estimate(state, payoffs);
    };

    @Property(seed = "1", tries = 300, edgeCases = EdgeCasesMode.NONE)
    void isWhatALookAtEverythingFinds(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 4) int plies,
            @ForAll @IntRange(min = 1, max = 6) int stones,
            @ForAll boolean isThrown) {
        EinStein state = position(seed, plies < 3 ? stones : Math.min(stones, 3), isThrown);
        assertThat(byLibrary(state, plies)).isCloseTo(full(state, plies), within(1e-12));
    }

    @Example
    void oneReplyToEachThrowSavesEstimates() {
        assertThat(savedAfter(2)).isGreaterThan(0.05);
        assertThat(savedAfter(3)).isGreaterThan(0.15);
    }

    /** The share of the positions that Star1 estimates, trying moves in their order, and the library does not. */
    private double savedAfter(int plies) {
        int ofStar1 = 0;
        int ofLibrary = 0;
        for (int seed = 0; seed < 50; seed++) {
            EinStein state = position(seed, 5, false);
            estimated.clear();
            double value = star1(state, plies, -1, 1);
            ofStar1 += estimated.size();
            estimated.clear();
            assertThat(byLibrary(state, plies)).isCloseTo(value, within(1e-12));
            ofLibrary += estimated.size();
        }
        return 1 - (double) ofLibrary / ofStar1;
    }

    private static EinStein position(long seed, int stones, boolean isThrown) {
        return EinStein.NOTATION.parse(RandomPositions.draw(new Random(seed), stones, stones, isThrown));
    }

    private double byLibrary(EinStein state, int plies) {
        double[] payoffs = new double[2];
        new Expectimax<EinStein, EinSteinMove>(heuristic, plies).estimate(state, payoffs);
        assertThat(payoffs[0] + payoffs[1]).isZero();
        return payoffs[0];
    }

    private double estimate(EinStein state) {
        if (state.isTerminal()) {
            return state.payoff(0);
        }
        double[] payoffs = new double[2];
        heuristic.estimate(state, payoffs);
        return payoffs[0];
    }

    private static EinStein after(EinStein state, EinSteinMove move) {
        EinStein after = state.copy();
        after.play(move);
        return after;
    }

    /** Red's payoff by all lines. */
    private double full(EinStein state, int plies) {
        if (plies == 0 || state.isTerminal()) {
            return estimate(state);
        }
        return switch (state.currentPlayer()) {
            case GameState.CHANCE ->
                state.legalMoves().stream()
                        .mapToDouble(thrown -> state.probability(thrown) * full(after(state, thrown), plies))
                        .sum();
            case 0 ->
                state.legalMoves().stream()
                        .mapToDouble(move -> full(after(state, move), plies - 1))
                        .max()
                        .orElseThrow();
            default ->
                state.legalMoves().stream()
                        .mapToDouble(move -> full(after(state, move), plies - 1))
                        .min()
                        .orElseThrow();
        };
    }

    /** Red's payoff, or a bound of it beyond alpha or beta: figure 4 of Hauk, Buro, Schaeffer, Rediscovering *-Minimax Search, 2004. */
    private double star1(EinStein state, int plies, double alpha, double beta) {
        if (plies == 0 || state.isTerminal()) {
            return estimate(state);
        }
        if (state.currentPlayer() == GameState.CHANCE) {
            return star1OfThrows(state, plies, alpha, beta);
        }
        boolean isRed = state.currentPlayer() == 0;
        double low = alpha;
        double high = beta;
        for (EinSteinMove move : state.legalMoves()) {
            double value = star1(after(state, move), plies - 1, low, high);
            low = isRed ? Math.max(low, value) : low;
            high = isRed ? high : Math.min(high, value);
            if (low >= high) {
                break;
            }
        }
        return isRed ? low : high;
    }

    private double star1OfThrows(EinStein state, int plies, double alpha, double beta) {
        double sum = 0;
        double left = 1;
        for (EinSteinMove thrown : state.legalMoves()) {
            double probability = state.probability(thrown);
            left -= probability;
            double low = Math.max(-1, (alpha - sum - left) / probability);
            double high = Math.min(1, (beta - sum + left) / probability);
            sum += probability * star1(after(state, thrown), plies, low, high);
            if (sum + left <= alpha) {
                return alpha;
            }
            if (sum - left >= beta) {
                return beta;
            }
        }
        return sum;
    }
}
