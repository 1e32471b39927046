package io.mcts.games.connectfour;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.games.connectfour.ExactResults.Solved;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.Ucb1;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

/** Counts the published positions in which a search chooses a move that keeps the exact result. */
final class KeptResults {

    /** The settings that are compared, by the names they have in the guide. */
    @SuppressWarnings("ImmutableEnumChecker") // policies and filters are immutable by their contracts
    enum Setting {
        UNIFORM("uniform", new UniformPolicy<>(), MoveFilter.all()),
        DECISIVE("decisive rollouts", new DecisivePolicy<>(), MoveFilter.all()),
        DECISIVE_TREE("decisive expansion", new UniformPolicy<>(), new DecisiveMoves<>()),
        DECISIVE_BOTH("both", new DecisivePolicy<>(), new DecisiveMoves<>()),
        SOLVER("decisive rollouts, solver", new DecisivePolicy<>(), MoveFilter.all()),
        SOLVER_BOTH("both, solver", new DecisivePolicy<>(), new DecisiveMoves<>());

        private final String label;
        private final Policy<ConnectFour, Drop> rollout;
        private final MoveFilter<ConnectFour, Drop> expansion;

        Setting(String label, Policy<ConnectFour, Drop> rollout, MoveFilter<ConnectFour, Drop> expansion) {
            this.label = label;
            this.rollout = rollout;
            this.expansion = expansion;
        }

        Mcts<ConnectFour, Drop> mcts(long seed) {
            Mcts.Builder<ConnectFour, Drop> builder = Mcts.<ConnectFour, Drop>builder()
                    .selection(Ucb1.of(0.7))
                    .rollout(rollout)
                    .expansion(expansion)
                    .seed(seed);
            return (isSolver() ? builder.solver() : builder).build();
        }

        private boolean isSolver() {
            return this == SOLVER || this == SOLVER_BOTH;
        }
    }

    private KeptResults() {}

    /** The positions of a file in which one move keeps the exact result and another does not. */
    static List<Solved> positions(String file) {
        return ExactResults.read(file).stream()
                .filter(position ->
                        position.results().replace("x", "").chars().distinct().count() > 1)
                .toList();
    }

    /** For each position, the share of the searches, each with a seed of its own, that keep the exact result. */
    static double[] shares(List<Solved> positions, Setting setting, long iterations, int seeds) {
        return shares(positions, setting::mcts, iterations, seeds);
    }

    /** The same for any search that is made with a given seed. */
    static double[] shares(
            List<Solved> positions, LongFunction<Mcts<ConnectFour, Drop>> searches, long iterations, int seeds) {
        double[] shares = new double[positions.size()];
        for (int i = 0; i < shares.length; i++) {
            Solved position = positions.get(i);
            ConnectFour state = ConnectFourNotation.of(ConnectFour.classic()).parse(position.moves());
            for (int seed = 0; seed < seeds; seed++) {
                Drop move = searches.apply(1_000L * i + seed)
                        .search(state, Budget.iterations(iterations))
                        .bestMove();
                shares[i] += position.isBest(move.index()) ? 1.0 / seeds : 0;
            }
        }
        return shares;
    }

    /** Prints {@code docs/figures/kept-results.md}. */
    public static void main(String[] args) {
        System.out.println("| rollouts and expansion | 1,000 iterations | 10,000 | 100,000 |\n|---|---|---|---|");
        for (Setting setting : Setting.values()) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %s | %s | %s |%n",
                    setting.label,
                    kept(setting, 1_000, 20),
                    kept(setting, 10_000, 10),
                    kept(setting, 100_000, 2));
        }
    }

    private static String kept(Setting setting, long iterations, int seeds) {
        double share = ExactResults.FILES.stream()
                .flatMapToDouble(file -> Arrays.stream(shares(positions(file), setting, iterations, seeds)))
                .average()
                .orElseThrow();
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
