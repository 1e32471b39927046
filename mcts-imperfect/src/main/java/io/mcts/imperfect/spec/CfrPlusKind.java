package io.mcts.imperfect.spec;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.exact.CfrPlus;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchKind;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;

record CfrPlusKind() implements SearchKind {

    private static final String NAME = "cfr-plus";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return "solves a small game of two players with payoffs that sum to zero; only for exploit";
    }

    @Override
    public Set<Setting> settings() {
        return HiddenSettings.OF_SOLVERS;
    }

    @Override
    public Effort effort() {
        return HiddenSettings.EFFORT;
    }

    @Override
    public void check(Spec spec) {
        spec.budget();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Search<S, M> search(
            Spec spec, Game<S, M> game, Executor threads) {
        return new Solver<>(
                spec.timed().value(Setting.ITERATIONS, Quantities::smallNumber).orElseThrow());
    }

    private record Solver<S extends GameState<S, M>, M extends Move>(int iterations) implements Search<S, M> {

        @Override
        public FollowedGame<M> follow(S start, int player) {
            throw playsNoGames();
        }

        private static IllegalArgumentException playsNoGames() {
            return new IllegalArgumentException(
                    "'" + NAME
                            + "' solves a whole game and serves the command exploit only; use another preset for hidden information");
        }

        @Override
        public Search<S, M> withSeed(long seed) {
            return this;
        }

        @Override
        public void requireStart(S start) {
            throw playsNoGames();
        }

        @Override
        public Function<S, Map<M, Double>> strategy(S start, Budget budget) {
            CfrPlus<S, M> solver = ErrorMessages.within("'" + NAME + "': ", () -> CfrPlus.of(start));
            solver.iterate(iterations);
            return solver.policy()::probabilities;
        }
    }
}
