package io.mcts.imperfect;

import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.internal.Argument;
import io.mcts.policy.Policy;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

abstract class SearchBuilder<S extends GameState<?, M>, M extends Move, B extends SearchBuilder<S, M, B>> {

    final ImperfectSettings<S, M> settings;

    SearchBuilder(ImperfectSettings<S, M> settings) {
        this.settings = settings;
    }

    abstract B self();

    /** Sets the policy of rollouts; uniform unless set. */
    public B rollout(Policy<S, M> policy) {
        settings.rollout = Objects.requireNonNull(policy, "rollout");
        return self();
    }

    /** Sets the evaluator of leaves, which sees the whole state; a rollout unless set. */
    public B evaluator(Evaluator<S> evaluator) {
        settings.evaluator = Objects.requireNonNull(evaluator, "evaluator");
        return self();
    }

    /** Sets the random numbers after which a determinization is assumed never to end; 1,000,000 unless set. */
    public B mostDraws(int mostDraws) {
        Argument.require(mostDraws >= 1, "a determinization draws 1 random number or more", mostDraws);
        settings.mostDraws = mostDraws;
        return self();
    }

    /** Sets the threads, each with its own tree ({@link Parallel#root}); the calling one alone unless set. */
    public B parallel(Parallel parallel) {
        settings.parallel = Objects.requireNonNull(parallel, "parallel");
        return self();
    }

    /** Sets the seed; each search or match draws its own unless set. */
    public B seed(long seed) {
        settings.seed = OptionalLong.of(seed);
        return self();
    }

    /** Sets the clock, in nanoseconds; {@link System#nanoTime} unless set. */
    public B clock(LongSupplier clock) {
        settings.clock = Objects.requireNonNull(clock, "clock");
        return self();
    }
}
