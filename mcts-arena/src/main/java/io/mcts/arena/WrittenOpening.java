package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** An opening with a written form of its own. */
record WrittenOpening<S extends GameState<S, M>, M extends Move>(
        Function<RandomGenerator, S> positions, Function<S, String> form) implements Opening<S, M> {

    @Override
    public S open(RandomGenerator random) {
        return positions.apply(random);
    }

    @Override
    public String write(S state) {
        return form.apply(state);
    }
}
