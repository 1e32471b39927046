package io.mcts.imperfect;

import io.mcts.game.HiddenInformation;
import java.util.random.RandomGenerator;

/** The kinds of {@link Determinizer}. */
final class Determinizers {

    private Determinizers() {}

    record OfGame<S>() implements Determinizer<S> {

        @Override
        public void determinize(S state, int observer, RandomGenerator random) {
            if (state instanceof HiddenInformation hidden) {
                hidden.determinize(observer, random);
            }
        }

        @Override
        public String toString() {
            return "game";
        }
    }

    record Cheating<S>() implements Determinizer<S> {

        @Override
        public void determinize(S state, int observer, RandomGenerator random) {}

        @Override
        public String toString() {
            return "cheating";
        }
    }
}
