package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.GumbelChild;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** The parts of the library that fit any game, the plainest of each role first. */
final class AnyGameParts {

    private AnyGameParts() {}

    static List<SelectionPolicy> selections() {
        return List.of(
                Ucb1.classic(),
                Ucb1.of(0.7),
                new Ucb1Tuned(),
                FirstPlayUrgency.of(0.7, 1),
                new PriorUcb1(0.7, 4),
                new ProgressiveBias(0.7, 2),
                new Puct(1, 0.25),
                new ThompsonSampling(),
                Rave.of(0.7, 10),
                Rave.grave(0.7, 50, 1),
                new ImplicitMinimax(0.7, 0.4),
                new ProgressiveWidening(1, 0.25, Ucb1.of(0.7)),
                new SequentialHalving(500),
                new ForcedPlayouts(2, new Puct(1, 0.25)),
                ImprovedPolicy.of(50, 1),
                GumbelHalving.of(500),
                new EpsilonGreedy(0.5),
                new LeastVisited());
    }

    /** Policies of rollouts, by scores that a heuristic gives where they need any. */
    static <S extends GameState<S, M>, M extends Move> List<Policy<S, M>> policies(Heuristic<? super S> heuristic) {
        Policy<S, M> uniform = new UniformPolicy<>();
        return List.of(
                uniform,
                new DecisivePolicy<S, M>(),
                new EpsilonGreedyPolicy<S, M>(0.1, new MastScores<>()),
                new SoftmaxPolicy<S, M>(0.2, new NGramScores<>(3, 2)),
                new SoftmaxPolicy<S, M>(0.2, new SuccessorScores<S, M>(heuristic)),
                new EpsilonGreedyPolicy<S, M>(0.1, new FilteredScores<S, M>(new SuccessorScores<S, M>(heuristic), 0.1)),
                new LastGoodReplyPolicy<S, M>(2, uniform));
    }

    /** Evaluators of leaves that take them one by one. */
    static <S extends GameState<S, M>, M extends Move> List<Evaluator<S>> evaluators(Heuristic<? super S> heuristic) {
        Policy<S, M> uniform = new UniformPolicy<>();
        return List.of(
                new RolloutEvaluator<S, M>(uniform),
                new TruncatedRolloutEvaluator<S, M>(uniform, 2, heuristic),
                new MixedEvaluator<S>(0.25, new RolloutEvaluator<S, M>(uniform), heuristic),
                new HeuristicEvaluator<S>(heuristic));
    }

    /** Evaluators that take leaves in batches. */
    static <S extends GameState<S, M>, M extends Move> List<LeafBatches<S>> batches() {
        BatchEvaluator<S> rollouts = new OneByOne<>(new RolloutEvaluator<S, M>(new UniformPolicy<>()));
        return List.of(
                new LeafBatches<>(rollouts, 7, 2),
                new LeafBatches<>(new ParallelEvaluator<>(rollouts, ForkJoinPool.commonPool(), 3), 4, 1));
    }

    /** Searches for any game, about which nothing is known, that differ in how they value leaves; plain UCT first. */
    static <S extends GameState<S, M>, M extends Move> List<Mcts<S, M>> searches() {
        List<Mcts<S, M>> all = new ArrayList<>();
        AnyGameParts.<S, M>policies(noHeuristic())
                .forEach(policy -> all.add(Mcts.<S, M>builder().rollout(policy).build()));
        AnyGameParts.<S, M>evaluators(noHeuristic()).stream()
                .skip(1)
                .forEach(evaluator ->
                        all.add(Mcts.<S, M>builder().evaluator(evaluator).build()));
        AnyGameParts.<S, M>batches()
                .forEach(
                        batches -> all.add(Mcts.<S, M>builder().batches(batches).build()));
        return all;
    }

    static List<Backup> backups() {
        return List.of(new MeanBackup(), new ExpectationBackup());
    }

    /** Backups that write values, for games in which one player gets what the other does not. */
    static List<Backup> backupsOfOpposedPlayers() {
        return List.of(new MaxBackup(), new GraphBackup(), new ImplicitMinimaxBackup(new MeanBackup()));
    }

    static List<FinalDecision> decisions() {
        return List.of(
                new RobustChild(),
                new MaxChild(),
                SecureChild.of(1),
                UcbChild.of(0.7),
                new GumbelChild(GumbelHalving.of(500)));
    }

    /** A heuristic that knows nothing of the game. */
    static EvenHeuristic noHeuristic() {
        return new EvenHeuristic();
    }
}
