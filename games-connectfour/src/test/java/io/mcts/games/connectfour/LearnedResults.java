package io.mcts.games.connectfour;

import io.mcts.Mcts;
import io.mcts.policy.AdaptedPolicy;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;

/** Counts the published positions whose exact result is kept by searches that learn from the moves played. */
final class LearnedResults {

    private static final SelectionPolicy UCB1 = Ucb1.of(0.7);
    private static final Policy<ConnectFour, Drop> UNIFORM = new UniformPolicy<>();
    private static final Policy<ConnectFour, Drop> MAST =
            new EpsilonGreedyPolicy<ConnectFour, Drop>(0.4, new MastScores<>());
    private static final Policy<ConnectFour, Drop> NST =
            new EpsilonGreedyPolicy<ConnectFour, Drop>(0.2, new NGramScores<>(3, 7));

    private LearnedResults() {}

    /**
     * Prints a table.
     *
     * @param args the iterations of each search and the number of seeds; 1000 and 5 unless given
     */
    public static void main(String[] args) {
        long iterations = args.length > 0 ? Long.parseLong(args[0]) : 1_000;
        int seeds = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        KeptResults.printHead("selection and rollouts");
        print("ucb1, uniform", UCB1, UNIFORM, iterations, seeds);
        print("ucb1, mast", UCB1, MAST, iterations, seeds);
        print("ucb1, nst", UCB1, NST, iterations, seeds);
        print("ucb1, last good reply", UCB1, new LastGoodReplyPolicy<>(2, UNIFORM), iterations, seeds);
        print("ucb1, ppa", UCB1, new AdaptedPolicy<>(1), iterations, seeds);
        print("ucb1, decisive", UCB1, new DecisivePolicy<>(), iterations, seeds);
        print("ucb1, decisive + nst", UCB1, new DecisivePolicy<>(NST), iterations, seeds);
        print("rave k=10, uniform", Rave.of(0.7, 10), UNIFORM, iterations, seeds);
        print("rave k=100, uniform", Rave.of(0.7, 100), UNIFORM, iterations, seeds);
        print("rave c=0.3 k=100, uniform", Rave.of(0.3, 100), UNIFORM, iterations, seeds);
        print("rave b=0.5, uniform", Rave.grave(0.7, 0, 1), UNIFORM, iterations, seeds);
        print("grave ref=50 bias=1, uniform", Rave.grave(0.7, 50, 1), UNIFORM, iterations, seeds);
    }

    private static void print(
            String label, SelectionPolicy selection, Policy<ConnectFour, Drop> rollout, long iterations, int seeds) {
        System.out.println(KeptResults.row(
                label,
                seed -> Mcts.<ConnectFour, Drop>builder()
                        .selection(selection)
                        .rollout(rollout)
                        .seed(seed)
                        .build(),
                iterations,
                seeds));
    }
}
