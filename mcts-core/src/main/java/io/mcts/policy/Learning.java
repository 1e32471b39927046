package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The choices of one worker's iteration, and the learners that receive them when it ends. Not thread-safe.
 *
 * <p>Parts are immutable and shared between searches. The {@code with(Learning)} of a part that learns returns a copy that keeps what it
 * learns and is {@link #add added} here; a part that holds others passes the call on.
 */
public final class Learning {

    private @Nullable PlayedMoves played;
    private final List<Learner> learners = new ArrayList<>();
    private final boolean recordsRollouts;

    /** Creates an object without learners; the flag is {@link #recordsRollouts}. */
    public Learning(boolean recordsRollouts) {
        this.recordsRollouts = recordsRollouts;
    }

    public PlayedMoves played() {
        if (played == null) {
            played = new PlayedMoves();
        }
        return played;
    }

    /** Whether the search needs the moves of rollouts even if no policy learns, as RAVE does; evaluators then use {@link #recorded}. */
    public boolean recordsRollouts() {
        return recordsRollouts;
    }

    public <L extends Learner> L add(L learner) {
        learners.add(learner);
        return learner;
    }

    public boolean isNeeded() {
        return recordsRollouts || !learners.isEmpty();
    }

    /** Returns the policy for an evaluator in place of the given one: it learns if that does, and records choices if needed. */
    public <S extends GameState<?, M>, M extends Move> Policy<S, M> recorded(Policy<S, M> policy) {
        Policy<S, M> own = policy.with(this);
        return isNeeded() ? new RecordedPolicy<>(own, played()) : own;
    }

    /** Passes a finished iteration to all learners, with the reward of each player, from 0 to 1. */
    public void learn(double[] rewards) {
        for (int i = 0; i < learners.size(); i++) {
            learners.get(i).learn(played(), rewards);
        }
    }

    private record RecordedPolicy<S extends GameState<?, M>, M extends Move>(Policy<S, M> policy, PlayedMoves played)
            implements Policy<S, M> {

        @Override
        public M choose(S state, RandomGenerator random) {
            M move = Argument.requireMove(policy.choose(state, random), policy, state);
            played.add(state.currentPlayer(), move.index());
            return move;
        }

        @Override
        public void playOut(S state, RandomGenerator random) {
            policy.playOut(state, random, played);
        }

        @Override
        public String toString() {
            return policy.toString();
        }
    }

    static IllegalStateException isMissing(String partAndTask) {
        return new IllegalStateException(
                partAndTask + " by what a search has learned, and no search has passed it its Learning"
                        + "\nMaybe a part that holds it does not override with(Learning).");
    }
}
