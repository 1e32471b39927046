package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * What the rollouts of one search tree share: the choices of the current iteration, and those who learn from it when it is over.
 *
 * <p>Policies and scores are immutable and shared between searches. A part that learns is, as it is composed, only the recipe:
 * its {@code with(Learning)} makes what one search plays by, a part that keeps what it learns and is {@link #add added} here. A
 * part that holds others passes the call on, so learning works inside any composition:
 *
 * <pre>{@code
 * new DecisivePolicy<>(new EpsilonGreedyPolicy<S, M>(0.4, new MastScores<>()))
 * }</pre>
 *
 * <p>Not thread-safe.
 */
public final class Learning {

    private final PlayedMoves played = new PlayedMoves();
    private final List<Learner> learners = new ArrayList<>();
    private final boolean isAlwaysNeeded;

    /**
     * Nothing learned yet.
     *
     * @param isAlwaysNeeded whether the moves of rollouts are wanted even if none of their policies learns
     */
    public Learning(boolean isAlwaysNeeded) {
        this.isAlwaysNeeded = isAlwaysNeeded;
    }

    /**
     * The choices of the current iteration.
     *
     * @return always the same object
     */
    public PlayedMoves played() {
        return played;
    }

    /**
     * Adds one who learns from each iteration.
     *
     * @param learner is told of each from now on
     */
    public void add(Learner learner) {
        learners.add(learner);
    }

    /**
     * Whether anyone wants to know the moves that are played.
     *
     * @return false if a search need not record them
     */
    public boolean isNeeded() {
        return isAlwaysNeeded || !learners.isEmpty();
    }

    /**
     * The policy by which a search plays its rollouts: it learns if the given one does, and each of its choices is recorded if
     * anyone wants to know them. For evaluators that play rollouts.
     *
     * @param policy the policy as it was composed
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a policy for this search alone, or one that is as fast as the given one if nothing is recorded
     */
    public <S extends GameState<S, M>, M extends Move> Policy<S, M> recorded(Policy<S, M> policy) {
        Policy<S, M> own = policy.with(this);
        return isNeeded() ? new RecordedPolicy<>(own, played) : own;
    }

    /**
     * Tells all learners that an iteration is over.
     *
     * @param rewards what each player got, scaled to [0, 1]
     */
    public void learn(double[] rewards) {
        for (int i = 0; i < learners.size(); i++) {
            learners.get(i).learn(played, rewards);
        }
    }
}
