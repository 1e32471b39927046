package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The moves played from the root, outcomes of chance included: what all players know where nothing is hidden. */
final class History<M extends Move> {

    private final Map<M, History<M>> next = new LinkedHashMap<>(4);
    private int visits;

    /** The node at this history, if there is one. */
    @Nullable
    InformationSet<M> node;

    History<M> after(M move) {
        History<M> after = next.computeIfAbsent(move, unseen -> new History<>());
        after.visits++;
        return after;
    }

    /** An outcome for a state where chance is to move: a new draw, or one of those drawn before, by their frequencies. */
    M outcome(GameState<?, M> state, Widening widening, RandomGenerator random) {
        int all = next.values().stream().mapToInt(after -> after.visits).sum();
        if (next.size() >= widening.limit(all + 1)) {
            int rest = random.nextInt(all);
            for (Map.Entry<M, History<M>> outcome : next.entrySet()) {
                rest -= outcome.getValue().visits;
                if (rest < 0) {
                    return outcome.getKey();
                }
            }
        }
        return state.randomMove(random);
    }
}
