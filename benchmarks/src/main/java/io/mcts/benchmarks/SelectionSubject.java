package io.mcts.benchmarks;

import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ForcedPlayouts;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.ThompsonSampling;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;

/** All selection policies of the library. */
public enum SelectionSubject {
    LEAST_VISITED(new LeastVisited()),
    EPSILON_GREEDY(new EpsilonGreedy(0.5)),
    UCB1(Ucb1.of(0.7)),
    UCB1_TUNED(new Ucb1Tuned()),
    PUCT(new Puct(1, 0.25)),
    PRIOR_UCB1(new PriorUcb1(0.7, 4)),
    PROGRESSIVE_BIAS(new ProgressiveBias(0.7, 2)),
    IMPLICIT_MINIMAX(new ImplicitMinimax(0.7, 0.4)),
    FIRST_PLAY_URGENCY(FirstPlayUrgency.of(0.7, 1)),
    RAVE(Rave.of(0.7, 100)),
    GRAVE(Rave.grave(0.7, 100, 50)),
    THOMPSON_SAMPLING(new ThompsonSampling()),
    PROGRESSIVE_WIDENING(new ProgressiveWidening(1, 0.5, Ucb1.of(0.7))),
    SEQUENTIAL_HALVING(new SequentialHalving(SelectionBenchmark.ITERATIONS)),
    FORCED_PLAYOUTS(new ForcedPlayouts(2, new Puct(1, 0.25))),
    IMPROVED_POLICY(ImprovedPolicy.of(50, 0.1)),
    GUMBEL_HALVING(GumbelHalving.of(SelectionBenchmark.ITERATIONS));

    @SuppressWarnings("ImmutableEnumChecker") // every selection policy is immutable
    private final SelectionPolicy policy;

    SelectionSubject(SelectionPolicy policy) {
        this.policy = policy;
    }

    SelectionPolicy policy() {
        return policy;
    }
}
